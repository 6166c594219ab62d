import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { checkInThisMonth } from './insights.ts'
import { expect, signUp, test } from './journey.ts'

const sos = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'SOS: help right now' })

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** A phone of the smallest width that everything must fit, and text twice as large as usual. */
async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

/** What has the keyboard focus, and whether any of it can be seen: nothing that sticks lies over all of it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const shown = element.closest('label') ?? element
    const { left, top, width, height } = shown.getBoundingClientRect()
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98]
    const seen = steps.some((x) =>
      steps.some((y) => shown.contains(document.elementFromPoint(left + x * width, top + y * height))),
    )
    return { isPage: element === document.body, seen, html: element.outerHTML.slice(0, 200) }
  })

/** Goes through all of a page by keyboard, and says what was covered meanwhile. */
async function coveredOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = []
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press(key)
    const { isPage, seen, html } = await focused(page)
    if (isPage) return covered
    if (!seen) covered.push(html)
  }
  throw new Error('The page does not end.')
}

/** Where the words of a text stand, as they are seen; a word that is broken stands in two places. */
const wordsIn = (text: Locator) =>
  text.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const words: { word: string; top: number; left: number; right: number }[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('.sr-only')) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        for (const { top, left, right } of range.getClientRects()) words.push({ word, top, left, right })
      }
    }
    return words
  })

/** The least room between two words in one line. */
async function leastGap(text: Locator): Promise<number> {
  const words = await wordsIn(text)
  const gaps = words.flatMap((word, index) => {
    const next = words[index + 1]
    return next && next.top === word.top ? [next.left - word.right] : []
  })
  expect(gaps).not.toEqual([])
  return Math.min(...gaps)
}

/** Low, narrow, both, and the usual one. */
const sizes = [
  { width: 844, height: 390 },
  { width: 195, height: 422 },
  { width: 320, height: 256 },
  { width: 390, height: 844 },
]

// To load a screen takes longer than to walk through it: each is loaded once for all sizes.
test('at any size SOS stays in view, and so does what has the focus', async ({ page }) => {
  await signUp(page)
  await checkInThisMonth(page)
  for (const [path, last] of [
    ['/check-in?step=form', { name: 'Save check-in' }],
    ['/weekly-reset', { name: /Save/ }],
    ['/account/reminders', { name: 'Save' }],
    ['/insights', { name: 'The month before' }],
    ['/chat', { name: 'Send' }],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('button', last)).toBeVisible()
    for (const size of sizes) {
      const where = `${path} at ${size.width} by ${size.height}`
      await page.setViewportSize(size)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(sos(page), where).toBeInViewport({ ratio: 1 })
      await sos(page).click({ trial: true })
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll('header, nav')]
          .filter((part) => part.matches('header') || getComputedStyle(part).position === 'fixed')
          .reduce((sum, part) => sum + part.getBoundingClientRect().height, 0),
      )
      expect(stuck, where).toBeLessThan(size.height / 2)

      await sos(page).focus()
      expect(await coveredOnTheWay(page, 'Tab'), where).toEqual([])
      expect(await coveredOnTheWay(page, 'Shift+Tab'), where).toEqual([])
    }
  }
})

test('at any size what is said on saving and SOS are both in view', async ({ page }) => {
  await signUp(page)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.goto('/account/reminders')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeInViewport()
    await expect(sos(page)).toBeInViewport({ ratio: 1 })
    await sos(page).click({ trial: true })
  }
})

test('dialogs that are higher than a low screen keep SOS in view', async ({ page }) => {
  await signUp(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await openReminder(page)
  const dialog = page.getByRole('dialog')
  const help = dialog.getByRole('link', { name: 'SOS: help right now' })
  const expectHelpAtTheEnd = async () => {
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    expect(await dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(50)
    await expect(help).toBeInViewport({ ratio: 1 })
    await help.click({ trial: true })
  }
  await expectHelpAtTheEnd()

  await page.goto('/modes/sleep')
  await page.getByRole('button', { name: 'Dim the screen' }).click()
  await expect(dialog.getByText('Breathe in')).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectHelpAtTheEnd()
})

/** Opens the dialog that asks when to be reminded. */
async function openReminder(page: Page): Promise<void> {
  await page.goto('/modes/clear')
  await expect(page.getByLabel('What is in there?')).toBeVisible()
  await page.evaluate(() => {
    const line = { id: 'a', text: 'ring Dr Nguyen', place: 'later' }
    localStorage.setItem('modes:clear', JSON.stringify([line]))
  })
  await page.reload()
  await page.getByRole('button', { name: 'Remind me: ring Dr Nguyen' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Set reminder' })).toBeVisible()
}

test('long names fit the phone', async ({ page }) => {
  await signUp(page)
  for (const [name, width] of [
    ['Christabella', 320],
    ['Thilakarathna', 320],
    ['Oluwaseyifunmi', 390],
  ] as const) {
    await page.request.put('/api/profile', { data: { full_name: name, phone: null, notes: null } })
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main').getByRole('list').getByRole('link')).toHaveCount(8)
    await enlarge(page)
    await page.setViewportSize({ width, height: 640 })
    expect(await overflow(page), name).toBeLessThanOrEqual(0)
  }

  const name = 'x'.repeat(100)
  const child = {
    ...{ name, birthdate: null, age_note: null, notes: null, sensitivities: [], allergies: [] },
    notification_prefs: { notify_wake: true, notify_bedtime: true },
  }
  const made = await page.request.put(`/api/children/${randomUUID()}`, { data: child })
  expect(made.ok()).toBe(true)
  await page.goto('/account/reminders')
  await expect(page.getByRole('checkbox', { name }).first()).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await enlarge(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

/** What is left of the line of a field beside these words. */
const roomBeside = (field: Locator, words: string) =>
  field.evaluate((element, words) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element)
    const written = document.createElement('span')
    written.style.font = font
    written.style.position = 'absolute'
    written.append(words)
    document.body.append(written)
    const { width } = written.getBoundingClientRect()
    written.remove()
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width
  }, words)

test('with text twice as large, words stand whole and apart', async ({ page }) => {
  await signUp(page)
  await page.goto('/check-in')
  await page.getByRole('button', { name: 'Check in now' }).click()
  await enlarge(page)
  for (const question of ['Energy', 'Mood', 'Stress'])
    expect(await leastGap(page.getByRole('group', { name: question }).locator('div'))).toBeGreaterThan(5)

  await page.goto('/account/reminders')
  const from = page.getByLabel('From')
  await expect(from).toBeVisible()
  await enlarge(page)
  const widths = await from.evaluate((field) => {
    const { paddingInline } = getComputedStyle(field)
    const asNeeded = field.cloneNode() as HTMLInputElement
    asNeeded.style.width = 'auto'
    field.after(asNeeded)
    const needed = asNeeded.offsetWidth
    asNeeded.remove()
    const card = field.closest('section') as HTMLElement
    return {
      paddingInline,
      needed,
      given: (field as HTMLElement).offsetWidth,
      room: card.querySelector('p')?.offsetWidth,
    }
  })
  expect(widths.given).toBeGreaterThanOrEqual(widths.needed)
  expect(widths.given).toBeLessThanOrEqual(widths.room ?? 0)

  await checkInThisMonth(page)
  await page.goto('/insights')
  const month = page.getByRole('region', { name: 'Day by day' })
  await expect(month.getByRole('table')).toBeVisible()
  await enlarge(page)
  expect(await wordsIn(month.getByRole('heading', { level: 3 }))).toHaveLength(2)
  expect(await leastGap(month.locator('tbody').first())).toBeGreaterThan(5)

  for (const [path, name] of [
    ['/account/reminders', 'Reminders'],
    ['/modes/rediscover', 'Rediscover'],
    ['/chat/rediscover', 'Rediscover'],
  ] as const) {
    await page.goto(path)
    const title = page.getByRole('heading', { level: 1, name })
    await expect(title).toBeVisible()
    await enlarge(page)
    expect(await wordsIn(title), path).toHaveLength(1)
  }

  await page.goto('/account/reminders')
  const zone = page.getByLabel('Your time zone')
  await expect(zone).toHaveValue('Australia/Melbourne')
  await enlarge(page)
  expect(await roomBeside(zone, 'Melbourne')).toBeGreaterThanOrEqual(0)
  const lineHigh = (await zone.boundingBox())?.height ?? 0
  await zone.evaluate((field) => field.querySelector('option:checked')?.append(' and its hills'))
  expect((await zone.boundingBox())?.height).toBeGreaterThan(lineHigh + 40)

  await page.goto('/chat?sos=true')
  const calls = page.getByRole('list', { name: 'Call now' }).getByRole('link')
  await expect(calls).toHaveCount(2)
  await enlarge(page)
  for (const call of await calls.all())
    expect(await call.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0)

  await openReminder(page)
  await enlarge(page)
  const beyond = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
  expect(beyond).toBeLessThanOrEqual(0)
})
