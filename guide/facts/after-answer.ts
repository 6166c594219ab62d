import { whomAgain } from '#content/companion/listening/plain-questions.ts'
import type { Fact } from '#content/facts/fact.ts'
import { tellingIn } from '#content/facts/terms.ts'
import { noFactId } from '../doors/say-door.ts'
import { plainly } from '../line/kind-of-line.ts'
import type { CompanionQuestion, CompanionReply } from '../question.ts'
import { say } from '../set-replies.ts'
import { line } from '../unheard.ts'
import { askedBy, factLately, staysWith, tellOf } from './answer-fact.ts'
import { factOf, mayBeUrgent } from './fact-match.ts'
import { factsOffered, fromShelf } from './facts-asked.ts'
import { askedIn, meantBy } from './meant.ts'

/** An answer of so many replies ago still holds where she weighs what to do. */
const stillBefore = 5

/** She weighs whether to ring or to go now: 'so call now or wait till morning?'. */
const ringsOrWaits =
  /\b(?:ring|call|go in|drive in|go now)\b(?! (?:my|his|him|mum|dad|work|school)\b)[^.!?]{0,25}\bor\b[^.!?]{0,20}\b(?:wait|morning|tomorrow|later|leave it|\d{1,2} ?am)\b|\bwait (?:til|till|until) (?:the )?(?:morning|tomorrow|monday)\b|\bdo i (?:really |still |actually |even )?(?:need|have) to (?:ring|call|go in)(?! (?:my|his|him|mum|dad)\b)\b/

/** She weighs what she was told: whether she has to, whether it can wait, what to watch for, whether hers is fine. */
const weighs =
  /\b(?:do|should|shall|can|could|must) (?:i|we) (?:\S+ ){0,5}(?:wait|ring|call|go in|go to (?:the )?(?:hospital|ed|er|gp|doctor)|drive|take (?:him|her|them|it) in|see in the morning|leave it|worry)\b(?! (?:my|his|him|mum|dad)\b)|\bdo i (?:really |still |actually |even )?(?:need|have) to (?:\S+ ){0,6}(?:wait|ring|call|go in|go now|drive|wake|take (?:him|her|them) in|see (?:a|the|my) (?:doctor|gp|midwife|nurse))\b|\b(?:tonight|now) or (?:is |in |wait |till |until )?(?:the |tomorrow )?morning\b|\bis (?:the )?(?:morning|tomorrow) (?:ok|okay|fine|soon enough)\b|\b(?:can|could|will) (?:it|this) wait\b|\bwhat (?:to|do i|should i|can i) (?:watch|look)(?: out)? for\b|\bwhen (?:should|do|would) i (?:worry|ring|call|go in)\b|\b(?:so|then) (?:is )?(?:thats|that is|is that|its|it is) (?:ok|okay|fine|normal|good|all right|alright|enough)\b|\b(?:thats|is that|is it) (?:ok|okay|fine|normal|bad|dangerous|serious) then\b/

/**
 * Whom to ring, and when, once more, where she weighs what an answer of the shelf has told her: what may be urgent is said as often as she asks.
 * Undefined where no answer came lately, she asks something else, or speaks of something else.
 */
export function tellWhomAgain(question: CompanionQuestion): CompanionReply | undefined {
  const fact = factLately(question, stillBefore)
  const read = plainly(question.text)
  const isOfRinging = ringsOrWaits.test(read)
  if (!fact || !(isOfRinging || weighs.test(read))) return undefined
  const [meant] = meantBy(askedBy(question))
  if (meant?.isSure && meant.id !== fact.id) return undefined
  const saysMore = !isOfRinging && tellingIn(question.text).size > 1
  if (saysMore && !mayBeUrgent(fact) && !staysWith(fact, question.text)) return undefined
  return { ...say('listen-fact-again', line(whomAgain, question)), steps: fromShelf(fact).calls }
}

const takes =
  /^(?:(?:oh|ah|ok|okay|um|hi) )*(?:yes|yeah|yea|yep|yup|ya|sure|please|correct|(?:that|this) one|(?:the )?(?<place>first|second|third|last)(?: one)?)\b/
const places = ['first', 'second', 'third']

/** The answer that she takes of those that were offered by their questions, in words: 'yes that one'. */
export function takesOffered(question: CompanionQuestion): CompanionReply | undefined {
  const { text, history, recentEntryIds } = question
  const found = recentEntryIds.at(-1) === noFactId ? takes.exec(plainly(text)) : null
  const at = history.findLastIndex(({ role }) => role === 'user')
  const asked = history[at]
  if (!found || !asked) return undefined
  const offered = factsOffered(askedIn(asked.content, history.slice(0, at)))
  const place = found.groups?.place
  const named = place === 'last' ? offered.at(-1) : offered[places.indexOf(place ?? '')]
  const taken = named ?? (offered.length === 1 ? offered[0] : likeliestOf(offered, text))
  return taken && tellOf(fromShelf(taken))
}

/** Of several, the one that her own words are for. */
function likeliestOf(offered: readonly Fact[], text: string): Fact | undefined {
  const meant = meantBy({ text, before: '' }).find(({ id }) => offered.some((fact) => fact.id === id))
  return meant && factOf(meant.id)
}
