import {
  type Door,
  doors,
  maybeAnswer,
  maybeFact,
  noOtherDoor,
  sameDoor,
} from '#content/companion/listening/doors.ts'
import { plainly } from '../line/kind-of-line.ts'
import type { CompanionQuestion, CompanionReply } from '../question.ts'
import { oneOfThese, say } from '../set-replies.ts'
import { line, unheard } from '../unheard.ts'
import { isAbroad, whomFor } from './whom-for.ts'

export const noFactId = 'listen-no-fact'
const doorId = `${noFactId}-`

/** Of these a nurse by phone knows, at any hour. */
const ofHealth: ReadonlySet<Door> = new Set(['pregnancy', 'milk', 'baby', 'body', 'medicine'])

/** Who may be named, as she names them and as a line of a door does. */
const people: readonly RegExp[] = [
  /\b(?:nurses?|healthdirect|health visitors?|helpline|hotline|phone line)\b/i,
  /\b(?:gps?|doctors?|drs?|paeds?|paediatricians?|consultant)\b/i,
  /\b(?:midwi(?:fe|ves)|maternity|pregnancy, birth and baby)\b/i,
  /\b(?:pharmacists?|pharmacy|chemists?)\b/i,
  /\b(?:teachers?|front office|school office)\b/i,
  /\b(?:counsellors?)\b/i,
  /\b(?:fair work|union)\b/i,
  /\b(?:services australia|centrelink)\b/i,
]
/** She has been there, or is. */
const beenThere =
  /\b(?:said|says|told|asked|rang|called|saw|seen|thinks|reckons|at the|waiting (?:room|for the)|been to|already)\b/
/** A door of so many replies ago is spoken of still. */
const doorsBefore = 4

const isDoor = (id: string) => id.startsWith(noFactId) || id === 'listen-fact-again'

/** Those lines of a door that name nobody whom she names. */
function leftOpen(lines: readonly string[], read: string): readonly string[] {
  const named = people.filter((each) => each.test(read))
  return lines.filter((each) => !named.some((name) => name.test(each)))
}

/** Says whom her question is for, and not somebody whom she has just turned down or been to; or that it is for nobody whom this app knows of. */
export function sayDoor(question: CompanionQuestion): CompanionReply {
  const { door } = whomFor(question)
  const { here, abroad } = doors[door]
  const all = isAbroad(question) && abroad.length > 0 ? abroad : here
  const read = plainly(question.text)
  const isSent = question.recentEntryIds.slice(-doorsBefore).some(isDoor)
  const open = isSent || beenThere.test(read) ? leftOpen(all, read) : all
  const isTurnedDown = isSent && open.length < all.length
  const ack = unheard(isTurnedDown || open.length > 0 ? open : all, question, (each) => each)
  return say(`${doorId}${door}`, ack ?? line(isTurnedDown ? noOtherDoor : sameDoor, question))
}

/** The shelf has nothing that is plainly meant: what comes near as buttons, else whom it is for. */
export function sayNoFact(question: CompanionQuestion, likely: readonly string[]): CompanionReply {
  if (likely.length === 0) return sayDoor(question)
  const isOfHealth = ofHealth.has(whomFor(question).door) && !isAbroad(question)
  const maybe = isOfHealth ? maybeFact : maybeAnswer
  return say(noFactId, line(maybe, question), { ask: line(oneOfThese, question), options: likely })
}
