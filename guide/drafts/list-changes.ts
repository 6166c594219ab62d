import {
  addTo,
  type Changing,
  change,
  ending,
  joined,
  moved,
  onIt,
  renamed,
  reordered,
  sorted,
  swap,
  swapped,
  takeOff,
} from './list-edits.ts'
import { meantIn } from './things.ts'

/** What came of a line. */
export type Changed = Omit<Changing, 'isElsewhere' | 'named'>

const verbs =
  'add|include|take|put|move|remove|delete|cross|drop|leave out|swap|switch|change|show|start with|end with'
/** Where one thing to do ends, and the next begins. */
const clauseEnd = new RegExp(
  `[.!?]{1,9}(?: |$)|[\\n;]|(?:, ?| )(?:and |then |but |also ){1,3}(?=(?:please |then |also |just ){0,2}(?:${verbs}|without) )|, ?(?=(?:please |then |also |just ){0,2}(?:${verbs}|without) )`,
  'i',
)
const filler =
  /^(?:(?:oh|ok(?:ay)?|nice|great|and|but|also|now|so|please|pls|just|then|yes|no+(?=[,!])|nah|lol|haha|um|nearly|hey|the list please|the list|can (?:you|u|we|i)|could (?:you|u|we|i)|would you|i (?:had )?asked (?:you )?to|i (?:want|need|said)(?: you)? to|i said|you can|lets|let's|you forgot to|dont forget to)[,:!]? ){1,6}/i

const add =
  /^(?:add(?: in| on)?|include|put(?: in| on| down)?(?= ?:)|put (?:in|on|down)|plus|(?:you )?(?:forgot|missed|left (?:out|off)))[: ]{1,9}(?<what>\S.*)$/i
const putOn =
  /^put (?<what>[^,:]+?) (?:on|in|down)(?: (?:it|there|the (?:list|plan)|my list))?(?: as well| too| again)?(?:,.*)?$/i
const putAt =
  /^put (?<what>[^,:]+?) (?:on|in) (?<at>first|(?:before|after) [^,]+|at the (?:top|start|beginning))$/i
const notOn =
  /^(?:theres |there's |there is )?(?:still )?no (?<what>[^,]+?) (?:on|in) (?:it|there|the (?:list|plan))$/i

const off = [
  /^take (?:off|out|away)[: ]{1,9}(?<what>\S.*)$/i,
  /^(?:take|cross|leave) (?<what>[^,]+?) (?:off|out|away)\b/i,
  /^(?:remove|delete|cross (?:off|out)|drop|leave (?:out|off)|get rid of|scrap|lose)[: ]{1,9}(?<what>\S.*)$/i,
]
const offToo = [/^(?:without|no more|no|not|i dont need|dont need|skip)[: ]{1,9}(?<what>\S.*)$/i]

const show =
  /\b(?:show|see|read|print|where(?:s|'s| is| did| are)|have|send|say|give|get|whats|what's|write|wanted|want)\b.{0,40}\b(?:list|plan|schedule|timetable|all of it|whole (?:thing|lot)|it again|(?:it|that) (?:all )?back)\b|^(?:just )?(?:the|my|whole|full) (?:whole |full )?(?:list|plan)$|\b(?:no|not a|but the) (?:list|plan)$|\bl i s t\b|^the list$/i
/** How it is to look is nothing that stands on it. */
const ofForm = /^(?:the |its |all the )?(?:what|dots|bullets?|points|commas|times|lines)\b/i
const tail = /\b(?=(?:with|without) )/i

/** 'show me the list with bath first, without milk'. */
function shown(list: Changing, clause: string): boolean {
  const [head = '', ...tails] = clause.split(tail)
  if (!show.test(head.trim())) return false
  list.shown = true
  for (const each of tails) withOrWithout(list, each.trim())
  return true
}

function withOrWithout(list: Changing, clause: string): boolean {
  const text = clause.replace(/ and$/i, '').replace(ending, '')
  const what = text.replace(/^with(?:out)? /i, '')
  if (/^without /i.test(text)) return takeOff(list, what.replace(onIt, ''))
  if (!/^with /i.test(text) || ofForm.test(what)) return false
  return moved(list, what.replace(onIt, '')) || addMissing(list, what)
}

/** Adds what is not there in any words. */
function addMissing(list: Changing, what: string): boolean {
  const text = what.replace(onIt, '')
  const all = meantIn(list.things, text).length > 0 ? [text] : joined(text)
  const missing = all.filter((each) => meantIn(list.things, each).length === 0)
  return missing.length === 0 || addTo(list, missing.join(', '))
}

const whatOf = (clause: string, forms: readonly RegExp[]): string | undefined => {
  for (const form of forms) {
    const what = form.exec(clause)?.groups?.what
    if (what) return what
  }
  return undefined
}

/** Does what one clause wants done; false where it wants nothing of the list. */
function apply(list: Changing, clause: string): boolean {
  if (!list.isElsewhere && (sorted(list, clause) || shown(list, clause))) return true
  if (swap.test(clause)) return swapped(list, clause) || fail(list, !list.isElsewhere)
  const less = whatOf(clause, off)
  if (less !== undefined) return takeOff(list, less) || fail(list, !list.isElsewhere)
  if (moved(list, clause)) return true
  const put = putAt.exec(clause)?.groups
  const plus = put ? `${put.what} ${put.at}` : whatOf(clause, [add, putOn])
  const isMeant = !list.isElsewhere || /^add (?!to|that|in that)/i.test(clause)
  if (plus !== undefined && isMeant) return addTo(list, plus)
  if (change.test(clause) && renamed(list, clause)) return true
  if (list.isElsewhere) return false
  const missing = notOn.exec(clause)?.groups?.what
  if (missing && meantIn(list.things, missing).length === 0) return addTo(list, missing)
  if (missing) return false
  const isLess = renamed(list, clause) || takeOff(list, whatOf(clause, offToo) ?? '')
  return isLess || withOrWithout(list, clause) || reordered(list, clause)
}

function fail(list: Changing, isSaid: boolean): boolean {
  list.failed ||= isSaid
  return isSaid
}

/**
 * What she wants done with a list that is in hand, read clause by clause; undefined where she wants nothing of it. In linear time.
 * @param before her line before this one: 'swap them' is of what that names
 * @param isElsewhere the talk has turned to something else, and she does not speak of the list
 */
export function changedBy(
  text: string,
  { things, isPlan, before: lineBefore, isElsewhere }: ToChange,
): Changed | undefined {
  const list: Changing = {
    ...{ things: [...things], isPlan, isElsewhere, named: namedIn(things, lineBefore) },
    ...{
      added: false,
      lessened: false,
      changed: false,
      shown: false,
      failed: false,
      there: false,
      full: false,
    },
  }
  const clauses = text
    .slice(0, longest)
    .replace(/[^\S\n]+/g, ' ')
    .split(clauseEnd)
    .map((each) =>
      each
        .trim()
        .replace(filler, '')
        .replace(/[.!?,]{1,9}$/, '')
        .replace(ending, ''),
    )
    .filter((each) => each !== '')
  const isAny = clauses.map((each) => apply(list, each)).some(Boolean)
  const isLost = list.failed && clauses.length > 1 && !isDone(list)
  return isAny && !isLost ? list : undefined
}
const longest = 1500

const isDone = ({ added, lessened, changed, shown, there }: Changing) =>
  added || lessened || changed || shown || there

interface ToChange {
  things: readonly string[]
  isPlan: boolean
  before: string
  isElsewhere: boolean
}

/** The two things that a line names, where it names two. */
function namedIn(things: readonly string[], text: string): string[] {
  const line = ` ${text.toLowerCase().slice(0, longest)} `
  const found = things.filter((each) => {
    const words = each
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 2)
    return words.length > 0 && words.some((word) => line.includes(` ${word} `) || line.includes(` ${word},`))
  })
  return found.length === 2 ? found : []
}
