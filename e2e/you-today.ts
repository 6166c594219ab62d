import type { Page } from '@playwright/test'

export const getTip = { name: 'Get my tip' } as const
export const answerAgain = { name: 'Something changed?' } as const

/** Picks each of these, a mood or an energy, by its name. */
export async function choose(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('radio', { name }).check({ force: true })
}
