import { type CardId, cardIds, isGrave, isOtherDanger, levelOf } from '#contract/safety.ts'
import { explicitCard } from '#reading/patterns/signals.ts'
import { gravityOf } from '#reading/talk/read-turn.ts'
import { answerWithoutModel } from '../guide.ts'
import { typedAnswer } from '../line/typed-answer.ts'
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

/**
 * Answers all that waits on a phone, one after the other, each knowing those before it. That something is grave only plain words and her own
 * answers tell here; the server reads each as soon as it has it. The same talk is always answered the same.
 */
export function answerWaiting(talk: WaitingTalk): PhoneReply[] {
  const history = [...talk.said]
  const entryIds: string[] = []
  let { card, softLine } = talk
  let state: unknown = null
  let turns = history.filter(({ role }) => role === 'assistant').length
  return talk.waiting.map(({ id, text }) => {
    const called = callsFor(text, softLine, card)
    const own = gravest(called)
    const before = card
    card = gravest(own, before)
    // A card stands in the place of the question; and she may answer it.
    if (card || typedAnswer(text, true) === 'safe') softLine = null
    const isAsked = !card && (softLine !== null || called !== null || gravityOf(text) >= mayBeGrave)
    const level = card ? levelOf(card) : isAsked ? 'support' : 'none'
    const reply = answerWithoutModel({
      text,
      history,
      state,
      lossMode: talk.lossMode,
      youToday: talk.youToday,
      isSOS: talk.isSOS,
      mode: talk.mode,
      localHour: talk.localHour,
      safetyLevel: level,
      safetyCard: card,
      softLine,
      isAsked,
      otherDanger: own && card && isOtherDanger(own, card) ? own : null,
      ownLevel: own ? levelOf(own) : 'none',
      // Only the classifier knows that nothing in it is serious.
      isCalm: false,
      isOnset: level === 'emergency' && card !== before,
      recentEntryIds: entryIds,
      turns,
    })
    const said = contentOf(reply)
    history.push({ role: 'user', content: text }, { role: 'assistant', content: said })
    entryIds.push(reply.entryId)
    state = reply.state ?? state
    turns += 1
    return { to: id, text: said, block: reply.block, callsFor: called, options: reply.options }
  })
}
