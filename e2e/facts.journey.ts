import type { Page } from '@playwright/test'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { loseNetwork, storeApp, unreachable } from './no-network.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'What do you want to know?' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('a visitor finds an answer by search, and back finds the search again; nothing of it leaves the phone', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/welcome')
  await page.getByRole('link', { name: /Facts for 3 a\.m\./ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Facts for 3 a.m.' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await checkScreen(page, 'facts')

  await search(page).fill('barkng cough')
  await expect(page.getByRole('status').filter({ hasText: /answers?$/ })).toBeVisible()
  await checkScreen(page, 'facts-found')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'My child has a cough like a bark. Is it croup?')).toBeVisible()
  await expect(page).toHaveURL('/facts/croup')
  await expect(page.getByRole('link', { name: 'Call 1800 022 222, healthdirect' })).toBeVisible()
  await expect(page.getByText('No clinician has signed this answer yet.')).toBeVisible()
  await page.getByText('Child health lines, state by state').click()
  await expect(page.getByRole('link', { name: /^Call 13 22 29, Victoria/ })).toBeVisible()
  await checkScreen(page, 'fact')

  await page.getByRole('button', { name: 'Back to all facts' }).click()
  await expect(search(page)).toHaveValue('barkng cough')
  await page.reload()
  await expect(search(page)).toHaveValue('barkng cough')
  expect(sent.filter((request) => /barkng/i.test(request))).toEqual([])
})

test('a link to an answer opens it, and back leads to all of them; no such answer leads there as well', async ({
  page,
}) => {
  await page.goto('/facts/milk-storage')
  await expect(heading(page, 'How long does expressed milk keep?')).toBeVisible()
  await page.getByRole('button', { name: 'Back to all facts' }).click()
  await expect(page).toHaveURL('/facts')
  await page.getByRole('button', { name: 'Sleep and nights' }).click()
  await page.getByRole('link', { name: /How does a baby sleep safely/ }).click()
  await expect(heading(page, 'How does a baby sleep safely?')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Sleep and nights' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await page.goto('/facts/no-such-answer')
  await expect(page).toHaveURL('/facts')
})

test('where there is no answer she is told whom to ring, and grave words bring the card', async ({
  page,
}) => {
  await page.goto('/facts')
  await search(page).fill('xylophone')
  await expect(heading(page, 'We have nothing on that yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 1800 022 222, healthdirect' })).toBeVisible()
  await checkScreen(page, 'facts-nothing')
  const lifeline = page.getByRole('link', { name: 'Call 13 11 14, Lifeline' })
  await search(page).fill('i want to kill myself')
  const leak = page.getByRole('link', { name: /I leak when I sneeze/ })
  await expect(lifeline).toBeInViewport()
  await expect(leak).toHaveCount(0)
  await checkScreen(page, 'facts-card')
  await page.getByRole('button', { name: "I'm safe now" }).click()
  await expect(lifeline).toHaveCount(0)
  await expect(leak).toBeVisible()
  await search(page).fill('')
  await search(page).fill('i want to kill myself')
  await expect(lifeline).toBeInViewport()
  await search(page).fill('')
  await expect(lifeline).toHaveCount(0)
})

test('a member has her tabs there, and comes from the modes', async ({ page }) => {
  await signUp(page)
  await page.goto('/modes')
  await page.getByRole('link', { name: /Facts for 3 a\.m\./ }).click()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible()
})

test('at 320 px and 200 % text nothing is wider than the phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  for (const path of ['/facts', '/facts/vaccines-in-pregnancy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.evaluate(() => void document.documentElement.style.setProperty('font-size', '200%'))
    await checkScreen(page, `large-320${path.replaceAll('/', '-')}`)
  }
})

test.describe('installed', () => {
  test.use({ withWorker: true })

  test('from SOS, without a network, a visitor finds an answer', async ({ page, context, watch }) => {
    watch.allowConsoleErrors(unreachable)
    await page.goto('/welcome')
    await storeApp(page)
    await loseNetwork(page, context)
    await page.goto('/chat?sos=true')
    await page.getByRole('link', { name: /Facts for 3 a\.m\./ }).click()
    await search(page).fill('fever newborn')
    await page.getByRole('link', { name: /under three months and has a fever/ }).click()
    await expect(page.getByText('At this age, 38 °C or more needs a doctor now')).toBeVisible()
    await checkScreen(page, 'fact-offline')
    await page.reload()
    await expect(page.getByText('At this age, 38 °C or more needs a doctor now')).toBeVisible()
  })
})
