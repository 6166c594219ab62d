import type { Locator, Page } from '@playwright/test'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { startTalk } from './talk.ts'

const setText = (page: Page, percent: number) =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, percent)

const placeOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 }

/** How far each of a link's words, and its icon, stands inside its edges. */
const roomIn = (link: Locator) =>
  link.evaluate((element) => {
    const edge = element.getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(element)
    return Math.min(
      ...[...words.getClientRects()].flatMap(({ left, right }) => [left - edge.left, edge.right - right]),
    )
  })

test('in large text on a small phone the chat is no lower than 360 px, and leads to its box without a long way down', async ({
  page,
}) => {
  await signUp(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/chat')
  await setText(page, 200)
  const box = page.getByRole('textbox', { name: 'Your message' })
  await expect(box).toBeVisible()
  const chat = page.locator('[data-fill]')
  const tabs = page.getByRole('navigation', { name: 'Main' })
  expect((await placeOf(chat)).height).toBe(360)
  const { y, height } = await placeOf(box)
  expect(y + height).toBeLessThan((await placeOf(tabs)).y)

  // However much she types, what was said keeps half of it.
  await box.fill('and then she woke again, '.repeat(20))
  expect((await placeOf(page.locator('[data-to-top]'))).height).toBeGreaterThan(150)
  await page.setViewportSize({ width: 320, height: 320 })
  expect((await placeOf(chat)).height).toBe(360)
})

test('in large text the call that stays stands whole, and leaves room for the card and the box', async ({
  page,
}) => {
  await signUp(page)
  const strip = page.getByRole('region', { name: 'Help right now' })
  const box = page.getByRole('textbox', { name: 'Your message' })
  const tabs = page.getByRole('navigation', { name: 'Main' })
  for (const [line, words] of [
    ['1800respect', 'my husband hits me'],
    ['emergency', 'he is holding a knife at my throat'],
  ] as const) {
    await page.goto(`/chat/${await startTalk(page, words)}`)
    await page.getByRole('button', { name: 'Show all help' }).click()
    for (const [width, height, percent] of [
      [390, 844, 200],
      [320, 640, 150],
      [320, 640, 200],
    ] as const) {
      await page.setViewportSize({ width, height })
      await setText(page, percent)
      const where = `${line}, ${percent} % at ${width}`
      expect(await roomIn(strip.getByRole('link')), where).toBeGreaterThan(0)
      await expect(strip.getByRole('button'), where).toBeInViewport({ ratio: 1 })
      const [stripAt, boxAt] = [await placeOf(strip), await placeOf(box)]
      expect(boxAt.y - stripAt.y - stripAt.height, where).toBeGreaterThan(120)
      expect(boxAt.y + boxAt.height, where).toBeLessThan((await placeOf(tabs)).y)
    }
    await checkScreen(page, `chat-strip-large-text-${line}`)
  }
})

test('at the usual size a number to call is not broken in two', async ({ page }) => {
  await signUp(page)
  await page.goto(`/chat/${await startTalk(page, 'my husband hits me')}`)
  await page.getByRole('button', { name: 'Show all help' }).click()
  const call = page.getByRole('link', { name: 'Call 1800 737 732, 1800RESPECT' })
  expect((await placeOf(call)).height).toBe(44)
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
