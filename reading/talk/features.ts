import { stemmer } from 'stemmer'
import { tokensOf } from './tokens.ts'
import type { Turn } from './turn.ts'

/** A feature by its hash, with how much it counts. */
export interface Features {
  hashes: Uint32Array
  values: Float32Array
}

/** Runs of letters say what a misspelt word says, and there are many of them. */
const pieceWeight = 0.5
/** What she was asked counts less than what she says. */
const askedWeight = 0.6
const beforeWeight = 1.5
/** No word is longer; what is would take its stemmer more than linear time. */
const longestWord = 30

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

const lengths = [1, 2, 4, 7, 12, 20, 35]
/** How long a line is, in steps that grow. */
const lengthOf = (count: number) => String(lengths.filter((length) => count > length).length)

/** The words of the last sentence: that is where a question stands. */
function lastSentence(text: string): string {
  const whole = text.trim()
  let from = whole.length
  while (from > 0 && '.!?'.includes(whole.charAt(from - 1))) from--
  while (from > 0 && !'.!?\n'.includes(whole.charAt(from - 1))) from--
  return whole.slice(from)
}

/**
 * What a line shows: its words, alone and in twos and threes, their letters, how it begins and ends, and how long it is; what she was
 * asked; and what the talk was about. Of one length, whatever the length of the line.
 */
export function featuresOf({ text, asked, before }: Turn): Features {
  const found = new Map<number, number>()
  const add = (name: string, value: number) => {
    const hash = hashOf(name)
    found.set(hash, (found.get(hash) ?? 0) + value)
  }
  const tokens = tokensOf(text)
  const unit = 1 / Math.sqrt(Math.max(3, tokens.length))
  const roots = tokens.map((token) => (/^\d/.test(token) ? '#' : stemmer(token.slice(0, longestWord))))
  tokens.forEach((token, at) => {
    add(`w ${token}`, unit)
    add(`s ${roots[at]}`, unit)
    add(`2 ${roots[at - 1] ?? '^'} ${roots[at]}`, unit)
    if (at > 0) add(`3 ${roots[at - 2] ?? '^'} ${roots[at - 1]} ${roots[at]}`, unit * pieceWeight)
    const marked = `^${token.slice(0, 20)}$`
    for (let size = 3; size <= 5; size++)
      for (let from = 0; from + size <= marked.length; from++)
        add(`c ${marked.slice(from, from + size)}`, (unit * pieceWeight) / Math.sqrt(marked.length))
  })
  const length = lengthOf(tokens.length)
  const isAsked = asked.trimEnd().endsWith('?')
  add(`first ${roots[0] ?? ''}`, 0.5)
  add(`first ${roots[0] ?? ''} ${roots[1] ?? ''}`, 0.5)
  add(`last ${roots.at(-1) ?? ''}`, 0.5)
  add(`length ${length}`, 0.5)
  add(`asked ${asked === '' ? 'nothing' : isAsked} ${length}`, 0.7)
  add(`asked ${asked === '' ? 'nothing' : isAsked} ${roots[0]}`, 0.5)
  const question = isAsked
    ? tokensOf(lastSentence(asked)).map((token) => stemmer(token.slice(0, longestWord)))
    : []
  const part = askedWeight / Math.sqrt(Math.max(3, question.length))
  question.forEach((root, at) => {
    add(`q ${root}`, part)
    add(`q ${question[at - 1] ?? '^'} ${root}`, part)
  })
  add(`q first ${question[0] ?? ''} ${length}`, part)
  add(`before ${before}`, beforeWeight / 3)
  add(`before ${before} ${length}`, beforeWeight / 3)
  if (roots.length > 0 && before) add(`before ${before} ${isAsked}`, beforeWeight / 3)
  return { hashes: Uint32Array.from(found.keys()), values: Float32Array.from(found.values()) }
}
