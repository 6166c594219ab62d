import { leadIns, parentingAdvice, sympathyOpeners } from '#content/companion/stock-phrases.ts'
import type { CompanionReply } from './local-companion.ts'

const strong = '(?:(?:so|very|really|truly|deeply)\\s+)*'

function pattern(phrases: readonly string[]): string {
  return [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .split(' ')
        .map((word) => strong + word.replaceAll("'", "['’]").replace(/^i['’[\]]+m$/, "(?:i['’]m|i\\s+am)"))
        .join('\\s+'),
    )
    .join('|')
}

/** Where a sentence starts: the text itself, a line, after a full stop. A step may start with its bullet. */
const start = '(^|\\n[ \\t•*-]*|[.!?…][\'"”’)]*[ \\t]+)'
const leads = `(?:(?:${pattern(leadIns)})[,:]?\\s+)*`
/** Who is spoken to, how much and why may trail behind without making it another sentence. */
const trail =
  '(?:,?\\s+(?:right now|at the moment|today|tonight|now|too|too much|for you|with me|mama|mum|love|hun|anyway))*'
const pause = '\\s*(?:[.!…]+|[,;:]|\\s[–—-]\\s|—|(?=\\s+(?:and|but|so)\\b)|(?=\\n)|$)'
const end = '\\s*(?:[.!…]+|(?=\\n)|$)'

const stock = [
  new RegExp(
    `${start}${leads}(?:${pattern(sympathyOpeners)})${trail}${pause}\\s*(?:(?:and|but|so)\\s+)?`,
    'giu',
  ),
  new RegExp(`${start}${leads}(?:${pattern(parentingAdvice)})${trail}${end}[ \\t]*`, 'giu'),
]

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en-AU'))

function cleanOnce(text: string): string {
  let rest = text
  for (const phrases of stock)
    rest = rest.replace(phrases, (match, before: string, ...more) => {
      const offset = more.findLast((value): value is number => typeof value === 'number') ?? 0
      const followed = rest.charAt(offset + match.length)
      // A mark, so that what now starts a sentence gets its capital and nothing else does.
      return `${before}${followed ? '\u0000' : ''}`
    })
  return rest
    .replace(/\0+(.?)/gsu, (_, letter: string) => capitalised(letter))
    .replace(/[ \t]+$/gm, '')
    .replace(/^[ \t]*•$\n?/gm, '')
    .trim()
}

/**
 * Takes stock sympathy openers and worn parenting advice out of a text that is about to be shown or stored. A sentence
 * that only holds such words among others ('you need not enjoy every moment') is left alone. May answer ''.
 */
export function cleanText(text: string): string {
  for (let rest = text; ; ) {
    const next = cleanOnce(rest)
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
