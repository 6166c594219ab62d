import { checkScreen, expect, signUp, test } from './journey.ts'
import { allAnswered, isInChat, pressEnter, startTalk } from './talk.ts'

test('the chat of a mode is called by it, once it exists and after a reload, too', async ({ page }) => {
  await signUp(page)
  await page.goto('/chat/sleep')
  await page.getByRole('textbox', { name: 'Your message' }).fill('awake since two')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/chat\/[\da-f-]{36}$/)
  await allAnswered(page)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Sleep')
  await page.reload()
  await expect(title).toHaveText('Sleep')
})

test('her last message is changed from the keyboard, and its reply with it', async ({ page }) => {
  await signUp(page)
  const id = await startTalk(page, 'he bit his sister', 'and I yelled')
  await page.goto(`/chat/${id}`)
  const log = page.getByRole('log')
  await expect(log.getByText('and I yelled')).toBeVisible()
  await page.getByRole('button', { name: 'Edit your last message' }).focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('and I yelled')
  await checkScreen(page, 'chat-edit')
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')
  await page.getByRole('button', { name: 'Edit your last message' }).click()
  await box.fill('and I cried in the pantry')
  const announced = await page.evaluateHandle(() => {
    const words: string[] = []
    const region = document.querySelector('main [aria-live=polite].sr-only')
    if (!region) throw new Error('Nothing is read aloud here')
    new MutationObserver(() => region.textContent && words.push(region.textContent)).observe(region, {
      childList: true,
      subtree: true,
    })
    return words
  })
  await page.keyboard.press('Enter')
  await expect(log.getByText('and I cried in the pantry')).toBeVisible()
  await allAnswered(page)
  // The new reply, and not the one before it again.
  await expect.poll(() => announced.jsonValue()).toHaveLength(1)
  expect(await announced.evaluate(([words = '']) => words)).toContain(
    await log
      .getByText('Companion: ')
      .last()
      .locator('..')
      .innerText()
      .then((text) => text.replace(/^Companion:\s*/, '').split('\n')[0] ?? ''),
  )
  for (const reloaded of [false, true]) {
    if (reloaded) await page.reload()
    await expect(log.getByText('You: ')).toHaveCount(2)
    await expect(log.getByText('Companion: ')).toHaveCount(2)
    await expect(log.getByText('and I yelled')).toHaveCount(0)
  }
})

test('a long chat opens at its end, and what came earlier is put before it without a jump', async ({
  page,
}) => {
  await signUp(page)
  const texts = Array.from({ length: 30 }, (_, index) => `night number ${index + 1} with her`)
  const id = await startTalk(page, ...texts)
  await page.goto(`/chat/${id}`)
  const log = page.getByRole('log')
  const first = log.getByText('night number 6 with her')
  await expect(log.getByText('night number 30 with her')).toHaveCount(1)
  await expect(log.getByRole('button', { name: "Copy the companion's message" }).last()).toBeInViewport()
  await expect(log.getByText('night number 5 with her')).toHaveCount(0)
  await first.scrollIntoViewIfNeeded()
  const earlier = page.getByRole('button', { name: 'Show earlier' })
  await earlier.scrollIntoViewIfNeeded()
  await checkScreen(page, 'chat-earlier')
  const before = await first.boundingBox()
  await earlier.click()
  await expect(log.getByText('night number 1 with her')).toHaveCount(1)
  await expect(earlier).toHaveCount(0)
  expect(await isInChat(page)).toBe(true)
  const after = await first.boundingBox()
  // What goes is the button itself, and no more than that.
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(80)
  await expect(log.getByText('You: ')).toHaveCount(30)

  const sending = page.waitForRequest('**/mother_chat')
  await page.getByRole('textbox', { name: 'Your message' }).fill('and one more')
  await page.getByRole('button', { name: 'Send' }).click()
  const sent = (await sending).postDataJSON() as { messages: { role: string }[]; context: object }
  expect(sent.messages).toHaveLength(8)
  expect(sent.messages.at(-1)?.role).toBe('assistant')
  expect(sent.context).toEqual({ isSOS: false, youToday: null })
})

test('what the server will never take is said so, and can be said differently', async ({ page, watch }) => {
  watch.allowConsoleErrors('409')
  await signUp(page)
  const id = await startTalk(page, 'first try at it')
  await page.goto(`/chat/${id}`)
  const log = page.getByRole('log')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await page.getByRole('button', { name: 'Edit your last message' }).click()
  // Meanwhile she has gone on in another tab.
  await page.request.post('/api/functions/mother_chat', {
    data: {
      thread_id: id,
      message_id: crypto.randomUUID(),
      messages: [],
      user_text: 'said elsewhere',
      context: { isSOS: false, youToday: null },
    },
  })
  await box.fill('second try at it')
  await pressEnter(page)
  await expect(log.getByText('Only the last thing you said can be changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(log.getByText('said elsewhere')).toBeVisible()
  await box.fill('and one more thing')
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(page.getByText('The one above goes first: send it again, or change it.')).toBeVisible()
  await checkScreen(page, 'chat-refused')
  await box.fill('')
  await page.getByRole('button', { name: 'Edit your last message' }).click()
  await expect(box).toHaveValue('second try at it')
  await pressEnter(page)
  await allAnswered(page)
  await page.reload()
  await expect(log.getByText(/try at it|said elsewhere/)).toHaveText([/first/, /elsewhere/, /second/])
})

test('the one call of a serious chat is to who is open when the phone wakes', async ({ page }) => {
  await signUp(page)
  const id = await startTalk(page, 'I keep picturing myself dropping her down the stairs and it scares me')
  await page.clock.setFixedTime('2026-11-23T15:00+11:00')
  await page.goto(`/chat/t/${id}`)
  const help = page.getByRole('region', { name: 'Help right now' })
  await expect(help.getByRole('link', { name: /^PANDA/ })).toBeVisible()
  // A network that is still asleep brings nothing that would draw the chat anew.
  await page.route('**/api/**', () => {})
  await page.clock.setFixedTime('2026-11-24T03:00+11:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(help.getByRole('link', { name: /^PANDA/ })).toHaveCount(0)
  await expect(help.getByRole('link')).toBeVisible()
})
