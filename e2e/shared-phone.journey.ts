import type { Page } from '@playwright/test'
import { dayIn } from '../contract/day.ts'
import { fill, isSave, save, savedOnServer } from './check-in.ts'
import { expect, signUp, test } from './journey.ts'

const hers = 'words of the first'

/** All that the browser keeps for the app, as text. */
const keptTexts = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

/** The first member has told her day and has a check-in that waits, which cannot be sent. */
async function leaveWordsBehind(page: Page): Promise<void> {
  await page.goto('/home')
  await page.getByRole('radio', { name: 'Flat' }).check({ force: true })
  await page.getByLabel('What is taking up your head?').fill(hers)
  await page.goto('/check-in')
  await page.route(isSave, (route) => route.abort())
  await fill(page, hers)
  await page.getByRole('button', save).click()
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toContainText(hers)
  expect(await keptTexts(page)).toContain(dayIn('Australia/Melbourne', new Date()))
}

/** No screen and no place of the phone has the first one's words, and none was sent as the second one's. */
async function findNothingOfTheFirst(page: Page): Promise<void> {
  await expect(page.getByText(hers)).toHaveCount(0)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Flat' })).not.toBeChecked()
  await expect(page.getByLabel('What is taking up your head?')).toHaveValue('')
  expect(await keptTexts(page)).not.toContain(hers)
  expect(await savedOnServer(page)).toEqual([])
}

test('a second member whose cookie came by another way finds nothing of the first, and nothing is sent as hers', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await leaveWordsBehind(page)
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signUp(page)
  await page.unroute(isSave)

  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await expect.poll(() => keptTexts(page)).not.toContain(hers)
  await findNothingOfTheFirst(page)
})

test('a tab that is open on the first member begins anew for the second', async ({ page, watch }) => {
  watch.allowConsoleErrors('net::ERR_')
  watch.allowConsoleErrors('401')
  await signUp(page)
  await leaveWordsBehind(page)
  await page.unroute(isSave)
  await signUp(page, { trial: false })
  // What waits tries at once, and is refused; the check that runs all along notices who is here.
  await page.evaluate(() => void dispatchEvent(new Event('online'))).catch(() => undefined)
  await expect.poll(() => keptTexts(page).catch(() => hers)).not.toContain(hers)
  await findNothingOfTheFirst(page)
})

test('a quick exit right after a deletion leaves nothing behind, and no way back for whoever comes next', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  // A deletion whose answer the page did not live to hear is sent again.
  watch.allowConsoleErrors('404')
  watch.allowHost('www.bom.gov.au')
  await context.route('https://www.bom.gov.au/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  )
  await signUp(page)
  const deleteAndLeave = async ({ unreachable = false } = {}) => {
    await page.goto('/check-in')
    await fill(page, hers)
    await page.getByRole('button', save).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: /^Delete/ }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    if (unreachable)
      await page.evaluate(() => {
        window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
      })
    await page.getByRole('link', { name: 'Quick exit: leave this site' }).click()
    await page.waitForURL('https://www.bom.gov.au/')
  }
  await deleteAndLeave()
  await expect.poll(() => savedOnServer(page)).toEqual([])

  await deleteAndLeave({ unreachable: true })
  await context.route(isSave, (route) => route.abort())
  expect(await savedOnServer(page)).toHaveLength(1)
  const listed = page.waitForResponse('**/api/check-ins?type=daily')
  await page.goto('/check-in')
  await (await listed).finished()
  await expect(page.getByRole('button', { name: /Check in (now|again)/ })).toBeVisible()
  await expect(page.getByText(hers)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await context.unroute(isSave)
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect.poll(() => savedOnServer(page)).toEqual([])
})
