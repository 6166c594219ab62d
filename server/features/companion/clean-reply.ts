import { leadIns, parentingAdvice, sympathyOpeners } from '#content/companion/stock-phrases.ts'
import type { CompanionReply } from './local-companion.ts'

/** They only make a phrase stronger. */
const strong =
  /\b(?:so|very|really|truly|deeply|incredibly|extremely|completely|totally|absolutely|perfectly|pretty|quite)\s+/g
const contractions: readonly [RegExp, string][] = [
  [/\bi'm\b/g, 'i am'],
  [/\b(you|they)'re\b/g, '$1 are'],
  [/\b(it|that|what)'s\b/g, '$1 is'],
]

/** Words as they are compared: one way to write each, without marks. */
function plain(text: string): string {
  let words = text.toLowerCase().replaceAll('’', "'").replace(/[,;:]/g, ' ').replace(/\s+/g, ' ').trim()
  for (const [short, long] of contractions) words = words.replace(short, long)
  return words.replace(strong, '')
}

const openers = new Set(sympathyOpeners.map(plain))
const advice = new Set(parentingAdvice.map(plain))
const lead = new RegExp(`^(?:${leadIns.map(plain).join('|')}) `)
/** Who is spoken to, how much and why may trail behind without making it another sentence. */
const trail =
  / (?:right now|at the moment|today|tonight|now|too|too much|for you|with me|mama|mum|love|hun|anyway|and that is (?:okay|ok|fine|all right))$/

/** Whether these words are one of the phrases, with or without what may stand before and behind them. */
function isOneOf(phrases: ReadonlySet<string>, words: string): boolean {
  for (let front = words; ; front = front.replace(lead, '')) {
    for (let back = front; ; back = back.replace(trail, '')) {
      if (phrases.has(back)) return true
      if (!trail.test(back)) break
    }
    if (!lead.test(front)) return false
  }
}

/** Where a sentence starts: the text itself, a line, after a full stop. A step may start with its bullet. */
const starts = /(?:^|\n)[ \t•*-]*|[.!?…]['"”’)]*[ \t]+/g
const sentenceAt = /[^.!?…\n]*[.!…]*/y
/** Where the words of a sentence may end a phrase. */
const pauses = /\s*(?:[.!…]+|[,;:]|\s[–—-]\s|—|(?=\s+(?:and|but|so)\b)|$)/g
const goesOn = /\s*(?:(?:and|but|so)\s+)?/y

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** Where the stock phrase with which a sentence begins is over, the longest there is; undefined where it begins otherwise. */
function stockEnd(text: string, from: number): number | undefined {
  const sentence = matchAt(sentenceAt, text, from)
  const isAsked = text[from + sentence.length] === '?'
  for (const pause of [...sentence.matchAll(pauses)].reverse()) {
    const end = pause.index + pause[0].length
    if (isAsked && end === sentence.length) continue
    const words = plain(sentence.slice(0, pause.index))
    const further = from + end
    const rest = further + matchAt(goesOn, text, further).length
    if (isOneOf(openers, words)) return rest
    if (!isOneOf(advice, words)) continue
    if (end === sentence.length || /[.!…]$/.test(pause[0]))
      return further + matchAt(/[ \t]*/y, text, further).length
    if (text[further - 1] === ',' && /\w/.test(text.slice(further, rest))) return rest
  }
  return undefined
}

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en-AU'))

/** The text without the first stock phrase in it. */
function withoutFirst(text: string): string {
  for (const start of text.matchAll(starts)) {
    const from = start.index + start[0].length
    const end = from < text.length ? stockEnd(text, from) : undefined
    if (end !== undefined) return text.slice(0, from) + capitalised(text.slice(end))
  }
  return text
}

/**
 * Takes stock sympathy openers and worn parenting advice out of a text that is about to be shown or stored. A sentence
 * that only holds such words among others ('you need not enjoy every moment') is left alone. May answer ''.
 */
export function cleanText(text: string): string {
  for (let rest = text; ; ) {
    const next = withoutFirst(rest)
      .replace(/[ \t]+$/gm, '')
      .replace(/^[ \t]*•$\n?/gm, '')
      .trim()
    if (next === rest) return next
    rest = next
  }
}

/** The reply without stock words. Where they were all of it, it stays as it is: she is never left without an answer. */
export function cleanReply(reply: CompanionReply): CompanionReply {
  const ack = cleanText(reply.ack)
  const steps = reply.steps.map(cleanText).filter(Boolean)
  const question = cleanText(reply.question)
  return ack || steps.length > 0 || question ? { ...reply, ack, steps, question } : reply
}
