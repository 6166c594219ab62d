import type { Page } from '@playwright/test'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { allAnswered, pressEnter, startTalk } from './talk.ts'

/** Keeps the stream of events away, so that she learns of what happens elsewhere only from what she does herself. */
const withoutLive = (page: Page) => page.route('**/api/live*', (route) => route.abort())

test('what she says to a chat that was deleted meanwhile is said in a new one', async ({ page, watch }) => {
  watch.allowConsoleErrors('404')
  watch.allowConsoleErrors('net::ERR_')
  await withoutLive(page)
  await signUp(page)
  const id = await startTalk(page, 'the pram is stuck')
  await page.goto(`/chat/${id}`)
  const log = page.getByRole('log')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await expect(log.getByText('the pram is stuck')).toBeVisible()
  await page.request.delete(`/api/threads/${id}`)
  await box.fill('nobody came to help')
  await pressEnter(page)
  const gone = page.getByRole('heading', { name: 'This chat is no longer here.' })
  const way = page.getByRole('link', { name: 'Start a new chat with these words' })
  await expect(gone).toBeVisible()
  await expect(way).toBeFocused()
  await expect(page.getByText('nobody came to help')).toBeVisible()
  await checkScreen(page, 'chat-gone')

  await page.reload()
  await expect(gone).toBeVisible()
  await way.click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(box).toHaveValue('nobody came to help')
  await pressEnter(page)
  await expect(log.getByText('nobody came to help')).toBeVisible()
  await allAnswered(page)
  await expect(box).toHaveValue('')
})

test('hard words to a chat that is gone bring the card, and are found again after a reload', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('404')
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const id = await startTalk(page, 'the pram is stuck')
  await page.goto(`/chat/${id}`)
  const box = page.getByRole('textbox', { name: 'Your message' })
  await page.route('**/mother_chat', (route) => route.abort())
  await box.fill('they would all be better off without me')
  await pressEnter(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await box.fill('and I am so tired')
  await page.request.delete(`/api/threads/${id}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This chat is no longer here.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  await checkScreen(page, 'chat-gone-card')
  await page.getByRole('link', { name: 'Start a new chat with these words' }).click()
  await expect(box).toHaveValue('they would all be better off without me\nand I am so tired')
})

test('where a chat for SOS, or with a card, is gone, the people to call are still there', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('404')
  watch.allowConsoleErrors('net::ERR_')
  await withoutLive(page)
  await signUp(page)
  const id = await startTalk(page, 'they would all be better off without me')
  await page.request.delete(`/api/threads/${id}`)
  await page.goto(`/chat/${id}?sos=true`)
  await expect(page.getByRole('heading', { name: 'This chat is no longer here.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start breathing' })).toBeVisible()
  await checkScreen(page, 'chat-gone-sos')
  await page.getByRole('link', { name: 'Start a new chat', exact: true }).click()
  await expect(page).toHaveURL(/\/chat\?sos=true$/)

  const other = await startTalk(page, 'they would all be better off without me')
  await page.goto(`/chat/${other}`)
  await expect(page.getByRole('link', { name: 'Lifeline 13 11 14' })).toBeVisible()
  await page.request.delete(`/api/threads/${other}`)
  await page.getByRole('textbox', { name: 'Your message' }).fill('are you there')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'This chat is no longer here.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
})

test('a chat that is gone without words of hers leads to a new one', async ({ page, watch }) => {
  watch.allowConsoleErrors('404')
  watch.allowConsoleErrors('400')
  await signUp(page)
  for (const link of [crypto.randomUUID(), 'foo', 't/foo']) {
    await page.goto(`/chat/${link}`)
    const way = page.getByRole('link', { name: 'Start a new chat', exact: true })
    await expect(way).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save this chat' })).toHaveCount(0)
    if (link === 'foo') await checkScreen(page, 'chat-wrong-link')
    await way.click()
    await expect(page).toHaveURL(/\/chat$/)
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('')
  }
})

test('a chat that is deleted and left is there again on its own screen after Undo', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('404')
  await signUp(page)
  const id = await startTalk(page, 'the pram is stuck')
  await page.goto(`/chat/${id}`)
  const message = page.getByRole('log').getByText('the pram is stuck')
  await expect(message).toBeVisible()
  await page.getByRole('link', { name: 'All chats' }).click()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'This chat is no longer here.' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(message).toBeVisible()
})
