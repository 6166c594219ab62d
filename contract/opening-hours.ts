import { minuteOf } from './clock.ts'
import { dayIn } from './day.ts'
import { isPublicHoliday } from './public-holidays.ts'

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
type Weekday = (typeof weekdays)[number]

/** A wall-clock span on one day, `HH:MM` on a quarter of an hour, closing at or before 24:00. */
interface OpenSpan {
  opens: string
  closes: string
}

/** `always`, or the spans of each weekday; a weekday that is absent is closed. */
export type OpeningHours = 'always' | Partial<Record<Weekday, readonly OpenSpan[]>>

export interface WithOpeningHours {
  hours: OpeningHours
  /** IANA zone in which the hours are kept, such as `Australia/Melbourne`. */
  timeZone: string
}

const quarterHour = 15 * 60_000
/** A week and a day, so that a line that has just closed finds the same weekday again. */
const quartersToSearch = 8 * 24 * 4

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The weekday and the minute of the day that a clock on the wall shows in that zone. */
function wallClock(timeZone: string, at: Date): { weekday: Weekday; minute: number } {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    clocks.set(timeZone, clock)
  }
  const parts = new Map(clock.formatToParts(at).map((part) => [part.type, part.value]))
  const weekday = weekdays.find((day) => day === parts.get('weekday')?.toLowerCase()) ?? 'sun'
  return { weekday, minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) }
}

/** Whether the line answers at that instant, by the clock of its own zone, daylight saving included. */
export function isOpen(hours: OpeningHours, timeZone: string, at: Date): boolean {
  if (hours === 'always') return true
  const now = wallClock(timeZone, at)
  const spans = hours[now.weekday] ?? []
  return spans.some((span) => minuteOf(span.opens) <= now.minute && now.minute < minuteOf(span.closes))
}

/** The first instant, at or after `at`, at which the line is open; null if it never opens. */
export function nextOpening(hours: OpeningHours, timeZone: string, at: Date): Date | null {
  if (isOpen(hours, timeZone, at)) return at
  const first = Math.ceil(at.getTime() / quarterHour)
  for (let quarter = first; quarter <= first + quartersToSearch; quarter++) {
    const candidate = new Date(quarter * quarterHour)
    if (isOpen(hours, timeZone, candidate)) return candidate
  }
  return null
}

/**
 * A label such as `Opens Monday 9 am`, `Opens today 4.30 pm` or `Opens tomorrow 9 am`; null while the line is open or if it never opens.
 * Day and time are told in the reader's zone, which is the line's own unless another is given.
 */
export function nextOpeningLabel(
  hours: OpeningHours,
  timeZone: string,
  at: Date,
  readerZone: string = timeZone,
): string | null {
  const opening = nextOpening(hours, timeZone, at)
  if (!opening || opening === at) return null
  const { minute } = wallClock(readerZone, opening)
  const minutes = minute % 60 === 0 ? '' : `.${String(minute % 60).padStart(2, '0')}`
  const time = `${Math.floor(minute / 60) % 12 || 12}${minutes} ${minute < 720 ? 'am' : 'pm'}`
  return `Opens ${dayLabel(readerZone, at, opening)} ${time}`
}

function dayLabel(timeZone: string, from: Date, to: Date): string {
  const dateOf = (at: Date) => Date.parse(dayIn(timeZone, at))
  const days = Math.round((dateOf(to) - dateOf(from)) / 86_400_000)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return to.toLocaleDateString('en-AU', { timeZone, weekday: 'long' })
}

/** `maybe` on a public holiday: then nobody knows whether a line keeps the hours of its ordinary week. */
export function isOpenNow({ hours, timeZone }: WithOpeningHours, at: Date): boolean | 'maybe' {
  if (!isOpen(hours, timeZone, at)) return false
  return hours !== 'always' && isPublicHoliday(dayIn(timeZone, at)) ? 'maybe' : true
}

/** The same lines with those that are open at that instant first, otherwise in the order given. */
export function sortByOpenNow<L extends WithOpeningHours>(lines: readonly L[], at: Date): L[] {
  const open = lines.filter((line) => isOpenNow(line, at) === true)
  return [...open, ...lines.filter((line) => !open.includes(line))]
}
