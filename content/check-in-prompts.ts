import { pickForDay } from '#contract/calendar.ts'
import { linesFor } from './loss/quiet.ts'

/** One small question a day. Each can be answered in a line, and none asks her to be grateful or better. */
export const checkInPrompts = [
  'What took the most out of you today?',
  'What is one thing you did that nobody saw?',
  'Where in your body do you feel today?',
  'What would you drop from tomorrow if you could?',
  'Who or what made you smile, even for a second?',
  'What do you wish somebody would ask you?',
  'What is going round and round in your head?',
  'What was easier than you thought it would be?',
  'What would ten minutes alone be for?',
  'What are you tired of deciding?',
  'When did you last feel like yourself?',
  'What can wait until next week?',
  'What did you need today that you did not get?',
  'What is one thing your home could do without?',
  'What did you eat today that you liked?',
  'Which part of the day is hardest at the moment?',
  'What would you tell a friend who had your day?',
  'What has changed since this time last month?',
  'What are you looking forward to, big or tiny?',
  'What made you cross, and what was under it?',
  'What job could somebody else hold this week?',
  'What is the kindest thing anyone did for you lately?',
  'What did your child do that you want to remember?',
  'What are you worried about that has not happened?',
  'What helped, even a bit?',
  'What did you say yes to that you wanted to say no to?',
  'If today had a colour, which would it be, and why?',
  'What would make tonight a little softer?',
  'What are you learning to let go of?',
  'What do you miss?',
  'What went fine today?',
] as const

/** The prompt for a day written `YYYY-MM-DD`: the next one each day, the same for everyone; after a loss of those that speak of no child. */
export function promptOfDay(day: string, isLossMode = false): string {
  return pickForDay(linesFor(checkInPrompts, isLossMode), day)
}
