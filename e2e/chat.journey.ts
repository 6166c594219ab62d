import { checkScreen, expect, signUp, tapAndKeep, test } from './journey.ts'
import { hangReplies, isInChat, startTalk } from './talk.ts'

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
  await tapAndKeep(page, page.getByRole('button', { name: 'Save Bedtime took two hours again' }))
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
  await tapAndKeep(page, page.getByRole('button', { name: 'Keep for 7 days' }), 'PUT')
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()
})

test('the chat of a mode is called by it, once it exists and after a reload, too', async ({ page }) => {
  await signUp(page)
  await page.goto('/chat/sleep')
  await page.getByRole('textbox', { name: 'Your message' }).fill('awake since two')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/chat\/[\da-f-]{36}$/)
  await expect(page.getByRole('list', { name: 'Quick replies' })).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Sleep')
  await page.reload()
  await expect(title).toHaveText('Sleep')
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
  const heard = await page.evaluateHandle(() => {
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
  await expect(page.getByRole('list', { name: 'Quick replies' })).toBeVisible()
  // The new reply, and not the one before it again.
  await expect.poll(() => heard.jsonValue()).toHaveLength(1)
  expect(await heard.evaluate(([words = '']) => words)).toContain(
    await log
      .getByText('•')
      .last()
      .innerText()
      .then((text) => text.split('\n')[0] ?? ''),
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
  await expect(log.getByText('night number 30 with her')).toBeInViewport()
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

test('a second tap on Send does not stop the reply, whose button takes its place', async ({ page }) => {
  await signUp(page)
  await hangReplies(page)
  await page.goto('/chat')
  await page.getByRole('textbox', { name: 'Your message' }).fill('three loads of washing today')
  await page.evaluate(() => {
    const named = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)
    const tapped = new Promise<void>((resolve) => {
      new MutationObserver((_changes, observer) => {
        const stop = named('Stop this reply')
        if (!stop) return
        observer.disconnect()
        stop.click()
        resolve()
      }).observe(document.body, { childList: true, subtree: true })
    })
    named('Send')?.click()
    return tapped
  })
  const stop = page.getByRole('button', { name: 'Stop this reply' })
  await expect(stop).toBeEnabled()
  await expect(page.getByText('Stopped.')).toHaveCount(0)
  await stop.click()
  await expect(page.getByText('Stopped.')).toBeVisible()
})

test('a reply is stopped, and the whole of it is there when she comes back', async ({ page }) => {
  await signUp(page)
  await hangReplies(page)
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('three loads of washing today')
  await box.press('Enter')
  const log = page.getByRole('log')
  await expect(log.getByText('The first half of')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0)
  await checkScreen(page, 'chat-replying')
  await page.getByRole('button', { name: 'Stop this reply' }).click()
  await expect(page.getByText('Stopped. The whole reply will be here')).toBeVisible()
  expect(await isInChat(page)).toBe(true)
  await expect(log.getByText('The first half of')).toBeVisible()
  await checkScreen(page, 'chat-stopped')
  await page.getByRole('link', { name: 'All chats' }).click()
  await page.getByRole('link', { name: /Three loads of washing today/ }).click()
  await expect(log.getByText('•')).toBeVisible()
  await expect(log.getByText('The first half of')).toHaveCount(0)
  await expect(log.getByText('three loads of washing today')).toHaveCount(1)
})

test('a reload in the middle of a reply ends with the reply, and a message that got lost is still there', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await hangReplies(page)
  const id = await startTalk(page, 'the cot or our bed')
  await page.goto(`/chat/${id}`)
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('she wakes each time I put her down')
  await box.press('Enter')
  const log = page.getByRole('log')
  await expect(log.getByText('The first half of')).toBeVisible()
  await page.reload()
  await expect(log.getByText('•')).toHaveCount(2)

  await context.setOffline(true)
  await box.fill('lost in the lift')
  await box.press('Enter')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // Another message would take its place: first it goes out, or is said differently.
  await box.fill('and one more thing')
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(page.getByText('The one above goes first: send it again, or change it.')).toBeVisible()
  await checkScreen(page, 'chat-failed')
  await context.setOffline(false)
  await page.goto('/check-in')
  await expect(page.getByRole('button', { name: 'Check in now' })).toBeVisible()
  await page.goto(`/chat/${id}`)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(log.getByText('lost in the lift')).toBeVisible()
  await page.getByRole('button', { name: 'Edit your last message' }).click()
  await expect(box).toHaveValue('lost in the lift')
  await box.fill('found again')
  await box.press('Enter')
  await expect(log.getByText('found again')).toBeVisible()
  await expect(log.getByText('The first half of')).toBeVisible()
  await expect(log.getByText('lost in the lift')).toHaveCount(0)
  await expect(box).toHaveValue('and one more thing')
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
  await box.press('Enter')
  await expect(log.getByText('Only the last thing you said can be changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(log.getByText('said elsewhere')).toBeVisible()
  await page.getByRole('button', { name: 'Edit your last message' }).click()
  await expect(box).toHaveValue('second try at it')
  await box.press('Enter')
  await expect(page.getByRole('list', { name: 'Quick replies' })).toBeVisible()
  await page.reload()
  await expect(log.getByText(/try at it|said elsewhere/)).toHaveText([/first/, /elsewhere/, /second/])
})

test('the first words of a chat are said though she has left, and what she typed on comes along', async ({
  page,
}) => {
  await signUp(page)
  const made = Promise.withResolvers<void>()
  await page.route('**/api/threads', async (route) => {
    if (route.request().method() === 'POST') await made.promise
    await route.continue()
  })
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Your message' })
  const log = page.getByRole('log')
  const making = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/threads'),
  )
  await box.fill('said on the way out')
  await box.press('Enter')
  await making
  await expect(box).toHaveValue('said on the way out')
  await page.getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/home')
  const heard = page.waitForResponse('**/mother_chat')
  made.resolve()
  await heard
  // The phone lets go of her words once the server has them.
  const unheard = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /unheard/.test(key)))
  await expect.poll(unheard).toEqual([])
  await expect(page).toHaveURL(/\/home$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click()
  await expect(box).toHaveValue('')

  const second = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/threads'),
  )
  const answered = Promise.withResolvers<void>()
  await page.unroute('**/api/threads')
  await page.route('**/api/threads', async (route) => {
    await answered.promise
    await route.continue()
  })
  await box.fill('no milk in the house')
  await box.press('Enter')
  await second
  await box.press('End')
  await box.pressSequentially(' and no bread')
  answered.resolve()
  await expect(log.getByText('no milk in the house')).toBeVisible()
  await expect(box).toHaveValue('and no bread')
  await expect(box).toBeFocused()

  await page.unroute('**/api/threads')
  await page.goto('/threads')
  await expect(page.getByRole('link', { name: /Said on the way out/ })).toBeVisible()
})

test('a connection that died in silence: once the phone is unlocked the whole reply is there', async ({
  page,
}) => {
  await signUp(page)
  await hangReplies(page)
  const id = await startTalk(page, 'the bins again')
  await page.goto(`/chat/${id}`)
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('nobody slept')
  await box.press('Enter')
  const log = page.getByRole('log')
  await expect(log.getByText('The first half of')).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(log.getByText('The first half of')).toHaveCount(0)
  await expect(log.getByText('Companion: ')).toHaveCount(2)
  await box.fill('thanks')
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
})

test('while a reply comes she can scroll up and read in peace', async ({ page }) => {
  await signUp(page)
  await hangReplies(page)
  const id = await startTalk(page, ...Array.from({ length: 8 }, (_, index) => `evening number ${index + 1}`))
  await page.goto(`/chat/${id}`)
  const log = page.getByRole('log')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('evening number nine')
  await box.press('Enter')
  const reply = log.getByText('The first half of')
  const more = () => page.evaluate(() => window.dispatchEvent(new Event('more')))
  await expect(reply).toBeInViewport()
  for (let line = 0; line < 20; line++) await more()
  await expect(reply).toContainText('Another line.')
  await expect(page.getByText('Another line.').last()).toBeInViewport()

  const early = log.getByText('evening number 2', { exact: false }).first()
  await early.scrollIntoViewIfNeeded()
  await expect(early).toBeInViewport()
  await more()
  await expect(reply).toHaveText(/(Another line\.\s*){21}/)
  await expect(early).toBeInViewport()
})

test('a finished reply is read aloud once, and nothing of the past is read again', async ({ page }) => {
  await signUp(page)
  const id = await startTalk(page, 'no nap today')
  await page.goto(`/chat/${id}`)
  const log = page.getByRole('log')
  await expect(log.getByText('no nap today')).toBeVisible()
  await expect(log).toHaveAttribute('aria-live', 'off')
  const spoken = page.locator('[aria-live=polite]').filter({ hasText: 'Companion: ' })
  await expect(spoken).toHaveCount(0)
  const quick = page.getByRole('list', { name: 'Quick replies' }).getByRole('button').first()
  await quick.focus()
  await page.keyboard.press('Enter')
  await expect(spoken).toHaveCount(1)
  const [, words = ''] = ((await spoken.textContent()) ?? '').split('Companion: ')
  await expect(log).toContainText(words)
  expect(await isInChat(page)).toBe(true)
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
