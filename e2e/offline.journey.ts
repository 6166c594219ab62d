import type { BrowserContext, Page } from '@playwright/test'
import { fill, save, savedOnServer } from './check-in.ts'
import { checkScreen, expect, signOut, signUp, tapAndSave, test } from './journey.ts'
import { openMode } from './mode-tools.ts'
import { loseNetwork, storeApp, unreachable } from './no-network.ts'
import { allAnswered, startTalk } from './talk.ts'

test.use({ withWorker: true })

/** All that the browser keeps for the app, as text. */
const keptTexts = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

test('after one visit, home, modes and saved chats open without a network', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await signUp(page)
  await page.goto('/chat')
  await page.getByRole('textbox', { name: 'Your message' }).fill('school mornings are chaos')
  await page.keyboard.press('Enter')
  await allAnswered(page)
  const save = page.getByRole('button', { name: 'Save this chat' })
  await tapAndSave(page, save)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await expect(page.getByRole('link', { name: /School mornings are chaos/ })).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await storeApp(page)
  await loseNetwork(page, context)

  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sleep' })).toBeVisible()
  await checkScreen(page, 'offline-home')

  await page.goto('/modes/reset')
  await expect(page.getByRole('heading', { level: 1, name: 'Reset' })).toBeVisible()
  await page.goto('/saved')
  await page.getByRole('link', { name: /School mornings are chaos/ }).click()
  await expect(page.getByRole('log').getByText('You: school mornings are chaos')).toBeVisible()
  await expect(page.getByRole('log').getByText('Companion: ')).toBeVisible()
})

test('airplane mode, the app opened anew: SOS, breathing and a check-in, which is there once when online', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await signUp(page)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await storeApp(page)
  await loseNetwork(page, context)
  await page.goto('about:blank')

  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await page.getByRole('link', { name: 'SOS: help right now' }).click()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  await page.getByRole('button', { name: 'Start breathing' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await checkScreen(page, 'offline-sos')

  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Want to say more? Check in' }).click()
  await fill(page, 'on the plane, she sleeps')
  await page.getByRole('button', save).click()
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toContainText('on the plane')

  await context.setOffline(false)
  await expect(page.getByRole('list', { name: 'Waiting to be sent' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['on the plane, she sleeps'])
  expect(await savedOnServer(page)).toHaveLength(1)
})

/** Chooses on home, without a network, how her day is; it has not been sent. */
async function tellLowDay(page: Page, context: BrowserContext): Promise<void> {
  await signUp(page)
  await page.goto('/home')
  await storeApp(page)
  await loseNetwork(page, context)
  await page.reload()
  await page.getByRole('radio', { name: 'Flat' }).check({ force: true })
  await page.getByRole('radio', { name: 'Low' }).check({ force: true })
}

test('words that wait in a chat say so, and lead to what answers without a network', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await signUp(page)
  const threadId = await startTalk(page, 'she will not settle')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/chat/${threadId}`)
  await expect(page.getByRole('log').getByText('she will not settle')).toBeVisible()
  await storeApp(page)
  await expect(page.getByRole('log').getByText('she will not settle')).toBeVisible()
  await loseNetwork(page, context)
  await page
    .getByRole('textbox', { name: 'Your message' })
    .fill('how long does breast milk keep in the fridge?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Waiting on this phone.')).toBeVisible()
  const search = page.getByRole('link', { name: 'Look it up in Facts for 3 a.m.' })
  await expect(search).toBeInViewport()
  await checkScreen(page, 'chat-offline-320')
  await search.click()
  await expect(page).toHaveURL(/\/facts$/)
  await expect(page.getByRole('searchbox')).toHaveValue('how long does breast milk keep in the fridge?')
  await expect(page.getByRole('link', { name: /milk/i }).first()).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'SOS, with people to call' }).click()
  await expect(page.getByRole('button', { name: 'Start breathing' })).toBeVisible()
})

test('a You Today that is told without a network is answered when it is back, though the app was closed', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await tellLowDay(page, context)
  await page.getByRole('button', { name: 'Get my tip' }).click()
  const waits = page.getByText('Your tip comes by itself.')
  await expect(waits).toBeVisible()
  await checkScreen(page, 'you-today-waiting')
  await page.reload()
  await expect(waits).toBeVisible()
  const asked = page.waitForRequest('**/api/functions/mm_insight')
  const backAt = Date.now()
  await context.setOffline(false)
  const { answered_at } = (await asked).postDataJSON() as { answered_at: string }
  expect(Date.parse(answered_at)).toBeLessThanOrEqual(backAt)
  await expect(page.getByRole('button', { name: 'Something changed?' })).toBeVisible()
  const { insights } = (await (await page.request.get('/api/you-today')).json()) as { insights: unknown[] }
  expect(insights).toHaveLength(1)

  await loseNetwork(page, context)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Something changed?' })).toBeVisible()
})

test('hard words in a You Today bring the card without a network', async ({ page, context, watch }) => {
  watch.allowConsoleErrors(unreachable)
  await tellLowDay(page, context)
  await page.getByLabel('What is taking up your head?').fill('they would all be better off without me')
  await page.getByRole('button', { name: 'Get my tip' }).click()
  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  await expect(lifeline).toBeInViewport()
  await checkScreen(page, 'you-today-card-offline')
  await page.reload()
  await expect(lifeline).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'Breathe with me' })).toBeVisible()
  await expect(lifeline).toHaveCount(1)
})

test("today's check-ins and their card are there when the app opens without a network", async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await signUp(page)
  const hearts = { energy: 2, mood: 1, stress: 4 }
  const promptResponse = 'they would all be better off without me'
  await page.request.put(`/api/check-ins/${crypto.randomUUID()}`, {
    data: {
      answered_at: new Date().toISOString(),
      answers: { type: 'daily', responses: { ...hearts, prompt: 'How is it?', promptResponse } },
    },
  })
  await page.goto('/check-in')
  await expect(page.getByText(promptResponse)).toBeVisible()
  await storeApp(page)
  await expect(page.getByText(promptResponse)).toBeVisible()
  await loseNetwork(page, context)
  await page.goto('/check-in')
  await expect(page.getByText("We couldn't load your check-ins.")).toBeVisible()
  await expect(page.getByText(promptResponse)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check in again' })).toBeVisible()
  await checkScreen(page, 'check-in-opened-offline')
})

test('her insights, her week and her chats to look back at open offline as she saw them last', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await signUp(page)
  await startTalk(page, 'she laughed at the dog')
  const hearts = { energy: 2, mood: 3, stress: 4 }
  await page.request.put(`/api/check-ins/${crypto.randomUUID()}`, {
    data: {
      answered_at: new Date().toISOString(),
      answers: { type: 'daily', responses: { ...hearts, prompt: 'How was it?', promptResponse: 'fine' } },
    },
  })
  const screens = [
    ['/insights', page.getByRole('region', { name: 'This week' })],
    ['/insights/weekly', page.getByText('After three days there’ll be a few words here.')],
    ['/insights/threads', page.getByText('She laughed at the dog')],
  ] as const
  for (const [path, seen] of screens) {
    await page.goto(path)
    await expect(seen.first()).toBeVisible()
  }
  await storeApp(page)
  await expect(page.getByText('She laughed at the dog')).toBeVisible()
  await loseNetwork(page, context)
  for (const [path, seen] of screens) {
    await page.goto(path)
    await expect(seen.first()).toBeVisible()
    await expect(page.getByText('This is from when this phone last heard from us.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await checkScreen(page, `offline${path.replaceAll('/', '-')}`)
  }
})

test('after signing out nothing of hers is left on the phone', async ({ page, context, watch }) => {
  watch.allowConsoleErrors(unreachable)
  const { email } = await signUp(page)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await storeApp(page)
  expect(await keptTexts(page)).toContain('Ana')
  const otherTab = await context.newPage()
  // What is still being read as she signs out would be refused.
  await otherTab.goto('/home', { waitUntil: 'networkidle' })
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await page.goto('/account')
  await signOut(page)
  await page.waitForURL('**/signin')
  await otherTab.waitForURL('**/signin')
  await otherTab.close()

  await loseNetwork(page, context)
  for (const path of ['/home', '/saved', '/check-in']) {
    await page.goto(path)
    await page.waitForURL('**/signin')
  }
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.goto('/chat?sos=true')
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  const kept = await keptTexts(page)
  expect(kept).not.toContain('Ana')
  expect(kept).not.toContain(email)
})

test('the tools open and work with the network gone', async ({ page, context, watch }) => {
  watch.allowConsoleErrors(unreachable)
  await openMode(page, 'clear', 'Empty your head')
  await storeApp(page)
  await loseNetwork(page, context)
  await page.getByLabel('What is in there?').fill('ring Mum')
  await page.getByRole('button', { name: 'Sort it out' }).click()
  await page.getByRole('button', { name: /^Now/ }).click()
  await expect(page.getByRole('heading', { name: 'Just this one, for now' })).toBeVisible()

  await page.goto('/modes/reset')
  await page.getByRole('button', { name: 'Start breathing' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()

  await page.goto('/modes/relief')
  await page.getByRole('button', { name: 'Start with five' }).click()
  await expect(page.getByRole('heading', { name: 'Five things you can see' })).toBeVisible()

  await page.goto('/modes/sleep')
  await page.getByRole('button', { name: 'Dim the screen' }).click()
  await expect(page.getByRole('dialog', { name: 'Wind down' }).getByText('Breathe in')).toBeVisible()

  await page.goto('/modes/eat')
  const ideas = page.getByRole('region', { name: 'Try one of these' }).getByRole('listitem')
  await expect(ideas).toHaveCount(3)
  const before = await ideas.first().textContent()
  await page.getByRole('button', { name: 'Show me others' }).click()
  await expect(ideas.first()).not.toHaveText(before ?? '')

  await page.goto('/modes/connect')
  await page.getByRole('radio', { name: 'A friend' }).check({ force: true })
  await page.getByRole('radio', { name: 'An ear' }).check({ force: true })
  await expect(page.getByLabel('Your message')).toHaveValue(/^Hey lovely\./)

  await page.goto('/modes/rediscover')
  await expect(page.getByRole('heading', { name: 'A bit more of you' })).toBeVisible()
})
