import type { Mood } from '#contract/you-today.ts'
import type { TipSet } from '../you-today.ts'

export const midEnergyTips: Record<Mood, readonly TipSet[]> = {
  calm: [
    {
      title: 'Use the good patch',
      tip: 'You’re steady today. Put a little aside for later you.',
      bullets: [
        'Cook double and freeze half',
        'Book the thing you keep putting off',
        'Then stop, while it still feels good',
      ],
    },
    {
      title: 'Notice this one',
      tip: 'A calm day is easy to miss. Catch a bit of it.',
      bullets: [
        'Take one photo just for you',
        'Tell the kids one thing you liked',
        'Sit in the sun for a song',
      ],
    },
    {
      title: 'Something just yours',
      tip: 'There’s a bit in the tank{, name}. Spend some on you.',
      bullets: [
        'Twenty minutes, no mum jobs',
        'Read, draw, dig or do nothing',
        'Tell the house you’re off duty',
      ],
    },
  ],
  okay: [
    {
      title: 'Start fresh from here',
      tip: 'An okay day can reset without any fuss.',
      bullets: ['Clear one bench or one corner', 'Glass of water', 'Choose what “done” looks like today'],
    },
    {
      title: 'A bit of fresh air',
      tip: 'You’re doing fine. A change of air could make it better.',
      bullets: ['Walk to the corner and back', 'Leave the phone at home', 'Let the kids set the pace'],
    },
    {
      title: 'One nice thing',
      tip: 'Put one thing in today that isn’t a job.',
      bullets: [
        'Message a friend who makes you laugh',
        'Good mug, good chair',
        'Say out loud what went right',
      ],
    },
  ],
  frazzled: [
    {
      title: 'Slow the next hour',
      tip: 'You’ve got some fuel but it’s scattered{, name}. Slow one hour down.',
      bullets: [
        'One job at a time, out loud if it helps',
        'Phone in another room',
        'Snack for them, snack for you',
      ],
    },
    {
      title: 'Shake it out',
      tip: 'Frazzle sits in the body. Let some of it out.',
      bullets: ['Put on one loud song and move', 'Roll your shoulders ten times', 'Cold drink, slow sips'],
    },
    {
      title: 'Fewer tabs open',
      tip: 'Your head has too many tabs. Close a few.',
      bullets: [
        'Write down all that’s buzzing',
        'Star the one that’s for today',
        'Fold the paper over the rest',
      ],
    },
  ],
  flat: [
    {
      title: 'A little colour',
      tip: 'Flat isn’t failing. Add one small bright thing.',
      bullets: ['Music on while you do one job', 'Wear the thing you like', 'Eat something that crunches'],
    },
    {
      title: 'Move a little',
      tip: 'You’ve got some fuel even if the spark is low.',
      bullets: ['Walk round the block', 'Stretch on the floor with the kids', 'Stop before you’re tired'],
    },
    {
      title: 'Say it to someone',
      tip: 'Flat can get heavy when it’s kept quiet{, name}.',
      bullets: ['Send one honest text', 'Ask them about their day too', 'Or write it here first'],
    },
  ],
  overwhelmed: [
    {
      title: 'Out of your head',
      tip: 'You can’t sort it while you’re holding it. Get it out first.',
      bullets: ['Write every job and worry, no order', 'Circle one for today', 'Hand one to someone else'],
    },
    {
      title: 'Three piles',
      tip: 'It’s a lot, but it isn’t all for now.',
      bullets: ['Now, later, not mine', 'Put each thing in a pile', 'Do one from “now”, then stop'],
    },
    {
      title: 'Lower the load',
      tip: 'You have some energy{, name}. Use it to take weight off.',
      bullets: [
        'Cancel one thing this week',
        'Swap one job for an easier version',
        'Ask: what happens if I don’t?',
      ],
    },
  ],
}
