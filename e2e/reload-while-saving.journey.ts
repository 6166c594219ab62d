import { isSave, rate, save, savedOnServer } from './check-in.ts'
import { expect, signUp, test } from './journey.ts'

const hearts = { Energy: 'low', Mood: 'mid', Stress: 'high' }

for (const [type, path, button] of [
  ['daily', '/check-in?step=form', save],
  ['weekly_reset', '/weekly-reset', { name: 'Save weekly reset' }],
] as const)
  test(`loaded anew while a ${type} is being saved, the screen shows what became of it`, async ({ page }) => {
    await signUp(page)
    await page.goto(path)
    await rate(page, hearts)
    await page.getByRole('textbox').first().fill('they slept till six')
    await page.waitForLoadState('networkidle')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(isSave, (route) => released.then(() => route.continue()).catch(() => undefined))
    const asked = page.waitForRequest((request) => isSave(new URL(request.url())))
    await page.getByRole('button', button).click()
    await asked
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible()
    release()
    await expect(page).toHaveURL(/step=reply/)
    await expect(page.getByText('they slept till six', { exact: true })).toBeVisible()
    expect(await savedOnServer(page, type)).toHaveLength(1)

    // Once it is known, the form is a form again.
    await page.goto(path)
    await expect(page.getByRole('button', button)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', button)).toBeVisible()
  })
