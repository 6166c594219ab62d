/** A number is a time after 'at' and its like, with its minutes or half of the day, where nothing follows it, or where a thing begins with it: '4 kids to feed' is none. */
const time =
  /(?:(?<at>\b(?:at|by|from|around|about|till?|until|before|after)) )?(?<past>\bhalf (?:past )?)?(?<![\d.:])(?<hour>1?\d|2[0-3])(?:[.:](?<minutes>[0-5]\d))?\s?(?<half>am|pm)?\b(?<end>$)?/gi
/** What stands first is a time but for a count of things. */
const begins =
  /^(?:1[0-2]|\d) (?!x\b|more|of|hrs?\b|hours?|mins?\b|minutes?|people|children|kg|km|size|years?|yo\b|or\b)[a-z]+/i
const isMany = /^\d+ [a-z]+(?<!s)s\b/i
/** These are in the evening, and these are not. */
const ofEvening = /\b(?:bath|bed|bedtime|dinner|tea|stories|story)\b/i
const ofMorning = /\b(?:breakfast|school|wake|up|morning)\b/i
/** No day begins before it, where she does not say. */
const earliest = 6
const halfADay = 12 * 60
/** What comes so soon after the thing before it is of the same half of the day. */
const soon = 3 * 60

interface Time {
  /** In minutes of the day. */
  at: number
  /** She does not say of which half of the day. */
  isOpen: boolean
}

function timeOf(thing: string): Time | undefined {
  const text = thing.trim()
  const isFirst = begins.test(text) && !isMany.test(text)
  const named = [...text.matchAll(time)].find(
    ({ index, groups = {} }) =>
      groups.at ||
      groups.past ||
      groups.minutes ||
      groups.half ||
      groups.end !== undefined ||
      (index === 0 && isFirst),
  )
  const { hour, minutes = '0', half, past } = named?.groups ?? {}
  if (hour === undefined) return undefined
  const plain = Number(hour)
  const isPlain = half === undefined
  const isEvening = ofEvening.test(text) && plain >= 5 && plain < 12
  const isAfternoon = half?.toLowerCase() === 'pm' || (isPlain && (plain < earliest || isEvening))
  const isNoon = isPlain && plain === 12
  const hours = (plain % 12) + (isAfternoon || plain > 12 || isNoon ? 12 : 0)
  const isOpen = isPlain && !isAfternoon && plain < 12 && !ofMorning.test(text)
  return { at: hours * 60 + (past ? 30 : Number(minutes)), isOpen }
}

/** Whether a time is named in it. */
export const isTimed = (thing: string): boolean => timeOf(thing) !== undefined

/** When each of them is, in minutes of the day; what has no time is when what stands before it is. */
function timesOf(things: readonly string[]): number[] {
  let last = 0
  return things.map((thing) => {
    const told = timeOf(thing)
    if (!told) return last
    const later = told.at + halfADay
    const isLater = told.isOpen && last >= halfADay && later >= last && later - last <= soon
    last = isLater ? later : told.at
    return last
  })
}

/** In the order of their times, what has none after what stood before it. */
export function byTheClock(things: readonly string[]): string[] {
  const times = timesOf(things)
  return things
    .map((thing, at) => ({ thing, time: times[at] ?? 0 }))
    .sort((one, other) => one.time - other.time)
    .map(({ thing }) => thing)
}

/** Where one more belongs among what is in order: before what is later; last where it has no time. */
export function placeByTheClock(things: readonly string[], thing: string): number {
  const told = timeOf(thing)
  if (!told) return things.length
  const times = timesOf(things)
  const known = times.filter((_, at) => isTimed(things[at] ?? ''))
  const isWithin = (at: number) => known.length > 0 && at >= Math.min(...known) && at <= Math.max(...known)
  const at = told.isOpen && !isWithin(told.at) && isWithin(told.at + halfADay) ? told.at + halfADay : told.at
  const later = times.findIndex((each, index) => each > at && isTimed(things[index] ?? ''))
  return later < 0 ? things.length : later
}
