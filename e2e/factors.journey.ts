import type { Page } from '@playwright/test'
import { stepAt, totpCode } from '../server/platform/auth/totp.ts'
import { checkScreen, expect, password, signOut, signUp, test } from './journey.ts'
import { confirmEmail } from './mailed-link.ts'
import { sosFromDialog } from './sos-from-dialog.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app with this key shows now, or in a later step: an older one could lapse on the way. */
function codeOf(key: string, drift: number): string {
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return totpCode(Buffer.from(bytes), stepAt(new Date()) + drift)
}

async function leave(page: Page) {
  await page.goto('/account')
  await signOut(page)
  await page.waitForURL('**/signin')
}

async function typePassword(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
}

test('a second step: set up, signed in with, rescued by a recovery code, and taken away', async ({
  page,
  watch,
}) => {
  // A wrong code is answered 400, and a lapsed proof 403.
  watch.allowConsoleErrors('40')
  const { email } = await signUp(page)
  await page.goto('/account')
  await page.getByRole('link', { name: /^Security/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  await expect(page.getByText('Please confirm your email first', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use an authenticator app' })).toHaveCount(0)
  await checkScreen(page, 'security-email-first')
  await page.getByRole('link', { name: 'Confirm my email' }).click()
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  await confirmEmail(page, email)
  await page.goto('/account/security')
  await expect(page.getByRole('button', { name: 'Use an authenticator app' })).toBeVisible()
  await checkScreen(page, 'security')

  await page.getByRole('button', { name: 'Use an authenticator app' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const shown = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  const key = shown.replaceAll(' ', '')
  await checkScreen(page, 'security-app')
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByText(/That code is not right/)).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key, 0))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
  const codes = await page
    .getByRole('region', { name: 'Keep these recovery codes' })
    .getByRole('listitem')
    .allTextContents()
  expect(codes).toHaveLength(10)
  await checkScreen(page, 'security-recovery-codes')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as a file' }).click()
  expect((await saved).suggestedFilename()).toBe('lightly-recovery-codes.txt')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible()
  await checkScreen(page, 'security-on')

  await leave(page)
  await typePassword(page, email)
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await checkScreen(page, 'signin-code')
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/That code is not right/)).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key, 1))
  await page.getByLabel('Code', { exact: true }).press('Enter')
  await page.waitForURL('**/home')

  await leave(page)
  await typePassword(page, email)
  await page.reload()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/home')

  // As if ten minutes had gone by: the first answer asks for proof, the rest is the server's own.
  await page.goto('/account/security')
  await expect(page.getByText('9 of 10 left.')).toBeVisible()
  let asked = false
  await page.route('**/api/factors/*', (route) => {
    if (asked) return route.continue()
    asked = true
    const body = { error: 'Please confirm that it is you.', code: 'step_up_required' }
    return route.fulfill({ status: 403, json: body })
  })
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  await sosFromDialog(page)
  asked = false
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  await checkScreen(page, 'step-up')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nothing was changed')).toBeVisible()

  asked = false
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Authenticator app removed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toHaveCount(0)
})

test('codes by text: a number as it is typed, and the code that comes', async ({ page, watch }) => {
  watch.allowConsoleErrors('40')
  const { email } = await signUp(page)
  await confirmEmail(page, email)
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Get codes by text' }).click()
  await page.getByLabel('Mobile number').fill('12')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByText('Please enter a mobile number, such as 0412 345 678.')).toBeVisible()
  const number = `04${String(Date.now()).slice(-8)}`
  await page.getByLabel('Mobile number').fill(number)
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await checkScreen(page, 'security-phone')
  const { texts } = (await (await page.request.get('/dev/outbox')).json()) as {
    texts: { to: string; text: string }[]
  }
  const text = texts.find(({ to }) => to === `+61${number.slice(1)}`)?.text ?? ''
  await page.getByLabel('Code', { exact: true }).fill(/code is (\d{6})/.exec(text)?.[1] ?? '')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible()
})
