import type { CheckInType } from '#contract/check-ins.ts'
import type { Hearts } from '#contract/hearts.ts'

/** What the hearts say most clearly: a low tank speaks before stress, stress before a low mood. */
type Weather = 'empty' | 'tense' | 'low' | 'steady' | 'bright'

/** What is not known, 0, says nothing. */
const isLow = (level: number) => level > 0 && level <= 2

function weatherOf({ energy, mood, stress, ...others }: Hearts): Weather {
  // A heart that is added has its say here as well.
  others satisfies Record<string, never>
  if (isLow(energy)) return 'empty'
  if (stress >= 4) return 'tense'
  if (isLow(mood)) return 'low'
  return mood >= 4 && energy >= 4 ? 'bright' : 'steady'
}

/** In turn: the first is said first. */
type Texts = readonly [string, ...string[]]

const daily: Record<Weather, Texts> = {
  empty: [
    'Not much in the tank today. That counts as a reason to do less.\n\n• Sit down before the next job, even for a minute.\n• Have a drink of water and something easy to eat.\n• Pick one thing that can be left until tomorrow.',
    'Running on very little today. Small is the right size.\n\n• Let the easy dinner be dinner.\n• Put your feet up while they eat, play or sleep.\n• Say no to one thing. No reason needed.',
    'A tired one today. Rest counts as doing something.\n\n• Lie down when there is a gap, even if sleep stays away.\n• Do the next job sitting, or slowly, or not today.\n• Ask one person for one hour.',
    'Very little left today. No brave face needed here.\n\n• Drink a glass of water before anything else.\n• Pick the two things that really must happen. Let the rest slide.\n• Put bedtime first tonight, yours too.',
  ],
  tense: [
    'A lot is pulling at you. It need not all be sorted tonight.\n\n• Breathe out slowly, three times.\n• Write down what is loudest, then put the pen away.\n• Choose the one thing that really is for today.',
    'It is all a bit tight today. You do not have to hold every piece at once.\n\n• Drop your shoulders. Let your jaw go loose.\n• Say the loudest worry out loud, even to the kettle.\n• Give one job a different day.',
    'There is a lot on you today. Slower is allowed, even now.\n\n• Put both feet on the floor and look at something still.\n• Do one thing to the end, then stop for a minute.\n• Text one person: “Can you take this one?”',
  ],
  low: [
    'A heavy sort of day. You do not have to cheer it up.\n\n• Let in some air or some light.\n• Send one person a single line, or just a picture.\n• Keep the rest of the day small.',
    'Not an easy mood to sit in. It can be here without a reason.\n\n• Step outside the door, even for three breaths.\n• Put on one song that you have always liked.\n• Skip what can be skipped.',
    'Grey today. You need not put on a face for anybody here.\n\n• Have a warm shower, or just wash your hands in warm water.\n• Sit near somebody, with no need to talk.\n• Choose the easiest way through the next hour.',
  ],
  steady: [
    'Somewhere in the middle today. The middle is a fine place to be.\n\n• Notice one thing that is working, and leave it alone.\n• Take five minutes that are just yours.',
    'A day with no big weather. That can be a rest too.\n\n• Have one drink while it is still hot.\n• Leave one job at “good enough”.',
    'Neither up nor down today. Nothing has to be made of it.\n\n• Look back for one thing that went all right.\n• Take a few minutes with nobody touching you.',
  ],
  bright: [
    'There is some light in today. No need to spend it all at once.\n\n• Do one small thing just because you like it.\n• Tell somebody about the good bit, so that it stays.',
    'Some ease in today. It is yours to enjoy.\n\n• Sit in it for a minute before the next thing.\n• Note what helped, so that you can find it again.',
    'A good bit of day. You do not have to pay for it later.\n\n• Be silly with whoever is near.\n• Leave a little of it for tomorrow.',
  ],
}

const weekly: Record<Weather, Texts> = {
  empty: [
    'It sounds like a week that took more than it gave. You told it as it was, and that is plenty.\n\n• Cross one thing off next week before it starts.\n• Ask for one sleep-in or one early night, and name the day.',
    'A long week on very little. It is written down now, so you need not hold it.\n\n• Choose one thing that next week can do without.\n• Book in one rest, with a day and a time.',
    'This week asked a lot of you. Next week can be smaller on purpose.\n\n• Plan one easy dinner and have it twice.\n• Tell one person which day you most need a hand.',
  ],
  tense: [
    'A tight week. Next week does not need a plan for everything.\n\n• Hand one whole job to somebody else.\n• Leave one evening with nothing in it.',
    'A lot came at you this week. It does not all have to come along into the next.\n\n• Pick one thing to leave behind.\n• Put one slow hour into the week before it fills.',
    'That was a full week. You can go into the next with less in your hands.\n\n• Write down what only you can do. Share out one thing that is not on that list.\n• Keep one morning free of plans.',
  ],
  low: [
    'A low week. You need not carry it alone. If it has been two or more, tell your GP or nurse.\n\n• Keep one thing you like in next week, however small.\n• Tell one person how the week really was.',
    'A hard week to feel good in. You do not have to explain it. If it goes on past two weeks, tell your GP or nurse.\n\n• Put one small nice thing on a day of next week.\n• Let one person know that it has been heavy.',
    'A flat week, and you told it as it was. If most days have been low for two weeks or more, tell your GP or nurse.\n\n• Make one day of next week an easy one.\n• Get outside once with somebody you like.',
  ],
  steady: [
    'A week of some of this and some of that. You got through it.\n\n• Keep what gave you energy, even for ten minutes.\n• Choose one thing to go easier on.',
    'An ordinary week, some of it fine and some of it long. Ordinary counts.\n\n• Do again what worked, even once.\n• Let one thing stay undone next week too.',
    'A mixed week. You do not have to sum it up.\n\n• Choose one bit that you would like more of.\n• Swap one job with someone, or leave it for now.',
  ],
  bright: [
    'A week with some good in it. Worth writing down, as you did.\n\n• Put what gave you energy into next week first.\n• Leave a gap or two around it.',
    'There was room to breathe this week. Good to see it in your own words.\n\n• Ask what made the room, and keep a bit of it.\n• Tell someone who was part of it.',
    'A week that gave something back. You can just have that.\n\n• Do one of the good things again, on a day you choose.\n• Keep next week as light as this one, where you can.',
  ],
}

/** The one of these texts that she has not been told, or not for the longest. @param earlier the texts that she was given, newest first */
export function leastLately(texts: Texts, earlier: readonly string[]): string {
  const since = (text: string) => (earlier.includes(text) ? earlier.indexOf(text) : earlier.length)
  return texts.reduce((best, text) => (since(text) > since(best) ? text : best))
}

/**
 * A few words for when no other reply is there; by her hearts where they are known.
 * @param earlier what she was given before, newest first, so that the same words do not come twice in a row
 */
export function fallbackReply(
  type: CheckInType,
  hearts: Hearts | undefined,
  earlier: readonly string[] = [],
): string {
  const texts = type === 'daily' ? daily : weekly
  return leastLately(texts[hearts ? weatherOf(hearts) : 'steady'], earlier)
}

/** In the place of a reply under a safety card: nothing that could sound light beside it. */
export const besideCardReply =
  'What you told matters. The card above has people who can talk with you now, and you can tell them just as you told it here.'
