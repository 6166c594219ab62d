/** One piece of a reply that is whole: a sentence, a step, the question, a quick reply, or what it says of safety. */
export interface ReplyBit {
  part: 'safety' | 'ack' | 'step' | 'question' | 'option'
  text: string
  /** It seems to end here; once it does, or turns out to go on, it comes again as a whole. */
  isOpen?: true
}

/** The model's answer was no whole reply. */
export class MalformedReply extends Error {}

/** More than any good reply is long. */
const longest = 8000
/** Where a sentence ends and another begins. */
const sentenceEnd = /[.!?…]['"”’)]*\s+/gu
/** Where one may have ended: what comes next will tell. */
const likelyEnd = /[.!?…]['"”’)]*\s*$/u
/** Nothing ends, or may have ended, in or just behind anything else. */
const anyEnd = /[.!?…"{}[\],\n]/
/** How far behind an end its quotation marks, brackets and space may reach. */
const reach = 8
const bullet = /^\s*(?:[-•*–]|\d+[.)])\s+/
const keys = { ack: 'ack', steps: 'step', question: 'question', options: 'option', safety: 'safety' } as const

/**
 * Reads a reply while it comes and gives each piece once it is whole. A reply is the JSON object that the prompt asks
 * for; from a model that does not keep to it, plain text with or without a list.
 * @throws MalformedReply where the text ends before the reply does, or never ends
 */
export async function* readReply(deltas: AsyncIterable<string>): AsyncGenerator<ReplyBit> {
  let text = ''
  const read = reader()
  for await (const delta of deltas) {
    text += delta
    if (text.length > longest) throw new MalformedReply('The reply does not end.')
    if (!anyEnd.test(text.slice(-delta.length - reach))) continue
    yield* (await read(text, false)).bits
  }
  const last = await read(text, true)
  // Before anything is said of its form: what it says of safety is heard even where it was cut off.
  yield* last.bits
  if (!last.isWhole) throw new MalformedReply('The reply is no whole object.')
}

function reader() {
  const given: Record<string, number> = {}
  /** Those of the pieces of one part that were not given before. */
  function* fresh(part: ReplyBit['part'], pieces: readonly string[], id: string = part): Generator<ReplyBit> {
    for (const text of pieces.slice(given[id] ?? 0)) if (text.trim()) yield { part, text: text.trim() }
    given[id] = Math.max(given[id] ?? 0, pieces.length)
  }

  return async (all: string, ended: boolean): Promise<{ bits: ReplyBit[]; isWhole: boolean }> => {
    const text = all.trimStart().replace(/^```(?:json)?\s*/, '')
    // Some models write a line before the object.
    const start = text.startsWith('{') ? 0 : text.search(/\{\s*"/)
    if (start >= 0) {
      const object = await objectIn(text.slice(start), ended)
      return { bits: [...readObject(object, ended, fresh)], isWhole: object.isWhole }
    }
    if (ended && text === '') throw new MalformedReply('The reply is empty.')
    return { bits: [...readPlain(text, ended, fresh)], isWhole: true }
  }
}

interface PartialReply {
  value: Record<string, unknown>
  isWhole: boolean
}

let library: Promise<typeof import('ai')> | undefined

async function objectIn(text: string, ended: boolean): Promise<PartialReply> {
  const end = text.lastIndexOf('}')
  // Loaded with the model, not where the local companion answers alone; once, for this is asked for every few letters.
  library ??= import('ai')
  const { parsePartialJson } = await library
  const { value, state } = await parsePartialJson(ended && end > 0 ? text.slice(0, end + 1) : text)
  const isObject = value !== null && typeof value === 'object'
  return {
    value: isObject ? (value as Record<string, unknown>) : {},
    isWhole: state === 'successful-parse',
  }
}

type Fresh = (part: ReplyBit['part'], pieces: readonly string[], id?: string) => Generator<ReplyBit>

/** The last key of an object that is still coming, and the last item of its list, may go on. */
function* readObject({ value, isWhole }: PartialReply, ended: boolean, fresh: Fresh): Generator<ReplyBit> {
  const entries = Object.entries(value)
  for (const [at, [key, held]] of entries.entries()) {
    const part = keys[key as keyof typeof keys]
    if (!part) continue
    const isOpen = !isWhole && at === entries.length - 1
    if (Array.isArray(held)) {
      const items = (isOpen ? held.slice(0, -1) : held).filter((item) => typeof item === 'string')
      yield* fresh(part, items)
    } else if (typeof held === 'string') {
      if (part === 'ack') yield* ackOf(sentences(held, isOpen), fresh)
      else if (!isOpen || (ended && part === 'safety')) yield* fresh(part, [held])
    }
  }
}

/** The sentences that are whole, then the one that may be. */
function* ackOf({ whole, rest }: Sentences, fresh: Fresh): Generator<ReplyBit> {
  yield* fresh('ack', whole)
  if (likelyEnd.test(rest)) yield { part: 'ack', text: rest.trim(), isOpen: true }
}

/** Lines with a bullet are steps; the last line, or the last sentence, is the question where it asks one. */
function* readPlain(text: string, ended: boolean, fresh: Fresh): Generator<ReplyBit> {
  const lines = text.split('\n')
  const whole = (ended ? lines : lines.slice(0, -1)).filter((line) => line.trim())
  const open = ended ? '' : (lines.at(-1) ?? '')
  const firstStep = whole.findIndex((line) => bullet.test(line))
  const intro = firstStep < 0 ? [...whole, ...(bullet.test(open) ? [] : [open])] : whole.slice(0, firstStep)
  const introText = intro.join(' ')
  const isIntroOpen = firstStep < 0 && !ended
  // A sentence waits for the next word: it may turn out to be an object, and the sentence what a model says before it.
  const { whole: incoming } = sentences(
    isIntroOpen ? (/^[\s\S]*[^\s{]/.exec(introText)?.[0] ?? '') : introText,
    isIntroOpen,
  )
  const asks =
    firstStep < 0 && incoming.length > 1 && incoming.at(-1)?.trimEnd().endsWith('?')
      ? incoming.pop()
      : undefined
  yield* fresh('ack', incoming, 'before an object')
  if (firstStep >= 0) {
    const after = whole.slice(firstStep)
    yield* fresh(
      'step',
      after.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, '')),
    )
    const last = after.at(-1) ?? ''
    if (ended && !bullet.test(last) && last.trim().endsWith('?')) yield* fresh('question', [last])
  } else if (ended && asks) yield* fresh('question', [asks])
}

interface Sentences {
  whole: string[]
  rest: string
}

/** The sentences of a text; of one that is still coming, those that are followed by another, and the rest. */
function sentences(text: string, isOpen: boolean): Sentences {
  const whole: string[] = []
  let from = 0
  for (const match of text.matchAll(sentenceEnd)) {
    const to = match.index + match[0].length
    if (to === text.length && !isOpen) break
    whole.push(text.slice(from, to))
    from = to
  }
  const rest = text.slice(from)
  if (isOpen || !rest.trim()) return { whole, rest }
  return { whole: [...whole, rest], rest: '' }
}
