import type { Page } from '@playwright/test'
import { dayIn } from '../contract/day.ts'
import type { RecordedDay } from '../contract/insights.ts'

/** Has the insights be of the first three days of this month, each of them alike. */
export async function checkInThisMonth(page: Page, recorded: Partial<RecordedDay> = {}): Promise<void> {
  const today = dayIn('Australia/Melbourne', new Date())
  const alike = { check_ins: 1, mood: 3, energy: 3, stress: 3, feeling: null, ...recorded }
  const days = ['01', '02', '03'].map((day) => ({ day: today.slice(0, 8) + day, ...alike }))
  const nothing = {
    weekly_resets: 0,
    has_earlier_answers: false,
    helped: [],
    helped_from: 0,
    helped_days: 0,
    named: [],
  }
  await page.route('**/api/insights', (route) => route.fulfill({ json: { today, days, ...nothing } }))
}
