import type { seasons } from '#contract/options.ts'

export const starterTexts = {
  title: 'Not sure how to start?',
  intro: 'Borrow a line. You can change it before you send it.',
  more: 'Show me others',
  /** Read aloud when other lines have come. */
  moreShown: 'Other lines are here.',
  /** Read aloud once a line is in the box. */
  inBox: 'It is in the message box.',
} as const

/** How many lines stand on the screen at a time. */
export const startersShown = 4

type Season = (typeof seasons)[number]
type PartOfDay = 'night' | 'morning' | 'afternoon' | 'evening'

/** First lines of a chat, in a mum's own voice. These speak of no child: they fit anybody. */
const ofTheHour: Record<PartOfDay, readonly string[]> = {
  night: ['I’m awake and the whole house is asleep.', 'It’s the middle of the night and my mind is loud.'],
  morning: ['I’ve only just got up and I’m already tired.', 'Help me pick one thing for today.'],
  afternoon: ['It’s the long part of the day and I’m fading.', 'I need five minutes for me.'],
  evening: ['Today was a lot.', 'I’m dreading tomorrow.'],
}

const ofTheSeason: Record<Season, readonly string[]> = {
  Pregnant: ['I’m excited and scared at the same time.', 'My body doesn’t feel like mine right now.'],
  'Newborn (0–3m)': ['I don’t know if I’m doing any of this right.', 'I’m running on no sleep.'],
  'Baby (3–12m)': ['Every day feels the same at the moment.', 'Tell me it’s okay to put the baby down.'],
  Toddler: ['Everything is a no at our place.', 'I snapped, and now I feel awful.'],
  'School-age': ['Getting out the door nearly broke me.', 'I’m worried about how school is going.'],
  'Multiple kids, various ages': ['Somebody always needs me.', 'I can’t be fair to all of them.'],
}

const withChildren: readonly string[] = [
  'I love them and I need a break from them.',
  'Everyone keeps touching me and I want to hide.',
]

const ofAnyTime: readonly string[] = [
  'I just need to say this to someone.',
  'I don’t know what I need. Help me work it out.',
  'I feel like I’m the only one who remembers anything.',
  'I’m so tired I can’t think straight.',
  'I miss who I was before.',
  'Something good happened and I want to tell someone.',
  'We had a fight and it’s still going round in my head.',
  'I feel lonely, even with a full house.',
  'I can’t stop comparing myself to others.',
  'My head won’t stop making lists.',
  'I’m bored, and I feel bad for being bored.',
  'I need a pep talk, a short one.',
  'Ask me how I am. Nobody has today.',
  'I want to ask for help and I don’t know how.',
  'Can you just make me laugh?',
]

/** @param hour of the clock, 0 to 23 */
function partOf(hour: number): PartOfDay {
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 11) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

const isSeason = (season: string): season is Season => season in ofTheSeason

/**
 * Lines to start a chat with, what fits the hour and her season first.
 * @param hour of her clock, 0 to 23
 * @param season as her profile has it; with none, nothing presumes a child
 */
export function startersFor(hour: number, season: string | null): string[] {
  const known = season !== null && isSeason(season) ? season : null
  return [
    ...ofTheHour[partOf(hour)],
    ...(known ? ofTheSeason[known] : []),
    ...(known && known !== 'Pregnant' ? withChildren : []),
    ...ofAnyTime,
  ]
}

const every: ReadonlySet<string> = new Set([
  ...Object.values(ofTheHour).flat(),
  ...Object.values(ofTheSeason).flat(),
  ...withChildren,
  ...ofAnyTime,
])

/** Whether a text is one of the lines, and so no words of her own. */
export const isStarter = (text: string): boolean => every.has(text)
