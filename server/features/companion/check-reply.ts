import { outputRules } from '#content/companion/output-rules.ts'
import { assess, type Fitness, fitnessToSay } from '#reading/safety/assess.ts'
import { cleanText } from './clean-reply.ts'

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

/** A longer piece is far more than may be shown, and is not read. */
const longestPiece = 1000

/** A text without the marks and space at its end. */
const upToLastWord = (text: string) => /^[\s\S]*[^\s.,;:!?…]/.exec(text)?.[0] ?? ''

/** Emphasis and headings that a model writes by habit. */
function withoutMarkdown(text: string): string {
  return text
    .replace(/(\*\*|__|`+)/g, '')
    .replace(/^#+\s+/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A piece as it may be shown, without stock words, which may leave ''; or why it may not be shown. */
export type Checked = { shown: string } | { shown: null; fitness: Exclude<Fitness, 'fit'> }

/**
 * Checks one piece of a model's reply: it may break no rule of `content/companion/output-rules.ts`, alone or read on from the piece before
 * it, and be nothing over which the safety engine would raise a card.
 */
export function checkPiece(text: string, before = ''): Checked {
  if (text.length > longestPiece) return { shown: null, fitness: 'unfit' }
  const shown = cleanText(withoutMarkdown(text))
  if (shown === '') return { shown }
  const read = plain(shown)
  const together = `${upToLastWord(plain(before))} ${read}`
  if (outputRules.some(({ pattern }) => pattern.test(read) || pattern.test(together)))
    return { shown: null, fitness: 'unfit' }
  const fitness = fitnessToSay(shown)
  return fitness === 'fit' ? { shown } : { shown: null, fitness }
}

/** A quick reply is hers to tap: it must be short and say nothing that would raise a card over her. */
export function checkOption(text: string, longest: number): string | null {
  const option = withoutMarkdown(text)
  if (option === '' || option.length > longest) return null
  const isClear =
    assess(option).level === 'none' && !outputRules.some(({ pattern }) => pattern.test(plain(option)))
  return isClear ? option : null
}
