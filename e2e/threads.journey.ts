import { checkScreen, expect, signUp, tapAndSave, test } from './journey.ts'
import { startTalk } from './talk.ts'

test('her chats: a new one, one saved, one deleted and brought back, and how long they are kept', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/threads')
  await expect(page.getByText('No chats yet')).toBeVisible()
  await checkScreen(page, 'threads-empty')
  await page.getByRole('button', { name: 'New chat' }).click()
  await page.waitForURL(/\/chat\/[\da-f-]{36}$/)
  await startTalk(page, 'bedtime took two hours again')
  await startTalk(page, 'my mum says I spoil her')

  await page.goto('/threads')
  const chats = page.getByRole('list', { name: 'Chats' }).getByRole('listitem')
  await expect(chats).toHaveCount(2)
  await expect(chats.first()).toContainText('My mum says I spoil her')
  await tapAndSave(page, page.getByRole('button', { name: 'Save Bedtime took two hours again' }))
  await checkScreen(page, 'threads-list')

  const remove = page.getByRole('button', { name: 'Delete My mum says I spoil her' })
  await remove.click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete this thread?' })
  await checkScreen(page, 'threads-delete')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(chats).toHaveCount(2)
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(chats).toHaveCount(1)
  const focused = page.getByRole('main').locator(':focus')
  await expect(focused).toContainText('Bedtime took two hours again')
  await expect(page.getByText('Chat deleted')).toBeVisible()
  await checkScreen(page, 'threads-undo')
  await page.reload()
  await expect(chats).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete Bedtime took two hours again' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(chats).toHaveCount(0)
  await expect(focused).toContainText('No chats yet')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(chats).toHaveText(/Bedtime took two hours again/)
  await expect(page.getByRole('button', { name: 'Save Bedtime took two hours again' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.getByText('7 days', { exact: true }).click()
  await tapAndSave(page, page.getByRole('button', { name: 'Keep for 7 days' }), 'PUT')
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()
})

test('how long chats are kept can be asked for again where it did not load', async ({ page, watch }) => {
  watch.allowConsoleErrors('429')
  await signUp(page)
  await page.route('**/api/chat-settings', (route) =>
    route.fulfill({ status: 429, json: { error: 'Please wait a moment.', code: 'too_many' } }),
  )
  await page.goto('/threads')
  await expect(page.getByText('Please wait a moment.')).toBeVisible()
  await checkScreen(page, 'threads-keep-failed')
  await page.unroute('**/api/chat-settings')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radio', { name: 'For ever' })).toBeChecked()
})
