import { randomUUID } from 'node:crypto'
import { checkScreen, expect, openAndHear, signUp, tapAndSave, test } from './journey.ts'
import { allAnswered, pressEnter, startTalk } from './talk.ts'

test('what did not load is said once, and asked for once more as a whole', async ({ page, watch }) => {
  watch.allowConsoleErrors('500')
  await signUp(page)
  await page.route('**/api/saved/*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/saved')
  const failed = page.getByText("We couldn't load all that you saved. Please try again.")
  await expect(failed).toHaveCount(4)
  await expect(failed.filter({ visible: true })).toHaveCount(1)
  await checkScreen(page, 'saved-not-loaded')
  await page.unroute('**/api/saved/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
})

test('what she keeps is found again, let go, and brought back', async ({ page }) => {
  await signUp(page)
  await page.goto('/saved')
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  await checkScreen(page, 'saved-empty')

  const id = await startTalk(page, 'she laughed at the dog')
  await page.goto(`/chat/${id}`)
  for (const name of ['Save this chat', 'Star your message', "Star the companion's message"])
    await tapAndSave(page, page.getByRole('button', { name }))
  await checkScreen(page, 'chat-starred')

  await page.goto('/saved')
  const chats = page.getByRole('region', { name: 'Saved chats' }).getByRole('listitem')
  const messages = page.getByRole('region', { name: 'Starred messages' }).getByRole('listitem')
  await expect(chats).toHaveText(/She laughed at the dog/)
  await expect(messages).toHaveCount(2)
  await expect(page.getByText('Nothing saved yet.')).toBeHidden()
  await checkScreen(page, 'saved')

  await tapAndSave(page, page.getByRole('button', { name: 'Remove the star from she laughed at the dog' }))
  await expect(messages).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Starred messages' })).toBeFocused()
  await tapAndSave(page, page.getByRole('button', { name: 'Undo' }))
  await expect(messages).toHaveCount(2)
  await tapAndSave(page, page.getByRole('button', { name: 'Save She laughed at the dog' }))
  await expect(chats).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await checkScreen(page, 'saved-undo')
  await tapAndSave(page, page.getByRole('button', { name: 'Undo' }))
  await expect(chats).toHaveCount(1)

  await page.goto('/saved?preview=true')
  await expect(messages).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await checkScreen(page, 'saved-preview')
  await page.getByRole('link', { name: 'See everything saved' }).click()
  await expect(page.getByRole('button', { name: /^Remove the star from .+/ })).toHaveCount(2)
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('Saved never says that it is empty before it has looked again', async ({ page, watch }) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await openAndHear(page, '/saved')
  const isEmpty = page.getByText('Nothing saved yet.')
  await expect(isEmpty).toBeVisible()
  await page.getByRole('link', { name: 'Start a Conversation' }).click()
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('she laughed at the dog')
  await pressEnter(page)
  await allAnswered(page)

  const lost = Promise.withResolvers<void>()
  await page.route('**/api/saved/*', async (route) => {
    await lost.promise
    await route.abort()
  })
  for (const name of ['Save this chat', 'Star your message'])
    await tapAndSave(page, page.getByRole('button', { name }))
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Saved', exact: true })).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(2)
  await expect(isEmpty).toBeHidden()
  lost.resolve()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(1)
  await expect(isEmpty).toBeHidden()
  await page.unroute('**/api/saved/*')
  await again.click()
  await expect(page.getByRole('region', { name: 'Starred messages' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Saved chats' }).getByRole('listitem')).toHaveCount(1)
})

test('a chat that is saved while it is still opening opens', async ({ page }) => {
  await signUp(page)
  const id = await startTalk(page, 'she laughed at the dog')
  const saved = Promise.withResolvers<void>()
  await page.route(`**/api/threads/${id}`, async (route) => {
    if (route.request().method() === 'GET') await saved.promise
    await route.continue().catch(() => {})
  })
  await page.goto(`/chat/${id}`)
  await tapAndSave(page, page.getByRole('button', { name: 'Save this chat' }))
  saved.resolve()
  await expect(page.getByRole('log')).toContainText('she laughed at the dog')
  await expect(page.getByRole('button', { name: 'Save this chat' })).toHaveAttribute('aria-pressed', 'true')
})

test('twelve saved chats are shown, and all of them when she asks', async ({ page }) => {
  await signUp(page)
  for (let count = 1; count <= 14; count += 1) {
    const id = await startTalk(page, `day ${count}`)
    await page.request.patch(`/api/threads/${id}`, { data: { is_saved: true } })
  }
  await page.goto('/saved')
  const chats = page.getByRole('region', { name: 'Saved chats' }).getByRole('listitem')
  await expect(chats).toHaveCount(12)
  await expect(chats.first()).toContainText('Day 14')
  await page.getByRole('button', { name: 'Show 2 more' }).click()
  await expect(chats).toHaveCount(14)
  await expect(chats.nth(12).getByRole('link')).toBeFocused()
})

test('where there may be more than is shown, it says so and leads to the rest', async ({ page }) => {
  await signUp(page)
  const star = { data: { is_starred: true } }
  await Promise.all(
    Array.from({ length: 21 }, async (_, index) => {
      const id = await startTalk(page, `day ${index + 1}`)
      const chat = await page.request.get(`/api/threads/${id}`)
      const { messages } = (await chat.json()) as { messages: { id: string }[] }
      await page.request.patch(`/api/messages/${messages[0]?.id}`, star)
      await page.request.patch(`/api/threads/${id}`, { data: { is_saved: true } })
    }),
  )
  const responses = { energy: 3, mood: 3, stress: 3, prompt: '', promptResponse: 'a walk' }
  const data = { answered_at: new Date().toISOString(), answers: { type: 'daily', responses } }
  for (let count = 1; count <= 13; count += 1) {
    const path = `/api/check-ins/${randomUUID()}`
    await page.request.put(path, { data })
    await page.request.patch(path, star)
  }

  await page.goto('/saved')
  const section = (name: string) => page.getByRole('region', { name })
  await expect(section('Starred check-ins').getByRole('listitem')).toHaveCount(12)
  await expect(section('Starred check-ins').getByText(/^The newest 12 are here/)).toBeVisible()
  await expect(section('Starred messages').getByRole('listitem')).toHaveCount(20)
  await expect(section('Starred messages').getByText(/^The newest 20 are here/)).toBeVisible()
  await section('Saved chats').getByRole('button', { name: 'Show 8 more' }).click()
  await expect(section('Saved chats').getByRole('listitem')).toHaveCount(20)
  const note = section('Saved chats').getByText(/^The 20 you saved last are here/)
  await note.scrollIntoViewIfNeeded()
  await checkScreen(page, 'saved-full')
  await section('Saved chats').getByRole('link', { name: 'All chats' }).click()
  await expect(page.getByRole('button', { name: /^Save Day/, pressed: true })).toHaveCount(21)
  await page.goBack()
  await section('Starred check-ins').getByRole('link', { name: 'Go to check-in' }).click()
  await expect(page.getByRole('button', { name: /^Star the check-in/, pressed: true })).toHaveCount(13)

  await page.goto('/saved?preview=true')
  await expect(section('Starred messages').getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText(/are here\. Any older/)).toHaveCount(0)
})

test('on a slow line, a star that she tapped a few times before she left is as she tapped it last', async ({
  page,
}) => {
  await signUp(page)
  const id = await startTalk(page, 'she laughed at the dog')
  const besideScreens = page.waitForResponse(/background/)
  await page.goto(`/chat/${id}`)
  const star = page.getByRole('log').locator('button[aria-pressed]').first()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await (await besideScreens).finished()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const send = window.fetch
    // Still on its way when she leaves, and it never arrives.
    window.fetch = (input, init) => {
      if (init?.method !== 'PATCH') return send(input, init)
      window.fetch = send
      return new Promise(() => {})
    }
  })
  for (const pressed of ['true', 'false', 'true']) {
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', pressed)
  }
  await page.goto('/welcome')
  const starred = async () => (await (await page.request.get('/api/saved/messages')).json()).messages.length
  await expect.poll(starred).toBe(1)
})
