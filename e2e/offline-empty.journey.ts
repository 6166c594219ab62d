import { checkScreen, expect, signUp, tapAndSave, test } from './journey.ts'
import { loseNetwork, storeApp } from './no-network.ts'
import { startTalk } from './talk.ts'

test.use({ withWorker: true })

test('what was empty is so without a network, until she has put something there', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const isEmpty = page.getByText('Nothing saved yet.')
  const noCheckIns = page.getByText('Your check-ins show up here, each with its reply.')
  const again = page.getByRole('button', { name: 'Try again' })
  await page.goto('/check-in')
  await expect(noCheckIns).toBeVisible()
  await page.goto('/saved')
  await expect(isEmpty).toBeVisible()
  await storeApp(page)
  await expect(isEmpty).toBeVisible()

  await loseNetwork(page, context)
  await page.reload()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(isEmpty).toBeVisible()
  await expect(again).toHaveCount(0)
  await checkScreen(page, 'saved-empty-offline')
  await page.goto('/check-in')
  await expect(noCheckIns).toBeVisible()
  await expect(again).toHaveCount(0)
  await checkScreen(page, 'check-in-empty-offline')
  await page.goto('/weekly-reset')
  await expect(again).toBeVisible()

  await context.setOffline(false)
  const id = await startTalk(page, 'she laughed at the dog')
  await page.goto(`/chat/${id}`)
  // It is saved, and the list that has it never comes.
  await page.evaluate(() => {
    const send = window.fetch
    window.fetch = async (input, init) => {
      if (input !== '/api/saved/threads') return send(input, init)
      document.body.dataset.asked = 'true'
      throw new TypeError('lost')
    }
  })
  await tapAndSave(page, page.getByRole('button', { name: 'Save this chat' }))
  await expect(page.locator('[data-asked]')).toBeAttached()
  await loseNetwork(page, context)
  await page.goto('/saved')
  await expect(again).toHaveCount(1)
  await expect(isEmpty).toBeHidden()

  await context.setOffline(false)
  const chats = page.getByRole('region', { name: 'Saved chats' }).getByRole('listitem')
  await expect(chats).toHaveCount(1)
  await loseNetwork(page, context)
  await page.reload()
  await expect(chats).toHaveCount(1)
  await expect(again).toHaveCount(0)
})
