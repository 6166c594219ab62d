import type { Mood } from '#contract/you-today.ts'
import type { TipSet } from '../you-today.ts'

export const highEnergyTips: Record<Mood, readonly TipSet[]> = {
  calm: [
    {
      title: 'Ride it gently',
      tip: 'Good mood, good energy. Enjoy it without filling every minute.',
      bullets: ['One fun thing with the kids', 'One thing for you', 'Leave a gap with nothing in it'],
    },
    {
      title: 'Plant something',
      tip: 'Use today’s lift to start a small thing you care about{, name}.',
      bullets: [
        'Pick something that takes ten minutes',
        'Do it before the jobs',
        'Put the next step on a note',
      ],
    },
    {
      title: 'Bank the feeling',
      tip: 'Days like this help on the other days.',
      bullets: ['Write down what helped', 'Thank someone who did', 'Keep the note where you’ll see it'],
    },
  ],
  okay: [
    {
      title: 'Get one thing moving',
      tip: 'You’ve got energy. Pick one thing and give it a push.',
      bullets: [
        'Choose the thing that’s been nagging',
        'Twenty minutes, timer on',
        'Stop when it rings and call it good',
      ],
    },
    {
      title: 'Make it fun',
      tip: 'Spare energy loves company.',
      bullets: ['Ask a mum friend for a walk', 'Dance while dinner cooks', 'Take the kids the long way home'],
    },
    {
      title: 'For future you',
      tip: 'Do a kind thing for the you of Thursday{, name}.',
      bullets: ['Pack bags the night before', 'Fill one snack box', 'Then put your feet up'],
    },
  ],
  frazzled: [
    {
      title: 'Spend the buzz',
      tip: 'Busy head, busy body. Let the body go first.',
      bullets: ['Walk fast for ten minutes', 'Race the kids to the letterbox', 'Then choose one job'],
    },
    {
      title: 'One lane',
      tip: 'You can do a lot today, just not all at once.',
      bullets: [
        'Pick one lane: house, kids or you',
        'Stay in it for half an hour',
        'Switch on purpose, not by accident',
      ],
    },
    {
      title: 'Slow hands',
      tip: 'When it all feels fast, let your hands go slow{, name}.',
      bullets: ['Fold, chop or wipe at half speed', 'Breathe out on each one', 'Notice what settles'],
    },
  ],
  flat: [
    {
      title: 'Wake the spark',
      tip: 'You’ve got energy but not much joy. Try a different sort of thing.',
      bullets: ['Do one job somewhere new', 'Play a song from before kids', 'Make something, badly, for fun'],
    },
    {
      title: 'Do it for the laugh',
      tip: 'Flat lifts quicker in company.',
      bullets: [
        'Send someone a silly photo',
        'Let the kids choose the game',
        'Ring the friend who always laughs',
      ],
    },
    {
      title: 'Small win',
      tip: 'Give yourself one thing to point at tonight{, name}.',
      bullets: ['Pick a ten-minute job', 'Finish it all the way', 'Say “I did that”'],
    },
  ],
  overwhelmed: [
    {
      title: 'Sort, then go',
      tip: 'You’ve got the energy. It just needs a direction.',
      bullets: [
        'Empty your head on paper',
        'Pick the one that makes others easier',
        'Start with the first two minutes',
      ],
    },
    {
      title: 'Not all yours',
      tip: 'Some of what you’re carrying belongs to someone else.',
      bullets: ['Mark each job: mine, ours, theirs', 'Hand one back today', 'Don’t fix how they do it'],
    },
    {
      title: 'Fast list, slow breath',
      tip: 'Before you charge at it{, name}, breathe once.',
      bullets: ['Three jobs only', 'Longest out-breath you’ve got', 'Do the smallest first'],
    },
  ],
}
