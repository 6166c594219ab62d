import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect, openAndHear, password, signUp, test } from './journey.ts'
import { sendMessageIn, startTalk } from './talk.ts'

/** Another phone of hers, signed in. */
async function otherPhone(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const page = await context.newPage()
  const signedIn = await page.request.post('/api/sign-in', { data: { email, password } })
  expect(signedIn.ok()).toBe(true)
  return page
}

test('a chat that is open on two phones: what is said on one comes to the other by itself, once, in order', async ({
  page,
  browser,
}) => {
  const { email } = await signUp(page)
  const id = await startTalk(page, 'the pram is stuck')
  const other = await otherPhone(browser, email)
  const log = other.getByRole('log')
  await other.goto(`/chat/${id}`)
  const watched = other.waitForRequest((request) => request.url().includes(`watch=thread%3A${id}`))
  await expect(log.getByText('Companion: ')).toHaveCount(1)
  await watched
  for (const text of ['nobody came to help', 'then the rain began']) await sendMessageIn(page, id, text)
  await expect(log.getByText(/^You: (the pram|nobody|then)/)).toHaveText([
    'You: the pram is stuck',
    'You: nobody came to help',
    'You: then the rain began',
  ])
  await expect(log.getByText('Companion: ')).toHaveCount(3)
  await other.context().close()
})

test('a session that is ended on another phone ends here within two seconds', async ({ page, browser }) => {
  const { email } = await signUp(page)
  const other = await otherPhone(browser, email)
  await openAndHear(other, '/home')
  expect((await page.request.post('/api/sign-out?scope=others')).ok()).toBe(true)
  await expect(other).toHaveURL(/\/signin/, { timeout: 2000 })
  await other.context().close()
})

test('an open app that nothing happens to asks nothing', async ({ page }) => {
  await page.clock.install()
  await signUp(page)
  await openAndHear(page, '/home')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.runFor('00:50')
  expect(asked).toEqual([])
})

test('of two tabs one has the stream: the one she looked at last, and the other once it is gone', async ({
  page,
  context,
  browser,
}) => {
  const { email } = await signUp(page)
  const id = await startTalk(page, 'the pram is stuck')
  const streams = new Map<Page, number>()
  context.on('request', (request) => {
    if (request.resourceType() === 'eventsource') {
      const tab = request.frame().page()
      streams.set(tab, (streams.get(tab) ?? 0) + 1)
    }
  })
  await page.goto(`/chat/${id}`)
  await expect.poll(() => streams.get(page)).toBeGreaterThan(0)
  const second = await context.newPage()
  await second.goto(`/chat/${id}`)
  await expect.poll(() => streams.get(second)).toBeGreaterThan(0)
  const phone = await otherPhone(browser, email)
  const expectMessages = async (tab: Page, count: number) => {
    await expect(tab.getByRole('log').getByText('You: ')).toHaveCount(count)
    await expect(tab.getByRole('log').getByText('Companion: ')).toHaveCount(count)
  }
  await sendMessageIn(phone, id, 'nobody came to help')
  for (const tab of [page, second]) await expectMessages(tab, 2)
  const before = streams.get(page) ?? 0
  await second.close()
  await expect.poll(() => streams.get(page)).toBeGreaterThan(before)
  await sendMessageIn(phone, id, 'then the rain began')
  await expectMessages(page, 3)
  await phone.context().close()
})

const answers = {
  type: 'daily',
  responses: { energy: 2, mood: 3, stress: 4, prompt: 'What helped?', promptResponse: 'Tea on the step' },
}

interface Change {
  name: string
  /** Where it shows. */
  path: string
  /** Makes it, as another phone of hers does. */
  make: (phone: Page) => Promise<unknown>
}

async function checkIn(phone: Page): Promise<string> {
  const id = randomUUID()
  const data = { answered_at: new Date().toISOString(), answers }
  expect((await phone.request.put(`/api/check-ins/${id}`, { data })).ok()).toBe(true)
  return id
}

const changes: Change[] = [
  { name: 'a check-in', path: '/check-in', make: checkIn },
  {
    name: 'a star',
    path: '/saved',
    make: async (phone) => {
      const id = await checkIn(phone)
      expect((await phone.request.patch(`/api/check-ins/${id}`, { data: { is_starred: true } })).ok()).toBe(
        true,
      )
    },
  },
  {
    name: 'her day',
    path: '/insights',
    make: async (phone) => {
      const data = { name: 'Ana', mood: 'calm', energy: 'mid', focus: 'the garden' }
      expect((await phone.request.post('/api/functions/mm_insight', { data })).ok()).toBe(true)
    },
  },
  { name: 'a chat', path: '/threads', make: (phone) => startTalk(phone, 'the pram is stuck') },
]

for (const { name, path, make } of changes)
  test(`${name} that is made on another phone stands here as it does when the page is read anew`, async ({
    page,
    browser,
  }) => {
    const { email } = await signUp(page)
    const phone = await otherPhone(browser, email)
    await openAndHear(page, path)
    const shown = () => page.getByRole('main').innerText()
    const before = await shown()
    await make(phone)
    await expect.poll(shown).not.toBe(before)
    await phone.goto(path)
    const fresh = () => phone.getByRole('main').innerText()
    await expect.poll(async () => (await fresh()) === (await shown())).toBe(true)
    expect(await shown()).not.toBe(before)
    await phone.context().close()
  })
