import { dayIn } from '../contract/day.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { openMode, stopTheClock } from './mode-tools.ts'

test('Reset: two minutes of breath in a rhythm of her choice, by keyboard', async ({ page }) => {
  await openMode(page, 'reset', 'Breathe with the circle')
  await checkScreen(page, 'mode-reset')
  // Before anything begins that the page would have to stop by this clock.
  await stopTheClock(page)
  await page.getByRole('radio', { name: 'Long out' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Square' })).toBeChecked()
  await expect(page.getByText(/Light-headed or pregnant/)).toBeVisible()
  await page.getByRole('button', { name: 'Start breathing' }).focus()
  await page.keyboard.press('Enter')
  // The second of two quick taps is not meant for what the first one brought.
  await page.keyboard.press('Enter')
  for (const [seconds, cue] of [
    [0, 'Breathe in'],
    [4, 'Hold'],
    [4, 'Breathe out'],
    [4, 'Rest'],
    [4, 'Breathe in'],
  ] as const) {
    await page.clock.runFor(seconds * 1000)
    await expect(page.getByText(cue, { exact: true })).toBeVisible()
  }
  await page.clock.runFor(104_000)
  await expect(page.getByText(/That was your two minutes/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).dblclick()
  await expect(page.getByText('Ready when you are')).toBeVisible()
})

test('Relief: five senses by tapping, then squeeze and let go by the clock', async ({ page }) => {
  await openMode(page, 'relief', '5-4-3-2-1: back to here')
  await checkScreen(page, 'mode-relief')
  await page.getByRole('button', { name: 'Start with five' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Five things you can see' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 5', { exact: true })).toBeVisible()
  await checkScreen(page, 'mode-relief-grounding')
  await page.getByRole('button', { name: 'Next sense' }).click()
  await expect(page.getByRole('heading', { name: 'Four things you can touch' })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Found one' }).focus()
  for (let found = 0; found < 15; found++) await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You are here' })).toBeVisible()

  await stopTheClock(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hands: Squeeze' })).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page.getByRole('heading', { name: 'Hands: Let go' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('heading', { name: 'Shoulders: Squeeze' })).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.getByText(/That’s all of you/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go again' })).toBeVisible()
})

test('Sleep: the screen goes dark, breathes, and a tap leaves', async ({ page }) => {
  await openMode(page, 'sleep', 'Wind down')
  await checkScreen(page, 'mode-sleep')
  await stopTheClock(page)
  const start = page.getByRole('button', { name: 'Dim the screen' })
  await start.dblclick()
  const dark = page.getByRole('dialog', { name: 'Wind down' })
  await expect(dark.getByText('Breathe in')).toBeVisible()
  await page.clock.runFor(300)
  await page.mouse.click(40, 120)
  await expect(dark).toBeVisible()
  await expect(dark.getByText('You can stop being needed for a minute.')).toBeVisible()
  const background = await dark.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(background).toBe('rgb(20, 13, 13)')
  await page.clock.runFor(3700)
  await expect(dark.getByText('Breathe out')).toBeVisible()
  await page.clock.runFor(26_000)
  await expect(dark.getByText('Let the bed hold all of you.')).toBeVisible()
  await page.clock.resume()
  await checkScreen(page, 'mode-sleep-dark')
  await page.mouse.click(40, 120)
  await expect(dark).toHaveCount(0)
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dark).toHaveCount(0)
  await expect(start).toBeFocused()

  await start.click()
  await expect(dark.getByRole('link', { name: 'Quick exit: leave this site' })).toBeInViewport()
  await dark.getByRole('link', { name: 'SOS: help right now' }).click()
  await expect(page).toHaveURL(/sos=true/)
  await expect(dark).toHaveCount(0)
})

test('Sleep: in the dark the circle is round and clear of the words below, with text twice as large', async ({
  page,
}) => {
  await openMode(page, 'sleep', 'Wind down')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.getByRole('button', { name: 'Dim the screen' }).click()
  const dark = page.getByRole('dialog', { name: 'Wind down' })
  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: `test-results/screens/mode-sleep-dark-large-${width}.png` })
    const { circle, words, sideways } = await dark.evaluate((dialog) => {
      const leave = document.createRange()
      leave.selectNodeContents(dialog.querySelector('button') as Element)
      return {
        circle: (dialog.querySelector('[data-wide]') as Element).getBoundingClientRect(),
        words: leave.getBoundingClientRect(),
        sideways: dialog.scrollWidth - dialog.clientWidth,
      }
    })
    expect(circle.width).toBeCloseTo(circle.height)
    expect(words.top).toBeGreaterThan(circle.bottom)
    expect(sideways).toBe(0)
  }
})

test('Sleep: a guess at the next nap, for her active child or any age', async ({ page, watch }) => {
  watch.allowConsoleErrors('net::ERR_')
  await signUp(page)
  const today = dayIn('Australia/Melbourne', new Date())
  await page.clock.setFixedTime(`${today}T09:00+11:00`)
  const born = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const child = (id: string, name: string, days: number) => ({
    id,
    name,
    birthdate: born(days),
    notes: null,
    sensitivities: [],
    allergies: [],
    notification_prefs: { notify_wake: true, notify_bedtime: true },
  })
  const [noa, ari] = [crypto.randomUUID(), crypto.randomUUID()]
  const about = {
    first_name: 'Ana',
    timezone: 'Australia/Melbourne',
    season: null,
    focus: null,
    notes: null,
    allow_real_talk_push: false,
  }
  const saved = await page.request.post('/api/onboarding', {
    data: { about, children: [child(noa, 'Noa', 250), child(ari, 'Ari', 900)] },
  })
  expect(saved.ok()).toBe(true)
  await page.goto('/modes/sleep')
  await expect(page.getByRole('radio', { name: 'Noa, 8 months' })).toBeChecked()
  await page.getByLabel('Awake since').fill('06:30')
  await expect(page.getByText('Maybe between 9:00 am and 11:00 am')).toBeVisible()
  await page.getByRole('radio', { name: 'Another age' }).check({ force: true })
  await page.getByLabel('How old?').selectOption('1 to 3 months')
  await expect(page.getByText('Maybe between 7:30 am and 8:30 am')).toBeVisible()
  await checkScreen(page, 'mode-sleep-naps')

  await page.evaluate((id) => localStorage.setItem('activeChildId', id), ari)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Ari, 2 years' })).toBeChecked()
  await expect(page.getByText(/One nap in the middle of the day/)).toBeVisible()

  // Where her profile cannot be read, the guess is for the age that it was for last.
  await page.route('**/api/profile', (route) => route.abort())
  await page.reload()
  await expect(page.getByLabel('How old?').getByRole('option', { selected: true })).toHaveText(
    '18 months to 3 years',
  )
  await expect(page.getByText(/One nap in the middle of the day/)).toBeVisible()
})
