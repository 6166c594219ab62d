import { asksWhoItIs, honestLines } from '#content/companion/honesty.ts'
import { type CardId, isHigher, levelOf, type SafetyLevel } from '#contract/safety.ts'
import { readInTurn } from '#server/features/safety/reading-turns.ts'
import type { Model, ModelRequest } from '#server/platform/model/model.ts'
import { type Checked, checkOption, checkPiece } from './check-reply.ts'
import { cardCalledFor } from './prompt.ts'
import type { CompanionReply } from './question.ts'
import { type ReplyBit, readReply } from './reply-reader.ts'
import { contentOf } from './reply-text.ts'

/** Stands where a library entry's id stands, in replies that a model wrote alone. */
export const modelEntryId = 'model'

const stages = ['ack', 'step', 'question', 'option'] as const
const most = {
  ack: 4,
  step: 4,
  option: 4,
  leftOut: 2,
  sentenceLength: 300,
  stepLength: 240,
  optionLength: 40,
}

/** The model's words may not be shown to her. */
class ReplyNotFit extends Error {}

export interface ModelTurn {
  model: Model
  request: ModelRequest
  /** What she wrote just now. */
  text: string
  /** The level that holds: a model may call for a higher one, and is never heard about a lower. */
  level: SafetyLevel
  /** Replies so far in this chat. */
  turns: number
  /** Said at the end of what comes first, such as a reminder that an AI answers; may be ''. */
  reminder: string
  /** The local companion's reply. */
  local: () => CompanionReply
  /** Keeps that she is to be asked whether she is safe, before another word is shown. */
  raise: (card: CardId) => Promise<void>
  onText: (text: string) => void
  /** Told why the local companion had to complete the reply. Nothing that was said is in it. */
  onFallback: (cause: unknown) => void
}

/**
 * Has the model answer, and shows each piece once it is whole and has passed the rules. Whatever goes wrong, be it a
 * time-out, a broken stream, a refusal or a sentence that may not be shown: what she has read stays, and the local
 * companion's words complete it. It never fails.
 */
export async function answerWithModel(turn: ModelTurn): Promise<CompanionReply> {
  const draft: CompanionReply = { entryId: modelEntryId, ack: '', steps: [], question: '', options: [] }
  // SOS goes first.
  const since = turn.request.isUrgent ? 0 : performance.now()
  let shown = ''
  const show = () => {
    const content = contentOf(draft)
    if (content.length > shown.length) turn.onText(content.slice(shown.length))
    shown = content
  }
  const join = (...parts: string[]) => parts.filter(Boolean).join(' ')
  const asked = asksWhoItIs(turn.text)
  const honest = honestLines[turn.turns % honestLines.length] ?? ''
  let stage = 0
  const moveTo = (next: number) => {
    if (stage === 0 && next > 0) draft.ack = join(draft.ack || (asked ? honest : ''), turn.reminder)
    stage = next
  }

  const finishFrom = (reply: CompanionReply): CompanionReply => {
    if (draft.ack === '' && draft.steps.length === 0) {
      draft.ack = asked && !/\bAI\b/.test(reply.ack) ? join(honest, reply.ack) : reply.ack
      stage = 1
    } else moveTo(Math.max(stage, 1))
    if (draft.steps.length === 0) Object.assign(draft, { entryId: reply.entryId, steps: reply.steps })
    if (draft.question === '') Object.assign(draft, { question: reply.question, options: reply.options })
    show()
    return draft
  }

  let sentences = 0
  let before = ''
  let ahead = { text: '', before, checked: Promise.resolve<Checked>({ shown: '' }) }

  /** Checks a piece: one that seems whole already while the next word is on its way, so that it can be shown as soon as that is there. */
  const check = (text: string): Promise<Checked> => {
    if (text === ahead.text && before === ahead.before) return ahead.checked
    const last = before
    const urgency = shown === '' ? 'first words' : 'more words'
    const checked = readInTurn(urgency, since, () => checkPiece(text, last))
    // Told of by whoever adds it; one that only seemed whole may be added by nobody.
    checked.catch(() => {})
    ahead = { text, before, checked }
    return checked
  }

  /** Parts of which something doubtful was left out. */
  const leftOut: ReplyBit['part'][] = []
  const isGone = (part: 'ack' | 'step') =>
    leftOut.includes(part) && (part === 'ack' ? draft.ack === '' : draft.steps.length === 0)

  /**
   * Adds a piece that may be shown; false where the model's part ends. A sentence or a step that is only doubtful is left out and the
   * model goes on, since that is so of one harmless one in eight; but no part is left out whole, and no more than two pieces.
   */
  const add = async ({ part, text }: ReplyBit): Promise<boolean> => {
    const at = stages.indexOf(part as (typeof stages)[number])
    if (at < stage) return true
    if (part === 'option') {
      const option = await readInTurn('quick reply', since, () => checkOption(text, most.optionLength))
      if (option && draft.options.length < most.option) draft.options.push(option)
      return true
    }
    if ((part !== 'ack' && isGone('ack')) || (part === 'question' && isGone('step'))) return false
    const longest = part === 'step' ? most.stepLength : most.sentenceLength
    const checked = await check(text)
    if ((checked.shown ?? text).length > longest) return false
    if (checked.shown === null) {
      const mayGoOn = checked.fitness === 'doubtful' && part !== 'question' && leftOut.length < most.leftOut
      leftOut.push(part)
      return mayGoOn
    }
    const piece = checked.shown
    // What follows a sentence that is not there may be about it.
    if (piece === '' || (part === 'ack' && leftOut.includes('ack'))) return true
    before = text
    if (part === 'ack') {
      if (sentences++ < most.ack) draft.ack = join(draft.ack || (asked ? honest : ''), piece)
    } else if (part === 'step') {
      moveTo(at)
      if (draft.steps.length < most.step) draft.steps.push(piece)
    } else if (draft.question === '') {
      moveTo(at)
      draft.question = piece
    }
    show()
    return true
  }

  try {
    for await (const bit of readReply(turn.model.stream(turn.request))) {
      if (bit.part === 'safety') {
        const card = cardCalledFor(bit.text)
        if (card && isHigher(levelOf(card), turn.level)) await turn.raise(card)
        continue
      }
      if (bit.isOpen) void check(bit.text)
      else if (!(await add(bit)))
        throw new ReplyNotFit(`A ${bit.part} of the model's reply may not be shown.`)
    }
    if (isGone('ack') || isGone('step') || (draft.ack === '' && draft.steps.length === 0))
      throw new ReplyNotFit("The model's reply says nothing, or nothing of a part that it had.")
  } catch (cause) {
    turn.onFallback(cause)
    return finishFrom(turn.local())
  }
  moveTo(Math.max(stage, 1))
  if (draft.question !== '' && draft.options.length < 2) draft.options = []
  show()
  return draft
}
