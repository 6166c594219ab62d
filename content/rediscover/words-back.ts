import type { AnswerData, RediscoverResponse } from '#contract/rediscover.ts'
import type { ExerciseId, FocusSlug } from '#contract/rediscover-exercises.ts'

/** Where what she wrote is grave: the card stands beside it. */
const besideCard =
  'Thank you for putting that into words. It matters more than any exercise. The people on the card are there for just this.'

const ofFocus: Record<FocusSlug, string> = {
  'mental-load': 'A head that holds everyone’s everything gets loud. Let us make some room in it.',
  burnout: 'Running on empty is no character flaw. We go slowly here.',
  'mum-guilt': 'Guilt tends to visit people who care a lot. We will look at it, not feed it.',
  'identity-shift': 'Feeling like a stranger to yourself for a while is part of a very big change.',
  'not-good-enough': 'That one can be such a bully. We will give it some fair company.',
  'alone-time': 'Wanting to be alone is no want of love. It is a need, like water.',
  'fear-of-messing-up': 'You worry because it matters to you. Good enough and mended goes a long way.',
  general: 'It need not have a name. We start where you are.',
}

const scaleBack = [
  'Hardly any, and you said so. That is an honest place to start.',
  'A little is there. A little is something to build on.',
  'About half. So part of you is in these days already.',
  'A good deal of you is in there. Worth noticing what keeps it so.',
  'Plenty of you, right now. Let us find out what keeps it there.',
]

const belief = [
  'Not yet is fine. You do not have to believe it to keep it near.',
  'A small bit of belief is a start. Read it again on another day.',
  'Halfway there. Fair sentences grow slowly.',
  'You mostly believe it. Keep it where you will see it.',
  'You believe it. Put it somewhere you will find it on a bad day.',
]

const ofScale = (lines: readonly string[], { scale }: AnswerData) => lines[(scale ?? 1) - 1] ?? ''

const named = (words: readonly string[]) => new Intl.ListFormat('en-AU').format(words)

function ofEnergy({ sorted }: AnswerData): string {
  const fills = sorted.filter(({ effect }) => effect === 'fills')
  const drains = sorted.filter(({ effect }) => effect === 'drains')
  if (fills.length === 0 && drains.length > 0)
    return 'A lot going out and little coming in. No wonder, then. Even one small thing that fills you would count.'
  if (fills.length > 0)
    return `Worth guarding: ${named(fills.slice(0, 2).map(({ label }) => label.toLowerCase()))}. Even ten minutes of it.`
  return 'Some things give and take at once. Seeing that is a map already.'
}

/** The guide's own words beside each answer. They say back, they do not judge, and name no condition. */
const back: Record<ExerciseId, (data: AnswerData) => string> = {
  focus: ({ choice }) => ofFocus[(choice ?? 'general') as FocusSlug] ?? ofFocus.general,
  tone: () => 'Good to know. That is how the chat will talk with you about this.',
  'where-now': (data) => ofScale(scaleBack, data),
  hope: () => 'That is small, and it is clear. You would know it when you saw it.',
  values: ({ words }) =>
    words.length === 1
      ? `${words[0]}. One word can be a whole compass.`
      : 'They can all be true at once, even on a day when none of them got a turn.',
  energy: ofEnergy,
  changes: ({ texts }) =>
    texts.resting && texts.resting.trim() !== ''
      ? 'What rests is not gone. It can wait for its season.'
      : 'Something stays and something is new, and both of them are you.',
  thought: ({ words }) =>
    words.length > 0
      ? 'You caught it, and you saw how it works. Many minds do this when they are tired.'
      : 'You wrote it down. Now it is on the page and not only in you.',
  light: ({ texts }) =>
    texts.friend
      ? 'Those are kind words, and they came from you. You are allowed to be on the receiving end.'
      : 'So the thought left something out. That is worth knowing the next time it turns up.',
  reword: (data) => ofScale(belief, data),
  tiny: ({ words }) =>
    words.length > 1
      ? 'The first one is for this week. The others will wait, they are in no hurry.'
      : 'Small is the point. Small things get done.',
  'when-then': () => 'Now it has a hook to hang on. The moment will remind you.',
  'in-the-way': ({ texts }) =>
    texts.smaller
      ? 'The smaller version is no second prize. It is the one that survives a rough night.'
      : 'Good to have seen it coming. If the day falls over, half of it still counts.',
  'i-am': ({ words }) =>
    words.length > 1
      ? 'Read those out loud once, if nobody is listening. Or even if they are.'
      : 'A sentence like that can be a hand on the rail.',
  witness: () => 'They have seen it. So it was there to be seen.',
  note: () => 'That one is kept for you. On a hard day it will be here, in your own words.',
}

/** What the guide says of an answer; empty where there is nothing to answer. It needs no server. */
export function wordsBack({ exercise, data }: RediscoverResponse, isGrave: boolean): string {
  if (isGrave) return besideCard
  return data ? back[exercise](data) : ''
}
