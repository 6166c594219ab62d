import { checkScreen, expect, signUp, test } from './journey.ts'

test('a phone that is too old for the app is told so, with whom to ring', async ({ page }) => {
  await page.goto('/welcome')
  await expect(page.getByRole('link', { name: 'Already a member?' })).toBeVisible()
  const notice = page.getByRole('heading', { name: 'Lightly needs a newer browser' })
  await expect(notice).toBeHidden()
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSpliced'))
  // As it is where the app's own script cannot be read.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  for (const path of ['/welcome', '/signin']) {
    await page.goto(path)
    await expect(notice).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call 000' })).toHaveAttribute('href', 'tel:000')
    await expect(page.getByRole('link', { name: '13 11 14' })).toHaveAttribute('href', 'tel:131114')
    await page.screenshot({ path: `test-results/screens/old-phone-${path.slice(1)}.png` })
  }
})

test('Enter that ends the putting together of a word does not send it', async ({ page }) => {
  await signUp(page)
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await box.fill('眠れ')
  for (const sign of [{ isComposing: true }, { keyCode: 229 }])
    await box.dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...sign })
  await box.fill('眠れない')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  await expect(log.getByText('Companion: ')).toHaveCount(1)
  await expect(log.getByText('You: ')).toHaveCount(1)
  await expect(log).toContainText('You: 眠れない')
})

test('the tabs and a sheet keep clear of the bar at the bottom of a phone', async ({ page }) => {
  await signUp(page)
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34, top: 47 } })
  await page.goto('/account')
  const bottomOf = (css: string) =>
    page.evaluate(
      (found) => innerHeight - (document.querySelector(found)?.getBoundingClientRect().bottom ?? 0),
      css,
    )
  await expect.poll(() => bottomOf('nav[aria-label=Main] ul')).toBe(34)
  await page.goto('/account/privacy')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect.poll(() => bottomOf('dialog[open]')).toBe(34 + 16)
  await checkScreen(page, 'sheet-safe-area')
  await page.setViewportSize({ width: 320, height: 640 })
  await checkScreen(page, 'sheet-safe-area-320')
})
