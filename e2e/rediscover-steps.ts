import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { type AnswerData, emptyAnswer } from '../contract/rediscover.ts'
import { type ExerciseId, exercises } from '../contract/rediscover-exercises.ts'
import { expect, password } from './journey.ts'

/** Goes on to the next exercise. */
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
/** Goes past an exercise. */
export const skip = (page: Page) => page.getByRole('button', { name: 'Skip this one' }).click()
/** Waits for the exercise that asks this. */
export const asks = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused()
/** Chooses one of the answers. */
export const pick = (page: Page, role: 'radio' | 'checkbox', name: string) =>
  page.getByRole(role, { name, exact: true }).check({ force: true })

/** The answer to a change that is made next. */
export const answered = (page: Page, method = 'PUT') =>
  page.waitForResponse((response) => response.request().method() === method)

/** Goes on, and waits until the server has the answer. */
export async function nextAndSave(page: Page): Promise<void> {
  const kept = answered(page)
  await next(page)
  expect((await kept).ok()).toBe(true)
}

/** Another phone of hers, signed in. */
export async function otherPhone(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const page = await context.newPage()
  expect((await page.request.post('/api/sign-in', { data: { email, password } })).ok()).toBe(true)
  return page
}

/** Answers exercises without their screens. Answers the programme's id. */
export async function answer(
  page: Page,
  answers: Partial<Record<ExerciseId, Partial<AnswerData>>>,
): Promise<string> {
  const sessionId = randomUUID()
  for (const [exercise, part] of Object.entries(answers)) {
    const { module } = exercises[exercise as ExerciseId]
    const response = { module, exercise, data: { ...emptyAnswer, ...part } }
    const data = { response, base: null, edit_id: randomUUID() }
    const path = `/api/rediscover/sessions/${sessionId}/entries/${exercise}`
    expect((await page.request.put(path, { data })).ok()).toBe(true)
  }
  return sessionId
}

/** Finishes a programme without its screen. */
export async function finish(page: Page, sessionId: string): Promise<void> {
  const data = { finished_at: new Date().toISOString() }
  expect((await page.request.put(`/api/rediscover/sessions/${sessionId}/finish`, { data })).ok()).toBe(true)
}

/** Opens the programme at its first exercise. */
export async function begin(page: Page): Promise<void> {
  await page.goto('/modes/rediscover')
  await page.getByRole('button', { name: 'Begin' }).click()
  await asks(page, 'What is loudest for you right now?')
}

/** Answers of the first half of a programme. */
export const firstHalf = {
  focus: { choice: 'mum-guilt' },
  tone: { choice: 'warm' },
  'where-now': { scale: 2 },
  hope: { texts: { hope: 'tea, hot' } },
  values: { words: ['Playful', 'Curious', 'Calm', 'Salt water', 'Funny'] },
  energy: { sorted: [{ label: 'Music', effect: 'fills' as const }] },
  changes: { texts: { resting: 'the painting' } },
}

/** A programme with a goal of a week. */
export const wholeProgramme = {
  ...firstHalf,
  tiny: { words: ['Sing one song in the car'] },
  'in-the-way': { texts: { smaller: 'Hum one line' } },
  'i-am': { words: ['comes back after a hard moment'] },
}
