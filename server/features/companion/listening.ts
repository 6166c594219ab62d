import { continuations } from '#content/companion/continuations.ts'
import { libraryById, passingTopics } from './matching-rank.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'

export const listening = continuations.find(({ id }) => id === 'listening')

/** The entry that promises no tips till she asks for them. */
export const listenId = 'vent-listen'

const forIdeas =
  /\b(?:ideas?|tips?|advice|suggest(?:ions?)?|what (?:can|should|could|would|do) (?:i|you)|how (?:do|can|should|could) i|help me|give me|a (?:tiny |small )?step|what (?:helps|works)|fix it)\b/i
const notForIdeas = /\b(?:no|not|stop|dont|don't|don’t|without|enough|hate|sick of)\b/i

const asksForIdeas = (text: string) => forIdeas.test(text) && !notForIdeas.test(text)

/** Whether she has asked to be heard without tips, and has not asked for any since. */
export function isListening({ text, history, recentEntryIds }: CompanionQuestion): boolean {
  const promised = recentEntryIds.lastIndexOf(listenId)
  if (promised < 0) return false
  const repliesSince = recentEntryIds.length - promised - 1
  const hers = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const since = repliesSince === 0 ? [] : hers.slice(-repliesSince)
  return ![...since, text].some(asksForIdeas)
}

/** Once she has asked just to be heard, what she tells is answered with a line that asks nothing of her in place of steps. */
export function promiseToListen(found: CompanionReply, question: CompanionQuestion): CompanionReply {
  const entry = libraryById.get(found.entryId) ?? listening
  const isTold = found.entryId !== listenId && entry && !passingTopics.has(entry.topic)
  if (!listening || !isTold || !isListening(question)) return found
  const last = question.history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const line = [...listening.steps, ...listening.alternateSteps].find((each) => !last.includes(each))
  return { ...found, steps: line ? [line] : [], question: entry.question, options: [...entry.options] }
}
