import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { VisionBoard } from '#contract/vision-board.ts'
import { checkScreen, expect, signUp, test } from './journey.ts'
import { loseNetwork, storeApp, unreachable } from './no-network.ts'
import { otherPhone } from './rediscover-steps.ts'

test.use({ withWorker: true })

const path = '/rediscover/vision-board'
const allSaved = (page: Page) => expect(page.getByText('All saved')).toBeVisible()

async function boardOf(page: Page): Promise<VisionBoard> {
  return (await (await page.request.post('/api/vision-board', { data: {} })).json()) as VisionBoard
}

const textsOf = ({ items }: VisionBoard) =>
  items.map(({ content }) => ('text' in content ? content.text : content.url))

async function addWords(page: Page, button: 'Add quote' | 'Add goal', words: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(words)
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The board, stored on this phone, with one quote on it; and the network gone. */
async function boardWithoutNetwork(page: Page): Promise<Locator> {
  await page.goto(path)
  await allSaved(page)
  await storeApp(page)
  await allSaved(page)
  await addWords(page, 'Add quote', 'Slow is fine')
  await expect.poll(async () => textsOf(await boardOf(page))).toEqual(['Slow is fine'])
  // The phone has kept what was read back.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept'))).toContain('Slow is fine')
  await loseNetwork(page, page.context())
  return page.getByRole('region', { name: 'My Board' })
}

async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

test('what she does to her board without a network waits over a reload, and goes out once, in its order', async ({
  page,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  await signUp(page)
  const board = await boardWithoutNetwork(page)
  await addWords(page, 'Add goal', 'Walk to the corner')
  await addWords(page, 'Add quote', 'And so is tired')
  await expect(board.getByText('On this phone so far')).toHaveCount(2)
  await board.getByRole('button', { name: 'Remove: Slow is fine' }).click()
  await page.getByRole('button', { name: 'Make it this week’s: Walk to the corner' }).click()
  await page.getByLabel('Layout').selectOption('Mood Collage (drag)')
  await page.getByLabel('What this board is for').fill('room to breathe')
  await page.getByRole('radio', { name: 'Sage' }).click({ force: true })
  const goal = board.getByRole('group', { name: 'Walk to the corner' })
  await goal.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  // Where it went is kept a moment after the last key.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(':move')

  await page.reload()
  await expect(goal).toBeVisible()
  await expect(board.getByRole('group', { name: 'And so is tired' })).toBeVisible()
  await expect(board.getByText('Slow is fine')).toHaveCount(0)
  await expect(page.getByLabel('What this board is for')).toHaveValue('room to breathe')
  await expect(page.getByRole('radio', { name: 'Sage' })).toBeChecked()
  await expect(page.getByText(/^Under way, until /)).toBeVisible()
  await expect(page.getByText('Kept on this phone.', { exact: false })).toBeVisible()
  await checkScreen(page, 'board-offline')
  await page.setViewportSize({ width: 320, height: 640 })
  await checkScreen(page, 'board-offline-320')
  await page.setViewportSize({ width: 390, height: 844 })

  const sent: string[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (/vision-board\/./.test(pathname))
      sent.push(`${request.method()} ${pathname.split('/').slice(4).join('/')}`)
  })
  await comeBack(page)
  await allSaved(page)
  await expect
    .poll(async () => {
      const { items, ...rest } = await boardOf(page)
      return [
        items.map((item) => item.kind === 'goal' && item.week?.status),
        textsOf({ items, ...rest }),
        rest,
      ]
    })
    .toMatchObject([
      ['pending', false],
      ['Walk to the corner', 'And so is tired'],
      { layout: 'collage', intent: 'room to breathe', theme_hex: '#BFD8BD' },
    ])
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unsent:')
  const { items } = await boardOf(page)
  expect(items[0]?.position).toMatchObject({ y: 40 })
  const ofItems = sent.map((each) => each.replace(/[\da-f-]{36}/, 'id')).filter(Boolean)
  expect(ofItems.filter((each) => each === 'PUT items/id')).toHaveLength(2)
  expect(ofItems.filter((each) => each === 'PUT items/id/week')).toHaveLength(1)
  expect(ofItems.filter((each) => each === 'DELETE items/id')).toHaveLength(1)
})

test('changed on her other phone meanwhile, both are offered; a picture says that it needs a network and stays chosen', async ({
  page,
  browser,
  watch,
}) => {
  watch.allowConsoleErrors(unreachable)
  watch.allowConsoleErrors('409')
  const { email } = await signUp(page)
  await boardWithoutNetwork(page)
  await page.getByLabel('Board title').fill('From here')
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#7c9c7c' } })
  const buffer = await picture.jpeg().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'Park.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Pictures need a network')).toBeVisible()
  await page.getByText('Pictures need a network').scrollIntoViewIfNeeded()
  await checkScreen(page, 'board-picture-offline')

  const other = await otherPhone(browser, email)
  const { id, version } = await boardOf(other)
  const data = { version, title: 'From there' }
  expect((await other.request.patch(`/api/vision-board/${id}`, { data })).ok()).toBe(true)

  await comeBack(page)
  const dialog = page.getByRole('alertdialog', { name: 'This board was changed somewhere else' })
  await expect(dialog.getByText('Here: From here')).toBeVisible()
  await expect(dialog.getByText('There: From there')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep what is here' }).click()
  await allSaved(page)
  expect((await boardOf(other)).title).toBe('From here')
  await page.getByRole('button', { name: 'Add it now' }).click()
  await expect(page.getByRole('img', { name: 'A picture you added' })).toBeVisible()
  await expect(page.getByText('Pictures need a network')).toHaveCount(0)
  await other.context().close()
})
