import type { Page } from '@playwright/test'
import { modes } from '../content/modes.ts'
import type { ModeId } from '../contract/options.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'

/** Signs up, opens a mode with the page's clock in our hands, and waits until its tool is there. */
async function openMode(page: Page, mode: ModeId, heading: string): Promise<void> {
  await signUp(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/modes/${mode}`)
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

/** From here on time on the page moves only when `page.clock` says so. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('every mode ends in talking it through', async ({ page }) => {
  await signUp(page)
  for (const mode of modes) {
    await page.goto(`/modes/${mode.id}`)
    await expect(page.getByRole('heading', { level: 1, name: mode.name })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Talk it through' }).click()
    await expect(page).toHaveURL(new RegExp(`/chat/${mode.id}$`))
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

test('Reset: two minutes of breath in a rhythm of her choice, by keyboard', async ({ page }) => {
  await openMode(page, 'reset', 'Breathe with the circle')
  await checkScreen(page, 'mode-reset')
  await page.getByRole('radio', { name: 'Long out' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Square' })).toBeChecked()
  await expect(page.getByText(/Light-headed or pregnant/)).toBeVisible()
  await stopTheClock(page)
  await page.getByRole('button', { name: 'Start breathing' }).focus()
  await page.keyboard.press('Enter')
  for (const [seconds, cue] of [
    [0, 'Breathe in'],
    [4, 'Hold'],
    [4, 'Breathe out'],
    [4, 'Rest'],
    [4, 'Breathe in'],
  ] as const) {
    await page.clock.runFor(seconds * 1000)
    await expect(page.getByText(cue, { exact: true })).toBeVisible()
  }
  await page.clock.runFor(104_000)
  await expect(page.getByText(/That was your two minutes/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Ready when you are')).toBeVisible()
})

test('Relief: five senses by tapping, then squeeze and let go by the clock', async ({ page }) => {
  await openMode(page, 'relief', '5-4-3-2-1: back to here')
  await checkScreen(page, 'mode-relief')
  await page.getByRole('button', { name: 'Start with five' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Five things you can see' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible()
  await checkScreen(page, 'mode-relief-grounding')
  await page.getByRole('button', { name: 'Next sense' }).click()
  await expect(page.getByRole('heading', { name: 'Four things you can touch' })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Found one' }).focus()
  for (let found = 0; found < 15; found++) await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You are here' })).toBeVisible()

  await stopTheClock(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hands: Squeeze' })).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByRole('heading', { name: 'Hands: Let go' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('heading', { name: 'Shoulders: Squeeze' })).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.getByText(/That’s all of you/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go again' })).toBeVisible()
})

test('Clear: a full head is sorted, one thing is done, later is kept', async ({ page }) => {
  await openMode(page, 'clear', 'Empty your head')
  await page.getByRole('button', { name: 'Sort it out' }).click()
  await expect(page.getByText('Put one thing in first. Any size.')).toBeVisible()
  await checkScreen(page, 'mode-clear')
  await page
    .getByLabel('What is in there?')
    .fill('- ring the school\n\n- winter coats\n- what she said at pick-up')
  await page.reload()
  await page.getByRole('button', { name: 'Sort it out' }).click()
  await expect(page.getByRole('heading', { name: 'Where does this one go?' })).toBeFocused()
  await expect(page.getByText('3 to go')).toBeVisible()
  await checkScreen(page, 'mode-clear-sort')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Let go/ }).click()
  await page.getByRole('button', { name: 'Undo the last one' }).click()
  await expect(page.getByText('winter coats')).toBeVisible()
  await page.getByRole('button', { name: /^Later/ }).click()
  await page.getByRole('button', { name: /^Let go/ }).click()

  await expect(page.getByRole('heading', { name: 'Just this one, for now' })).toBeFocused()
  await expect(page.getByText('ring the school')).toBeVisible()
  await expect(page.getByText(/Find the number and put it on the screen/)).toBeVisible()
  await expect(page.getByText('One thing let go. It’s off your plate.')).toBeVisible()
  await checkScreen(page, 'mode-clear-sorted')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Just this one, for now' })).toBeFocused()
  await page.getByRole('button', { name: 'Start a fresh list' }).click()
  await expect(page.getByRole('heading', { name: 'Empty your head' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Later' }).getByText('winter coats')).toBeVisible()
  await page.getByRole('button', { name: 'Remove: winter coats' }).click()
  await expect(page.getByText('Taken off the list.')).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await page.getByRole('button', { name: 'Done: winter coats' }).click()
  await expect(page.getByText('Done. One less to carry.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('What is in there?')).toBeVisible()
  await expect(page.getByText('winter coats')).toHaveCount(0)
})

test('Sleep: the screen goes dark, breathes, and a tap leaves', async ({ page }) => {
  await openMode(page, 'sleep', 'Wind down')
  await checkScreen(page, 'mode-sleep')
  await stopTheClock(page)
  const start = page.getByRole('button', { name: 'Dim the screen' })
  await start.focus()
  await page.keyboard.press('Enter')
  const dark = page.getByRole('dialog', { name: 'Wind down' })
  await expect(dark.getByText('Breathe in')).toBeVisible()
  await expect(dark.getByText('You can stop being needed for a minute.')).toBeVisible()
  const background = await dark.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(background).toBe('rgb(20, 13, 13)')
  await page.clock.runFor(4000)
  await expect(dark.getByText('Breathe out')).toBeVisible()
  await page.clock.runFor(26_000)
  await expect(dark.getByText('Let the bed, or the chair, hold all of you.')).toBeVisible()
  await page.clock.resume()
  await checkScreen(page, 'mode-sleep-dark')
  await page.mouse.click(40, 120)
  await expect(dark).toHaveCount(0)
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dark).toHaveCount(0)
  await expect(start).toBeFocused()
})

test('Sleep: a guess at the next nap, for her active child or any age', async ({ page }) => {
  await signUp(page)
  const born = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const child = (id: string, name: string, days: number) => ({
    id,
    name,
    birthdate: born(days),
    notes: null,
    sensitivities: [],
    allergies: [],
    notification_prefs: { notify_wake: true, notify_bedtime: true },
  })
  const [noa, ari] = [crypto.randomUUID(), crypto.randomUUID()]
  const about = {
    first_name: 'Ana',
    timezone: 'Australia/Melbourne',
    season: null,
    focus: null,
    notes: null,
    allow_real_talk_push: false,
  }
  const saved = await page.request.post('/api/onboarding', {
    data: { about, children: [child(noa, 'Noa', 250), child(ari, 'Ari', 900)] },
  })
  expect(saved.ok()).toBe(true)
  await page.goto('/modes/sleep')
  await expect(page.getByRole('radio', { name: 'Noa, 8 months' })).toBeChecked()
  await page.getByLabel('Awake since').fill('06:30')
  await expect(page.getByText('Maybe between 9:00 am and 11:00 am')).toBeVisible()
  await page.getByRole('radio', { name: 'Another age' }).check({ force: true })
  await page.getByLabel('How old?').selectOption('1 to 3 months')
  await expect(page.getByText('Maybe between 7:30 am and 8:30 am')).toBeVisible()
  await checkScreen(page, 'mode-sleep-naps')

  await page.evaluate((id) => localStorage.setItem('activeChildId', id), ari)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Ari, 2 years' })).toBeChecked()
  await expect(page.getByText(/One nap in the middle of the day/)).toBeVisible()
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
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied. Paste it to your person.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Tea tomorrow?')
  await page.getByRole('link', { name: 'More ways to find your people' }).click()
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

test('Rediscover: up to five words, her own among them, kept on the phone', async ({ page }) => {
  await openMode(page, 'rediscover', 'Which words feel like you?')
  await checkScreen(page, 'mode-rediscover')
  const own = page.getByLabel('A word of your own')
  await own.fill('calm')
  await own.press('Enter')
  await expect(page.getByText('That word is here already.')).toBeVisible()
  await own.fill('Salt water')
  await own.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Salt water' })).toBeChecked()
  for (const word of ['Playful', 'Curious', 'Calm', 'Funny']) {
    await page.getByRole('checkbox', { name: word }).focus()
    await page.keyboard.press('Space')
  }
  await expect(page.getByText('5 of 5 picked')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Brave' }).click({ force: true })
  await expect(page.getByText('Five is the most. Take one out first.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Brave' })).not.toBeChecked()
  await expect(page.getByRole('list', { name: 'This sounds like you' }).getByRole('listitem')).toHaveText([
    'Salt water',
    'Playful',
    'Curious',
    'Calm',
    'Funny',
  ])
  await page.getByRole('button', { name: 'Another one' }).click()
  await expect(page.getByRole('heading', { name: 'One tiny bit of it today: Playful' })).toBeVisible()
  await page.getByRole('heading', { name: 'This sounds like you' }).scrollIntoViewIfNeeded()
  await checkScreen(page, 'mode-rediscover-chosen')
  await page.reload()
  await expect(page.getByText('5 of 5 picked')).toBeVisible()
  const salt = page.getByRole('checkbox', { name: 'Salt water' })
  await salt.uncheck({ force: true })
  await expect(page.getByText('4 of 5 picked')).toBeVisible()
  await salt.check({ force: true })
  await expect(page.getByText('5 of 5 picked')).toBeVisible()
})

test('Chat: a borrowed line stands in the message box, after what she had typed', async ({ page }) => {
  await openMode(page, 'chat', 'Not sure how to start?')
  await checkScreen(page, 'mode-chat')
  await page.getByRole('button', { name: 'Today was a lot.' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/chat\/chat$/)
  const box = page.getByRole('textbox', { name: 'Your message' })
  await expect(box).toHaveValue('Today was a lot.')
  await box.fill('she bit me')
  await page.goBack()
  await page.getByRole('button', { name: 'Show me others' }).click()
  await page.getByRole('button', { name: 'I’m so tired I can’t think straight.' }).click()
  await expect(box).toHaveValue('she bit me\nI’m so tired I can’t think straight.')
})

test('the tools work with the network gone', async ({ page, context, watch }) => {
  watch.allowConsoleErrors('net::ERR_')
  await openMode(page, 'clear', 'Empty your head')
  await context.setOffline(true)
  await page.getByLabel('What is in there?').fill('ring Mum')
  await page.getByRole('button', { name: 'Sort it out' }).click()
  await page.getByRole('button', { name: /^Now/ }).click()
  await expect(page.getByRole('heading', { name: 'Just this one, for now' })).toBeVisible()
})
