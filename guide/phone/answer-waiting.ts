import { type CardId, cardIds, isGrave, isOtherDanger, levelOf } from '#contract/safety.ts'
import { explicitCard } from '#reading/patterns/signals.ts'
import { gravityOf } from '#reading/talk/read-turn.ts'
import { answerWithoutModel } from '../guide.ts'
import { typedAnswer } from '../line/typed-answer.ts'
import type { CompanionQuestion, CompanionReply } from '../question.ts'
import { contentOf } from '../reply-text.ts'
import type { PhoneReply, WaitingTalk } from './messages.ts'

const gravest = (...cards: (CardId | null)[]): CardId | null =>
  cardIds.find((card) => cards.includes(card) && isGrave(levelOf(card))) ?? null

/**
 * From here on a line is listened to as gently as one that she is asked about: the classifier, which would tell more, is too large for a
 * phone. Of what is grave and not said plainly two or three in four lie above it, of ordinary lines one in seven.
 */
export const mayBeGrave = 0.3

/** What her message calls for; of somebody who is not safe and does not say from what, the people to ring. */
function callsFor(text: string, softLine: CardId | null, standing: CardId | null): CardId | null {
  const plain = explicitCard(text)
  const answer = typedAnswer(text, softLine !== null)
  if (plain || (answer !== 'no' && answer !== 'not-sure')) return plain
  return softLine ?? (standing ? null : 'sos')
}

/** What a line is answered with beside its words and the talk. */
type Beside = Pick<
  CompanionQuestion,
  'safetyLevel' | 'safetyCard' | 'softLine' | 'isAsked' | 'otherDanger' | 'ownLevel' | 'isCalm' | 'isOnset'
>

const nothing: Beside = { safetyLevel: 'none', safetyCard: null }

/** A talk that goes on line by line, with what the guide keeps of it. */
function beginTalk({ lossMode, youToday, isSOS, mode, localHour }: WaitingTalk) {
  const history: { role: 'user' | 'assistant'; content: string }[] = []
  const recentEntryIds: string[] = []
  let state: unknown = null
  /** @param heard what was said to it, where that was somebody else's to say; '' where nothing was. Answers what the guide says. */
  return (text: string, beside: Beside, heard?: string): CompanionReply => {
    const turns = recentEntryIds.length
    const about = { lossMode, youToday, isSOS, mode, localHour }
    const reply = answerWithoutModel({ text, history, state, recentEntryIds, turns, ...about, ...beside })
    const content = heard ?? contentOf(reply)
    history.push({ role: 'user', content: text })
    if (content !== '') {
      history.push({ role: 'assistant', content })
      recentEntryIds.push(reply.entryId)
    }
    state = reply.state ?? state
    return reply
  }
}

/**
 * Answers all that waits on a phone, one after the other, each knowing those before it. What was said before is gone through first, as if the
 * guide had answered it: so it knows what the talk is about, and goes on where it is the guide's. That something is grave only plain words and
 * her own answers tell here; the server reads each as soon as it has it. The same talk is always answered the same.
 */
export function answerWaiting(talk: WaitingTalk): PhoneReply[] {
  const answer = beginTalk(talk)
  for (const [at, { role, content }] of talk.said.entries()) {
    const next = talk.said[at + 1]
    if (role === 'user') answer(content, nothing, next?.role === 'assistant' ? next.content : '')
  }
  let { card, softLine } = talk
  return talk.waiting.map(({ id, text }) => {
    const called = callsFor(text, softLine, card)
    const own = gravest(called)
    const before = card
    card = gravest(own, before)
    // A card stands in the place of the question; and she may answer it.
    if (card || typedAnswer(text, true) === 'safe') softLine = null
    const isAsked = !card && (softLine !== null || called !== null || gravityOf(text) >= mayBeGrave)
    const level = card ? levelOf(card) : isAsked ? 'support' : 'none'
    const reply = answer(text, {
      safetyLevel: level,
      safetyCard: card,
      softLine,
      isAsked,
      otherDanger: own && card && isOtherDanger(own, card) ? own : null,
      ownLevel: own ? levelOf(own) : 'none',
      // Only the classifier knows that nothing in it is serious.
      isCalm: false,
      isOnset: level === 'emergency' && card !== before,
    })
    return { to: id, text: contentOf(reply), block: reply.block, callsFor: called, options: reply.options }
  })
}
