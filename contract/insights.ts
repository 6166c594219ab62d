import * as z from 'zod/mini'
import { mapHearts, sortHearts } from './hearts.ts'
import { modeIds } from './options.ts'
import { route } from './route.ts'
import { safetyNotice } from './safety.ts'
import { moment } from './text.ts'
import { moods } from './you-today.ts'

/** The hearts in the order in which the insights tell of them. */
export const measures = sortHearts({ mood: 1, energy: 2, stress: 3 })

/** @param values one or more */
export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The least that anything is said from. */
export const insightLimits = {
  /** Days told in a week, before its summary says anything, and in the month that a heat map is drawn of. */
  days: 3,
  /** Days told in a week, before it is a point of a chart. */
  daysForPoint: 2,
  /** Days with a thing and days without it, before they are compared. */
  daysToCompare: 3,
  /** Weeks that the charts look back on, this one among them. */
  weeks: 12,
  /** Months that the heat map looks back on, this one among them. */
  months: 3,
} as const

/** A level from 1, very low, to 5, high; a mean where she told several times. */
const level = z.nullable(z.number())

const recordedDay = z.object({
  /** Her day, `YYYY-MM-DD`. */
  day: z.string(),
  /** Daily check-ins of that day. */
  check_ins: z.number(),
  /** Means of that day's hearts; mood and energy from You Today where there are none. */
  ...mapHearts(() => level),
  /** The word for the day in You Today. */
  feeling: z.nullable(z.enum(moods)),
})
export type RecordedDay = z.infer<typeof recordedDay>

const helped = z.object({
  /** What her words were about, such as 'Time outside'. */
  label: z.string(),
  days: z.number(),
  /** Mean mood of the days on which she wrote of it. */
  mood: z.number(),
  other_days: z.number(),
  other_mood: z.number(),
})
/** Something that she wrote of on days that were better than her others. */
export type Helped = z.infer<typeof helped>

export const readInsights = route({
  method: 'GET',
  path: '/api/insights',
  access: 'member',
  summary:
    'The days that she told about in the last three months, oldest first, and what came with the better ones',
  reply: z.object({
    /** Her day now, in her own zone. */
    today: z.string(),
    days: z.array(recordedDay),
    /** Her looks back on a week in that time. */
    weekly_resets: z.number(),
    /** Where there are none of those: whether she told about any day before them. */
    has_earlier_answers: z.boolean(),
    helped: z.array(helped),
    /** The check-ins that were looked through for it; grave ones are not. */
    helped_from: z.number(),
    /** The days of those. */
    helped_days: z.number(),
    /** Goals of a week that she said she did, of all time. */
    goals_kept: z.number(),
    /** When she took on the first of them; null where there is none. */
    goals_since: z.nullable(moment),
    /** What she named more than once as giving energy, by the weeks whose resets named it. */
    named: z.array(z.object({ label: z.string(), weeks: z.number() })),
  }),
  perMinute: 60,
})

const weekTip = z.object({
  /** What in her own week it rests on. */
  because: z.string(),
  text: z.string(),
  /** The mode that goes with it. */
  mode: z.nullable(z.enum(modeIds)),
})
export type WeekTip = z.infer<typeof weekTip>

export const readWeek = route({
  method: 'GET',
  path: '/api/insights/weekly',
  access: 'member',
  summary: 'One of her weeks in a few sentences, with tips; this week where none is named',
  query: z.object({
    /** Any day of the week. One that is still to come is taken for today. */
    week: z.optional(z.iso.date('That week does not look right.')),
  }),
  reply: z.object({
    /** The Monday that it starts on and the Sunday that it ends with. */
    week_start: z.string(),
    week_end: z.string(),
    is_this_week: z.boolean(),
    /** Whether she told about anything before it. */
    has_earlier: z.boolean(),
    rests_on: z.object({
      days: z.number(),
      check_ins: z.number(),
      you_today: z.number(),
      weekly_resets: z.number(),
    }),
    /** None where too little was told. */
    lines: z.array(z.string()),
    tips: z.array(weekTip),
    /** The most serious of what she wrote in that week. */
    safety: safetyNotice,
  }),
  perMinute: 60,
})
export type Week = z.infer<(typeof readWeek)['reply']>
