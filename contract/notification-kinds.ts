import { nudgeValidMinutes } from './reminder-times.ts'

interface Kind {
  /** Minutes after which it is pointless to tell her phone of it; null where it stays news until she has read it. */
  staleMinutes: number | null
  /** `own`: she can turn it off. `elsewhere`: she can, where reminders are set. `none`: it always comes. */
  switch: 'own' | 'elsewhere' | 'none'
}

/** What may come to a member. Rows hold these names: one that is not here any more is left out where they are read. */
export const notificationKinds = {
  real_talk: { staleMinutes: nudgeValidMinutes.real_talk, switch: 'elsewhere' },
  wake: { staleMinutes: nudgeValidMinutes.wake, switch: 'elsewhere' },
  bedtime: { staleMinutes: nudgeValidMinutes.bedtime, switch: 'elsewhere' },
  reminder: { staleMinutes: null, switch: 'none' },
  follow_up: { staleMinutes: 24 * 60, switch: 'own' },
  village_reply: { staleMinutes: null, switch: 'own' },
  village_followed: { staleMinutes: null, switch: 'own' },
  village_decision: { staleMinutes: null, switch: 'none' },
  trial_ends: { staleMinutes: null, switch: 'own' },
  payment_failed: { staleMinutes: null, switch: 'none' },
  export_ready: { staleMinutes: null, switch: 'own' },
} as const satisfies Record<string, Kind>

type Kinds = typeof notificationKinds
export type NotificationKind = keyof Kinds
/** Those with a switch of their own. */
export type SwitchedKind = {
  [K in NotificationKind]: Kinds[K]['switch'] extends 'own' ? K : never
}[NotificationKind]

export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]

const isSwitched = (kind: NotificationKind): kind is SwitchedKind => notificationKinds[kind].switch === 'own'
export const switchedKinds = notificationKindNames.filter(isSwitched)

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(notificationKinds, kind)
}
