import type { OutputRule } from '#content/companion/output-rule.ts'
import { outputRules } from '#content/companion/output-rules.ts'
import { lineNumbers } from '#content/line-numbers.ts'
import { assess, isFitToSay } from '#reading/safety/assess.ts'
import { isWithoutEnglish, languageOf } from '#reading/text/language.ts'
import { cleanText } from './clean-text.ts'
import type { Piece } from './reply-reader.ts'

/** Written the way the rules are: no disguise by other letters, marks that cannot be seen, or space. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase()
}

/** A longer sentence is far more than may be shown, and is not read. */
const longestPiece = 1000
/** A plan or a list of a week. */
const longestBlock = 4000
const longestOption = 40

/** A text without the marks and space at its end. */
const upToLastWord = (text: string) => /^[\s\S]*[^\s.,;:!?…]/.exec(text)?.[0] ?? ''

/** Emphasis and headings that a model writes by habit. */
function withoutMarkdown(text: string): string {
  return text
    .replace(/(\*\*|__|`+)/g, '')
    .replace(/^#+\s+/gm, '')
    .trim()
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
const number = /\d(?:[\d -]*\d)?/g
const withoutOwnNumbers = (text: string) =>
  text.replace(number, (found) => (lineNumbers.has(digitsOf(found)) ? 'them' : found))

const rules = outputRules.map((rule) => ({
  ...rule,
  everywhere: new RegExp(rule.pattern, `${rule.pattern.flags}g`),
}))
/** What was heard by the safety engine, for the model. */
const gravely = 'Nothing that sounds like danger to her or anybody, or like a thought of dying or harm.'
const tooLong = 'Short sentences, and nothing to copy that is longer than a page.'

const inEnglish = 'English only, in plain words.'
/** A companion's sentence of so many words has a common word of English among them. */
const wordsToTell = 4

/** Whether it is in another language, of which no rule is known. A list to copy may do without small words. */
const isForeign = (part: Piece['part'], text: string) =>
  part === 'block'
    ? text.split('\n').some((line) => languageOf(line) === 'other')
    : languageOf(text) === 'other' || isWithoutEnglish(text, wordsToTell)

/** Where what stands before a piece may be heard together with it, and what nothing is wrong with. */
export interface Beside {
  /** The piece before it, '' where there is none. */
  before: string
  /** It goes on inside quotation marks: those words are hers to say. */
  isQuoted: boolean
  /** What was said by people, such as a fact of the shelf: what breaks a rule in it may be said just so. */
  given: string
}

/** What is hers to say is left out. */
function ownVoice(text: string, isQuoted: boolean): string {
  const spans = text.split('"')
  return spans.filter((_, at) => (at % 2 === 1) === isQuoted).join(' … ')
}

/** The words by which a rule is broken. */
const wordsOf = (breaches: readonly RegExpExecArray[]) => breaches.map(([words]) => words.trim())

function isBroken(rule: (typeof rules)[number], read: string, { before, isQuoted, given }: Beside): boolean {
  const breachesIn = (text: string) => [...text.matchAll(rule.everywhere)]
  const breaches = breachesIn(rule.isOwnVoice ? ownVoice(read, isQuoted) : read)
  if (!rule.isOwnVoice && before !== '') {
    const first = `${upToLastWord(before)} `
    const across = breachesIn(`${first}${read}`).filter(
      ({ index, 0: words }) => index < first.length && index + words.length > first.length,
    )
    breaches.push(...across)
  }
  if (breaches.length === 0) return false
  const allowed = new Set(wordsOf(breachesIn(given)))
  return wordsOf(breaches).some((words) => !allowed.has(words))
}

/** The rule of `content/companion/output-rules.ts` that some words break, alone or read on from what stands before them. */
function brokenBy(shown: string, beside: Beside): Pick<OutputRule, 'id' | 'rule'> | undefined {
  const read = (text: string) => withoutOwnNumbers(plain(text))
  const context = { ...beside, before: read(beside.before), given: read(beside.given) }
  return rules.find((rule) => isBroken(rule, read(shown), context))
}

/** A piece as it may be shown, '' where it was stock words alone; or the rule that it breaks. */
export type Checked = { shown: string } | { broken: Pick<OutputRule, 'id' | 'rule'> }

/**
 * Checks one piece of a model's reply: stock words are taken out of it; it may break no rule, and be nothing that the safety engine is sure
 * is grave. A quick reply is hers to tap: it must be short, and say nothing that would raise a card over her, else it is left out.
 */
export function checkPiece({ part, text }: Piece, beside: Beside): Checked {
  if (part === 'option') return checkOption(text)
  if (text.length > (part === 'block' ? longestBlock : longestPiece))
    return { broken: { id: 'too-long', rule: tooLong } }
  const own = withoutMarkdown(text)
  const shown = part === 'block' ? own : cleanText(own.replace(/\s+/g, ' '))
  if (shown === '') return { shown }
  if (isForeign(part, shown)) return { broken: { id: 'other-languages', rule: inEnglish } }
  const broken = brokenBy(shown, part === 'block' ? { ...beside, isQuoted: true } : beside)
  if (broken) return { broken }
  const isGiven = plain(beside.given).includes(plain(shown))
  return isGiven || isFitToSay(shown) ? { shown } : { broken: { id: 'grave', rule: gravely } }
}

function checkOption(text: string): Checked {
  const option = withoutMarkdown(text).replace(/\s+/g, ' ')
  const { level, language } = assess(option)
  const isOffered =
    option.length <= longestOption &&
    level === 'none' &&
    language === 'english' &&
    !outputRules.some(({ pattern, isOwnVoice }) => !isOwnVoice && pattern.test(plain(option)))
  return { shown: isOffered ? option : '' }
}

/** Whether what follows a text stands inside quotation marks that it opened. */
export const leavesQuoteOpen = (text: string, wasOpen: boolean): boolean =>
  ((plain(text).match(/"/g)?.length ?? 0) % 2 === 1) !== wasOpen
