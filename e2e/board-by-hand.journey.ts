import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Position, VisionBoard } from '#contract/vision-board.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'

/** Small enough that long words are not all seen in it. */
const start: Position = { x: 100, y: 200, w: 150, h: 100 }

async function boardOf(page: Page): Promise<VisionBoard> {
  return (await (await page.request.post('/api/vision-board', { data: {} })).json()) as VisionBoard
}

/** A collage with one quote on it, in the middle of the screen. */
async function openCollage(page: Page, words: string): Promise<Locator> {
  await signUp(page)
  const { id, version } = await boardOf(page)
  const layout = await page.request.patch(`/api/vision-board/${id}`, { data: { version, layout: 'collage' } })
  expect(layout.ok()).toBe(true)
  const data = { item: { kind: 'quote', content: { text: words } }, position: start }
  const added = await page.request.put(`/api/vision-board/${id}/items/${randomUUID()}`, { data })
  expect(added.ok()).toBe(true)
  await page.goto('/rediscover/vision-board')
  const quote = page.getByRole('group', { name: 'Your board' }).getByRole('group', { name: words })
  await quote.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return quote
}

const box = async (item: Locator) => {
  const found = await item.boundingBox()
  if (!found) throw new Error('nothing to measure')
  return found
}

interface Point {
  x: number
  y: number
  id?: number
}

/** Fingers on the page; what each call names is where they are now. */
async function fingersOn(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const tell =
    (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') =>
    async (...touchPoints: Point[]) => {
      await cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    }
  return {
    down: tell('touchStart'),
    move: tell('touchMove'),
    up: tell('touchEnd'),
    lose: tell('touchCancel'),
  }
}

const savedPlace = async (page: Page) => (await boardOf(page)).items[0]?.position

test('a finger on long words moves them and scrolls nothing; beside them it scrolls the page; a second finger has no say', async ({
  page,
}) => {
  const quote = await openCollage(page, 'Slow is fine, and so is tired. '.repeat(6).trim())
  const before = await box(quote)
  const fingers = await fingersOn(page)
  const on = { x: before.x + 40, y: before.y + 60, id: 1 }
  const scrolled = () => page.evaluate(() => scrollY)
  const at = await scrolled()

  await fingers.down(on)
  for (const step of [15, 30, 45]) await fingers.move({ ...on, y: on.y - step })
  const second = { x: before.x + 90, y: before.y + 30, id: 2 }
  await fingers.down({ ...on, y: on.y - 45 }, second)
  await fingers.move({ ...on, y: on.y - 45 }, { ...second, x: second.x - 60 })
  // The second one is lifted.
  await fingers.move({ ...on, y: on.y - 45 })
  expect(await box(quote)).toEqual({ ...before, y: before.y - 45 })
  await fingers.move({ ...on, y: on.y - 60 })
  await fingers.up()
  await expect.poll(() => savedPlace(page)).toEqual({ ...start, y: start.y - 60 })
  expect(await quote.locator('> div').evaluate((face) => face.scrollTop)).toBe(0)
  expect(await scrolled()).toBe(at)

  const beside = { x: before.x + 40, y: before.y + before.height + 40 }
  await fingers.down(beside)
  for (const step of [30, 60, 90]) await fingers.move({ ...beside, y: beside.y - step })
  await fingers.up()
  await expect.poll(scrolled).toBeGreaterThan(at)
  expect(await savedPlace(page)).toEqual({ ...start, y: start.y - 60 })
})

test('Escape, and a phone that takes the finger away, put back what is held, and nothing is saved', async ({
  page,
}) => {
  const quote = await openCollage(page, 'Slow is fine')
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.url())
  })
  const before = await box(quote)
  const on = { x: before.x + 40, y: before.y + 60 }
  await page.mouse.move(on.x, on.y)
  await page.mouse.down()
  await page.mouse.move(on.x + 30, on.y + 20, { steps: 3 })
  expect(await box(quote)).toEqual({ ...before, x: before.x + 30, y: before.y + 20 })
  await checkScreen(page, 'board-held')
  await page.keyboard.press('Escape')
  expect(await box(quote)).toEqual(before)
  await page.mouse.move(on.x + 50, on.y + 50)
  await page.mouse.up()
  expect(await box(quote)).toEqual(before)

  const edge = { x: before.x + before.width - 2, y: before.y + 60 }
  await page.mouse.move(edge.x, edge.y)
  await page.mouse.down()
  await page.mouse.move(edge.x + 30, edge.y + 20, { steps: 3 })
  expect(await box(quote)).toEqual({ ...before, width: before.width + 30 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await box(quote)).toEqual(before)

  const fingers = await fingersOn(page)
  await fingers.down(on)
  await fingers.move({ x: on.x + 30, y: on.y + 20 })
  expect(await box(quote)).toEqual({ ...before, x: before.x + 30, y: before.y + 20 })
  await fingers.lose()
  await expect.poll(() => box(quote)).toEqual(before)

  // What is saved now is the first that was.
  await quote.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => savedPlace(page)).toEqual({ ...start, x: start.x + 10 })
  // The browser may tell of a request after the server has answered it.
  await expect.poll(() => saves).toHaveLength(1)
})

test('words longer than their place are read whole, by a tap and by keys, and where they fit nothing offers it', async ({
  page,
}) => {
  const words = 'Slow is fine, and so is tired. '.repeat(4).trim()
  const quote = await openCollage(page, words)
  const readAll = quote.getByRole('button', { name: 'Read all' })
  await expect(readAll).toBeVisible()
  await checkScreen(page, 'board-cut-words')
  await readAll.click()
  const dialog = page.getByRole('dialog', { name: 'Words' })
  await expect(dialog.getByText(words)).toBeInViewport({ ratio: 1 })
  await checkScreen(page, 'board-read-words')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(readAll).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  const at = await box(quote)
  const fingers = await fingersOn(page)
  await fingers.down({ x: at.x + 75, y: at.y + 85 })
  await fingers.up()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await savedPlace(page)).toEqual(start)

  await quote.focus()
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('Shift+ArrowDown')
  await expect(readAll).toHaveCount(0)
})
