import { expect, type Page } from '@playwright/test'

/** One tap on SOS in the dialog that is open, which closes, and back to the screen that it stood on. */
export async function sosFromDialog(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]')
  const sos = dialog.getByRole('link', { name: 'SOS: help right now' })
  expect((await sos.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await sos.click()
  await expect(page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
}
