import type { Locator, Page } from '@playwright/test'
import { checkScreen, expect, test } from './journey.ts'
import { openMode, stopTheClock } from './mode-tools.ts'

test('Clear: a full head is sorted, one thing is done, later is kept', async ({ page }) => {
  await openMode(page, 'clear', 'Empty your head')
  await page.getByRole('button', { name: 'Sort it out' }).click()
  await expect(page.getByRole('alert').getByText('Put one thing in first. Any size.')).toBeVisible()
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
  await expect(page.getByRole('button', { name: /^Now/ })).toBeEnabled()
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
  const reread = page.waitForResponse('**/api/reminders')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Later' }).getByText('winter coats')).toBeVisible()
  // Of what is not read yet there may be a reminder, which would have to be deleted.
  await reread
  await page.getByRole('button', { name: 'Remove: winter coats' }).click()
  await expect(page.getByText('Taken off the list.')).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await page.getByRole('button', { name: 'Done: winter coats' }).click()
  await expect(page.getByText('Done. One less to carry.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('What is in there?')).toBeVisible()
  await expect(page.getByText('winter coats')).toHaveCount(0)
})

test('Clear: what is put back brings back nothing else', async ({ page }) => {
  await openMode(page, 'clear', 'Empty your head')
  await page.getByLabel('What is in there?').fill('ring the school\nwinter coats')
  await page.getByRole('button', { name: 'Sort it out' }).click()
  await page.getByRole('button', { name: /^Now/ }).click()
  await page.getByRole('button', { name: /^Later/ }).click()
  await page.getByRole('button', { name: 'Remove: winter coats' }).click()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByRole('list', { name: 'Later' })).toContainText('winter coats')
  await expect(page.getByText('ring the school')).toHaveCount(0)
})

/** Has 'winter coats' come back on the weekend, and answers what says so. */
async function setAReminder(page: Page): Promise<Locator> {
  await openMode(page, 'clear', 'Empty your head')
  await page.getByLabel('What is in there?').fill('winter coats')
  await page.getByRole('button', { name: 'Sort it out' }).click()
  await page.getByRole('button', { name: /^Later/ }).click()
  await page.getByRole('button', { name: 'Remind me: winter coats' }).click()
  await page.getByRole('radio', { name: 'The weekend' }).check({ force: true })
  await page.getByRole('button', { name: 'Set reminder' }).click()
  const isSet = page.getByRole('button', { name: /Change the time: winter coats/ })
  await expect(isSet).toBeVisible()
  return isSet
}

test('Clear: what is put back keeps its reminder, what is done loses it', async ({ page }) => {
  const isSet = await setAReminder(page)
  await page.getByRole('button', { name: 'Done: winter coats' }).click()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(isSet).toBeVisible()
  await page.reload()
  await expect(isSet).toBeVisible()

  // The deletion does not overtake the mark that goes out before it, however slow that is.
  const left = Promise.withResolvers<void>()
  await page.route('**/api/reminders/*', async (route) => {
    if (route.request().method() === 'PATCH') await left.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Done: winter coats' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Hi / })).toBeVisible()
  const marked = page.waitForResponse((response) => response.request().method() === 'PATCH')
  left.resolve()
  expect((await marked).status()).toBe(200)
  await expect.poll(async () => (await page.request.get('/api/reminders')).json()).toEqual({ reminders: [] })
})

test('Clear: a line that goes elsewhere after all takes its reminder along', async ({ page }) => {
  const isSet = await setAReminder(page)
  await page.getByRole('button', { name: 'Undo the last one' }).click()
  await page.getByRole('button', { name: /^Later/ }).click()
  await expect(isSet).toBeVisible()

  await page.getByRole('button', { name: 'Undo the last one' }).click()
  await page.getByRole('button', { name: /^Let go/ }).click()
  await expect(page.getByText('One thing let go.')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await expect.poll(async () => (await page.request.get('/api/reminders')).json()).toEqual({ reminders: [] })
})

test('Clear: of two tabs neither overwrites the other', async ({ page, context }) => {
  await openMode(page, 'clear', 'Empty your head')
  const other = await context.newPage()
  await other.goto('/modes/clear')
  const keep = async (tab: Page, line: string) => {
    await tab.getByLabel('What is in there?').fill(line)
    await tab.getByRole('button', { name: 'Sort it out' }).click()
    await tab.getByRole('button', { name: /^Later/ }).click()
    await expect(tab.getByRole('list', { name: 'Later' })).toContainText(line)
  }
  await keep(other, 'winter coats')
  await keep(page, 'ring the school')
  const both = ['winter coats', 'ring the school']
  for (const tab of [page, other])
    for (const line of both) await expect(tab.getByRole('list', { name: 'Later' })).toContainText(line)
})

test('Clear: two quick taps sort one line, and the next is there to be read', async ({ page }) => {
  await openMode(page, 'clear', 'Empty your head')
  await page.getByLabel('What is in there?').fill('ring the school\nwinter coats\nthe car')
  await page.getByRole('button', { name: 'Sort it out' }).click()
  const letGo = page.getByRole('button', { name: /^Let go/ })
  await letGo.dblclick()
  await expect(page.getByText('2 to go')).toBeVisible()
  await letGo.click()
  const last = page.getByText('The last one', { exact: true })
  await expect(last).toBeVisible()

  await page.getByRole('button', { name: 'Undo the last one' }).click()
  await expect(letGo).toBeEnabled()
  await stopTheClock(page)
  await letGo.click()
  await page.clock.runFor(300)
  await letGo.click({ force: true })
  await expect(last).toBeVisible()
  await page.clock.runFor(200)
  await letGo.click()
  await expect(last).toHaveCount(0)
})

test('Clear: where the phone can keep nothing, she is told', async ({ page }) => {
  await openMode(page, 'clear', 'Empty your head')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByLabel('What is in there?').fill('winter coats')
  await page.getByRole('button', { name: 'Sort it out' }).click()
  await expect(page.getByText('This can’t be kept')).toBeVisible()
  await page.getByRole('button', { name: /^Later/ }).click()
  await expect(page.getByRole('list', { name: 'Later' })).toContainText('winter coats')
})

test('Clear: the only thing done, and all of it for later, lead back to the start with a word', async ({
  page,
}) => {
  await openMode(page, 'clear', 'Empty your head')
  const start = page.getByRole('heading', { name: 'Empty your head' })
  const sort = async (line: string, where: RegExp) => {
    await page.getByLabel('What is in there?').fill(line)
    await page.getByRole('button', { name: 'Sort it out' }).click()
    await page.getByRole('button', { name: where }).click()
  }
  await sort('ring the school', /^Now/)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(start).toBeFocused()
  await expect(page.getByRole('status').getByText('Done. One less to carry.')).toBeVisible()
  await sort('winter coats', /^Later/)
  await expect(start).toBeFocused()
  await expect(page.getByRole('status').getByText('It can all wait.')).toBeVisible()
  await checkScreen(page, 'mode-clear-all-later')
  await sort('the car', /^Now/)
  await page.getByRole('button', { name: 'Later', exact: true }).click()
  await expect(start).toBeFocused()
})
