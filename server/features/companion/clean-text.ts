import { leadIns, parentingAdvice, sympathyOpeners } from '#content/companion/stock-phrases.ts'

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
/** No stock phrase is longer, with all that may stand before and behind it. */
const longestStock = 160
const sentence = /^[^.!?…\n]*[.!…]*/
/** Where the words of a sentence may end a phrase. */
const pauses = /[.!…]+|[,;:]|\s[–—-]\s|—|(?=\s(?:and|but|so)\b)|$/g
const goesOn = /\s*(?:(?:and|but|so)\s+)?/y

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** Where the stock phrase with which a sentence begins is over, the longest there is; undefined where it begins otherwise. */
function stockEnd(text: string, from: number): number | undefined {
  const said = sentence.exec(text.slice(from, from + longestStock))?.[0] ?? ''
  const isAsked = text[from + said.length] === '?'
  for (const pause of [...said.matchAll(pauses)].reverse()) {
    const end = pause.index + pause[0].length
    if (isAsked && end === said.length) continue
    const words = plain(said.slice(0, pause.index))
    const isOpener = isOneOf(openers, words)
    if (!isOpener && !isOneOf(advice, words)) continue
    const further = from + end
    const rest = further + matchAt(goesOn, text, further).length
    if (isOpener) return rest
    if (end === said.length || /[.!…]$/.test(pause[0]))
      return further + matchAt(/[ \t]*/y, text, further).length
    if (text[further - 1] === ',' && /\w/.test(text.slice(further, rest))) return rest
  }
  return undefined
}

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en-AU'))

/** Where the stock phrases are over that stand one behind another here; what follows one begins a sentence. */
function afterStock(text: string, at: number): number {
  for (let next = at; ; ) {
    const end = next < text.length ? stockEnd(text, next) : undefined
    if (end === undefined) return next
    next = end
  }
}

/** The text without the stock phrases that its sentences begin with. */
function withoutStock(text: string): string {
  let kept = ''
  let from = 0
  const own = (to?: number) => (from > 0 ? capitalised(text.slice(from, to)) : text.slice(from, to))
  for (const start of text.matchAll(starts)) {
    const at = start.index + start[0].length
    if (from > 0 && at <= from) continue
    const next = afterStock(text, at)
    if (next === at) continue
    kept += own(at)
    from = next
  }
  return kept + own()
}

/**
 * Takes stock sympathy openers and worn parenting advice out of a text that is about to be shown or stored. A sentence
 * that only holds such words among others ('you need not enjoy every moment') is left alone. May answer ''.
 */
export function cleanText(text: string): string {
  for (let rest = text; ; ) {
    const next = withoutStock(rest)
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/^[ \t]*•$\n?/gm, '')
      .trim()
    if (next === rest) return next
    rest = next
  }
}
