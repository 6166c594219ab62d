import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { VisionBoard } from '#contract/vision-board.ts'
import { checkScreen, expect, openAndHear, signUp, test } from './journey.ts'
import { otherPhone } from './rediscover-steps.ts'

const path = '/rediscover/vision-board'

/** Opens the board and waits until it is there and all of it saved. */
async function openBoard(page: Page): Promise<void> {
  await page.goto(path)
  await expect(page.getByText('All saved')).toBeVisible()
}

/** Does something that saves itself, and waits for the save. */
async function autosaved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && /vision-board\/[^/]+$/.test(response.url()),
  )
  await act()
  expect((await answered).ok()).toBe(true)
}

const place = async (item: Locator, area: Locator) => {
  const [box, around] = [await item.boundingBox(), await area.boundingBox()]
  if (!box || !around) throw new Error('nothing to measure')
  return { x: box.x - around.x, y: box.y - around.y, w: box.width, h: box.height }
}

/** Where the server has it that an item is, by what it says or shows. */
async function savedPlace(page: Page, name: string) {
  const board = (await (await page.request.post('/api/vision-board', { data: {} })).json()) as VisionBoard
  const url = `/api/pictures/${name}.svg`
  const found = board.items.find(
    ({ content }) =>
      ('text' in content ? content.text : content.url) === name || ('url' in content && content.url === url),
  )
  return found?.position
}

const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#7c9c7c' } })
    .jpeg()
    .toBuffer()

test('a board: its template and layout, words, pictures and goals, moved by hand and by keys, and back after a reload', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('400')
  await signUp(page)
  await page.goto('/modes/rediscover')
  await page.getByRole('link', { name: /Your vision board/ }).click()
  await expect(page.getByLabel('Board title')).toHaveValue('My Board')
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The you beside Mum' })).toBeVisible()
  await checkScreen(page, 'board-empty')

  await page.getByRole('link', { name: 'Back to the choice of boards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a board' })).toBeVisible()
  await checkScreen(page, 'board-choose')
  await page.getByRole('link', { name: /Grounded Goals/ }).click()
  await expect(page.getByRole('heading', { name: 'Small steps in a full week' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${path}$`))

  await page.getByRole('button', { name: 'Add quote' }).click()
  const words = page.getByRole('textbox', { name: 'Add a short quote or affirmation:' })
  await expect(words).toBeFocused()
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add quote' }).click()
  await words.fill('Slow is fine')
  await checkScreen(page, 'board-prompt')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  const board = page.getByRole('region', { name: 'My Board' })
  await expect(board.getByText('Slow is fine')).toBeVisible()
  await page.getByRole('button', { name: 'Add goal' }).click()
  await page.getByRole('textbox', { name: 'Add a tiny, 7-day goal:' }).fill('Walk to the corner')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(board.getByText('Walk to the corner')).toBeVisible()
  await page.getByRole('button', { name: 'Add example quote' }).click()
  await expect(board.getByText('Small counts, and so does slow.')).toBeVisible()

  await page.getByRole('button', { name: 'Image/Quote bank' }).click()
  await expect(page.getByRole('button', { name: 'Two birds on a branch' })).toBeVisible()
  await checkScreen(page, 'board-bank')
  await page.getByRole('button', { name: 'Two birds on a branch' }).click()
  await expect(board.getByRole('img', { name: 'Two birds on a branch' })).toBeVisible()
  await page.getByRole('button', { name: 'Image/Quote bank' }).click()
  await page.getByRole('radio', { name: 'Words' }).click({ force: true })
  await checkScreen(page, 'board-bank-words')
  await page.getByRole('button', { name: 'I laugh louder than this house is used to.' }).click()
  await expect(board.getByText('I laugh louder than this house is used to.')).toBeVisible()

  const files = page.locator('input[type=file]')
  await files.setInputFiles({ name: 'not.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Upload failed')).toBeVisible()
  await expect(board.getByRole('img')).toHaveCount(1)
  await files.setInputFiles({ name: 'Park.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  const own = board.getByRole('img', { name: 'A picture you added' })
  await expect(own).toBeVisible()
  await expect.poll(() => own.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
  await expect(page.getByText('Upload failed')).toHaveCount(0)
  await checkScreen(page, 'board-grid')

  await board.getByRole('button', { name: 'Remove: Slow is fine' }).click()
  await expect(board.getByText('Slow is fine')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(board.getByRole('listitem').first()).toContainText('Slow is fine')

  await autosaved(page, () => page.getByLabel('Layout').selectOption('Three Pillars'))
  await expect(board.getByRole('region', { name: 'Tiny Goals' })).toContainText('Walk to the corner')
  await checkScreen(page, 'board-pillars')
  await page.setViewportSize({ width: 320, height: 640 })
  await checkScreen(page, 'board-pillars-320')
  await page.setViewportSize({ width: 390, height: 844 })
  await autosaved(page, () => page.getByLabel('Layout').selectOption('Mood Collage (drag)'))
  const area = board.getByRole('group', { name: 'Your board' })
  const goal = area.getByRole('group', { name: 'Walk to the corner' })
  await expect(goal).toBeVisible()
  expect((await area.boundingBox())?.height).toBe(640)

  await goal.focus()
  const before = await place(goal, area)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowLeft')
  const keyed = { ...before, y: before.y + 10, w: before.w - 10 }
  await expect.poll(() => savedPlace(page, 'Walk to the corner')).toEqual(keyed)
  expect(await place(goal, area)).toEqual(keyed)

  const birds = area.getByRole('group', { name: 'Two birds on a branch' })
  await area.scrollIntoViewIfNeeded()
  await birds.focus()
  const from = await birds.boundingBox()
  if (!from) throw new Error('no birds')
  const grip = { x: from.x + 60, y: from.y + 60 }
  const start = await place(birds, area)
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(grip.x + 20, grip.y + 40, { steps: 4 })
  await page.mouse.move(grip.x - 15, grip.y + 95, { steps: 4 })
  await page.mouse.up()
  await expect
    .poll(() => savedPlace(page, 'two-birds'))
    .toEqual({ ...start, x: start.x - 15, y: start.y + 95 })

  const dragged = await birds.boundingBox()
  if (!dragged) throw new Error('no birds')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const scrolled = await page.evaluate(() => scrollY)
  const hold = { x: dragged.x + 40, y: dragged.y + 90 }
  await touch('touchStart', hold.x, hold.y)
  for (const step of [10, 20, 30]) await touch('touchMove', hold.x - step, hold.y - 2 * step)
  await touch('touchEnd', hold.x - 30, hold.y - 60)
  await expect
    .poll(() => savedPlace(page, 'two-birds'))
    .toEqual({ ...start, x: start.x - 45, y: start.y + 35 })
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  expect(await birds.boundingBox()).toEqual({ ...dragged, x: dragged.x - 30, y: dragged.y - 60 })

  const corner = { x: dragged.x - 30 + dragged.width - 8, y: dragged.y - 60 + dragged.height - 8 }
  await page.mouse.move(corner.x, corner.y)
  await page.mouse.down()
  await page.mouse.move(corner.x - 40, corner.y - 30, { steps: 4 })
  await page.mouse.up()
  const smaller = { w: start.w - 40, h: start.h - 30 }
  await expect.poll(() => savedPlace(page, 'two-birds')).toMatchObject(smaller)
  const put = await place(birds, area)
  expect(put).toEqual({ x: start.x - 45, y: start.y + 35, ...smaller })
  await checkScreen(page, 'board-collage')
  await page.reload()
  await expect(birds).toBeVisible()
  expect(await place(birds, area)).toEqual(put)
  expect(await place(goal, area)).toEqual(keyed)

  await page.getByRole('button', { name: 'Lay them side by side' }).click()
  await expect.poll(() => savedPlace(page, 'two-birds')).not.toEqual(put)
  const overlaps = () =>
    area.getByRole('group').evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect())
      const isApart = (one: DOMRect, other: DOMRect) =>
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top
      return boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => !isApart(one, other)))
        .length
    })
  await expect.poll(overlaps).toBe(0)
  await area.scrollIntoViewIfNeeded()
  await checkScreen(page, 'board-side-by-side')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => savedPlace(page, 'two-birds')).toEqual(put)
  await expect.poll(() => place(goal, area)).toEqual(keyed)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'For your lock screen' }).click()
  const picture = sharp(await (await download).path())
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1170, height: 2532 })
  await picture.resize(390).toFile('test-results/screens/board-lock-screen.png')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.screenshot({ path: 'test-results/screens/board-print.png' })
  await page.emulateMedia({ media: 'screen' })

  await autosaved(page, () => page.getByLabel('Board title').fill('What I hope for'))
  await page.getByRole('radio', { name: 'Sage' }).click({ force: true })
  await page.getByRole('button', { name: 'Save board' }).click()
  await expect(page.getByText('Board saved')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel('Layout').selectOption('2 x 3 Grid')
  await expect(page.getByText('All saved')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 200))
  await checkScreen(page, 'board-wide')
})

/** Edits the title here and on the other phone, whose save comes first. */
async function editInBoth(page: Page, other: Page, here: string, there: string): Promise<void> {
  const { promise: isSavedThere, resolve: saved } = Promise.withResolvers<void>()
  await page.route(
    /api\/vision-board\/[^/]+$/,
    async (route) => {
      await isSavedThere
      await route.continue()
    },
    { times: 1 },
  )
  const asked = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByLabel('Board title').fill(here)
  await asked
  await autosaved(other, () => other.getByLabel('Board title').fill(there))
  saved()
}

test('changed on two phones at once, the board shows both and she chooses; what is added there comes by itself', async ({
  page,
  browser,
  watch,
}) => {
  watch.allowConsoleErrors('409')
  const { email } = await signUp(page)
  await openAndHear(page, path)
  await expect(page.getByText('All saved')).toBeVisible()
  const other = await otherPhone(browser, email)
  await openBoard(other)
  await other.getByRole('button', { name: 'Add example goal' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Play one song' }).first()).toBeVisible()

  await editInBoth(page, other, 'From here', 'From there')
  const dialog = page.getByRole('alertdialog', { name: 'This board was changed somewhere else' })
  await expect(dialog.getByText('Here: From here')).toBeVisible()
  await expect(dialog.getByText('There: From there')).toBeVisible()
  await checkScreen(page, 'board-conflict')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Board title')).toHaveValue('From here')
  await page.getByRole('button', { name: 'Save board' }).click()
  await dialog.getByRole('button', { name: 'Take what is there' }).click()
  await expect(page.getByLabel('Board title')).toHaveValue('From there')

  await editInBoth(page, other, 'Mine after all', 'Theirs again')
  await dialog.getByRole('button', { name: 'Keep what is here' }).click()
  await expect(page.getByText('All saved')).toBeVisible()
  await openBoard(other)
  await expect(other.getByLabel('Board title')).toHaveValue('Mine after all')
  await other.context().close()
})

test('a board that cannot be read says so and tries again; making one takes a membership', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors('500')
  watch.allowConsoleErrors('403')
  await signUp(page, { trial: false })
  await page.route('**/api/vision-board', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(path)
  await expect(page.getByText(/your board/)).toBeVisible()
  await checkScreen(page, 'board-error')
  await page.unroute('**/api/vision-board')
  // It may be read anew by itself before she taps.
  const gate = page.getByRole('heading', { name: 'This part comes with a membership' })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(gate).toBeVisible({ timeout: 2000 })
  }).toPass()
})
