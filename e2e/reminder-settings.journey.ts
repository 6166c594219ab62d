import { checkScreen, expect, signUp, test } from './journey.ts'
import { settings } from './reminder-settings.ts'

test.use({ withWorker: true })

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

  const trial = page.getByLabel('When your trial ends soon')
  await expect(trial).toBeChecked()
  await page.getByRole('heading', { name: 'What else comes to you' }).scrollIntoViewIfNeeded()
  await checkScreen(page, 'reminders-switches')
  const switched = page.waitForResponse('**/api/notification-settings')
  await trial.click()
  expect((await switched).status()).toBe(200)
  await page.reload()
  await expect(trial).not.toBeChecked()
  await page.route('**/api/notification-settings', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await trial.click()
  await expect(page.getByText('We could not reach Lightly.')).toBeVisible()
  await expect(trial).not.toBeChecked()
  await page.unroute('**/api/notification-settings')

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
