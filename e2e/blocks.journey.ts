import { checkScreen, expect, signUp, test } from './journey.ts'

test('whom she has blocked stands under her data, and each can be taken back', async ({ page, watch }) => {
  watch.allowConsoleErrors('404')
  await signUp(page)
  const card = page.getByRole('region', { name: 'People you have blocked' })
  await page.goto('/account/privacy')
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  await expect(card).toHaveCount(0)

  for (const name of [
    'Bea',
    'Someone with a very long name who was once met in the village by the playground',
  ])
    await page.request.put(`/api/blocks/${crypto.randomUUID()}`, { data: { name } })
  await page.reload()
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await checkScreen(page, 'blocks')
  await card.getByRole('button', { name: /^Unblock Someone/ }).click()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await expect(card.getByRole('heading')).toBeFocused()

  await page.route('**/api/blocks/*', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
  await card.getByRole('button', { name: 'Unblock Bea' }).click()
  await expect(page.getByText('That did not work')).toBeVisible()
  await card.getByRole('button', { name: 'Unblock Bea' }).click()
  await expect(card.getByText('Nobody is blocked now.')).toBeVisible()
  await expect(card.getByRole('heading')).toBeFocused()
  await checkScreen(page, 'blocks-none')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  await expect(card).toHaveCount(0)
})
