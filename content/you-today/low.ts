import type { Mood } from '#contract/you-today.ts'
import type { TipSet } from '../you-today.ts'

export const lowEnergyTips: Record<Mood, readonly TipSet[]> = {
  calm: [
    {
      title: 'Quiet is enough',
      tip: 'You’re low on fuel but steady{, name}. Let today stay small.',
      bullets: [
        'Pick one thing that can wait, and let it',
        'Sit for the first sip of your drink',
        'Lie down when the house goes still',
      ],
    },
    {
      title: 'Keep the calm',
      tip: 'A slow day can be a good day. Guard it a little.',
      bullets: ['Say no to one thing', 'Dim the lights an hour early', 'Ten slow breaths by a window'],
    },
    {
      title: 'Rest before you need it',
      tip: 'You have a calm pocket. Spend it on rest, not jobs.',
      bullets: [
        'Set a timer for fifteen minutes',
        'Feet up, phone face down',
        'Start again only when it rings',
      ],
    },
  ],
  okay: [
    {
      title: 'Half speed today',
      tip: 'Okay and tired still counts as okay. Go at half speed.',
      bullets: [
        'Do the must-do, skip the should-do',
        'Eat something with your hands free',
        'Early night if you can swing it',
      ],
    },
    {
      title: 'Borrow some energy',
      tip: 'You don’t have to make it all yourself{, name}.',
      bullets: [
        'Ask one person for one small thing',
        'Let a show mind the kids for a bit',
        'Step outside for two minutes of air',
      ],
    },
    {
      title: 'Soft landing',
      tip: 'Make tonight easier for the you who gets there.',
      bullets: [
        'Choose the easiest dinner there is',
        'Lay out tomorrow’s clothes',
        'Leave the rest on the bench',
      ],
    },
  ],
  frazzled: [
    {
      title: 'Turn the noise down',
      tip: 'Tired and frazzled is a loud mix. Take one sound away.',
      bullets: [
        'Switch one noisy thing off',
        'Drop your shoulders, loosen your jaw',
        'Out-breath longer than the in-breath, five times',
      ],
    },
    {
      title: 'Two-minute stop',
      tip: 'You’ve been going on empty. Stop for two minutes before the next thing.',
      bullets: [
        'Kids somewhere safe, door half closed',
        'Cool water on your wrists',
        'One thing next, only one',
      ],
    },
    {
      title: 'Shrink the day',
      tip: 'It won’t all fit today, and that’s the day’s fault, not yours.',
      bullets: ['Cross two things off undone', 'Move one to another day', 'Keep one, the one you’d miss'],
    },
  ],
  flat: [
    {
      title: 'Small and warm',
      tip: 'Flat days need warmth more than a plan{, name}.',
      bullets: [
        'Warm drink, warm shower or warm socks',
        'One song you used to love',
        'Tell someone “flat today”',
      ],
    },
    {
      title: 'Just the next bit',
      tip: 'You don’t have to feel like it. Just do the next small bit.',
      bullets: ['Open the blinds', 'Wash your face', 'Sit outside, even on the step'],
    },
    {
      title: 'Be on your own side',
      tip: 'Talk to yourself like you’d talk to a tired friend.',
      bullets: ['Name one thing you did today', 'Let the bar sit lower', 'Rest without earning it'],
    },
  ],
  overwhelmed: [
    {
      title: 'Put something down',
      tip: 'Too much, and no fuel. Something has to go, and it’s allowed to.',
      bullets: [
        'Choose one thing not to do',
        'Text one person “today’s a lot”',
        'Sit down while you work out the next step',
      ],
    },
    {
      title: 'Safe, fed, enough',
      tip: 'On days like this: everyone safe, everyone fed. That’s the list.',
      bullets: [
        'Toast counts as dinner',
        'Cot or playpen is a fine place for five minutes',
        'The rest keeps',
      ],
    },
    {
      title: 'One breath of room',
      tip: 'Make a tiny gap before you go on{, name}.',
      bullets: ['Hand on your chest', 'Three slow breaths out', 'Then only the next five minutes'],
    },
  ],
}
