import { channel } from 'node:diagnostics_channel'
import { type CardId, isHigher, levelOf } from '#contract/safety.ts'
import { type CompanionReply, modelEntryId } from '#guide/question.ts'
import { contentOf } from '#guide/reply-text.ts'
import type { Draft } from './answer.ts'
import { checkPiece, leavesQuoteOpen } from './check-piece.ts'
import { cardCalledFor } from './prompt.ts'
import type { Piece } from './reply-reader.ts'
import { namedSection } from './stored-reply.ts'

/** What a check did to a reply, without words of it: who measures replies listens here. */
export interface Mended {
  what: 'asked-again' | 'dropped' | 'guide'
  /** The id of the rule that was broken, or the name of the error. */
  why: string
}
export const mended = channel('lightly:reply-mended')
const note = (event: Mended) => mended.publish(event)

/** A card that the model calls for, or the reply as far as it may be shown. */
export type Step = { card: CardId } | { reply: CompanionReply; title: string }

/** How long a reply may be as a whole is the reader's to say: what is cut in its middle loses its end. */
const most = { step: 6, option: 4, onsetSentences: 2 }
const order: readonly Piece['part'][] = [
  'safety',
  'title',
  'ack',
  'block',
  'step',
  'question',
  'option',
  'village',
]

/** Why the guide answers in place of a model that did: nothing that it said may be shown, or it said nothing. */
class NothingLeft extends Error {}

/**
 * The third stage: what she is shown of an answer, as it comes. A reply that breaks a rule is asked for again once, with the rule; what
 * breaks one then is left out; where nothing is left, or nothing came, the guide answers. What she has read stays, and no words of another
 * are joined to it. It never throws.
 * @param onFailure told why a model's answer is not whole; nothing that was said is in it
 */
export async function* check(draft: Draft, onFailure: (cause: unknown) => void): AsyncGenerator<Step> {
  if (!draft.pieces) {
    yield { reply: draft.guide(), title: '' }
    return
  }
  const page = pageFor(draft)
  try {
    const broken = yield* page.take(draft.pieces, 'stop')
    if (broken) {
      note({ what: 'asked-again', why: broken.id })
      yield* page.take(draft.again(broken.rule, contentOf(page.reply)), 'drop')
    }
    if (page.isEmpty()) throw new NothingLeft('Nothing of the model’s reply may be shown.')
  } catch (cause) {
    onFailure(cause)
    note({ what: 'guide', why: cause instanceof Error ? cause.constructor.name : 'unknown' })
  }
  if (page.isEmpty()) yield { reply: draft.guide(), title: '' }
  else yield page.finish()
}

/** The reply while it is written. */
function pageFor(draft: Draft) {
  const reply: CompanionReply = {
    entryId: modelEntryId,
    ack: '',
    block: '',
    steps: [],
    question: '',
    options: [],
  }
  let title = ''
  let before = ''
  let isQuoted = false
  let sentences = 0
  let isClosed = false
  /** Where the first try stopped: what the second says of earlier parts she has read. */
  let from = 0
  /** What holds, and what the model has called for so far: it is heard about what is higher. */
  let { level } = draft
  const said = new Set<string>()

  const isEmpty = () => !reply.ack && !reply.block && !reply.question && reply.steps.length === 0
  const close = () => {
    if (isClosed) return
    isClosed = true
    reply.ack = [reply.ack, draft.closing].filter(Boolean).join(' ')
  }

  function add({ part }: Piece, shown: string, gap: string): void {
    if (part === 'ack') {
      if (reply.ack === '' && draft.opening && !/\bAI\b/.test(shown)) reply.ack = draft.opening
      reply.ack = reply.ack === '' ? shown : `${reply.ack}${gap || ' '}${shown}`
      sentences++
      return
    }
    if (part === 'title') title ||= shown
    else if (part === 'option') {
      if (reply.options.length < most.option) reply.options.push(shown)
    } else {
      if (reply.ack === '') reply.ack = draft.opening
      close()
      if (part === 'block') reply.block ||= shown
      if (part === 'step' && reply.steps.length < most.step) reply.steps.push(shown)
      if (part === 'question') reply.question ||= shown
    }
  }

  const isOver = ({ part }: Piece) =>
    part === 'ack' ? draft.isOnset && sentences >= most.onsetSentences : !draft.parts.includes(part)

  return {
    reply,
    isEmpty,
    /** Takes in what may be shown; where something may not, stops and says which rule it breaks, or leaves it out. */
    async *take(pieces: AsyncIterable<Piece>, onBroken: 'stop' | 'drop') {
      for await (const piece of pieces) {
        if (piece.part === 'safety') {
          const card = cardCalledFor(piece.text)
          if (!card || !isHigher(levelOf(card), level)) continue
          level = levelOf(card)
          yield { card }
          continue
        }
        if (piece.part === 'village') {
          // A name of the list and nothing else: no address ever comes of what a model says.
          const section = draft.parts.includes('village') ? namedSection(piece.text) : undefined
          if (section) reply.villageSection ??= section
          continue
        }
        if (isOver(piece) || order.indexOf(piece.part) < from || said.has(piece.text)) continue
        const checked = checkPiece(piece, { before, isQuoted, given: draft.given })
        if ('broken' in checked) {
          if (onBroken === 'stop') {
            from = order.indexOf(piece.part)
            return checked.broken
          }
          note({ what: 'dropped', why: checked.broken.id })
          continue
        }
        if (checked.shown === '') continue
        said.add(piece.text)
        if (piece.part === 'ack') isQuoted = leavesQuoteOpen(piece.text, isQuoted)
        if (piece.part !== 'option') before = piece.text
        add(piece, checked.shown, piece.gap ?? ' ')
        yield { reply: { ...reply }, title }
      }
      return undefined
    },
    finish() {
      close()
      if (reply.options.length < 2) reply.options = []
      return { reply, title }
    },
  }
}
