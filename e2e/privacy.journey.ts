import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { openDatabase } from '#server/database/client.ts'
import { startEmbeddedPostgres } from '#server/database/embedded.ts'
import { deleteMembers } from '#server/features/privacy/delete-members.ts'
import { openStorage } from '#server/platform/storage/storage.ts'
import { checkScreen, expect, password, signUp, test } from './journey.ts'
import { sosFromDialog } from './sos-from-dialog.ts'

test('children are added, changed, chosen, removed and brought back, and the profile shows the same', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('400')
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await page.goto('/account')
  await page.getByRole('link', { name: /Children/ }).click()
  await expect(page.getByText('No children here yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add child' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText("Please enter your child's name.").first()).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Noa')
  await page.getByLabel('Birthdate').fill('2026-06-01')
  await page.getByLabel('Sensitivities').fill('loud rooms, , wool')
  await page.getByLabel('Allergies').fill('nuts')
  await page.getByLabel('Bedtime nudge').uncheck()
  await checkScreen(page, 'children-form')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Noa is saved')).toBeVisible()
  await page.getByRole('button', { name: 'Add child' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ari')
  await page.getByRole('textbox', { name: /^Age/ }).fill('nearly 3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const names = page.getByRole('list', { name: 'Your children' }).getByRole('heading')
  await expect(names).toHaveText(['Noa', 'Ari'])
  await expect(page.getByText('loud rooms, wool')).toBeVisible()

  await expect(page.getByRole('radio', { name: 'Noa' })).toBeChecked()
  await page.getByRole('radio', { name: 'Ari' }).check({ force: true })
  await checkScreen(page, 'children')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Ari' })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('activeChildId'))).toMatch(/^[\da-f-]{36}$/)

  await page.getByRole('button', { name: 'Remove Noa' }).click()
  await expect(names).toHaveText(['Ari'])
  await page.route('**/api/children/*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('That did not work')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(names).toHaveText(['Noa', 'Ari'])
  await page.getByRole('button', { name: 'Edit Noa' }).click()
  await expect(page.getByLabel('Bedtime nudge')).not.toBeChecked()
  await page.getByLabel('Allergies').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('nuts')).toHaveCount(0)

  await page.goto('/profile')
  const kids = page.getByRole('region', { name: 'Kids' })
  await expect(kids.getByLabel('Name').nth(1)).toHaveValue('Ari')
  await expect(kids.getByLabel('Age').nth(1)).toHaveValue('nearly 3')
  await kids.getByRole('button', { name: 'Remove Noa' }).click()
  await kids.getByRole('button', { name: 'Add child' }).click()
  await kids.getByLabel('Likes, dislikes, notes').nth(1).fill('loves dogs')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(kids.getByText("Please enter your child's name.")).toBeVisible()
  await kids.getByLabel('Name').nth(1).fill('Zoe')
  await page.getByLabel('Full name').fill('  Ana Rose ')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(page.getByText('Your details have been updated.')).toBeVisible()
  await checkScreen(page, 'profile-kids')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Rose')
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
  await page.goto('/account/children')
  await expect(names).toHaveText(['Ari', 'Zoe'])
})

test('a child that comes or goes elsewhere is neither removed nor brought back by the profile', async ({
  page,
}) => {
  await signUp(page)
  const address = () => `/api/children/${crypto.randomUUID()}`
  const [noa, ari, zoe] = [address(), address(), address()]
  const add = (path: string, name: string) =>
    page.request.put(path, {
      data: {
        name,
        birthdate: null,
        age_note: null,
        notes: null,
        sensitivities: [],
        allergies: [],
        notification_prefs: { notify_wake: true, notify_bedtime: true },
      },
    })
  await add(noa, 'Noa')
  await add(ari, 'Ari')
  await page.goto('/profile')
  const kids = page.getByRole('region', { name: 'Kids' }).getByLabel('Name')
  await expect(kids).toHaveCount(2)

  await add(zoe, 'Zoe')
  await page.request.delete(ari)
  const reread = page.waitForResponse('**/api/profile')
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
  })
  await reread
  await kids.first().fill('Noa Rose')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(kids).toHaveCount(2)
  await expect(kids.first()).toHaveValue('Noa Rose')
  await expect(kids.last()).toHaveValue('Zoe')
})

test('grave words in her notes or in those of a child bring the card to where she is', async ({ page }) => {
  await signUp(page)
  const card = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  await page.goto('/profile')
  await expect(page.getByLabel('Full name')).toHaveValue('Ana')
  await page.getByLabel('Notes').fill('they would all be better off without me')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(card).toBeInViewport()
  await checkScreen(page, 'profile-grave')
  await page.reload()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(card).toHaveCount(0)

  await page.goto('/account/children')
  await page.getByRole('button', { name: 'Add child' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Noa')
  await page.getByLabel('Notes').fill('I want to kill myself')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Noa is saved')).toBeVisible()
  await expect(card).toBeInViewport()
})

test('the profile says when it is busy, and keeps her words when it cannot be saved or read', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  watch.allowConsoleErrors('500')
  await signUp(page)
  await page.goto('/profile')
  const name = page.getByLabel('Full name')
  await expect(name).toHaveValue('Ana')
  await expect(page.getByLabel('Phone')).toHaveAttribute('placeholder', '04xx xxx xxx')
  const release = Promise.withResolvers<void>()
  await page.route('**/api/profile', async (route) => {
    await release.promise
    await route.fulfill({
      status: 500,
      json: { error: 'Something went wrong. Please try again.', code: 'internal' },
    })
  })
  await name.fill('Ana Rose')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  release.resolve()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(name).toHaveValue('Ana Rose')
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Could not save profile.')).toBeVisible()

  await page.unroute('**/api/profile')
  await page.route('**/api/profile', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeDisabled()
  await expect(name).toHaveValue('')
})

test('she takes a copy of her data along, and deletes her account, keeps it, and deletes it for good', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('401')
  watch.allowConsoleErrors('403')
  const { email } = await signUp(page, { trial: false })
  await page.goto('/account')
  await page.getByRole('link', { name: /Privacy & data/ }).click()
  await page.getByRole('button', { name: 'Get a copy of my data' }).click()
  const fetchIt = page.getByRole('button', { name: 'Download my data' })
  await expect(fetchIt).toBeVisible()
  await checkScreen(page, 'privacy-data')
  // As if ten minutes had gone by: the first answer asks for proof, the rest is the server's own.
  let asked = false
  await page.route('**/api/privacy/export/open', (route) => {
    if (asked) return route.continue()
    asked = true
    const body = { error: 'Please confirm that it is you.', code: 'step_up_required' }
    return route.fulfill({ status: 403, json: body })
  })
  await fetchIt.click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Confirm' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('lightly-data.zip')
  const files = unzipSync(new Uint8Array(readFileSync(await file.path())))
  expect(strFromU8(files['data/account-user.json'] ?? new Uint8Array())).toContain(email)
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Your Lightly data')
  await page.goto('/api/exports/nonsense')
  await expect(page.getByText('That link is too old, or it belongs to another account.')).toBeVisible()

  await page.goto('/inbox')
  const copy = page.getByRole('article', { name: 'Your data' })
  await expect(copy).toContainText('The copy of your data is ready.')
  await copy.getByRole('link', { name: 'Open: Your data' }).click()
  await page.waitForURL('**/account/privacy')

  async function askDeletion() {
    await page.goto('/account/privacy')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/signin')
    await expect(page.getByText(/Your account will be deleted on \w+day/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  }
  async function signIn() {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await page.goto('/account/privacy')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await checkScreen(page, 'delete-account')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await askDeletion()
  await checkScreen(page, 'signin-leaving')
  await signIn()
  await page.waitForURL('**/home')
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible()
  await checkScreen(page, 'home-leaving')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(0)

  await askDeletion()
  await runDeletions(new Date(Date.now() + 8 * 24 * 60 * 60_000))
  await signIn()
  await expect(page.getByText('Sign in failed')).toBeVisible()
})

/** The job as the server runs it, at another time. Members of these journeys have no subscription to end. */
async function runDeletions(now: Date): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(process.env.E2E_DATA_DIR ?? '', 'postgres') })
  const database = openDatabase(postgres)
  const payments = { stripe: {} } as Parameters<typeof deleteMembers>[0]['payments']
  const storage = await openStorage({ dataDir: process.env.E2E_DATA_DIR ?? '', s3: null })
  const services = { database, databaseUrl: postgres.url, payments, storage }
  await deleteMembers(services, now).finally(() => database.close())
}

test('one tap leads away from every screen, and what is private can be read by anybody', async ({
  page,
  context,
  watch,
}) => {
  watch.allowHost('www.bom.gov.au')
  await context.route('https://www.bom.gov.au/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Weather</h1>' }),
  )
  for (const path of ['/chat?sos=true', '/signin', '/welcome']) {
    await page.goto('/privacy')
    // The landing page stands before its script does; until then the way out is a link like any other.
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Quick exit: leave this site' }).click()
    await page.waitForURL('https://www.bom.gov.au/')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'What we keep' })).toBeVisible()
  await checkScreen(page, 'privacy-page')
  await page.goto('/terms')
  await expect(page.getByText(/It is not a medical service/)).toBeVisible()
  await checkScreen(page, 'terms-page')

  await signUp(page)
  for (const path of ['/home', '/account', '/chat', '/check-in', '/modes/relief']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Quick exit: leave this site' })).toBeInViewport()
  }
  await page.goto('/account/privacy')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await sosFromDialog(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('alertdialog').getByRole('link', { name: 'Quick exit: leave this site' }).click()
  await page.waitForURL('https://www.bom.gov.au/')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/account/privacy')
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible()
  await checkScreen(page, 'privacy-data-320')
  await page.goto('/account')
  await expect(page.getByRole('link', { name: 'Terms' })).toBeVisible()
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
})
