import { checkScreen, expect, signUp, test } from './journey.ts'

test('in large text on a small phone the chat is no lower than 360 px, and leads to its box without a long way down', async ({
  page,
}) => {
  await signUp(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/chat')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const box = page.getByRole('textbox', { name: 'Your message' })
  await expect(box).toBeVisible()
  const placeOf = async (part: typeof box) => (await part.boundingBox()) ?? { y: 0, height: 0 }
  const chat = page.locator('[data-fill]')
  const tabs = page.getByRole('navigation', { name: 'Main' })
  expect((await placeOf(chat)).height).toBe(360)
  expect((await placeOf(box)).y).toBeLessThan((await placeOf(tabs)).y)

  // However much she types, what was said keeps half of it.
  await box.fill('and then she woke again, '.repeat(20))
  expect((await placeOf(page.locator('[data-to-top]'))).height).toBeGreaterThan(150)
  await page.setViewportSize({ width: 320, height: 320 })
  expect((await placeOf(chat)).height).toBe(360)
})

test('a long draft shows itself, as far as five lines', async ({ page }) => {
  await signUp(page)
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Your message' })
  const height = () => box.evaluate((element) => element.clientHeight)
  const one = await height()
  await box.fill('one\ntwo\n')
  expect(await height()).toBeGreaterThan(2 * one)
  await box.fill('and then she woke again, '.repeat(9))
  expect(await height()).toBeGreaterThan(3 * one)
  await checkScreen(page, 'chat-long-draft')
})
