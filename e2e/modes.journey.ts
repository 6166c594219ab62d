import { modeOpenings } from '../content/companion/mode-openings.ts'
import { modes } from '../content/modes.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { openMode } from './mode-tools.ts'

test('every mode ends in talking it through', async ({ page }) => {
  await signUp(page)
  for (const mode of modes) {
    await page.goto(`/modes/${mode.id}`)
    await expect(page.getByRole('heading', { level: 1, name: mode.name })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    // Chat is the talk itself.
    if (mode.id !== 'chat') await page.getByRole('link', { name: 'Talk it through' }).click()
    await expect(page).toHaveURL(new RegExp(`/chat/${mode.id}$`))
    await expect(page.getByText(modeOpenings[mode.id])).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
  }
})

test('every mode fits a phone of 320 px with text twice as large', async ({ page }) => {
  await signUp(page)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const mode of modes) {
    await page.goto(`/modes/${mode.id}`)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, mode.id).toBeLessThanOrEqual(0)
  }
})

test('Eat: ideas from what is in the house, remembered', async ({ page }) => {
  await openMode(page, 'eat', 'Something for you')
  const ideas = page.getByRole('region', { name: 'Try one of these' }).getByRole('listitem')
  await expect(ideas).toHaveCount(3)
  await checkScreen(page, 'mode-eat')
  await page.getByText('What is in the house?').click()
  await page.getByRole('checkbox', { name: 'Bread or wraps' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: 'Eggs' }).check({ force: true })
  await page.getByRole('radio', { name: 'Five minutes' }).check({ force: true })
  await expect(ideas.first()).toContainText('Scrambled eggs on toast')
  await page.getByRole('checkbox', { name: 'Bread or wraps' }).uncheck({ force: true })
  await page.getByRole('checkbox', { name: 'Eggs' }).uncheck({ force: true })
  await page.getByRole('checkbox', { name: 'Rice' }).check({ force: true })
  await expect(page.getByText('Nothing fits exactly, so these are close.')).toBeVisible()
  await expect(ideas.first()).toContainText('Also needs:')
  await checkScreen(page, 'mode-eat-house')
  const before = await ideas.first().textContent()
  await page.getByRole('button', { name: 'Show me others' }).click()
  await expect(ideas.first()).not.toHaveText(before ?? '')
  await page.reload()
  await expect(page.getByText('What is in the house?Rice')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Five minutes' })).toBeChecked()
})

test('Connect: a message made in two taps, changed, copied, and ways to more people', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMode(page, 'connect', 'Ask my person')
  await checkScreen(page, 'mode-connect')
  await page.getByRole('radio', { name: 'A friend' }).check({ force: true })
  await page.getByRole('radio', { name: 'An ear' }).focus()
  await page.keyboard.press('ArrowRight')
  const message = page.getByLabel('Your message')
  await expect(message).toHaveValue(/^Hey lovely\. I’m running on empty\./)
  await expect(page.getByRole('button', { name: 'Copy' })).toBeInViewport()
  await page.getByRole('button', { name: 'Other words' }).click()
  await expect(message).toHaveValue(/^Hey lovely\. Big ask:/)
  await message.fill('Tea tomorrow?')
  await checkScreen(page, 'mode-connect-message')
  await page.getByRole('radio', { name: 'A neighbour' }).check({ force: true })
  await expect(message).toHaveValue('Tea tomorrow?')
  await page.reload()
  await expect(message).toHaveValue('Tea tomorrow?')
  await expect(page.getByRole('radio', { name: 'A neighbour' })).toBeChecked()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied. Paste it to your person.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Tea tomorrow?')
  await page.getByRole('link', { name: 'People you can ring' }).click()
  await expect(page).toHaveURL(/\/connect$/)
})

test('Connect: the phone’s share sheet gets the words, and closing it is no failure', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', {
      value: async ({ text }: ShareData) => {
        shared.push(text ?? '')
        throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await openMode(page, 'connect', 'Ask my person')
  await page.getByRole('radio', { name: 'My partner' }).check({ force: true })
  await page.getByRole('radio', { name: 'A meal' }).check({ force: true })
  const words = await page.getByLabel('Your message').inputValue()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual([words])
  await expect(page.getByText('Copied. Paste it to your person.')).toHaveCount(0)
})

test('grave words that stay on the phone bring the card at once, and nothing that urges her on', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await openMode(page, 'clear', 'Empty your head')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const card = page.getByRole('link', { name: /^Call 13 11 14/ })
  await page.getByLabel('What is in there?').fill('ring the school\nI want to die')
  await page.getByRole('button', { name: 'Sort it out' }).click()
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: /^Later/ }).click()
  await page.getByRole('button', { name: /^Now/ }).click()
  await expect(page.getByRole('heading', { name: 'This one is not for a list' })).toBeFocused()
  await expect(card).toBeVisible()
  await expect(page.getByText('First step')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Take it off the list' })).toBeVisible()
  await checkScreen(page, 'mode-clear-grave')
  await context.setOffline(false)

  await page.goto('/modes/connect')
  await page.getByRole('radio', { name: 'A friend' }).check({ force: true })
  await page.getByRole('radio', { name: 'An ear' }).check({ force: true })
  const message = page.getByLabel('Your message')
  await message.fill('I want to die')
  await expect(card).toBeVisible()
  await message.fill('Tea tomorrow?')
  await expect(card).toHaveCount(0)
})
