import type { CheckInType } from '#contract/check-ins.ts'

interface Hearts {
  energy: number
  mood: number
  stress: number
}

/** What the hearts say most clearly: a low tank speaks before stress, stress before a low mood. */
type Weather = 'empty' | 'tense' | 'low' | 'steady' | 'bright'

function weatherOf({ energy, mood, stress }: Hearts): Weather {
  if (energy <= 2) return 'empty'
  if (stress >= 4) return 'tense'
  if (mood <= 2) return 'low'
  return mood >= 4 && energy >= 4 ? 'bright' : 'steady'
}

const daily: Record<Weather, string> = {
  empty:
    'Not much in the tank today. That counts as a reason to do less.\n\n• Sit down before the next job, even for a minute.\n• Have a drink of water and something easy to eat.\n• Pick one thing that can be left until tomorrow.',
  tense:
    'A lot is pulling at you. It need not all be sorted tonight.\n\n• Breathe out slowly, three times.\n• Write down what is loudest, then put the pen away.\n• Choose the one thing that really is for today.',
  low: 'A heavy sort of day. You do not have to cheer it up.\n\n• Let in some air or some light.\n• Send one person a single line, or just a picture.\n• Keep the rest of the day small.',
  steady:
    'Somewhere in the middle today. The middle is a fine place to be.\n\n• Notice one thing that is working, and leave it alone.\n• Take five minutes that are just yours.',
  bright:
    'There is some light in today. No need to spend it all at once.\n\n• Do one small thing just because you like it.\n• Tell somebody about the good bit, so that it stays.',
}

const weekly: Record<Weather, string> = {
  empty:
    'It sounds like a week that took more than it gave. You told it as it was, and that is plenty.\n\n• Cross one thing off next week before it starts.\n• Ask for one sleep-in or one early night, and name the day.',
  tense:
    'A tight week. Next week does not need a plan for everything.\n\n• Hand one whole job to somebody else.\n• Leave one evening with nothing in it.',
  low: 'A low week. You need not carry it alone. If it has been two or more, tell your GP or nurse.\n\n• Keep one thing you like in next week, however small.\n• Tell one person how the week really was.',
  steady:
    'A week of some of this and some of that. You got through it.\n\n• Keep what gave you energy, even for ten minutes.\n• Choose one thing to go easier on.',
  bright:
    'A week with some good in it. Worth writing down, as you did.\n\n• Put what gave you energy into next week first.\n• Leave a gap or two around it.',
}

/** A few words for when no other reply is there; by her hearts where they are known. */
export function fallbackReply(type: CheckInType, hearts: Hearts | undefined): string {
  const texts = type === 'daily' ? daily : weekly
  return texts[hearts ? weatherOf(hearts) : 'steady']
}

/** In the place of a reply under a safety card: nothing that could sound light beside it. */
export const besideCardReply =
  'What you told matters. The card above has people who can talk with you now, and you can tell them just as you told it here.'
