import type { Page } from '@playwright/test'

export const save = { name: 'Save check-in' } as const

/** Whether an address is the one that a check-in is saved at. */
export const isSave = (url: URL) => /\/api\/check-ins\/[\da-f-]{36}$/.test(url.pathname)

/** Has what is saved come back without the words that answer it, as where they could not be found. */
export const withoutReply = (page: Page) =>
  page.route(isSave, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), reply: null } })
  })

/** Gives each of these hearts, by its question and its step. */
export async function rate(page: Page, hearts: Record<string, string>): Promise<void> {
  for (const [name, label] of Object.entries(hearts))
    await page
      .getByRole('group', { name })
      .getByRole('radio', { name: label, exact: true })
      .check({ force: true })
}

/** Begins a check-in and fills it in; `save` is still to be pressed. */
export async function fill(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /Check in (now|again)|Carry on/ }).click()
  await rate(page, { Energy: 'low', Mood: 'mid', Stress: 'high' })
  await page.getByRole('textbox').fill(words)
}

/** Her newest check-ins of one kind, as the server has them. */
export async function savedOnServer(
  page: Page,
  type = 'daily',
): Promise<{ responses: Record<string, string> }[]> {
  const answer = await page.request.get(`/api/check-ins?type=${type}`)
  return ((await answer.json()) as { check_ins: { responses: Record<string, string> }[] }).check_ins
}
