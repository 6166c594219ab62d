import type { Page } from '@playwright/test'
import { expect, signUp, test } from './journey.ts'
import { holdMessages, loseFirstWords, startTalk } from './talk.ts'

const sos = (page: Page) => page.getByRole('link', { name: 'SOS: help right now' })
const call = (page: Page) => page.getByRole('list', { name: 'Call now' })
const circle = (page: Page) => page.getByRole('button', { name: 'Start breathing' })

for (const [width, height, textSize] of [
  [390, 844, 200],
  [320, 568, 200],
  [375, 667, 130],
  [844, 390, 100],
] as const)
  test(`at ${width} by ${height} and ${textSize} % text help comes before the notice of being offline`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allowConsoleErrors('net::ERR_')
    await page.setViewportSize({ width, height })
    await signUp(page)
    await page.goto('/chat?sos=true')
    await expect(circle(page)).toBeAttached()
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`
    }, textSize)
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    const help = page.getByText('You are here, and that is enough for now.')
    await expect(help).toBeInViewport()
    expect((await help.boundingBox())?.y).toBeLessThan(
      (await page.getByText('You are offline.').boundingBox())?.y ?? 0,
    )
    const box = page.locator('[data-to-top]')
    expect((await box.boundingBox())?.height).toBeGreaterThan(120)
    await circle(page).click()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport()
    await page.getByRole('textbox', { name: 'Your message' }).fill('still here')
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport()
  })

test('a long chat scrolls in its own box: SOS stays where it is', async ({ page }) => {
  await signUp(page)
  const id = await startTalk(
    page,
    ...Array.from({ length: 8 }, (_, at) => `bedtime took two hours, day ${at}`),
  )
  await page.goto(`/chat/${id}`)
  await expect(page.getByRole('log')).toContainText('day 7')
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(await beyond()).toBe(0)
  await page.mouse.move(195, 700)
  await page.mouse.wheel(0, 5000)
  await page.mouse.wheel(0, 5000)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(sos(page)).toBeInViewport()
})

test('a tap on SOS shows the calls and the circle, also where first words wait, and again from below', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  await loseFirstWords(page, 'nobody came today')
  await sos(page).click()
  await expect(page).toHaveURL(/\/chat\/[\da-f-]{36}\?sos=true$/)
  await expect(circle(page)).toBeInViewport()
  await expect(call(page)).toBeInViewport()
  await page.reload()
  await expect(call(page)).toBeInViewport()
  await expect(page.getByRole('log').getByText('nobody came today')).toBeAttached()
  await expect(call(page)).toBeInViewport()

  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeAttached()
  await page.unroute('**/mother_chat')
  await again.click()
  const quick = page.getByRole('list', { name: 'Quick replies' })
  await expect(quick).toBeInViewport()
  await sos(page).click()
  await expect(page).toHaveURL(/\/chat\?sos=true$/)
  await expect(circle(page)).toBeInViewport()
  await page.getByRole('main').getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(call(page)).not.toBeInViewport()
  await sos(page).click()
  await expect(call(page)).toBeInViewport()
})

test('a message that is heard while she breathes leaves SOS as it is', async ({ page }) => {
  await signUp(page)
  const { release } = await holdMessages(page)
  await page.goto('/chat')
  await page.getByRole('textbox', { name: 'Your message' }).fill('nobody came today')
  await page.getByRole('button', { name: 'Send' }).click()
  await sos(page).click()
  await circle(page).click()
  const replied = page.waitForResponse('**/mother_chat')
  release()
  expect((await replied).ok()).toBe(true)
  await expect(page.getByRole('log').getByText('Companion: ')).toBeAttached()
  await expect(page).toHaveURL(/\/chat\/[\da-f-]{36}\?sos=true$/)
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
})
