import * as z from 'zod/mini'
import { done } from './done.ts'
import { limits } from './limits.ts'
import { modeIds } from './options.ts'
import { route } from './route.ts'
import { safetyNotice } from './safety.ts'
import { moment, text } from './text.ts'

export const moods = ['calm', 'okay', 'frazzled', 'flat', 'overwhelmed'] as const
export type Mood = (typeof moods)[number]
export const energies = ['low', 'mid', 'high'] as const
export type Energy = (typeof energies)[number]
export const modeActions = ['reset', 'relief', 'clear', 'chat'] as const
export type ModeAction = (typeof modeActions)[number]

export const checkInOfDay = z.object({
  mood: z.enum(moods),
  energy: z.enum(energies),
  focus: text(limits.focusMax),
})
export type CheckInOfDay = z.infer<typeof checkInOfDay>

const insight = z.object({
  day: z.string(),
  mood: z.enum(moods),
  energy: z.enum(energies),
  focus: z.string(),
  title: z.string(),
  tip: z.string(),
  bullets: z.array(z.string()),
  mode_action: z.enum(modeActions),
  created_at: moment,
})
/** One day of You Today with the tip it was given. */
export type Insight = z.infer<typeof insight>

export const askInsight = route({
  method: 'POST',
  path: '/api/functions/mm_insight',
  access: 'member',
  summary: 'A tip that fits how she is now; kept as the insight of her day',
  body: z.object({
    name: text(limits.nameMax),
    ...checkInOfDay.shape,
    /** When she told it, by the phone's clock; now where it is not said. */
    answered_at: z.optional(z.iso.datetime()),
    instruction: z.optional(text(2000)),
    format: z.optional(z.literal('text')),
  }),
  reply: z.object({
    ...insight.shape,
    primary: z.enum(modeIds),
    secondary: z.enum(modeIds),
    safety: safetyNotice,
  }),
  perMinute: 30,
})
export type InsightReply = z.infer<(typeof askInsight)['reply']>

export const listInsights = route({
  method: 'GET',
  path: '/api/you-today',
  access: 'member',
  summary: 'Her last thirty days of You Today, newest first',
  reply: z.object({ insights: z.array(insight) }),
})

export const deleteInsight = route({
  method: 'DELETE',
  path: '/api/you-today/:day',
  access: 'member',
  summary: 'Delete a day of You Today, her words and its tip; one that is not there is fine',
  params: z.object({ day: z.iso.date('That day does not look right.') }),
  reply: done,
})
