import { type Keeping, keeping, ofHers } from '#content/facts/keeping.ts'
import { plainly } from '../line/kind-of-line.ts'
import { numberWords } from '../line/number-words.ts'
import type { CompanionQuestion } from '../question.ts'

/** Minutes are named by these as well. */
const tens: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 }
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

const minutes = 'mins?|minutes?'
const noTime = `(?! ?(?:%|ml|deg|c\\b|°|${minutes}|hours?|hrs?|h\\b|days?|weeks?|months?))`
// 'How many feeds a day' is no time that passed.
const one =
  '(?<!\\b(?:feeds?|bottles?|times|nappies|poos?|mls?|much|many) )a|(?<!\\b(?:feeds|bottles|times|nappies|poos?|mls?|much|many) )an'
const count = `(?:a )?half(?: an?)?|(?:three )?quarters?(?: of an?)?|${one}|couple(?: of)?|${[...numberWords, ...Object.keys(tens)].join('|')}|\\d{1,3}(?:\\.\\d{1,2})?`
const part = 'and (?:a )?(?:half|quarter|three quarters)\\b(?! (?:an?|the|of|left|full)\\b)'
/** 'Two and a half hours', 'two hours and a half', '2 hours 50 minutes', '2h30', 'three days and four hours'. */
const duration = new RegExp(
  `(?<!:)\\b(?<count>${count})(?: (?<inner>${part}))? ?(?<unit>days?|hours?|hrs?|h|${minutes})(?![a-z])(?: (?<outer>${part})|,? ?(?:and )?(?<more>${count}) ?(?<less>hours?|hrs?|h|${minutes}|m)\\b| ?(?<past>[0-5]\\d)\\b${noTime})?`,
)
const fraction = /(\d{0,2}?) ?1[/⁄]2\b/
const clock = new RegExp(`\\b(\\d{1,2})(?:[.:](\\d\\d))? ?(am|pm)?\\b${noTime}`, 'g')
const spans = /\b(?:from|since|at|was|out|took)\b.*\b(?:now|its|today|tonight|tomorrow)\b/
/** 'Last night at 10' and '10 last night' are 10 pm. */
const ofNight =
  /\b(?:last night|tonight) (?:at )?(\d{1,2}(?:[.:]\d\d)?)\b(?! ?[ap]m)|\b(\d{1,2}(?:[.:]\d\d)?) (?:last night|tonight)\b/g
const ofMorning =
  /\bthis morning (?:at )?(\d{1,2}(?:[.:]\d\d)?)\b(?! ?[ap]m)|\b(\d{1,2}(?:[.:]\d\d)?) this morning\b/g
const weekday = new RegExp(
  `\\b(${days.join('|')})s?(?: (?:at )?(${Object.keys(partsOfDay).join('|')}|\\d{1,2}(?:[.:]\\d\\d)? ?[ap]m))?\\b`,
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
  const [, three, cut] = /(three )?(half|quarter)/.exec(word) ?? []
  if (cut) return cut === 'half' ? 0.5 : three ? 0.75 : 0.25
  if (word.startsWith('couple')) return 2
  const named = numberWords.indexOf(word)
  return named >= 0 ? named + 1 : (tens[word] ?? (Number(word) || 1))
}

const unitOf = (unit: string) => (unit.startsWith('d') ? dayLong : unit.startsWith('m') ? 1 / 60 : 1)

/** Hours that are said in so many words, with all that belongs to them. */
function durationIn(text: string): number | undefined {
  const said = duration.exec(text.replace(fraction, (_, whole: string) => `${whole || 0}.5`))?.groups
  if (!said?.count || !said.unit) return undefined
  const unit = unitOf(said.unit)
  const cut = said.inner ?? said.outer
  const below = said.more && said.less ? countIn(said.more) * unitOf(said.less) : 0
  const past = unit === 1 ? Number(said.past ?? 0) / 60 : 0
  return (countIn(said.count) + (cut ? countIn(cut) : 0)) * unit + (below < unit ? below : 0) + past
}

/** A time as an hour of its half of the day, with the minutes as a part of it. */
const hourOf = (hour: string, past: string | undefined) => (Number(hour) % noon) + Number(past ?? 0) / 60

/** Hours between two times on a clock, the second being the next of that name. */
function betweenClocks(text: string): number | undefined {
  const [from, to] = [...text.matchAll(clock)].map(([, hour = '', past, half]) => ({
    hour: hourOf(hour, past),
    half,
  }))
  if (!from || !to) return undefined
  const around = from.half && to.half && from.half !== to.half ? noon : 0
  const apart = (to.hour - from.hour + around + dayLong) % (from.half && to.half ? dayLong : noon)
  return apart || undefined
}

/** Hours between two days of the week, each by the part of the day that she names with it: none or fewer where the second is no later. */
function betweenDays(text: string): number | undefined {
  const named = [...text.matchAll(weekday)].map(([, day = '', when = '']) => {
    const [, digits, past] = /(\d+)(?:[.:](\d\d))?/.exec(when) ?? []
    const hour = digits ? hourOf(digits, past) + (when.endsWith('pm') ? noon : 0) : (partsOfDay[when] ?? noon)
    return { day: days.indexOf(day), hour }
  })
  const [from, to] = named.length === 2 ? named : []
  // 'Is it still ok for thursday? its monday': the second is today, and what began is not named.
  if (!from || !to || /\bits \w+day\b/.test(text)) return undefined
  return ((to.day - from.day + week) % week) * dayLong + to.hour - from.hour
}

/** How long ago it was by what she says, in hours: in so many words, between two days, or between two times on a clock. */
export function hoursIn(text: string): number | undefined {
  const said = durationIn(text)
  if (said !== undefined) return said
  const apart = betweenDays(text)
  // 'Monday night' to 'monday morning': which of the two was first, or in which week, she does not say.
  if (apart !== undefined) return apart > 0 ? apart : undefined
  const by = (half: string) => (_: string, after?: string, before?: string) => `${after ?? before}${half}`
  return spans.test(text)
    ? betweenClocks(text.replace(ofNight, by('pm')).replace(ofMorning, by('am')))
    : undefined
}

const numbered = (count: number, of: string) => `${count} ${of}${count === 1 ? '' : 's'}`
function inWords(hours: number): string {
  const all = Math.round(hours * 60)
  const [whole, left] = [Math.floor(all / 60), all % 60]
  if (left === 0) return numbered(whole, 'hour')
  return whole < 2 ? numbered(all, 'minute') : `${numbered(whole, 'hour')} ${numbered(left, 'minute')}`
}
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
