import { isThere, meantIn, mostThings, thingsOf } from './things.ts'
import { byTheClock, isTimed, placeByTheClock } from './times.ts'

/** A list that is being changed, and what came of it. */
export interface Changing {
  things: string[]
  isPlan: boolean
  /** What she says may be of something else: only what names a thing on the list, or says what to add, is of it. */
  isElsewhere: boolean
  added: boolean
  lessened: boolean
  changed: boolean
  shown: boolean
  /** Something that she wanted done could not be. */
  failed: boolean
  /** What she adds was there. */
  there: boolean
  /** There was no more room. */
  full: boolean
  /** The things that the last clause but this one named. */
  named: string[]
}

/** What ends a clause and is no part of it. */
export const ending =
  /(?:,? (?:please|pls|lol|haha+|thanks|thank you|ta|x+|then|thats all i want|in that order))+$/i
/** Where what she adds is to stand, after it. */
export const onIt =
  /,? (?:on|to|onto)(?: (?:it|there|the (?:list|plan|end|bottom)|my (?:list|plan)))(?: as well| too| again)?$|,? (?:as well|too|again)$/i
const atTop = /,? (?:first|at the (?:top|start|beginning)|to the (?:top|start))$/i
const beside = / (?<where>before|after|above|below|under) (?<which>[^,]+)$/i
const fromIt = /,? (?:from|off|on|of|in)(?: (?:it|there|the (?:list|plan)|my list)).*|,.*/i
/** She wants two to change places. */
export const swap = /^(?:no,? )?(?:swap|switch)(?: (?<what>\S.*))?$|\bother way (?:round|around)\b|^swap/i
const both = /^(?:them|those|these|the two|it|them round|that|those two|them over)?$/i
/** She names the old words and the new. */
export const change = /^(?:change|rename|make) (?<one>[^,]+?) (?:to|into) (?<other>\S.*)$/i
const notThis =
  /^not (?<one>[^,]+), ?(?:but |its |it's )?(?<other>\S.*)$|^(?:its |it's |i meant )?(?<new>(?:[^ ,]+ ){0,4}[^ ,]+),? (?:not|instead of) (?<old>[^,]+)$/i
const move =
  /^(?:put |move |have )?(?<what>[^,]+?),? (?<where>before|after|above|below|under) (?<which>[^,]+)$/i
const toEnd =
  /^(?:put |move |have |with )?(?<what>[^,]+?)(?: (?:should|has to|needs to|must|goes?|comes?|is|be|come|go|at|to|right|the|on|very)){0,4} (?<end>first|last|top|bottom|start|beginning|end)$/i
const startWith = /^(?<end>start|begin|end|finish) with (?<what>[^,]+)/i
const firstAndLast = /^(?<first>[^,]+) first,? (?:and )?(?<last>[^,]+) last$/i
const sortIt =
  /\b(?:by|of) (?:the )?(?:clock|times?)\b|\bin (?:the )?(?:right )?order\b(?! to)|\border (?:is|was) (?:off|wrong|all)\b|\bsort(?:ed)? by\b|^sort it\b/i
const before = /before|above/i
const atStart = /first|top|start|beg/i
/** These name nothing. */
const ofNone = /^(?:it|this|that|them|those|these)$/i

/** Its parts, at commas and 'and'. */
export const joined = (text: string): string[] => {
  const whole = text.replace(ending, '').trim()
  return whole.split(/, ?(?:and )?| and /i).filter((each) => each.trim() !== '')
}

/** Which of the things a text means, as a whole or in its parts; a part that is none of them is left out. */
function allMeant(things: readonly string[], text: string): number[] {
  const whole = meantIn(things, text)
  return whole.length > 0 ? whole : joined(text).flatMap((each) => meantIn(things, each))
}

/** Where what she adds comes, where she says so. */
function placeOf(things: readonly string[], text: string): { rest: string; at: number | undefined } {
  const near = beside.exec(text)?.groups
  const target = near?.which ? meantIn(things, near.which)[0] : undefined
  if (target === undefined) return { rest: text.replace(atTop, ''), at: atTop.test(text) ? 0 : undefined }
  return { rest: text.replace(beside, ''), at: before.test(near?.where ?? '') ? target : target + 1 }
}

/** 'And' parts two things of so few words. */
const longestPart = 4

/** Adds what she names where it is not there yet. */
export function addTo(list: Changing, what: string): boolean {
  const { rest, at } = placeOf(list.things, what.replace(ending, '').replace(onIt, '').trim())
  const parts = rest.split(' and ')
  const isTwo = parts.length === 2 && parts.every((each) => each.split(' ').length <= longestPart)
  const things = thingsOf(isTwo ? parts.join(', ') : rest).filter((each) => !ofNone.test(each))
  let next = at
  for (const thing of things) {
    if (isThere(list.things, thing)) {
      list.there = true
      continue
    }
    if (list.things.length >= mostThings) {
      list.full = true
      continue
    }
    const inOrder = list.isPlan ? placeByTheClock(list.things, thing) : list.things.length
    list.things.splice(next ?? inOrder, 0, thing)
    if (next !== undefined) next += 1
    list.added = true
  }
  return things.length > 0
}

/** Takes off what she names; false where nothing of it is there. */
export function takeOff(list: Changing, what: string): boolean {
  const text = what.replace(ending, '')
  const inFull = allMeant(list.things, text)
  const found = new Set(inFull.length > 0 ? inFull : allMeant(list.things, text.replace(fromIt, '')))
  if (found.size === 0) return false
  list.things = list.things.filter((_, at) => !found.has(at))
  list.lessened = true
  return true
}

/** Puts one before another place. */
function moveTo(list: Changing, from: number, to: number): boolean {
  const [thing] = list.things.splice(from, 1)
  if (thing === undefined) return false
  list.things.splice(to > from ? to - 1 : to, 0, thing)
  if (to !== from && to !== from + 1) list.changed = true
  return true
}

/** 'X before Y', 'X first', 'start with X'; false where she moves nothing that is there. */
export function moved(list: Changing, clause: string): boolean {
  if (list.isElsewhere && !/^(?:put|move) /i.test(clause)) return false
  const pair = firstAndLast.exec(clause)?.groups
  if (pair) {
    const isFirst = moveEnd(list, pair.first, true)
    return moveEnd(list, pair.last, false) || isFirst
  }
  const { what, where, which } = move.exec(clause)?.groups ?? {}
  const [from, to] = [meantIn(list.things, what ?? '')[0], meantIn(list.things, which ?? '')[0]]
  if (from !== undefined && to !== undefined && from !== to) {
    list.named = [list.things[from] ?? '', list.things[to] ?? '']
    return moveTo(list, from, before.test(where ?? '') ? to : to + 1)
  }
  const found = (startWith.exec(clause) ?? toEnd.exec(clause))?.groups
  return found !== undefined && moveEnd(list, found.what, atStart.test(found.end ?? ''))
}

function moveEnd(list: Changing, what: string | undefined, isFirst: boolean): boolean {
  const at = meantIn(list.things, what ?? '')[0]
  return at !== undefined && moveTo(list, at, isFirst ? 0 : list.things.length)
}

/** Two change places: those that she names, or named just before; false where there are no two. */
export function swapped(list: Changing, clause: string): boolean {
  const what = swap.exec(clause)?.groups?.what?.replace(ending, '') ?? ''
  const meant = both.test(what)
    ? list.named.flatMap((each) => meantIn(list.things, each).slice(0, 1))
    : what.split(/ (?:and|with|for) /i).flatMap((each) => meantIn(list.things, each).slice(0, 1))
  const two = list.things.length === 2 ? [0, 1] : [...new Set(meant)]
  const [one, other] = two
  if (one === undefined || other === undefined || two.length > 2) return false
  list.things = list.things.map((each, at) =>
    at === one ? (list.things[other] ?? each) : at === other ? (list.things[one] ?? each) : each,
  )
  list.changed = true
  return true
}

/** The thing that has the old words in it: of several the one that has something of the new ones as well. */
function renamedIn(things: readonly string[], old: string, fresh: string): number | undefined {
  const all = meantIn(things, old)
  const shares = (at: number) =>
    fresh.split(' ').some((word) => word.length > 2 && meantIn([things[at] ?? ''], word).length > 0)
  return all.length > 1 ? (all.find(shares) ?? all[0]) : all[0]
}

/** 'not 7, 7.30', 'change tea to dinner': of the thing in which the old words stand. */
export function renamed(list: Changing, clause: string): boolean {
  const found = (change.exec(clause) ?? notThis.exec(clause))?.groups
  const old = (found?.one ?? found?.old)?.trim().toLowerCase()
  const fresh = (found?.other ?? found?.new)?.replace(ending, '')
  const [whole] = thingsOf(fresh ?? '')
  const index = old && fresh ? renamedIn(list.things, old, fresh) : undefined
  const thing = list.things[index ?? -1]
  if (!old || !fresh || index === undefined || thing === undefined || whole === undefined) return false
  const at = ` ${thing.toLowerCase()} `.indexOf(` ${old} `)
  const isPart = at >= 0 && !old.includes(' ') && fresh.length <= old.length + mostNewer
  const newer = isPart ? `${thing.slice(0, at)}${fresh}${thing.slice(at + old.length)}` : whole
  list.things = list.things.toSpliced(index, 1)
  const place = list.isPlan && isTimed(newer) ? placeByTheClock(list.things, newer) : index
  list.things.splice(place, 0, newer)
  list.changed = newer !== thing
  return true
}
const mostNewer = 12

/** Puts it by the clock where she wants that. */
export function sorted(list: Changing, clause: string): boolean {
  if (!sortIt.test(clause)) return false
  const things = byTheClock(list.things)
  if (things.some((each, at) => each !== list.things[at])) list.changed = true
  list.things = things
  list.shown = true
  return true
}

/** Those that she names again in another order stand in that order, in the places that they have. */
export function reordered(list: Changing, clause: string): boolean {
  const pieces = joined(clause)
  const meant = pieces.flatMap((each) => meantIn(list.things, each).slice(0, 1))
  if (meant.length < 2 || meant.length < pieces.length || new Set(meant).size < meant.length) return false
  const slots = [...meant].sort((one, other) => one - other)
  const things = [...list.things]
  for (const [at, slot] of slots.entries()) things[slot] = list.things[meant[at] ?? slot] ?? ''
  if (things.some((each, at) => each !== list.things[at])) list.changed = true
  list.things = things
  return true
}
