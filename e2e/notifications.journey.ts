import { join } from 'node:path'
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/database/client.ts'
import { deliverPushes } from '../server/features/notifications/deliver-pushes.ts'
import { queueAllPushes } from '../server/features/notifications/jobs.ts'
import { notifyDue } from '../server/features/reminders/notify-due.ts'
import { createPush } from '../server/platform/push/push.ts'
import { startPushService, type TestBrowser } from '../server/testing/push-service.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { settings } from './reminder-settings.ts'

test.use({ withWorker: true })

/** Does what the server does each minute, as if it were `now`: on its own database, as a second worker. */
async function sendWhatIsDue(now: Date): Promise<void> {
  const DATA_DIR = process.env.E2E_DATA_DIR ?? ''
  const socket = encodeURIComponent(join(DATA_DIR, 'postgres'))
  const addressOf = (login: string) => `postgresql:///postgres?host=${socket}&user=${login}`
  const database = openDatabase({ url: addressOf('lightly'), memberUrl: addressOf('lightly_member_login') })
  const refuse = (status: number) => expect(status, 'refused').toBe(201)
  try {
    await notifyDue(database.asSystem(), now)
    await queueAllPushes(database.asSystem(), now)
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
        registration.showNotification = (...shown) => show(...shown).then(resolve)
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
  const announcement = dialog.getByRole('status').filter({ hasText: 'Notifications' })
  await announcement.evaluate((region) => region.setAttribute('data-known', ''))
  await dialog.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(dialog.getByText('Notifications are on here.')).toBeVisible()
  // A screen reader hears of it only in a region that it knows already.
  await expect(announcement).toHaveAttribute('data-known')
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
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ana' })).toBeVisible()
  // Wherever the weekend is, a day later it has come.
  await sendWhatIsDue(new Date(Date.parse(`${reminders[0]?.due}:00Z`) + 24 * 3_600_000))
  // The server's own minute may have come just then, and be sending it.
  await expect
    .poll(() => browser.received.map(({ payload }) => payload))
    .toEqual([{ id: expect.any(String), title: 'Lightly', body: 'You have a note.', url: '/inbox' }])

  // It shows by itself where she is.
  await expect(page.getByRole('link', { name: '1 new note' })).toBeVisible()
  await page.goto('/account/reminders')

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
