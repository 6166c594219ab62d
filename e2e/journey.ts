import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { listen } from '#contract/events.ts'
import { freshTestCard } from '#server/platform/payments/stand-in/cards.ts'

export { expect }

interface Watch {
  /** Console errors that this journey causes on purpose, by part of their text. */
  allowConsoleErrors: (part: string) => void
  /** Hosts beside the app's own that this journey may visit: the card page. */
  allowHost: (host: string) => void
}

interface Options {
  /**
   * Whether the app's worker takes part on the journey's own phone. Without it a journey is spared the time that storing the whole app
   * takes, as in a browser that has no workers.
   */
  withWorker: boolean
  /** Whether that phone gets the guide as well, a while after a chat is open. Else she saves data, and has none. */
  withGuide: boolean
}

/** What each journey's page has asked of the server and not been told yet. */
const unanswered = new WeakMap<Page, Set<Request>>()

/** A stream that is just being opened when her session ends is refused, which any tab may see, and is how it learns of it. */
const isRefusedAtItsEnd = (text: string, url: string) =>
  new URL(url, 'http://localhost').pathname === listen.path && text.includes('status of 401')

/** A journey fails on any console error, any uncaught exception, and any request that leaves the product's origin. */
export const test = base.extend<{ watch: Watch } & Options>({
  withWorker: [false, { option: true }],
  withGuide: [false, { option: true }],
  watch: [
    async ({ page, baseURL, withWorker, withGuide }, use) => {
      if (!withWorker)
        await page
          .context()
          .addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      if (!withGuide)
        await page
          .context()
          .addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      const asking = new Set<Request>()
      unanswered.set(page, asking)
      // A stream of events is never answered whole.
      page.on('request', (request) => {
        if (request.url().includes('/api/') && request.resourceType() !== 'eventsource') asking.add(request)
      })
      page.on('requestfinished', (request) => asking.delete(request))
      page.on('requestfailed', (request) => asking.delete(request))
      const errors: string[] = []
      const strangers: string[] = []
      const expected: string[] = []
      const hosts = new Set([new URL(baseURL ?? '').host])
      page.on('console', (message) => {
        const where = message.location().url
        if (message.type() === 'error' && !isRefusedAtItsEnd(message.text(), where))
          errors.push(`${message.text()} (${where})`)
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      // The context's requests are those of every tab and of the service worker.
      page.context().on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && !hosts.has(url.host)) strangers.push(request.url())
      })
      await use({
        allowConsoleErrors: (part) => expected.push(part),
        allowHost: (host) => hosts.add(host),
      })
      expect(errors.filter((error) => !expected.some((part) => error.includes(part)))).toEqual([])
      expect(strangers.filter((url) => !hosts.has(new URL(url).host))).toEqual([])
    },
    { auto: true },
  ],
})

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules of those standards that ask about colours, which are all that the dark theme changes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * Looks at a screen in both themes: no axe violation, nothing wider than the phone; a picture of each is kept. Most of its time would
 * go into axe's own code, so that is put into a screen once, and the dark theme is asked about its colours.
 */
export async function checkScreen(page: Page, name: string): Promise<void> {
  // Before it stands there is nothing to look at.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.screenshot({ path: `test-results/screens/${name}-${colorScheme}.png` })
    const isFirst = colorScheme === 'light'
    // What is in order is not written down, which would take as long as to find it so.
    const axe = new AxeBuilder({ page, axeSource: isFirst ? axeSource : '/* already there */' }).options({
      resultTypes: ['violations'],
    })
    if (isFirst) axe.withTags(standards)
    else axe.withRules(rulesOfColour)
    // There are no frames whose findings would need a page of their own to be put together.
    const { violations } = await axe.setLegacyMode().analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    expect(found, `${name}, ${colorScheme}`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${name} is wider than the phone`).toBeLessThanOrEqual(0)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/** Taps, and waits until the server has answered the change that this makes: what is shown is shown before that. */
export async function tapAndSave(
  page: Page,
  button: Locator,
  method: 'PATCH' | 'PUT' = 'PATCH',
): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === method)
  await button.click()
  expect((await answered).ok()).toBe(true)
}

/** Signs out on the account, once all is read there: what a page still asks for when its session ends is refused. */
export async function signOut(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Refresh Status' })).toBeVisible()
  await expect.poll(() => unanswered.get(page)?.size).toBe(0)
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

/** Opens a screen, and waits until all is read there and what changes elsewhere is heard. */
export async function openAndHear(page: Page, path: string): Promise<void> {
  const begun = page.waitForRequest((request) => request.resourceType() === 'eventsource')
  await page.goto(path)
  const answered = await (await begun).response()
  expect(answered?.ok()).toBe(true)
  await page.waitForLoadState('networkidle')
}

let people = 0

/** An e-mail that no other journey of this run uses. */
export function freshEmail(): string {
  return `journey-${process.pid}-${Date.now()}-${++people}@example.com`
}

export const password = 'a quiet cup of tea'

/** Where the billing stand-in of this run answers. */
export const standInUrl = `http://127.0.0.1:${Number(process.env.E2E_PORT) + 1}`

/** Begins a trial in this browser without its pages; the account that is made or signed in next has it. Answers its session. */
async function startTrial(request: APIRequestContext): Promise<string> {
  const { url } = (await (await request.post('/api/checkout')).json()) as { url: string }
  const session = new URL(url).pathname.split('/').at(-1) ?? ''
  const card = freshTestCard()
  const data = { card, email: `${card}@example.com` }
  expect((await request.post(`${standInUrl}/_test/checkout/${session}/complete`, { data })).ok()).toBe(true)
  expect((await request.post('/api/activate-sub', { data: { session_id: session } })).ok()).toBe(true)
  return session
}

/** Makes an account through the API with a finished profile and, unless told, a trial; leaves the page signed in. */
export async function signUp(
  page: Page,
  { trial = true } = {},
): Promise<{ email: string; session: string | null }> {
  const email = freshEmail()
  const session = trial ? await startTrial(page.request) : null
  const created = await page.request.post('/api/create-account', {
    data: { email, password, adult_confirmed: true },
  })
  expect(created.ok()).toBe(true)
  const about = {
    first_name: 'Ana',
    timezone: 'Australia/Melbourne',
    season: null,
    focus: null,
    notes: null,
    allow_real_talk_push: false,
  }
  const finished = await page.request.post('/api/onboarding', { data: { about, children: [] } })
  expect(finished.ok()).toBe(true)
  return { email, session }
}
