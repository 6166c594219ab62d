import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, signUp, test } from './journey.ts'
import { openMode } from './mode-tools.ts'
import { choose, getTip } from './you-today.ts'

/** Taps on this button, and as soon as the page says these words at that point again, or on a button of this name that came up. */
async function tapTwice(page: Page, button: Locator, words: string, other?: string): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.evaluate(
    ({ left, top, message, other }) => {
      const there = () => document.elementFromPoint(left, top)
      const named = () =>
        [...document.querySelectorAll('button')].find((each) =>
          [each.textContent, each.ariaLabel].includes(other ?? ''),
        )
      const tap = (on: Element | null | undefined) =>
        on?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
      const watching = new MutationObserver(() => {
        if (!document.body.innerText.includes(message)) return
        watching.disconnect()
        tap(other ? named() : there())
        document.body.dataset.tapped = 'twice'
      })
      delete document.body.dataset.tapped
      watching.observe(document.body, { childList: true, subtree: true, attributes: true })
      tap(there())
    },
    { left: x + width / 2, top: y + height / 2, message: words, other },
  )
  await expect(page.locator('body')).toHaveAttribute('data-tapped', 'twice')
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

async function tell(page: Page, words: string): Promise<string> {
  const id = randomUUID()
  const responses = { energy: 3, mood: 3, stress: 3, prompt: '', promptResponse: words }
  const data = { answered_at: new Date().toISOString(), answers: { type: 'daily', responses } }
  expect((await page.request.put(`/api/check-ins/${id}`, { data })).ok()).toBe(true)
  return id
}

test('two quick taps on the bin of a check-in delete it, and one on Undo brings it back', async ({
  page,
}) => {
  await signUp(page)
  await tell(page, 'a walk')
  await page.goto('/check-in')
  await tapTwice(page, page.getByRole('button', { name: /^Delete/ }), 'Check-in deleted.')
  await expect(undo(page)).toBeEnabled()
  await undo(page).tap()
  await expect(page.getByText('a walk')).toBeVisible()
})

test('two quick taps on the bin of a reminder delete it', async ({ page }) => {
  await signUp(page)
  const data = { text: 'book the dentist', due: '2040-01-02T09:00' }
  await page.request.put(`/api/reminders/${randomUUID()}`, { data })
  await page.goto('/account/reminders')
  await tapTwice(page, page.getByRole('button', { name: 'Delete: book the dentist' }), 'Reminder deleted.')
  await expect(undo(page)).toBeEnabled()
})

test('two quick taps on a star take away that one alone, and leave the way back', async ({ page }) => {
  await signUp(page)
  for (const words of ['a walk', 'a swim', 'a nap']) {
    const id = await tell(page, words)
    await page.request.patch(`/api/check-ins/${id}`, { data: { is_starred: true } })
  }
  await page.goto('/saved')
  const starred = page.getByRole('region', { name: 'Starred check-ins' }).getByRole('listitem')
  await expect(starred).toHaveCount(3)
  await tapTwice(page, starred.first().getByRole('button'), 'Star removed')
  await expect(starred).toHaveCount(2)
  for (const name of ['Undo', 'Dismiss message']) {
    await page.getByRole('button', { name: 'Dismiss message' }).click()
    await tapTwice(page, starred.first().getByRole('button'), 'Star removed', name)
    await expect(undo(page)).toBeEnabled()
  }
  await expect(starred).toHaveCount(0)
})

test('a quick tap on the question about a day as it comes up does not answer it', async ({ page }) => {
  await signUp(page)
  await page.goto('/home')
  await choose(page, 'Flat', 'Low')
  await page.getByRole('button', getTip).click()
  await expect(page.getByRole('button', { name: 'Something changed?' })).toBeVisible()
  await page.goto('/insights')
  await page.getByText('What you told in You Today').click()
  const bin = page.getByRole('button', { name: /^Delete \w+day/ })
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
  await tapTwice(page, bin, 'Delete this day?', 'Delete')
  await expect(confirm).toBeEnabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(bin).toBeVisible()
})

test('two quick taps on what can wait take one thing off the list', async ({ page }) => {
  await openMode(page, 'clear', 'Empty your head')
  await page.getByLabel('What is in there?').fill('winter coats\nthe dentist\nthe rego')
  await page.getByRole('button', { name: 'Sort it out' }).click()
  for (const left of ['3 to go', '2 to go', 'The last one']) {
    await expect(page.getByText(left, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Later/ }).click()
  }
  const later = page.getByRole('list', { name: 'Later' }).getByRole('listitem')
  await expect(later).toHaveCount(3)
  const remove = (name: string) => page.getByRole('button', { name: `Remove: ${name}` })
  await tapTwice(page, remove('winter coats'), 'Taken off the list.', 'Remove: the dentist')
  await expect(remove('the dentist')).toBeEnabled()
  await expect(later).toHaveCount(2)
  await tapTwice(page, remove('the dentist'), 'Taken off the list.', 'Put it back')
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeEnabled()
  await expect(later).toHaveCount(1)
})
