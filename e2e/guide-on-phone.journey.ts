import type { BrowserContext, Page } from '@playwright/test'
import { cards } from '#content/safety/cards.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { loseNetwork, storeApp, unreachable } from './no-network.ts'
import { messagesIn, repliesIn, say, waiting } from './talk.ts'

test.use({ withWorker: true, withGuide: true })

const isThere = (page: Page) => page.getByRole('log').getByText(/simple version, here on your phone/)

/** A member in a new chat, whose phone has the app and the guide. */
async function withGuide(page: Page): Promise<void> {
  await signUp(page)
  await page.goto('/chat')
  await storeApp(page)
  const stored = () => page.evaluate(async () => (await (await caches.open('guide')).keys()).length)
  await expect.poll(stored, { timeout: 30_000 }).toBe(1)
}

async function withGuideAlone(page: Page, context: BrowserContext): Promise<void> {
  await withGuide(page)
  await loseNetwork(page, context)
}

test('without a network the guide on her phone answers, and the talk is on the server once there is one', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await withGuideAlone(page, context)
  await say(page, 'she has been up since two and will not settle')
  await expect(repliesIn(page)).toHaveCount(1)
  await expect(isThere(page)).toBeVisible()
  await expect(waiting(page)).toBeVisible()
  await checkScreen(page, 'chat-guide-on-phone')

  const choices = page.getByRole('list', { name: 'Quick replies' }).getByRole('button')
  await expect(choices.first()).toBeVisible()
  const chosen = (await choices.first().textContent()) ?? ''
  await choices.first().click()
  await expect(messagesIn(page)).toHaveCount(2)
  await expect(repliesIn(page)).toHaveCount(2)
  await say(page, 'how long does breast milk keep in the fridge?')
  await expect(repliesIn(page)).toHaveCount(3)
  await expect(repliesIn(page).last()).toContainText(/72 hours|3 days/)
  const offline = await repliesIn(page).allTextContents()
  await page.setViewportSize({ width: 320, height: 640 })
  await checkScreen(page, 'chat-guide-on-phone-320')

  await context.setOffline(false)
  await expect(waiting(page)).toBeHidden()
  await expect(repliesIn(page)).toHaveCount(3)
  await page.reload()
  await expect(messagesIn(page)).toHaveCount(3)
  await expect(repliesIn(page)).toHaveCount(3)
  await expect(messagesIn(page).nth(1)).toHaveText(`You: ${chosen}`)
  // What answers is the same guide: on the server it says once who it is.
  for (const [index, reply] of offline.entries())
    await expect(repliesIn(page).nth(index)).toContainText(reply.replace('Companion: ', '').slice(0, 40))
})

test('without a network a grave word has its card, and what she writes is answered beside it', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await withGuideAlone(page, context)
  await say(page, 'i want to kill myself')
  await expect(page.getByRole('region', { name: cards['crisis-suicide'].title })).toBeVisible()
  await expect(repliesIn(page)).toHaveCount(1)
  await checkScreen(page, 'chat-guide-on-phone-card')
  await say(page, 'he hit me again tonight')
  await expect(repliesIn(page)).toHaveCount(2)
  const other = page.getByRole('log').getByRole('region', { name: cards['crisis-violence'].title })
  await expect(other).toBeVisible()
  await checkScreen(page, 'chat-guide-on-phone-other-card')
})

test('where Lightly cannot be reached she is answered as well, and another try is for the server', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await withGuide(page)
  await page.route('**/mother_chat', (route) => route.abort())
  await say(page, 'the washing again')
  await expect(repliesIn(page)).toHaveCount(1)
  await expect(isThere(page)).toBeVisible()
  const sent = page.waitForRequest('**/mother_chat')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect((await sent).postDataJSON()).not.toHaveProperty('answered_on_phone')
  await page.unroute('**/mother_chat')
  await expect(isThere(page)).toBeHidden()
  await expect(repliesIn(page)).toHaveCount(1)
})
