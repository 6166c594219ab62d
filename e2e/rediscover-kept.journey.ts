import { checkScreen, expect, signUp, test } from './journey.ts'
import { loseNetwork, storeApp, unreachable } from './no-network.ts'
import { answered, asks, begin, next, nextAndSave, otherPhone, pick } from './rediscover-steps.ts'

test.describe('without a network', () => {
  test.use({ withWorker: true })

  test('in the middle of an exercise nothing is lost, and what was said elsewhere is not overwritten', async ({
    page,
    context,
    browser,
    watch,
  }) => {
    watch.allowConsoleErrors(unreachable)
    watch.allowConsoleErrors('409')
    const { email } = await signUp(page)
    await begin(page)
    await storeApp(page)
    await pick(page, 'radio', 'Mum guilt')
    await nextAndSave(page)
    await asks(page, 'How should this talk to you?')
    await page.goto('/rediscover?step=hope')
    const box = page.getByLabel('The first small thing')
    await box.fill('tea')
    await page.waitForLoadState('networkidle')
    await loseNetwork(page, context)
    await box.fill('tea, hot')
    await page.reload()
    await expect(box).toHaveValue('tea, hot')
    await next(page)
    await asks(page, 'Where you are')
    await expect(page.getByText('tea, hot')).toBeVisible()

    // Meanwhile she answers the same on another phone.
    const other = await otherPhone(browser, email)
    await other.goto('/rediscover?step=hope')
    await other.getByLabel('The first small thing').fill('a whole song')
    await nextAndSave(other)
    await other.context().close()

    await context.setOffline(false)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page
      .getByRole('link', { name: 'Have a look' })
      .or(page.getByRole('link', { name: 'Change: Say these weeks went well' }))
      .first()
      .click()
    const two = page.getByRole('alert').filter({ hasText: 'You answered this in two places' })
    await expect(two).toContainText('tea, hot')
    await expect(two).toContainText('a whole song')
    await checkScreen(page, 'rediscover-two-versions')
    const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    await two.getByRole('button', { name: 'Keep this one' }).click()
    await kept
    await expect(two).toHaveCount(0)
    await expect(box).toHaveValue('tea, hot')
  })
})

test('grave words bring the card while she types, and it stays with what she said; two tabs are one', async ({
  page,
  context,
}) => {
  await signUp(page)
  await begin(page)
  await page.goto('/rediscover?step=thought')
  await page.getByLabel('The thought, as it sounds').fill('I want to die')
  const card = page.getByRole('link', { name: /^Call 13 11 14/ }).first()
  await expect(card).toBeVisible()
  await nextAndSave(page)
  await asks(page, 'Hold it up to the light')
  await expect(card).toBeVisible()
  await page.goto('/rediscover?step=end-reframe')
  await expect(page.getByText('It matters more than any exercise.')).toBeVisible()

  // What she types in one tab stands in the other, and is said once.
  const leavesOut = 'What does the thought leave out?'
  await page.goto('/rediscover?step=light')
  const second = await context.newPage()
  await second.goto('/rediscover?step=light')
  await second.getByLabel(leavesOut).fill('how tired they are')
  await expect(page.getByLabel(leavesOut)).toHaveValue('how tired they are')
  await page.getByLabel(leavesOut).fill('how tired they are too')
  await expect(second.getByLabel(leavesOut)).toHaveValue('how tired they are too')
  await nextAndSave(second)
  await asks(second, 'Say it a truer way')
  await expect(page.getByLabel(leavesOut)).toHaveValue('how tired they are too')
  await second.close()

  // She may throw it all away and begin anew.
  await page.goto('/rediscover')
  await page.getByRole('button', { name: 'Delete this one and start over' }).click()
  const gone = answered(page, 'DELETE')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  expect((await gone).ok()).toBe(true)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await asks(page, 'What is loudest for you right now?')
})
