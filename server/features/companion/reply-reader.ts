import { jsonrepair } from 'jsonrepair'
import { closed } from './closed-json.ts'

/** One piece of a reply that is whole: a sentence, a thing to copy, a step, the question, a quick reply; or what it says of safety, or which section of the Village it names. */
export interface Piece {
  part: 'safety' | 'title' | 'ack' | 'block' | 'step' | 'question' | 'option' | 'village'
  text: string
  /** Of a sentence: what parts it from the one before it, a space or the end of a line or paragraph. */
  gap?: string
}

/** The model's answer was no reply. */
export class MalformedReply extends Error {}

/** More than any good reply is long. */
const longest = 8000
/** What something becomes whole with: where a text, list or object begins or ends, or the next sentence or line begins. */
const anyEnd = /["[{]|[.!?…][\\'"”’)]{0,8}\s{1,8}\S|(?:\\n|\n)\s{0,8}\S/
/** How far behind the beginning of the next the end may be, with its quotation marks, brackets and space. */
const reach = 12
/** Where one sentence or line ends and another begins. */
const boundary = /([.!?…]['"”’)]{0,4})\s+|\n\s*/gu
const isEnded = /[.!?…:]['"”’)*_]*\s*$/u
const bullet = /^[ \t]*(?:[-•*–]|\d{1,2}[.)])[ \t]+/gm
const object = /\{\s*["'\w]/
const keys = {
  safety: 'safety',
  title: 'title',
  ack: 'ack',
  block: 'block',
  steps: 'step',
  question: 'question',
  options: 'option',
  village: 'village',
} as const
type Key = keyof typeof keys

/**
 * Reads a reply while it comes and gives each piece once it is whole. A reply is the JSON object that the prompt asks for, mended
 * where it is broken; from a model that knows none, plain text, all of which is the reply.
 * @throws MalformedReply where nothing can be made of it, or it never ends
 */
export async function* readReply(deltas: AsyncIterable<string>): AsyncGenerator<Piece> {
  let text = ''
  const read = reader()
  for await (const delta of deltas) {
    text += delta
    if (text.length > longest) throw new MalformedReply('The reply does not end.')
    if (anyEnd.test(text.slice(-delta.length - reach))) yield* read(text, false)
  }
  yield* read(text, true)
}

function reader() {
  const given: Partial<Record<string, number>> = {}
  /** Those of the pieces of one part that were not given before. */
  function* fresh(part: Piece['part'], pieces: readonly Omit<Piece, 'part'>[], id: string = part) {
    for (const piece of pieces.slice(given[id] ?? 0)) if (piece.text) yield { part, ...piece }
    given[id] = Math.max(given[id] ?? 0, pieces.length)
  }

  return function* read(all: string, ended: boolean): Generator<Piece> {
    const text = all.trimStart().replace(/^```(?:json)?\s*/, '')
    // Some models write a line before the object.
    const start = text.startsWith('{') ? 0 : text.search(object)
    if (start < 0) {
      if (ended && text === '') throw new MalformedReply('The reply is empty.')
      yield* fresh('ack', sentencesOf(text.replace(bullet, '• '), ended), 'plain')
      return
    }
    const raw = text.slice(start)
    const end = raw.lastIndexOf('}')
    const isWhole = ended && end >= 0 && !/["']/.test(raw.slice(end))
    const value = objectIn(raw, ended)
    yield* readObject(value, ended, isWhole, fresh)
    if (ended && Object.keys(given).every((part) => part === 'safety')) yield* readUnknown(value, fresh)
  }
}

/**
 * The object that has come so far. Until all has come only what is in order is read: where a string is cut at a comma, mending would end it
 * there, and she would see half a step.
 * @throws MalformedReply where all has come, and it is none
 */
function objectIn(text: string, ended: boolean): Record<string, unknown> {
  const come = parsed(closed(text)) ?? {}
  const isCutOff = !text.trimEnd().endsWith('}')
  if (!ended || (isCutOff && Object.keys(come).length > 0)) return come
  const end = text.lastIndexOf('}')
  const mended = parsed(end > 0 ? text.slice(0, end + 1) : text, jsonrepair)
  if (!mended) throw new MalformedReply('The reply is no object.')
  return mended
}

/** The object that a text is; undefined where it is none. */
function parsed(text: string, mend = (broken: string) => broken): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(mend(text))
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

type Fresh = (part: Piece['part'], pieces: readonly Omit<Piece, 'part'>[]) => Generator<Piece>

const textsIn = (held: unknown): string[] =>
  (Array.isArray(held) ? held : [held]).filter((each) => typeof each === 'string').map((each) => each.trim())

/** The last key that it has so far, and the last item of its list, may go on. */
function* readObject(
  value: Record<string, unknown>,
  ended: boolean,
  isWhole: boolean,
  fresh: Fresh,
): Generator<Piece> {
  const held = Object.keys(value).filter((key): key is Key => Object.hasOwn(keys, key))
  for (const [at, key] of held.entries()) {
    const part = keys[key]
    const isOpen = !isWhole && at === held.length - 1
    const texts = textsIn(value[key])
    if (part === 'ack') {
      const sentences = sentencesOf(texts.join(' '), !isOpen || ended)
      yield* fresh(part, isOpen && ended ? sentences.filter(({ text }) => isEnded.test(text)) : sentences)
    } else if (part === 'block') {
      // A list of lines is one thing to copy; what is broken off is none.
      if (!isOpen || (ended && isEnded.test(texts.at(-1) ?? '')))
        yield* fresh(part, [{ text: texts.join('\n') }])
    } else {
      const isLost = isOpen && part !== 'safety' && !(ended && isEnded.test(texts.at(-1) ?? ''))
      if (isOpen && part === 'safety' && !ended) continue
      yield* fresh(
        part,
        (isLost ? texts.slice(0, -1) : texts).map((text) => ({ text })),
      )
    }
  }
}

/** A model that named its keys as it liked: the longest that it says is the reply. */
function* readUnknown(value: Record<string, unknown>, fresh: Fresh): Generator<Piece> {
  const [said] = Object.entries(value)
    .flatMap(([key, held]) => (Object.hasOwn(keys, key) ? [] : textsIn(held)))
    .sort((one, other) => other.length - one.length)
  yield* fresh('ack', sentencesOf(said ?? '', true))
}

/** The sentences and lines of a text, with what parts them; of one that is still coming, those that are followed by more. */
function sentencesOf(text: string, isWhole: boolean): Omit<Piece, 'part'>[] {
  const found: Omit<Piece, 'part'>[] = []
  let from = 0
  let gap = ''
  const add = (to: number) => {
    const said = text.slice(from, to).trim()
    if (said) found.push({ text: said, gap })
  }
  for (const match of text.matchAll(boundary)) {
    // What follows decides, such as the object behind a line before it.
    const to = match.index + match[0].length
    if (to === text.length || (!isWhole && /^[{`]/.test(text.slice(to)))) break
    add(match.index + (match[1]?.length ?? 0))
    from = to
    gap = gapOf(match[0])
  }
  if (isWhole) add(text.length)
  return found
}

function gapOf(between: string): string {
  if (!between.includes('\n')) return ' '
  return /\n\s*\n/.test(between) ? '\n\n' : '\n'
}
