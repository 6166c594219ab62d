import {
  aiReminders,
  besideTheCardReminder,
  personReminders,
  sosReminder,
} from '#content/companion/reminders.ts'
import { isGrave } from '#contract/safety.ts'
import type { CompanionQuestion } from './question.ts'
import { turn } from './turn.ts'

type Talk = Pick<CompanionQuestion, 'turns' | 'isSOS' | 'safetyLevel'>

const reminderEvery = 9
const longTalk = 27

/** Now and then says that an AI answers, and later on suggests a person; '' in between. */
export function reminderAt({ turns, isSOS, safetyLevel }: Talk): string {
  if (turns === 0 || turns % reminderEvery !== 0) return ''
  if (isGrave(safetyLevel)) return besideTheCardReminder
  if (isSOS) return sosReminder
  return turn(turns >= longTalk ? personReminders : aiReminders, turns / reminderEvery)
}

/** A reminder that says no more than that an AI answers: an answer that says so already needs none. */
export const isPlainReminder = ({ turns, isSOS, safetyLevel }: Talk) =>
  !isSOS && !isGrave(safetyLevel) && turns < longTalk
