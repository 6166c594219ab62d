import { plainly } from '../line/kind-of-line.ts'
import { enumerated, named, thingsOf } from './things.ts'
import { isTimed } from './times.ts'

/** What she wants made of what she says. */
export type ListKind = 'list' | 'plan'

/** Ways to ask for one. */
const requests: readonly RegExp[] = [
  /\b(?:(?:can|could|will|would) (?:you|u|i)|please|pls|help me|just|so)(?: please| pls| just| help me| help){0,2} (?:to )?(?:make|write|do|build|put together|work out|set up|draw up|give|get|have)(?: me| us| up| out)?(?: just)? (?:an? |the |that |this |my |our )?(?:[a-z]{1,10} ){0,2}(?:list|plan|schedule|timetable)\b/,
  /(?:^|[.!?] )(?:(?:ok|so|then|now|please|pls|and|oh|also|ha) ){0,3}(?:make|write|do|build|give)(?: me| us)? (?:an? |the |my |our )?(?:[a-z]{1,10} ){0,2}(?:list|plan|schedule|timetable)\b/,
  /(?<!\b(?:dont|didnt|never) )\b(?:make|give) me (?:an?|the) (?:[a-z]{1,10} ){0,2}(?:list|plan|schedule|timetable)\b/,
  /(?:^|[.!?] |\b(?:i|just|ok|then) )(?:just |still )?(?:need|want|wanted) (?:an?|the|my) (?:[a-z]{1,10} ){0,2}(?:list|plan|schedule|timetable)\b(?! b\b)/,
  /(?:^|[.!?,] )(?:(?:but|and|yes|yeah|please|ok|oh|just) ){0,2}(?:an? |the )?(?:[a-z]{1,10} ){0,2}(?:list|plan),? (?:please|pls|maybe)\b/,
  /(?:^|[.!?,] )(?:(?:but|and|yes|yeah|ok|oh) ){0,2}(?:the|my) (?:[a-z]{1,10} )?(?:list|plan) ?\?/,
  /\bnot giving me (?:an?|the|my) (?:[a-z]{1,10} )?(?:list|plan)\b/,
  /, an? (?:[a-z]{1,8} )?list(?: or anything)?\W*$/,
  /\bhelp me (?:with|plan|sort)(?: out)? (?:an? |my |our |the |this |to)?(?:[a-z]{1,8} )?(?:day|days|week|morning|afternoon|evening|night|today|tomorrow|list|plan|schedule|timetable)\b/,
  /\b(?:put|write|want|wanted|make|have) (?:it|that|this|them|these|all of it)(?: up| down| out| all)? (?:in|into|as) an? (?:[a-z]{1,8} )?(?:list|plan)\b/,
  /\bi (?:meant|mean|said|asked for|said i want(?:ed)?) an? (?:[a-z]{1,8} )?(?:list|plan)\b/,
]
const ofPlan = /plan|schedule|timetable|\bhelp me (?:plan|sort)/
const ofList = /\b(?:birth|packing) plan|\blist\b/
/** These are no list of hers. */
const another =
  /\b(?:waiting|guest|mailing|price|care|safety|escape|pension|payment|floor|phone|data|back ?up) (?:list|plan)\b/
/** She speaks of one that there is, or should be. */
const ofThat = /\b(?:that|this|the|my|it|them|these|again|already|i said|third time|told you|still)\b/
const ofNew = /\ban? (?:[a-z]{1,10} ){0,2}(?:list|plan|schedule|timetable)\b/
const ofSame = /\b(?:again|already|i said|third time|still|it|that|this)\b/

/** What is to be on it stands behind a colon. */
const behindColon = /:\s+(?<things>\S[\s\S]*)$/
const pieceEnd = /[,.!?;:\n]{1,9}\s{1,9}|[!?]{1,9}$/g

/** What she asks for. */
export interface ListAsked {
  kind: ListKind
  /** What she names beside asking. */
  things: string[]
  /** What she tells beside it with a time, which is of a plan. */
  timed: string[]
  /** What it is to be for. */
  about: string
  /** It is to be a new one, whatever is in hand. */
  isNew: boolean
  /** It may be made of what she said before. */
  isOfBefore: boolean
}

const findIn = (plain: string): RegExpExecArray | undefined => {
  for (const each of requests) {
    const found = each.exec(plain)
    if (found) return found
  }
  return undefined
}

/** What of her line comes after the piece in which she asks; a sentence that ends in a question mark is all of it what she asks. */
function after(text: string): string {
  let start = 0
  for (const { index, 0: mark } of text.matchAll(pieceEnd)) {
    const end = index + mark.length
    const piece = plainly(text.slice(start, end))
    if (findIn(piece.replace(/[.,;:]{1,9}$/, '')) || findIn(plainly(text.slice(0, end)))) {
      const rest = text.slice(end)
      const sentenceEnd = mark.startsWith(',') ? rest.search(/[.!?]/) : -1
      return rest[sentenceEnd] === '?' ? rest.slice(sentenceEnd + 1) : rest
    }
    start = end
  }
  return ''
}

/** What she asks to have made of what she says; undefined where she asks for none. In linear time. */
export function listAsked(text: string): ListAsked | undefined {
  const plain = plainly(text)
  const found = findIn(plain)
  if (!found || another.test(plain)) return undefined
  const [asked] = found
  const kind = ofPlan.test(asked) && !ofList.test(asked) ? 'plan' : 'list'
  const behind = behindColon.exec(text)?.groups?.things
  const rest = after(text.slice(0, longest))
  const told = behind ? thingsOf(behind) : enumerated(rest)
  const few = kind === 'plan' && told.length === 0 ? named(rest) : []
  const things = told.length > 0 ? told : few.length > 1 ? few : []
  return {
    kind,
    things,
    timed: kind === 'plan' && things.length === 0 ? thingsOf(rest).filter(isTimed) : [],
    about: plain.slice(found.index + asked.length).split(/[,.!?;:]/, 1)[0] ?? '',
    isNew: ofNew.test(asked) && !ofSame.test(plain),
    isOfBefore: ofThat.test(asked),
  }
}
const longest = 1500

/** Whether a line names a list or a plan at all. */
export const namesList = (text: string): boolean =>
  /\b(?:list|plan|schedule|timetable|l i s t)\b/.test(plainly(text))
