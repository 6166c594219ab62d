import type { Heart } from '#contract/hearts.ts'
import type { ModeId } from '#contract/options.ts'

/** What a week can call for. */
export type Call = 'low-energy' | 'high-stress' | 'low-mood' | 'helped' | 'steady'

interface Tip {
  text: string
  mode: ModeId | null
}

/** A tip for each call; another each week. None takes more than a few minutes, money or somebody else's time. */
export const weekTips: Record<Call, readonly Tip[]> = {
  'low-energy': [
    { text: 'Pick one job in the next week that can simply not be done. Cross it out now.', mode: 'reset' },
    {
      text: 'Choose one night to be in bed before nine. Let the kitchen wait for the morning.',
      mode: 'sleep',
    },
    { text: 'Eat something before you feed everybody else, once a day. Toast counts.', mode: 'eat' },
  ],
  'high-stress': [
    {
      text: 'When it gets loud, get it all out of your head and onto a list. Then do one line of it.',
      mode: 'clear',
    },
    { text: 'Try two minutes of slow breathing before the hardest part of the day.', mode: 'relief' },
    { text: 'Drop one whole job this week, the thinking part too.', mode: 'clear' },
  ],
  'low-mood': [
    { text: 'Send one person a single line about how it is. You need not be good company.', mode: 'connect' },
    { text: 'Say it out loud, or type it, as it comes. It need not make sense.', mode: 'chat' },
    { text: 'Stand in daylight for five minutes each morning, in whatever you slept in.', mode: 'relief' },
  ],
  helped: [
    { text: 'Give it a place in the next few days, before they fill up.', mode: null },
    { text: 'Make it easy to have again: put it where you will see it.', mode: null },
    { text: 'A short one counts as well. Ten minutes is plenty.', mode: null },
  ],
  steady: [
    { text: 'Leave what works alone. No need to add a thing.', mode: null },
    { text: 'Do one small thing that has nothing to do with being a mum.', mode: 'rediscover' },
    { text: 'Note down what made it easier, for a week when you want it.', mode: 'chat' },
  ],
}

/** On which days each heart was hard. */
export const becauseItWasHard: Record<Heart, (count: number, of: number) => string> = {
  energy: (count, of) => `Energy was low on ${count} of ${of} days.`,
  mood: (count, of) => `Mood was low on ${count} of ${of} days.`,
  stress: (count, of) => `Stress was high on ${count} of ${of} days.`,
}
export const becauseItHelped = (label: string, days: number, otherDays: number) =>
  `${label} tended to come with your better days (${days} with it, ${otherDays} without, looking back up to three months).`
export const becauseItWasSteady = 'Most of the days you told were in the middle or better.'
