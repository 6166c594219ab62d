import { listToMake } from '#content/companion/listening/lists.ts'
import { wordsDropped } from '#content/companion/listening/words-to-begin.ts'
import { isFitToSay } from '#guide/fit-to-say.ts'
import { askedBy } from '../facts/answer-fact.ts'
import { isQuestion } from '../facts/facts-asked.ts'
import { meantBy } from '../facts/meant.ts'
import { isGraveItself, mayWriteFor } from '../held.ts'
import { plainly } from '../line/kind-of-line.ts'
import type { CompanionQuestion, CompanionReply } from '../question.ts'
import { askForIdeas, justListen, say } from '../set-replies.ts'
import { line } from '../unheard.ts'
import { dropsIt } from './asks-for-words.ts'
import { written } from './turned-to-them.ts'
import { droppedId } from './words-to-begin.ts'

const askedIds = { list: 'listen-list-what', plan: 'listen-plan-what' } as const
const givenIds = { list: 'listen-list', plan: 'listen-plan' } as const
type Kind = keyof typeof askedIds

/** She asks for one that is made of what she says. */
const request =
  /\b(?:(?:can|could|will|would) (?:you|u)|please|pls|help me|just|so)(?: please| pls| just| help me| help)? (?:to )?(?:make|write|do|build|put together|work out|set up|draw up)(?: me| us| up| out)? (?:an? |the |my |our )?(?:[a-z]{1,10} ){0,2}(?<what>list|plan|schedule|timetable|to ?do)\b|^(?:make|write|do|build)(?: me| us)? (?:an? |the |my |our )?(?:[a-z]{1,10} ){0,2}(?<also>list|plan|schedule|timetable|to ?do)\b|\bhelp me (?:plan|sort)(?: out)? (?:my |our |the |this |to)?(?:day|days|week|morning|afternoon|evening|night|today|tomorrow)(?<day>)\b/
const ofPlan = /plan|schedule|timetable/

/** What leads up to the things: 'put in:', 'ok so'. */
const leadsUp =
  /^(?:(?:um+|well|ok(?:ay)?|so|just|basically|yes|yeah|and|also|then|oh|plus|please|pls|put (?:in|on|down)|add(?: in)?|(?:i )?(?:want|need) (?:on it|in it|to put)|(?:its|it's)|theres|there's)\b[ ,:]{1,3}){1,6}/i
/** What is to be on it stands behind a colon. */
const behindColon = /:\s+(?<things>\S[\s\S]*)$/
/** Where one thing ends. */
const between = /[,;\n•·]|[.!?]\s|\s(?:and )?then\s|\sand also\s|\s-\s/i
const most = 20
const longest = 600
/** She says more of what is to be on it. */
const more = /^(?:oh |ok |yes |yeah )*(?:and|also|add|plus|put|another|one more)\b/
/** She tells something, which by itself is no thing for a list; and she turns to something else. */
const tells = /^(?:i|im|ive|id|he|hes|she|shes|they|theyre|we|were|weve|it|its) /
const turnsAway = /^(?:actually|what|um|idk|nothing|no|you|this|that|thats)\b/
const leaveIt = 'Leave it'
/** Two of the first, or one of each, may be a farewell: that is no list to make. */
const parting =
  /\b(?:goodbyes?|farewell|(?:write|leave|my) (?:a )?notes?|letters? (?:to|for)|(?:the|my|a) will|funeral|(?:when|after) im gone)\b|• will$/gim
const means = /\b(?:tablets|pills|panadol|rope|razor)\b/i

/** She wants something off it: 'take off the first one', 'no milk'. */
const less =
  /\b(?:take (?:off|out|away)|remove|delete|cross (?:off|out)|drop|without|no|not)(?: the| that)? (?:(?<place>first|second|third|last)(?: (?:one|thing|line))?|(?<named>[a-z0-9' ]{2,60}))/i
const places = ['first', 'second', 'third']

/** A number is a time after 'at' and its like, with its minutes or half of the day, or where nothing follows it: '4 kids to feed' is none. */
const time =
  /(?:(?<at>\b(?:at|by|from|around|about|till|until|before|after)) )?(?<![\d.:])(?<hour>1?\d|2[0-3])(?:[.:](?<minutes>[0-5]\d))?\s?(?<half>am|pm)?\b(?<end>$)?/gi
/** These are in the evening. */
const ofEvening = /\b(?:bath|bed|bedtime|dinner|tea|stories|story)\b/i
/** No day begins before it, where she does not say. */
const earliest = 6

/** When something is to be, in minutes of the day; undefined where she names no time. */
function timeOf(thing: string): number | undefined {
  const named = [...thing.trim().matchAll(time)].find(
    ({ groups = {} }) => groups.at || groups.minutes || groups.half || groups.end !== undefined,
  )
  const { hour, minutes = '0', half } = named?.groups ?? {}
  if (hour === undefined) return undefined
  const isPlain = half === undefined
  const isEvening = ofEvening.test(thing) && Number(hour) >= 5 && Number(hour) < 12
  const isAfternoon = half?.toLowerCase() === 'pm' || (isPlain && (Number(hour) < earliest || isEvening))
  const isNoon = isPlain && Number(hour) === 12
  const hours = (Number(hour) % 12) + (isAfternoon || Number(hour) > 12 || isNoon ? 12 : 0)
  return hours * 60 + Number(minutes)
}

/** The things that a text names, one after the other. */
const thingsOf = (text: string): string[] =>
  text
    .slice(0, longest)
    .replace(leadsUp, '')
    .split(between)
    .map((each) =>
      written(
        each
          .trim()
          .replace(leadsUp, '')
          .replace(/[.,;:!]{1,5}$/, ''),
      ),
    )
    .filter((each) => /[\p{L}\p{N}]/u.test(each))
    .map((each) => `${each.charAt(0).toUpperCase()}${each.slice(1)}`)

/** The things without what she takes off; undefined where she takes nothing off that is there. */
function takenOff(things: readonly string[], text: string): string[] | undefined {
  const { place, named } = less.exec(text)?.groups ?? {}
  if (place) return place === 'last' ? things.slice(0, -1) : things.toSpliced(places.indexOf(place), 1)
  const words = named?.toLowerCase().match(/[a-z0-9']+/g) ?? []
  const left = things.filter((each) => {
    const own = new Set(each.toLowerCase().split(/\s+/))
    return !words.every((word) => own.has(word))
  })
  return words.length > 0 && left.length < things.length ? left : undefined
}

/** What stands on it, a line for each; in the order of the times where it is a plan, and what has none after what stood before it. */
function thingsIn([first = '', ...lines]: readonly string[], kind: Kind): string[] {
  const things = lines
    .reduce((all, line) => takenOff(all, line) ?? all.concat(thingsOf(line)), thingsOf(first))
    .slice(0, most)
  if (kind === 'list') return things
  let last = 0
  return things
    .map((thing) => {
      last = timeOf(thing) ?? last
      return { thing, at: last }
    })
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing)
}

/** What she has said of the list that is under way: what stood in her request, behind a colon or for a plan with a time, and all since. */
function toldOf({ history, recentEntryIds, text }: CompanionQuestion, kind: Kind): string[] {
  const ofThis: readonly (string | undefined)[] = [askedIds[kind], givenIds[kind]]
  const other = recentEntryIds.findLastIndex((id) => !ofThis.includes(id))
  const start = Math.max(other + 1, recentEntryIds.lastIndexOf(askedIds[kind]))
  const hers = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const [asked = '', ...told] = hers.slice(start - recentEntryIds.length)
  const behind = behindColon.exec(asked)?.groups?.things
  if (behind) return [behind, ...told, text]
  const beside = plainly(asked).replace(request, ' ').split(between).slice(1)
  const times = kind === 'plan' ? beside.filter((each) => timeOf(each) !== undefined) : []
  return [[...times, told[0] ?? text].join(', '), ...told.slice(1), ...(told.length > 0 ? [text] : [])]
}

/** Whether she takes something off the list that is under way. */
function takesOff(question: CompanionQuestion, kind: Kind): boolean {
  const before = thingsIn(toldOf(question, kind).slice(0, -1), kind)
  return takenOff(before, question.text) !== undefined
}

/** Whether it has just asked what goes on a list. */
export const isAskedForList = ({ recentEntryIds }: CompanionQuestion): boolean =>
  Object.values(askedIds).some((id) => id === recentEntryIds.at(-1))

/** Whether she says what is to be on it, and nothing else. */
function saysThings({ text }: CompanionQuestion, isAsked: boolean): boolean {
  if (text.trim() === askForIdeas || text.trim() === justListen) return false
  const read = plainly(text)
  const rest = read.replace(leadsUp, '')
  if (!isAsked) return more.test(read) && !tells.test(rest)
  const isSeveral = /[,;\n•·]/.test(text.trim())
  return !turnsAway.test(read) && (isSeveral || (!tells.test(rest) && !isQuestion(text)))
}

/** The list of what she has said; undefined where it may be a farewell, or is nothing to keep. */
function listOf(lines: readonly string[], kind: Kind): string | undefined {
  const things = thingsIn(lines, kind)
  const block = things.map((each) => `• ${each}`).join('\n')
  const partings = block.match(parting)?.length ?? 0
  const mayBeFarewell = partings > 1 || (partings === 1 && means.test(block))
  return things.length > 0 && !mayBeFarewell && isFitToSay(block) ? block : undefined
}

const give = (kind: Kind, block: string, lines: readonly string[], question: CompanionQuestion) => ({
  ...say(givenIds[kind], line(lines, question), { ask: '', options: [] }),
  block,
})

/** Makes a list of what she says, or puts her day in order; undefined where she asks for neither. In linear time. */
export function helpWithList(question: CompanionQuestion): CompanionReply | undefined {
  if (isGraveItself(question) && !mayWriteFor(question)) return undefined
  const { text, recentEntryIds } = question
  const read = plainly(text)
  const last = recentEntryIds.at(-1)
  const kinds = ['list', 'plan'] as const
  const kind = kinds.find((each) => last === askedIds[each] || last === givenIds[each])
  if (kind) {
    const isAsked = last === askedIds[kind]
    if (isAsked && dropsIt.test(read))
      return isQuestion(text) ? undefined : say(droppedId, line(wordsDropped, question))
    const isLess = !isAsked && takesOff(question, kind)
    const isOfIt = isLess || saysThings(question, isAsked)
    const block = isOfIt ? listOf(toldOf(question, kind), kind) : undefined
    const lines = isAsked ? listToMake.given : isLess ? listToMake.lessened : listToMake.added
    if (block) return give(kind, block, lines, question)
  }
  const found = request.exec(read)?.groups
  // What foods to leave out is on the shelf.
  if (!found || meantBy(askedBy(question))[0]?.isHalfSure) return undefined
  const wanted: Kind =
    found.day !== undefined || ofPlan.test(found.what ?? found.also ?? '') ? 'plan' : 'list'
  const told = behindColon.exec(text)?.groups?.things
  const block = told && listOf([told], wanted)
  return block
    ? give(wanted, block, listToMake.given, question)
    : say(askedIds[wanted], line(listToMake[wanted], question), { ask: '', options: [leaveIt] })
}
