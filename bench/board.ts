import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { createAccount } from '#contract/account.ts'
import { startEmbeddedPostgres } from '#server/database/embedded.ts'
import { freePorts } from '#server/testing/server.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { findShell } from '../tools/chromium.ts'

// What one move of a mouse or a finger costs while it draws one of 60 things about on the collage, on a phone whose processor is four
// times slower than this one, beside the same move on an empty page. It needs `npm run build` before.

const items = 60
const slower = 4
const moves = 240
/** Moves at the beginning that are left out: what is drawn goes on top first. */
const begins = 10
/** Script that one move may take at p95, in milliseconds. */
const mostScript = 4

const dataDir = mkdtempSync(join(tmpdir(), 'lightly-board-'))
const [port, billingPort] = await freePorts(2)
const server = spawn('node', ['server/main.ts'], {
  env: { ...process.env, PORT: String(port), BILLING_STAND_IN_PORT: String(billingPort), DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(server.stdout, 'data')
const origin = `http://localhost:${port}`
const { url } = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
const owner = new pg.Client({ connectionString: url })
await owner.connect()
await owner.query('set role lightly_system')

const visitor = new Visitor(origin)
const email = 'board-bench@example.com'
const account = { email, password: 'a quiet cup of tea', adult_confirmed: true as const }
const userId = (await visitor.call(createAccount, { body: account })).body.session.user.id
await owner.query(
  `with board as (insert into vision_boards (user_id, layout) values ($1, 'collage') returning id)
   insert into vision_items (id, user_id, board_id, kind, content)
   select uuidv7(), $1, board.id, case when n % 2 = 0 then 'image' else 'quote' end,
     case when n % 2 = 0 then '{"url": "/api/pictures/two-birds.svg"}'::jsonb else '{"text": "Slow is fine"}' end
   from board, generate_series(1, ${items}) n`,
  [userId],
)

const executablePath = findShell()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu'],
})
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: origin })))

interface Move {
  script: number
  task: number
  layouts: number
}

type Point = { x: number; y: number }

// By the protocol itself: what drives the page for tests has scripts of its own run with each move.
const pointers = {
  mouse: (cdp: CDPSession, point: Point) =>
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point, button: 'left', buttons: 1 }),
  finger: (cdp: CDPSession, point: Point) =>
    cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] }),
}
type Pointer = keyof typeof pointers

/** Moves a mouse that is pressed, or a finger that comes and goes, about a point, one move after the other, each with all that comes of it. */
async function move(page: Page, pointer: Pointer, { x, y }: Point): Promise<Move[]> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { script: of('ScriptDuration'), task: of('TaskDuration'), layouts: of('LayoutCount') }
  }
  const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  if (pointer === 'finger') await touch('touchStart', { x, y })
  const found: Move[] = []
  for (let step = 0; step < begins + moves; step += 1) {
    const before = await read()
    await pointers[pointer](cdp, { x: x + 40 * Math.sin(step / 12), y: y + 30 * Math.sin(step / 7) })
    // Until what a move has begun is over, and two frames are drawn.
    await sleep(35)
    const after = await read()
    found.push({
      script: 1000 * (after.script - before.script),
      task: 1000 * (after.task - before.task),
      layouts: after.layouts - before.layouts,
    })
  }
  if (pointer === 'finger') await touch('touchEnd')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return found.slice(begins)
}

const empty = await context.newPage()
await empty.goto('about:blank')
// Nothing scrolls, as on a thing of the board.
await empty.evaluate(() => document.documentElement.style.setProperty('touch-action', 'none'))
const onEmpty = { x: 150, y: 400 }
await empty.mouse.down()
const ofEmpty = { mouse: await move(empty, 'mouse', onEmpty), finger: [] as Move[] }
await empty.mouse.up()
ofEmpty.finger = await move(empty, 'finger', onEmpty)
await empty.close()

const page = await context.newPage()
await page.goto(`${origin}/rediscover/vision-board`)
const things = page.getByRole('group', { name: 'Your board' }).getByRole('group')
await things.last().waitFor()
await things.last().scrollIntoViewIfNeeded()
await page.waitForLoadState('networkidle')
const box = await things.last().boundingBox()
if (!box) throw new Error('nothing to drag')
const held = { x: box.x + 30, y: box.y + 90 }
await page.mouse.move(held.x, held.y)
await page.mouse.down()
await page.mouse.move(held.x + 2, held.y + 2)
// What changes in the page while it is drawn about, and tasks that keep it from answering.
await things.last().evaluate((drawn) => {
  const seen = { own: 0, others: 0, withoutTransform: 0, longTasks: 0 }
  Object.assign(globalThis, { seen })
  const watching = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      if (!drawn.parentElement?.contains(target)) continue
      if (target !== drawn) seen.others += 1
      else seen.own += 1
      const isMoved = attributeName === 'style' && /translate/.test((target as HTMLElement).style.transform)
      if (!isMoved) seen.withoutTransform += 1
    }
  })
  Object.assign(globalThis, { watching })
  watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  new PerformanceObserver((list) => {
    seen.longTasks += list.getEntries().length
  }).observe({ entryTypes: ['longtask'] })
})
await move(page, 'mouse', held)
const seen = (await page.evaluate('seen')) as Record<
  'own' | 'others' | 'withoutTransform' | 'longTasks',
  number
>
await page.evaluate('watching.disconnect()')
// Once more, without anybody who watches.
const ofBoard = { mouse: await move(page, 'mouse', held), finger: [] as Move[] }
await page.mouse.up()
const put = await things.last().boundingBox()
if (!put) throw new Error('nothing to drag')
const touched = { x: put.x + 30, y: put.y + 90 }
ofBoard.finger = await move(page, 'finger', touched)
const isDrawn = (await things.last().boundingBox())?.y !== put.y
if (!isDrawn) throw new Error('the finger drew nothing')

const at = (found: Move[], what: keyof Move, share: number) =>
  found.map((each) => each[what]).sort((one, other) => one - other)[Math.floor(found.length * share)] ?? 0
const ms = (value: number) => `${value.toFixed(2)} ms`
const both = (found: Move[], what: 'script' | 'task') =>
  `p50 ${ms(at(found, what, 0.5))}, p95 ${ms(at(found, what, 0.95))}`
const [load] = loadavg()
const lines = [`${items} things, processor ${slower} times slower, ${moves} moves, load ${load?.toFixed(1)}`]
for (const pointer of ['mouse', 'finger'] as const) {
  const [board, page] = [ofBoard[pointer], ofEmpty[pointer]]
  const isMet = at(board, 'script', 0.95) <= mostScript
  const ratio = at(board, 'task', 0.5) / at(page, 'task', 0.5)
  const layouts = board.reduce((sum, each) => sum + each.layouts, 0)
  lines.push(
    `by ${pointer}, script of a move: ${both(board, 'script')} (bar ${mostScript} ms: ${isMet ? 'met' : 'NOT MET'})`,
    `  all of the main thread: ${both(board, 'task')}, on an empty page ${both(page, 'task')}; ratio at p50 ${ratio.toFixed(1)}`,
    `  layouts ${layouts}`,
  )
}
lines.push(
  `changes of the thing itself ${seen.own}, none of them but its transform: ${seen.withoutTransform === 0}; of anything else on the board ${seen.others}`,
  `tasks over 50 ms ${seen.longTasks}`,
)
process.stdout.write(`${lines.join('\n')}\n`)

await browser.close()
await owner.end()
server.kill('SIGTERM')
await once(server, 'exit')
rmSync(dataDir, { recursive: true, force: true })
