export const seasons = [
  'Pregnant',
  'Newborn (0–3m)',
  'Baby (3–12m)',
  'Toddler',
  'School-age',
  'Multiple kids, various ages',
] as const

export const focuses = [
  'Overwhelm & mental load',
  'Burnout / low energy',
  'Mum guilt',
  'Identity shift (matrescence)',
  'Not feeling good enough',
  'Craving alone time',
  'Fear of messing up my kids',
  'General support',
] as const

/** The named zones; the browser's own zone is offered beside them. */
export const timezones = [
  { id: 'Australia/Melbourne', label: 'Melbourne' },
  { id: 'Australia/Sydney', label: 'Sydney' },
  { id: 'Australia/Brisbane', label: 'Brisbane' },
  { id: 'Australia/Perth', label: 'Perth' },
] as const

export const modeIds = ['rediscover', 'relief', 'connect', 'eat', 'reset', 'clear', 'sleep', 'chat'] as const
export type ModeId = (typeof modeIds)[number]

/** The sections of the Village, as members see them. A post without one stands in General. */
export const villageTopics = [
  'General',
  'Newborn',
  'Baby',
  'Toddler',
  'Preschool',
  'School-age',
  'Mental Load',
  'Burnout & Overwhelm',
  'Mum Guilt',
  'Identity',
  'Relationships',
  'Not Enjoying Every Moment',
  'Wins & Joy',
] as const
export type VillageTopic = (typeof villageTopics)[number]
