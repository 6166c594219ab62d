import { join } from 'node:path'
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/database/client.ts'
import { announceDue } from '../server/features/reminders/announce.ts'
import { deliverPushes } from '../server/features/reminders/deliver.ts'
import { createPush } from '../server/platform/push/push.ts'
import { startPushService, type TestBrowser } from '../server/testing/push-service.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'

test.use({ withWorker: true })

/** Does what the server does each minute, as if it were `now`: on its own database, as a second worker. */
async function sendWhatIsDue(now: Date): Promise<void> {
  const DATA_DIR = process.env.E2E_DATA_DIR ?? ''
  const socket = encodeURIComponent(join(DATA_DIR, 'postgres'))
  const database = openDatabase({ url: `postgresql:///postgres?host=${socket}&user=lightly` })
  const refuse = (status: number) => expect(status, 'refused').toBe(201)
  try {
    await announceDue(database.asSystem(), now)
    await deliverPushes(database.asSystem(), createPush(readConfig({ DATA_DIR })), now, refuse)
  } finally {
    await database.close()
  }
}

/** Has the page subscribe with a push service of ours, since the real ones are elsewhere. */
async function subscribeAt(page: Page, { subscription }: TestBrowser): Promise<void> {
  await page.addInitScript((given) => {
    const kept = 'test-subscribed'
    const made = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        sessionStorage.removeItem(kept)
        return true
      },
    } as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem(kept) ? made : null)
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(kept, 'yes')
      return made
    }
  }, subscription)
}

/** Hands the worker a message, as the browser does when its push service sends one. */
async function deliverToWorker(page: Page, context: BrowserContext, payload: unknown): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  })
}

/**
 * Has the worker say when it has shown a notification. To ask for those that are shown before it has would take that
 * one away: Chromium forgets a notification that it has written down and not yet put on the screen.
 */
async function awaitNotification(worker: Worker): Promise<() => Promise<string[]>> {
  const shown = await worker.evaluateHandle(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const show = registration.showNotification.bind(registration)
    return {
      shown: new Promise<void>((resolve) => {
        registration.showNotification = (...told) => show(...told).then(resolve)
      }),
    }
  })
  return async () => {
    await shown.evaluate(({ shown }) => shown)
    return worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
    })
  }
}

/** Taps the notification that is shown. */
const tapNotification = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget
    const [notification] = await scope.registration.getNotifications()
    const Tap = Reflect.get(globalThis, 'NotificationEvent') as new (type: string, init: object) => Event
    scope.dispatchEvent(new Tap('notificationclick', { notification }))
  })

const settings = {
  allow_real_talk_push: false,
  real_talk_at: '09:30',
  wake_at: '07:00',
  bedtime_at: '19:00',
  // Never quiet, whatever hour the journey is made at.
  quiet_from: '07:00',
  quiet_until: '07:00',
  children: [],
}

test('a thing for later comes back: as neutral words on the lock screen, as hers in the inbox', async ({
  page,
  context,
}) => {
  const pushService = await startPushService()
  const browser = pushService.browser()
  await context.grantPermissions(['notifications'])
  await subscribeAt(page, browser)
  await signUp(page)
  await page.request.put('/api/reminder-settings', { data: settings })

  await page.goto('/modes/clear')
  await page.getByLabel('What is in there?').fill('winter coats\nring Dr Nguyen')
  await page.getByRole('button', { name: 'Sort it out' }).click()
  for (const left of ['2 to go', 'The last one']) {
    await expect(page.getByText(left, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Later/ }).click()
  }
  await page.getByRole('button', { name: 'Remind me: ring Dr Nguyen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Notifications never show it.')).toBeVisible()
  await expect(dialog.getByText('Notifications are off here, so it will wait in your inbox.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'No thanks' })).toBeVisible()
  await checkScreen(page, 'remind-me')
  const told = dialog.getByRole('status').filter({ hasText: 'Notifications' })
  await told.evaluate((region) => region.setAttribute('data-known', ''))
  await dialog.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(dialog.getByText('Notifications are on here.')).toBeVisible()
  // A screen reader hears of it only in a region that it knows already.
  await expect(told).toHaveAttribute('data-known')
  await expect(dialog.locator(':focus')).toHaveText('Notifications are on here.')
  await page.getByRole('radio', { name: 'The weekend' }).check({ force: true })
  await page.getByRole('button', { name: 'Set reminder' }).click()
  await expect(page.getByText(/^We’ll remind you .*10:00 am\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Change the time: ring Dr Nguyen/ })).toBeVisible()

  await page.goto('/account')
  await page.getByRole('link', { name: /^Reminders/ }).click()
  await expect(page.getByRole('list', { name: 'Your reminders' })).toContainText('ring Dr Nguyen')
  await expect(page.getByText('Notifications are on here.')).toBeVisible()
  await checkScreen(page, 'reminders-on')
  const { reminders } = (await (await page.request.get('/api/reminders')).json()) as {
    reminders: { due: string }[]
  }
  // Wherever the weekend is, a day later it has come.
  await sendWhatIsDue(new Date(Date.parse(`${reminders[0]?.due}:00Z`) + 24 * 3_600_000))
  // The server's own minute may have come just then, and be sending it.
  await expect
    .poll(() => browser.received.map(({ payload }) => payload))
    .toEqual([{ id: expect.any(String), title: 'Lightly', body: 'You have a note.', url: '/inbox' }])

  const here = page.getByRole('region', { name: 'On this phone' })
  await here.getByRole('status').evaluate((region) => region.setAttribute('data-known', ''))
  await here.getByRole('button', { name: 'Turn off' }).click()
  await expect(here.locator('[data-known]')).toContainText('Notifications are off here.')
  await expect(here.getByRole('heading')).toBeFocused()
  await page.getByRole('button', { name: 'Change the time: ring Dr Nguyen' }).click()
  await dialog.getByRole('button', { name: 'No thanks' }).click()
  await expect(dialog.locator(':focus')).toHaveText(/^Notifications are off here, so it will wait/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Change the time: ring Dr Nguyen' })).toBeFocused()
  await here.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(here.locator('[data-known]')).toHaveText('Notifications are on here.')
  await expect(here.getByRole('heading')).toBeFocused()

  await page.goto('/home')
  await expect(page.getByRole('link', { name: '1 new note' })).toBeVisible()
  await checkScreen(page, 'home-new-note')
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no service worker')
  const shown = await awaitNotification(worker)
  await deliverToWorker(page, context, browser.received[0]?.payload)
  expect(await shown()).toEqual(['Lightly: You have a note.'])
  await tapNotification(worker)
  await page.waitForURL('**/inbox')
  const note = page.getByRole('article', { name: 'Your reminder' })
  await expect(note).toContainText('ring Dr Nguyen')
  await expect(note.getByText('New', { exact: true })).toBeVisible()
  await checkScreen(page, 'inbox')
  await note.getByRole('button', { name: 'Change the time: ring Dr Nguyen' }).click()
  await page.getByRole('radio', { name: 'Tomorrow morning' }).check({ force: true })
  await page.getByRole('button', { name: 'Set reminder' }).click()
  await expect(page.getByText(/^We’ll remind you tomorrow, /)).toBeVisible()
  await note.getByRole('status').evaluate((region) => region.setAttribute('data-known', ''))
  await note.getByRole('button', { name: 'Done: ring Dr Nguyen' }).click()
  await expect(note.locator('[data-known]')).toHaveText('Done')
  await expect(note).toBeFocused()
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('Everything that came to you')).toBeVisible()
  await checkScreen(page, 'account-reminders')

  await page.goto('/account/children')
  await page.getByRole('button', { name: 'Add child' }).click()
  await page.getByLabel('Name').fill('Mia')
  const shownAgain = await awaitNotification(worker)
  await deliverToWorker(page, context, browser.received[0]?.payload)
  await shownAgain()
  await tapNotification(worker)
  await expect(page.getByText('What you have typed here is not saved yet.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Mia')
  await checkScreen(page, 'notification-unsaved')
  await page.getByRole('button', { name: 'Open inbox' }).click()
  await page.waitForURL('**/inbox')
  await pushService.close()
})

test('settings where notifications are refused: switches, quiet hours, her list, and the inbox instead', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await signUp(page)
  const about = {
    first_name: 'Ana',
    timezone: 'Australia/Melbourne',
    season: null,
    focus: null,
    notes: null,
    allow_real_talk_push: true,
  }
  const noa = {
    id: crypto.randomUUID(),
    name: 'Noa',
    birthdate: '2025-06-01',
    notes: null,
    sensitivities: [],
    allergies: [],
    notification_prefs: { notify_wake: true, notify_bedtime: true },
  }
  await page.request.post('/api/onboarding', { data: { about, children: [noa] } })
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await checkScreen(page, 'inbox-empty')
  await page.getByRole('link', { name: 'Choose what comes' }).click()
  await expect(page.getByText('Notifications are off for Lightly here')).toBeVisible()
  await expect(page.getByText(/^None yet\./)).toBeVisible()

  await page.getByLabel('Your season').selectOption('Toddler')
  await page.getByLabel('Noa’s bedtime').uncheck()
  await expect(page.getByLabel('Bedtime at')).toHaveCount(0)
  await page.getByLabel('Start of the day at').fill('06:00')
  await expect(page.getByText('so it comes at 7:00 am')).toBeVisible()
  await page.getByLabel('Until').fill('09:00')
  await expect(page.getByText('so it won’t come')).toBeVisible()
  await page.getByLabel('Until').fill('06:30')
  await page.evaluate(() => document.querySelector('form')?.scrollIntoView())
  await checkScreen(page, 'reminders-refused')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Noa’s bedtime')).not.toBeChecked()
  await expect(page.getByLabel('Your season')).toHaveValue('Toddler')
  await expect(page.getByLabel('Start of the day at')).toHaveValue('06:00')
  await expect(page.getByLabel('A daily ‘Real Talk’')).toBeChecked()

  // Another tab has switched more off, which she does not touch here.
  const known = async () => (await page.request.get('/api/reminder-settings')).json()
  const off = { id: noa.id, notify_wake: false, notify_bedtime: false }
  await page.request.put('/api/reminder-settings', { data: { ...(await known()), children: [off] } })
  await page.getByLabel('A daily ‘Real Talk’').uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect(await known()).toMatchObject({ allow_real_talk_push: false, children: [off] })
  await page.request.put('/api/reminder-settings', { data: { ...(await known()), quiet_from: '22:00' } })
  await page.getByRole('link', { name: 'Back to Account' }).click()
  await page.getByRole('link', { name: /^Reminders/ }).click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('22:00')

  const zone = page.getByLabel('Your time zone')
  await expect(zone.getByRole('option')).toHaveText(['Melbourne', 'Sydney', 'Brisbane', 'Perth'])
  await zone.selectOption('Perth')
  const profileReread = page.waitForResponse('**/api/profile')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await (await profileReread).json()).profile.timezone).toBe('Australia/Perth')
  await page.reload()
  await expect(zone).toHaveValue('Australia/Perth')

  await page.request.put(`/api/reminders/${crypto.randomUUID()}`, {
    data: { text: 'book the dentist', due: '2040-01-02T09:00' },
  })
  await page.reload()
  const list = page.getByRole('list', { name: 'Your reminders' })
  await list.getByRole('button', { name: 'Change the time: book the dentist' }).click()
  await page.getByLabel('Day and time', { exact: true }).fill('2020-01-02T09:00')
  await page.getByRole('button', { name: 'Set reminder' }).click()
  await expect(page.getByText('That time has passed. Choose a later one.')).toBeVisible()
  await page.getByLabel('Day and time', { exact: true }).fill('2040-03-04T22:15')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('so it comes at 6:30 am')).toBeVisible()
  await expect(dialog.getByText('it will wait in your inbox')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Turn on notifications' })).toHaveCount(0)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Set reminder' }).click()
  await expect(list.getByText('On this phone, not sent yet')).toBeVisible()
  await context.setOffline(false)
  await expect(list.getByText('On this phone, not sent yet')).toHaveCount(0)
  await expect(list).toContainText('10:15 pm')

  const open = async () => (await (await page.request.get('/api/reminders')).json()).reminders.length
  await list.getByRole('button', { name: 'Delete: book the dentist' }).click()
  // It does not come while she has the screen open, or has locked the phone on it.
  await expect.poll(open).toBe(0)
  const reread = page.waitForResponse('**/api/reminders')
  await context.setOffline(true)
  await context.setOffline(false)
  await (await reread).finished()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByText('On this phone, not sent yet')).toBeVisible()
  await context.setOffline(false)
  await expect.poll(open).toBe(1)
  await list.getByRole('button', { name: 'Done: book the dentist' }).click()
  await expect(page.getByText('Done. One less to carry.')).toBeVisible()
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Your reminders' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list).toContainText('book the dentist')
  await checkScreen(page, 'reminders-list')
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await list.getByRole('button', { name: 'Delete: book the dentist' }).click()
  await expect.poll(open).toBe(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  expect((await deleted).status()).toBe(200)
  await expect.poll(async () => (await page.request.get('/api/reminders')).json()).toEqual({ reminders: [] })

  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/inbox', '/account/reminders']) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('a blank time says nothing of quiet hours, and holds nothing up once its nudge is off', async ({
  page,
}) => {
  await signUp(page)
  const noa = { id: crypto.randomUUID(), name: 'Noa', birthdate: '2025-06-01', notes: null }
  const child = { ...noa, sensitivities: [], allergies: [] }
  const about = { first_name: 'Ana', timezone: 'Australia/Melbourne', season: null, focus: null, notes: null }
  const data = {
    about: { ...about, allow_real_talk_push: true },
    children: [{ ...child, notification_prefs: { notify_wake: true, notify_bedtime: true } }],
  }
  expect((await page.request.post('/api/onboarding', { data })).ok()).toBe(true)
  const quiet = { quiet_from: '21:00', quiet_until: '07:00' }
  const times = { ...settings, ...quiet, allow_real_talk_push: true }
  expect((await page.request.put('/api/reminder-settings', { data: times })).ok()).toBe(true)

  await page.goto('/account/reminders')
  const at = page.getByLabel('At', { exact: true })
  const [from, until] = [page.getByLabel('From', { exact: true }), page.getByLabel('Until', { exact: true })]
  const wontCome = page.getByText('so it won’t come')
  await at.fill('22:00')
  await expect(wontCome).toBeVisible()
  await at.fill('')
  await expect(wontCome).toHaveCount(0)
  await from.fill('')
  await until.fill('')
  await expect(page.getByText('Nothing comes in these hours.')).toBeVisible()
  await checkScreen(page, 'reminders-blank')
  await from.fill('20:00')
  await until.fill('06:00')

  await page.getByLabel('Start of the day at').fill('')
  await page.getByLabel('Bedtime at').fill('')
  for (const nudge of ['A daily ‘Real Talk’', 'Start of Noa’s day', 'Noa’s bedtime'])
    await page.getByLabel(nudge).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  const kept = { ...times, allow_real_talk_push: false, quiet_from: '20:00', quiet_until: '06:00' }
  const off = { id: noa.id, name: 'Noa', notify_wake: false, notify_bedtime: false }
  const read = await (await page.request.get('/api/reminder-settings')).json()
  expect(read).toMatchObject({ ...kept, children: [off] })
  await page.getByLabel('A daily ‘Real Talk’').check()
  await expect(at).toHaveValue(settings.real_talk_at)
})

test('on a slow line what is done goes at once, and comes back at once where it is not', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('503')
  await signUp(page)
  const id = crypto.randomUUID()
  const data = { text: 'book the dentist', due: '2040-01-02T09:00' }
  await page.request.put(`/api/reminders/${id}`, { data })
  await page.goto('/account/reminders')
  const list = page.getByRole('list', { name: 'Your reminders' })
  const done = list.getByRole('button', { name: 'Done: book the dentist' })
  /** Holds back the next change of it. Answers how to let it go on. */
  async function hold(answer?: object) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const next = `**/api/reminders/${id}`
    await page.route(
      next,
      (route) => released.then(() => (answer ? route.fulfill(answer) : route.continue())),
      { times: 1 },
    )
    return release
  }

  const refuse = await hold({ status: 503, json: { error: 'Not just now.', code: 'unavailable' } })
  await done.click()
  await expect(list).toHaveCount(0)
  await checkScreen(page, 'reminders-done')
  refuse()
  await expect(page.getByText('Not just now.')).toBeVisible()
  await expect(list).toContainText('book the dentist')

  await done.click()
  await expect(page.getByText('Done. One less to carry.')).toBeVisible()
  const goOn = await hold()
  const changed = page.waitForResponse(`**/api/reminders/${id}`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list).toContainText('book the dentist')
  goOn()
  expect((await changed).ok()).toBe(true)
  await expect(list).toContainText('book the dentist')
})

test('a reminder that waits on the phone outlives a refusal, and is heard when it goes out', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  watch.allowConsoleErrors('409')
  await signUp(page)
  const id = crypto.randomUUID()
  await page.request.put(`/api/reminders/${id}`, {
    data: { text: 'end my life tonight', due: '2040-01-02T09:00' },
  })
  await page.goto('/account/reminders')
  const list = page.getByRole('list', { name: 'Your reminders' })
  await expect(list).toContainText('9:00 am')
  const moveTo = async (due: string) => {
    await list.getByRole('button', { name: /^Change the time/ }).click()
    await page.getByLabel('Day and time', { exact: true }).fill(due)
    await page.getByRole('button', { name: 'Set reminder' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await context.setOffline(true)
  await moveTo('2040-01-02T10:15')
  await expect(list.getByText('On this phone, not sent yet')).toBeVisible()
  const refusal = { status: 409, json: { error: 'Not this one.', code: 'conflict' } }
  await page.route(`**/api/reminders/${id}`, (route) => route.fulfill(refusal))
  await context.setOffline(false)
  await expect(list.getByRole('alert')).toHaveText('Not this one.')
  await moveTo('2040-01-02T11:30')
  await expect(list.getByRole('alert')).toHaveText('Not this one.')
  await expect(list).toContainText('10:15 am')

  await page.unroute(`**/api/reminders/${id}`)
  await moveTo('2040-01-02T12:45')
  await expect(list.getByRole('region')).toContainText('000')
  await expect(list).toContainText('12:45 pm')
  await checkScreen(page, 'reminders-heard')
})

test('without a membership her list for later stays hers, and nothing leads to what is closed', async ({
  page,
}) => {
  await signUp(page, { trial: false })
  await page.goto('/account/reminders')
  await expect(page.getByText('None yet.', { exact: true })).toBeVisible()
  await page.evaluate(() => {
    const lines = ['winter coats', 'ring Dr Nguyen'].map((text) => ({ id: text, text, place: 'later' }))
    localStorage.setItem('modes:clear', JSON.stringify(lines))
  })
  await page.reload()
  const later = page.getByRole('list', { name: 'Later' })
  await expect(later.getByRole('listitem')).toHaveText(['winter coats', 'ring Dr Nguyen'])
  await expect(page.getByRole('link', { name: 'Open Clear' })).toHaveCount(0)
  await checkScreen(page, 'reminders-without-membership')
  await later.getByRole('button', { name: 'Remove: winter coats' }).click()
  await expect(page.getByText('Taken off the list.')).toBeVisible()
  await page.reload()
  await expect(later.getByRole('listitem')).toHaveText(['ring Dr Nguyen'])

  await page.goto('/home')
  for (const name of ['Calm', 'High']) await page.getByRole('radio', { name }).check({ force: true })
  await page.getByRole('button', { name: 'Get my tip' }).click()
  const tip = page.getByRole('region').filter({ has: page.locator('#tip') })
  await expect(tip.getByRole('link')).toHaveText(['Chat'])
  await tip.getByRole('link').click()
  await expect(page).toHaveURL(/\/chat$/)
})
