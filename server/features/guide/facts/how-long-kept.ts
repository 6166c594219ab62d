import { type Keeping, keeping, ofHers } from '#content/facts/keeping.ts'
import { plainly } from '../line/kind-of-line.ts'
import type { CompanionQuestion } from '../question.ts'

const names = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const dayLong = 24
const week = 7
/** When a part of a day is, as an hour of it. */
const partsOfDay: Readonly<Record<string, number>> = {
  morning: 8,
  lunch: 12,
  arvo: 15,
  afternoon: 15,
  evening: 19,
  night: 21,
}
const noon = 12

const duration = new RegExp(
  // 'How many feeds a day' is no time that passed.
  `(?<!\\b(?:feeds?|bottles?|times|nappies|poos?|mls?|much|many) )\\b(half an?|an?|couple(?: of)?|${names.join('|')}|\\d{1,3}(?:\\.\\d)?) ?(hours?|hrs?|h|mins?|minutes|days?)\\b`,
)
const clock =
  /\b(\d{1,2})(?:[.:]\d\d)? ?(am|pm)?\b(?! ?(?:%|ml|deg|c\b|°|mins?|hours?|hrs?|h\b|days?|weeks?|months?))/g
const spans = /\b(?:from|since|at|was|out|took)\b.*\b(?:now|its|today|tonight|tomorrow)\b/
/** 'Last night at 10' and '10 last night' are 10 pm. */
const ofNight =
  /\b(?:last night|tonight) (?:at )?(\d{1,2})\b(?! ?[ap]m)|\b(\d{1,2}) (?:last night|tonight)\b/g
const ofMorning = /\bthis morning (?:at )?(\d{1,2})\b(?! ?[ap]m)|\b(\d{1,2}) this morning\b/g
const weekday = new RegExp(
  `\\b(${days.join('|')})s?(?: (?:at )?(${Object.keys(partsOfDay).join('|')}|\\d{1,2} ?[ap]m))?\\b`,
  'g',
)
const degrees = /\b(\d{2}) ?(?:degrees|deg|°|c\b)/
/** The first that a line names is meant. */
const places: Readonly<Record<Keeping['place'], RegExp>> = {
  thawed: /\b(?:thaw\w{0,3}|defrost\w{0,3}|out (?:of )?the freezer)\b/,
  begun: /\b(?:left ?over|half (?:a|the|drunk)|started|drank|drunk|the rest|unfinished|begun)\b/,
  fridge: /(?<!\bout (?:of )?(?:the )?)\bfridge\b/,
  room: /\b(?:out|bench|counter|room|table|side|kitchen|house|degrees|car|bag)\b/,
}

function countIn(word: string): number {
  if (word.startsWith('half')) return 0.5
  if (word.startsWith('couple')) return 2
  const named = names.indexOf(word)
  return named >= 0 ? named + 1 : Number(word) || 1
}

/** Hours between two times on a clock, the second being the next of that name. */
function betweenClocks(text: string): number | undefined {
  const [from, to] = [...text.matchAll(clock)].map(([, hour, half]) => ({ hour: Number(hour) % noon, half }))
  if (!from || !to) return undefined
  const around = from.half && to.half && from.half !== to.half ? noon : 0
  const apart = (to.hour - from.hour + around + dayLong) % (from.half && to.half ? dayLong : noon)
  return apart || undefined
}

/** Hours between two days of the week, each by the part of the day that she names with it. */
function betweenDays(text: string): number | undefined {
  const named = [...text.matchAll(weekday)].map(([, day = '', part = '']) => {
    const [digits] = /\d+/.exec(part) ?? []
    const hour = digits
      ? (Number(digits) % noon) + (part.endsWith('pm') ? noon : 0)
      : (partsOfDay[part] ?? noon)
    return { day: days.indexOf(day), hour }
  })
  const [from, to] = named.length === 2 ? named : []
  // 'Is it still ok for thursday? its monday': the second is today, and what began is not named.
  if (!from || !to || /\bits \w+day\b/.test(text)) return undefined
  return ((to.day - from.day + week) % week) * dayLong + to.hour - from.hour
}

/** How long ago it was by what she says, in hours: in so many words, between two days, or between two times on a clock. */
export function hoursIn(text: string): number | undefined {
  const [, count, unit] = duration.exec(text) ?? []
  if (count && unit) {
    const each = unit.startsWith('d') ? dayLong : unit.startsWith('m') ? 1 / 60 : 1
    return countIn(count) * each
  }
  const by = (half: string) => (_: string, after?: string, before?: string) => `${after ?? before}${half}`
  const clocks = () => betweenClocks(text.replace(ofNight, by('pm')).replace(ofMorning, by('am')))
  return betweenDays(text) ?? (spans.test(text) ? clocks() : undefined)
}

const inWords = (hours: number) =>
  hours < 2 && hours !== 1
    ? `${Math.round(hours * 60)} minutes`
    : hours === 1
      ? '1 hour'
      : `${Math.round(hours)} hours`
const limitOf = ([from, to]: Keeping['hours']) => (from === to ? inWords(to) : `${from} to ${inWords(to)}`)

/** So many of her lines may name the place. */
const linesRead = 3

/**
 * Whether what she has kept is inside the times of an answer of the shelf, by the hours that she names and the place that she named last;
 * undefined where the answer has no times, or she names none.
 */
export function howLongKept(
  id: string,
  { text, history }: Pick<CompanionQuestion, 'text' | 'history'>,
): string | undefined {
  const read = plainly(text)
  const all = keeping[id]
  const hours = all && hoursIn(read)
  if (!all || !hours) return undefined
  const hers = history.flatMap(({ role, content }) => (role === 'user' ? [plainly(content)] : []))
  const meant = [...hers, read]
    .slice(-linesRead)
    .map((each) => Object.entries(places).find(([, named]) => named.test(each))?.[0])
    .flatMap((place) => all.filter((each) => each.place === place))
    .slice(-1)
  // What was drunk from keeps no longer than the feed: of that this answer gives no hours.
  if (places.begun.test(read) && !all.some(({ place }) => place === 'begun')) return undefined
  const warm = Number(degrees.exec(read)?.[1] ?? 0)
  return (meant.length > 0 ? meant : all.slice(0, 2))
    .map(({ upTo, hours: limit, said }) => {
      if (upTo && warm > upTo) return ofHers.tooWarm.replace('{limit}', String(upTo))
      const how = hours < limit[0] ? 'inside' : hours > limit[1] ? 'past' : 'edge'
      const hers = inWords(hours)
      return ofHers[how].replace('{hers}', hers).replace('{limit}', limitOf(limit)).replace('{where}', said)
    })
    .join(' ')
}
