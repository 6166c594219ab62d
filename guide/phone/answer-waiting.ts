import { type CardId, cardIds, isOtherDanger, levelOf } from '#contract/safety.ts'
import { explicitCard } from '#reading/patterns/signals.ts'
import { answerWithoutModel } from '../guide.ts'
import { contentOf } from '../reply-text.ts'
import type { PhoneReply, WaitingTalk } from './messages.ts'

const gravest = (...cards: (CardId | null)[]): CardId | null =>
  cardIds.find((card) => cards.includes(card)) ?? null

/**
 * Answers all that waits on a phone, one after the other, each knowing those before it. That something is grave only plain words
 * tell here: the classifier is the server's, which reads each as soon as it has it. The same talk is always answered the same.
 */
export function answerWaiting(talk: WaitingTalk): PhoneReply[] {
  const history = [...talk.said]
  const entryIds: string[] = []
  let { card } = talk
  let state: unknown = null
  let turns = history.filter(({ role }) => role === 'assistant').length
  return talk.waiting.map(({ id, text }) => {
    const own = explicitCard(text)
    const before = card
    card = gravest(own, before)
    const level = card ? levelOf(card) : 'none'
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
    return { to: id, text: said, block: reply.block, options: reply.options }
  })
}
