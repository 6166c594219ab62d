import { cardMissing } from '#content/safety/card-missing.ts'
import { cards } from '#content/safety/cards.ts'
import { checkScreen, expect, openAndHear, signUp, tapAndSave, test } from './journey.ts'
import { allAnswered, pressEnter } from './talk.ts'

test('every screen of a member stands, in both themes', async ({ page }) => {
  await signUp(page)
  for (const [path, heading] of [
    ['/modes', 'Modes'],
    ['/modes/sleep', 'Sleep'],
    ['/insights', 'Insights'],
    ['/connect', 'Connect'],
    ['/threads', 'All chats'],
    ['/saved', 'Saved'],
    ['/profile', 'Profile'],
    ['/chat/sleep', 'Sleep'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0)
    await checkScreen(page, path.replace(/\W+/g, '-').slice(1))
  }
})

test('what leads on ends where it should', async ({ page }) => {
  await signUp(page)
  for (const [path, end] of [
    ['/', '/home'],
    ['/no/such/page', '/home'],
    ['/rediscover?step=values', '/rediscover'],
    ['/connect/mum-match', '/connect'],
    ['/connect/village/no/such', '/connect/village'],
    ['/modes/unknown', '/modes'],
  ] as const) {
    await page.goto(path)
    await page.waitForURL(`**${end}`)
  }
})

test('the tabs of home and of every other screen, and the back button', async ({ page }) => {
  await signUp(page)
  await page.goto('/home')
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(tabs).toHaveText(['Home', 'Modes', 'Chat', 'Village', 'Saved', 'Account'])
  await page.getByRole('navigation').getByRole('link', { name: 'Modes' }).click()
  await expect(tabs).toHaveText(['Home', 'Modes', 'Chat', 'Connect', 'Insights', 'Account'])
  await expect(page.getByRole('link', { name: 'Modes', exact: true })).toHaveAttribute('aria-current', 'page')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Relief/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Relief' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
})

test('home greets her, says something true, asks how she is, and leads to the eight modes and SOS', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/home')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Reality Check' }).getByRole('paragraph')).toHaveText(/\S/)
  await expect(main.getByRole('button', { name: 'Get my tip' })).toBeVisible()
  await expect(main.getByRole('list').getByRole('link')).toHaveCount(8)
  await expect(main.getByRole('link', { name: /^SOS/ })).toHaveAttribute('href', '/chat?sos=true')
  const layout = () =>
    page.evaluate(() => {
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
      const chat = document.querySelector('[data-fill]')
      return {
        position: styleOf('nav').position,
        columns: styleOf('nav > ul').gridTemplateColumns.split(' ').length,
        widestBar: styleOf('nav').maxWidth,
        widestContent: styleOf('main > div').maxWidth,
        below: styleOf('main').paddingBottom,
        lowest: chat && getComputedStyle(chat).minHeight,
      }
    })
  const bar = { position: 'fixed', columns: 6, widestBar: '448px', widestContent: '384px', below: '68px' }
  expect(await layout()).toMatchObject(bar)

  await page.request.put('/api/profile', { data: { full_name: null, phone: null, notes: null } })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Hi you' })).toBeVisible()

  await page.goto('/modes')
  const modes = main.getByRole('list').getByRole('link')
  await expect(modes).toHaveCount(8)
  for (const mode of await modes.all()) await expect(mode.locator('span').last()).toHaveText(/\w+ \w+/)
  await page.goto('/chat')
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
  expect(await layout()).toMatchObject({ ...bar, lowest: '360px' })
})

test('a hard word brings the card with people to call, in chat and in You Today', async ({ page }) => {
  await signUp(page)
  await page.goto('/chat')
  await page
    .getByRole('textbox', { name: 'Your message' })
    .fill("I don't want to be here anymore, they'd be better off")
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank you for saying it' })).toBeInViewport()
  await checkScreen(page, 'chat-card')

  await page.getByRole('textbox', { name: 'Your message' }).fill('lol anyway what is for tea')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').getByText('You: lol anyway')).toBeInViewport()
  const help = page.getByRole('region', { name: 'Help right now' })
  await expect(help.getByRole('link', { name: 'Lifeline 13 11 14' })).toBeInViewport()
  await checkScreen(page, 'chat-strip')
  await page.reload()
  await help.getByRole('button', { name: 'Show all help' }).click()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()

  await page.goto('/home')
  await page.getByRole('radio', { name: 'Flat' }).check({ force: true })
  await page.getByRole('radio', { name: 'Low' }).check({ force: true })
  await page.getByLabel('What is taking up your head?').fill('im going to kill myself tonight')
  await page.getByRole('button', { name: 'Get my tip' }).click()
  await expect(page.getByRole('link', { name: 'Call 000, Emergency' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Breathe with me' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You Today' })).toHaveCount(0)
  await checkScreen(page, 'you-today-card')
})

test('where the card itself cannot be fetched, the call to 000 and the way to SOS stand in its place', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  let blocked = 0
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes(cards['emergency-life'].title)) return route.fulfill({ response })
    blocked++
    return route.abort()
  })
  await page.goto('/home')
  await page.getByRole('radio', { name: 'Flat' }).check({ force: true })
  await page.getByRole('radio', { name: 'Low' }).check({ force: true })
  await page.getByLabel('What is taking up your head?').fill('im going to kill myself tonight')
  await page.getByRole('button', { name: 'Get my tip' }).click()
  const alert = page.getByRole('alert').filter({ hasText: cardMissing.before })
  await expect(alert.getByRole('link', { name: cardMissing.call })).toHaveAttribute('href', 'tel:000')
  await expect(page.getByRole('link', { name: 'Breathe with me' })).toBeVisible()
  expect(blocked).toBeGreaterThan(0)
  await checkScreen(page, 'card-missing')
})

test('a reply that cannot be fetched says so, and comes by itself later without saying it twice', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('she bit her brother again')
  await pressEnter(page)
  await allAnswered(page)

  await context.setOffline(true)
  await box.fill('and he hit her back')
  await pressEnter(page)
  const failure = "Hmm, I couldn't reach my brain right now. Give it a second and try again."
  await expect(page.getByText(failure)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(failure)).toHaveCount(0)
  await allAnswered(page)
  await expect(page.getByRole('log').getByText('and he hit her back')).toHaveCount(1)
})

test('a chat that is saved is found under Saved', async ({ page }) => {
  await signUp(page)
  await page.goto('/saved')
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Start a Conversation' }).click()
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('school mornings are chaos')
  await pressEnter(page)
  const save = page.getByRole('button', { name: 'Save this chat' })
  await tapAndSave(page, save)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await expect(page.getByRole('link', { name: /School mornings are chaos/ })).toBeVisible()
})

test('one session over ends it in the app: it leads to sign in by itself', async ({ page, watch }) => {
  watch.allowConsoleErrors('401')
  await signUp(page)
  await openAndHear(page, '/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The app asks nothing more: it hears of it.
  expect((await page.request.post('/api/sign-out')).ok()).toBe(true)
  await page.waitForURL('**/signin')
})

const failure = "Hmm, I couldn't reach my brain right now. Give it a second and try again."

test('words that did not get through are not lost: a chat that would not start, a page that was left', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await page.goto('/threads')
  await page.route('**/api/threads', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'New chat' }).click()
  await expect(
    page.getByText("I'm having trouble starting your chat thread. Try again in a moment."),
  ).toBeVisible()
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await page.route('**/mother_chat', (route) => route.abort())
  await box.fill('a long thought in the night')
  await pressEnter(page)
  await expect(page.getByText(failure)).toBeVisible()
  await expect(page.getByText('Waiting on this phone.')).toBeVisible()
  await checkScreen(page, 'chat-waiting')

  // It goes out by itself.
  await page.unroute('**/mother_chat')
  await page.reload()
  await expect(page.getByRole('log').getByText('a long thought in the night')).toBeVisible()
  await allAnswered(page)
  await expect(page.getByText(failure)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('log').getByText('a long thought in the night')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('SOS opens from home with the connection gone, and keeps its helplines when a reply fails', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await page.goto('/home')
  await expect(page.getByRole('button', { name: 'Get my tip' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'SOS: help right now' }).click()
  await expect(page.getByRole('button', { name: 'Start breathing' })).toBeVisible()
  await context.setOffline(false)

  await page.goto('/chat?sos=true')
  await page.route('**/mother_chat', (route) => route.abort())
  await page.getByRole('textbox', { name: 'Your message' }).fill('i cannot do this')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(failure)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start breathing' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeAttached()
  await expect(page.getByText('You are talking with an AI')).toBeAttached()

  // The same chat opened anew, and nothing of it to be had: what helps first is in the app itself.
  await page.route('**/api/threads/*', (route) => route.abort())
  await page.evaluate(() => localStorage.removeItem(`unsent:${location.pathname.split('/').at(-1)}`))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start breathing' })).toBeVisible()
  await expect(page.getByText("We couldn't load this chat.")).toBeVisible()
})

test('SOS that is tapped in a chat is where the keyboard and the reader go on', async ({ page }) => {
  await signUp(page)
  await page.goto('/chat')
  await page.getByRole('link', { name: 'SOS: help right now' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Start breathing' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the circle she breathes with goes on while it turns out who she is', async ({ page }) => {
  await signUp(page)
  await page.goto('/home')
  await page.evaluate(() => localStorage.removeItem('kept'))
  const known = Promise.withResolvers<void>()
  await page.route('**/api/session', async (route) => {
    await known.promise
    await route.continue()
  })
  await page.goto('/chat?sos=true')
  await page.getByRole('button', { name: 'Start breathing' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  known.resolve()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
})
