import { checkScreen, expect, signUp, tapAndSave, test } from './journey.ts'
import { sendMessageIn, startTalk } from './talk.ts'

test('what Lightly remembers: every line, to switch off, edit, keep, delete and bring back, and all of it off', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('500')
  await signUp(page)
  const threadId = await startTalk(page, 'she will not settle', 'remember that my sister is called Jo')
  await page.goto(`/chat/${threadId}`)
  await expect(page.getByText('Remembered: “my sister is called Jo”')).toBeVisible()
  await checkScreen(page, 'chat-remembered')
  await page.getByRole('link', { name: 'See what is remembered' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What Lightly remembers' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'First name: Ana' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'She will not settle' })).toBeChecked()
  await expect(page.getByText(/Just now the simple version answers you/)).toBeVisible()
  await checkScreen(page, 'memory')

  await page.getByRole('link', { name: 'See the chat: She will not settle' }).click()
  await page.waitForURL(`**/chat/${threadId}`)
  await page.goBack()
  const name = page.getByRole('checkbox', { name: 'First name: Ana' })
  await tapAndSave(page, name, 'PUT')
  await page.reload()
  await expect(name).not.toBeChecked()

  const asked = page.getByRole('region', { name: 'You asked me to remember' })
  await asked.getByRole('button', { name: 'Edit: my sister is called Jo' }).click()
  const box = asked.getByRole('textbox', { name: 'Change this line' })
  await expect(box).toBeFocused()
  await box.fill(' ')
  await asked.getByRole('button', { name: 'Save' }).click()
  await expect(asked.getByText('Please write a word or two.')).toBeVisible()
  await box.fill('my sister is called Flo')
  await page.route('**/api/memory/lines/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await asked.getByRole('button', { name: 'Save' }).click()
  await expect(asked.getByRole('alert')).toBeVisible()
  await expect(box).toHaveValue('my sister is called Flo')
  await asked.getByRole('button', { name: 'Save' }).click()
  await expect(asked.getByText('my sister is called Flo')).toBeVisible()

  await asked.getByRole('button', { name: 'Delete: my sister is called Flo' }).click()
  await expect(page.getByText('Forgotten')).toBeVisible()
  await expect(asked).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(asked.getByText('my sister is called Flo')).toBeVisible()

  await page.getByRole('button', { name: 'Add something to remember' }).click()
  await page.getByRole('textbox', { name: 'What should I remember?' }).fill('Tuesdays are hard')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(asked.getByText('Tuesdays are hard')).toBeVisible()

  await tapAndSave(page, page.getByRole('checkbox', { name: 'Use this when we talk' }), 'PUT')
  await expect(page.getByText('It is all off.', { exact: false })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await checkScreen(page, 'memory-off-320')

  await page.goto('/account')
  await page.getByRole('link', { name: /What Lightly remembers/ }).click()
  await page.waitForURL('**/account/memory')
  await page.goto('/chat')
  await page.getByRole('main').getByRole('link', { name: 'What Lightly remembers' }).click()
  await page.waitForURL('**/account/memory')
})

test('the page of what is remembered says when it cannot be read, and when there is no network', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('500')
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await page.route('**/api/memory', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/account/memory')
  await expect(page.getByText(/what is remembered/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Try/ })).toBeVisible()
  await checkScreen(page, 'memory-error')
  await page.unroute('**/api/memory')
  // It may be read anew by itself before she taps.
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(page.getByRole('checkbox', { name: 'First name: Ana' })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.route('**/api/memory/**', (route) => route.abort())
  const name = page.getByRole('checkbox', { name: 'First name: Ana' })
  await name.click()
  await expect(name).toBeChecked()
})

test('after a loss she is offered quiet, every screen keeps it, and one tap takes it back', async ({
  page,
}) => {
  await signUp(page)
  await page.request.put(`/api/children/${crypto.randomUUID()}`, {
    data: {
      name: 'Noa',
      birthdate: '2026-06-01',
      age_note: null,
      notes: null,
      sensitivities: [],
      allergies: [],
      notification_prefs: { notify_wake: true, notify_bedtime: true },
    },
  })
  const threadId = await startTalk(page, 'I had a miscarriage last week')
  await page.goto(`/chat/${threadId}`)
  await checkScreen(page, 'chat-loss-offer')
  await tapAndSave(page, page.getByRole('button', { name: 'Yes, please' }), 'PUT')
  await expect(page.getByText('The app will be gentler from here')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Everything shows as before')).toBeVisible()
  await tapAndSave(page, page.getByRole('button', { name: 'Yes, please' }), 'PUT')

  await page.goto('/modes/sleep')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: /nap/i })).toHaveCount(0)
  await page.goto('/account/children')
  await expect(page.getByText('Ages, due dates and nap times rest for now.')).toBeVisible()
  await expect(page.getByText(/Born|Nudges/)).toHaveCount(0)
  await checkScreen(page, 'children-loss')
  await page.getByRole('button', { name: 'Edit Noa' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Birthdate')).toHaveCount(0)
  await expect(page.getByLabel('Bedtime nudge')).toHaveCount(0)
  await page.goto('/profile')
  const kids = page.getByRole('region', { name: 'Kids' })
  await expect(kids.getByLabel('Name')).toHaveValue('Noa')
  await expect(kids.getByLabel('Age')).toHaveCount(0)
  await page.goto('/account/reminders')
  await expect(page.getByText('Season, wake and bedtime notes rest', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Season')).toHaveCount(0)
  await page.goto('/connect')
  const lines = page.getByRole('list', { name: 'People to call or text' })
  await expect(lines.getByRole('listitem').first()).toContainText('Red Nose')
  await page.goto('/chat?sos=true')
  await expect(lines.getByRole('listitem').first()).toContainText('Red Nose')

  await page.goto('/account')
  await page.getByRole('link', { name: /After a loss/ }).click()
  await page.getByRole('button', { name: 'Noa has died' }).click()
  await page.getByLabel(/The day, as near as you know/).fill('2026-10-01')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Remembered here by name.')).toBeVisible()
  await checkScreen(page, 'loss')
  await tapAndSave(page, page.getByRole('button', { name: 'Turn this off' }), 'PUT')
  await expect(page.getByText('Everything shows as before')).toBeVisible()
  await page.goto('/account/children')
  await expect(page.getByText('Remembered here by name.')).toBeVisible()
  await expect(page.getByText(/Born|Nudges/)).toHaveCount(0)
  await page.goto('/connect')
  await expect(lines.getByRole('listitem').first()).not.toContainText('Red Nose')
  await page.goto('/account/loss')
  await tapAndSave(page, page.getByRole('button', { name: 'Take back: Noa has died' }), 'PUT')
  await page.goto('/account/children')
  await expect(page.getByText(/Born 1 June 2026/)).toBeVisible()
  await page.goto('/modes/sleep')
  await expect(page.getByRole('region', { name: /nap/i })).toBeVisible()
})

test('where somebody else’s machine would answer she is asked once, before the first reply, and can change it', async ({
  page,
}) => {
  await signUp(page)
  const hosted_by = 'Example AI, United States'
  let choice: string | null = null
  await page.route('**/api/memory/words', async (route) => {
    if (route.request().method() === 'PUT') choice = route.request().postDataJSON().choice
    await route.fulfill({ json: { hosted_by, choice } })
  })
  await page.goto('/chat')
  const question = page.getByRole('region', { name: 'Where your words go' })
  await expect(question).toContainText(`an AI run by ${hosted_by}`)
  await checkScreen(page, 'words-question')
  await page.setViewportSize({ width: 320, height: 640 })
  await checkScreen(page, 'words-question-320')
  await page.goto('/chat?sos=true')
  await expect(page.getByRole('button', { name: 'Start breathing' })).toBeVisible()
  await expect(question).toHaveCount(0)
  const threadId = await startTalk(page)
  await sendMessageIn(page, threadId, 'she will not settle')
  await page.goto(`/chat/${threadId}`)
  await question.getByRole('button', { name: 'Keep my words on Lightly' }).click()
  await expect(question).toHaveCount(0)
  expect(choice).toBe('here')

  await page.goto('/account/privacy')
  const here = page.getByRole('radio', { name: 'Keep my words on Lightly' })
  await expect(here).toBeChecked()
  await checkScreen(page, 'privacy-words')
  const there = page.getByRole('radio', { name: `Send them to ${hosted_by}` })
  await there.click({ force: true })
  await expect(there).toBeChecked()
  await expect.poll(() => choice).toBe('model')
  await expect(page.getByText(`An AI run by ${hosted_by} answers you.`, { exact: false })).toBeVisible()
})
