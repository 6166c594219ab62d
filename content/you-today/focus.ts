import { dayTips } from './focus-days.ts'
import { peopleTips } from './focus-people.ts'
import type { FocusTopic } from './focus-topic.ts'

/** Tips for what is going on within her. */
const innerTips: readonly FocusTopic[] = [
  {
    topic: 'mum guilt',
    isOfChildren: true,
    keywords: ['guilt', 'guilty', 'bad mum', 'yell*', 'shout*', 'snapped', 'lost it', 'screen time'],
    tips: [
      {
        title: 'Guilt isn’t a report card',
        tip: 'Feeling guilty shows that you care. It doesn’t show you did wrong.',
        bullets: [
          'Say what happened in one plain line',
          'Repair if you need to: “I got loud, I’m sorry”',
          'Then let it be over',
        ],
      },
      {
        title: 'What a friend would say',
        tip: 'Tell this to the friend in your head and listen to her answer.',
        bullets: ['Write the guilty thought down', 'Answer as her', 'Keep her line, bin the first one'],
      },
    ],
  },
  {
    topic: 'not good enough',
    keywords: ['not good enough', 'not feeling good enough', 'enough', 'failing', 'compar*', 'perfect*'],
    tips: [
      {
        title: 'Good enough is good',
        tip: 'Kids need a good-enough mum, and that’s you on most days.',
        bullets: [
          'List three things that went fine',
          'Mute one account that makes you feel small',
          'Stop at “done”',
        ],
      },
      {
        title: 'Catch the measuring',
        tip: 'Notice whose ruler you’re using today.',
        bullets: ['Ask: who says?', 'Choose your own measure for today', 'Count one thing by it'],
      },
    ],
  },
  {
    topic: 'alone time',
    isOfChildren: true,
    keywords: ['alone time', 'space', 'touched out', 'quiet', 'break', 'time to myself', 'me time'],
    tips: [
      {
        title: 'Claim ten minutes',
        tip: 'Time alone seldom turns up by itself. Book a small bit.',
        bullets: [
          'Pick the ten minutes and say it out loud',
          'Kids asleep or with someone, then door closed',
          'No jobs inside it',
        ],
      },
      {
        title: 'Hands off for a bit',
        tip: 'Wanting nobody to touch you is a normal wish after a full day.',
        bullets: [
          'Long shower or a seat in the car',
          'Say “my body needs a break, back soon”',
          'Side-by-side play instead of cuddles',
        ],
      },
    ],
  },
  {
    topic: 'fear of messing up',
    isOfChildren: true,
    keywords: [
      'messing up',
      'mess up',
      'fear',
      'worry',
      'worried',
      'worries',
      'anxious',
      'anxiety',
      'scared',
    ],
    tips: [
      {
        title: 'The repair counts',
        tip: 'Kids don’t need you to get it right each time. Coming back matters most.',
        bullets: [
          'Think of one moment you came back',
          'Say one warm thing at bedtime',
          'Let today’s slip be small',
        ],
      },
      {
        title: 'Worry, then wave',
        tip: 'Give the worry a spot, so that it doesn’t follow you all day.',
        bullets: [
          'Write the worry in one line',
          'Write what you can do, if anything',
          'Come back to it at a set time',
        ],
      },
    ],
  },
  {
    topic: 'identity',
    keywords: ['identity', 'matrescence', 'who i am', 'myself', 'old me', 'career'],
    tips: [
      {
        title: 'Still in there',
        tip: 'You’ve grown a new part. The old ones are still there.',
        bullets: ['Name one thing you loved before kids', 'Do five minutes of it', 'Tell someone about it'],
      },
      {
        title: 'More than Mum',
        tip: 'Let one part of today have nothing to do with being Mum.',
        bullets: [
          'Wear or play something that’s you',
          'Talk about a topic that isn’t kids',
          'Write: “I’m also someone who…”',
        ],
      },
    ],
  },
  {
    topic: 'sleep',
    keywords: ['sleep*', 'asleep', 'night', 'bedtime', 'nap', 'wake*', 'waking', 'up all night'],
    tips: [
      {
        title: 'Get through tonight',
        tip: 'Broken nights make all else harder. Make tonight lighter.',
        bullets: [
          'Set up water, snacks and a dim light now',
          'Swap one wake-up with someone if you can',
          'Nothing big gets decided before breakfast',
        ],
      },
      {
        title: 'Protect one stretch',
        tip: 'One decent stretch of rest can change a day.',
        bullets: ['Choose the stretch', 'Hand over or pause the rest', 'Phone out of reach'],
      },
    ],
  },
  {
    topic: 'burnout',
    keywords: ['burnout', 'burnt out', 'tired', 'exhaust*', 'energy', 'worn out', 'drained'],
    tips: [
      {
        title: 'Refill first',
        tip: 'You can’t plan your way out of empty. Refill a little first.',
        bullets: [
          'Food, water, ten minutes lying down',
          'Skip one job on purpose',
          'Ask for a sleep-in this week',
        ],
      },
      {
        title: 'Smaller tank, smaller trip',
        tip: 'Plan the day for the energy you have, not the energy you wish for.',
        bullets: ['Halve the list', 'Do the hard thing when you’re freshest', 'Rest before the wobbly hour'],
      },
    ],
  },
  {
    topic: 'mental load',
    keywords: [
      'mental load',
      'overwhelm*',
      'everything',
      'too much',
      'list',
      'juggl*',
      'remember*',
      'organis*',
    ],
    tips: [
      {
        title: 'Share the remembering',
        tip: 'Carrying the list is work too. Let some of it live outside your head.',
        bullets: [
          'Write the list where others can see it',
          'Give one whole job away, start to end',
          'Let it be done their way',
        ],
      },
      {
        title: 'One page of everything',
        tip: 'Get the load onto one page, so that it stops circling.',
        bullets: ['Set a timer for five minutes', 'Write it messy', 'Choose one, leave the rest on the page'],
      },
    ],
  },
]

/** Tips for what she named as her focus. Of topics that fit alike the earlier one is taken. */
export const focusTips: readonly FocusTopic[] = [...innerTips, ...dayTips, ...peopleTips]
