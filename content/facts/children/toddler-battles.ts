import type { FactTopic } from '../fact.ts'
import { raisingChildren } from '../sources.ts'

export const toddlerBattles: FactTopic = {
  id: 'toddler-battles',
  name: 'When everything is a battle',
  facts: [
    {
      id: 'hits-me-when-cross',
      question: 'My toddler hits, kicks or scratches me when I say no. What do I do?',
      asked: [
        'lashes out at me when told off',
        'hits mum when angry',
        'kicks me during nappy changes',
        'violent 2 year old at home',
        'scratches my face when cross',
        'aggressive to me but good at daycare',
        'whacks me when i take something off him',
      ],
      answer:
        'Stop the hand, move back a little and say few words: ‘I won’t let you hit. You’re cross.’ Then keep to your no. It is common from about one to four, and mostly at those they feel safest with. Don’t hit back, as it teaches hitting. When it is calm, show what to do instead: stamp, squash a cushion, say ‘I’m mad’. Praise gentle hands. If you are about to snap, step out of reach and breathe.',
      appliesTo: '1 to 4 years',
      ring: [
        {
          call: 'emergency',
          when: 'You fear that you may hurt them: put them somewhere safe, step away and ring.',
        },
        { call: 'gp', when: 'It is getting worse, someone gets hurt, or words or skills have gone.' },
        { call: 'nurse', when: 'Most days, or still going on after four.' },
      ],
      source: raisingChildren('hitting and biting in toddlers'),
      reviewed_by: null,
    },
    {
      id: 'throws-things',
      question: 'Why does my toddler throw food, cups and toys, and how do I stop it?',
      asked: [
        'chucks his plate off the high chair',
        'throws everything on the floor',
        'hurls toys at my head',
        'dinner ends up on the floor',
        'throwing phase',
        'toddler throws blocks when angry',
        'tips out every basket',
      ],
      answer:
        'Throwing is fun to a toddler, and a test of what things and people do. It peaks between one and three. At meals, put down a little at a time. Thrown food often means ‘I’m done’: say so, and end the meal calmly. For toys: ‘Balls are for throwing. Blocks stay down.’ If it flies again, put it away for a bit. Let them throw a lot outside. Keep your face dull; a big fuss is part of the fun.',
      appliesTo: '1 to 3 years',
      ring: [
        { call: 'nurse', when: 'Hardly any other kind of play, few words, or most days end in hurting.' },
        { call: 'pregnancy-birth-baby', when: 'To talk it over with a nurse.' },
      ],
      source: raisingChildren('toddler behaviour'),
      reviewed_by: null,
    },
    {
      id: 'does-not-listen',
      question: 'My child doesn’t listen until I yell. How do I get them to do what I ask?',
      asked: [
        'ignores everything i say',
        'i have to ask ten times',
        'listening ears 4 year old',
        'tunes me out completely',
        'never does what she is told',
        'i repeat myself all day long',
        'selective hearing kid',
      ],
      answer:
        'Go to them first, rather than call from the next room. Get down low, say their name and wait for their eyes. Then one short thing, said as what to do: ‘Shoes on, please.’ Give them some seconds. Help if they don’t start, and say thanks when they do. Ask only what you will follow up. The same order each day means less asking. If they also miss soft sounds, or say ‘what?’ a lot, have their hearing checked.',
      appliesTo: '2 to 8 years',
      ring: [
        { call: 'gp', when: 'You wonder about hearing, or words or skills are lost or behind.' },
        { call: 'nurse', when: 'If every day is a fight.' },
      ],
      source: raisingChildren('helping children to cooperate'),
      reviewed_by: null,
    },
    {
      id: 'smacking-or-time-out',
      question: 'Is smacking okay, or does time-out work better?',
      asked: [
        'i smacked my toddler and feel awful',
        'naughty step age',
        'how long time out 3 year old',
        'how to discipline a 2 year old',
        'consequences for a toddler',
        'is a tap on the hand ok',
        'thinking chair or naughty corner',
        'partner thinks kids need a smack',
      ],
      answer:
        'Smacking is best left out: it can hurt, it frightens, and it doesn’t teach what to do instead. If it has happened, say sorry and make up. Under three, stop the act, say it in few words, and show another way. From about three, a calm break of a few minutes somewhere dull and safe can help, if it is rare and you say why. Catching them being good works best of all. Agree on a plan with your partner.',
      appliesTo: '1 to 8 years',
      ring: [
        {
          call: 'emergency',
          when: 'Somebody is hurt, or you may hurt them: put the child somewhere safe, step away and ring.',
        },
        { call: '1800respect', when: 'Someone at home hurts or scares you or the children.' },
        { call: 'gp', when: 'You lose control, or feel close to it: soon.' },
        { call: 'nurse', when: 'For ways that fit your child’s age.' },
      ],
      source: raisingChildren('smacking and time-out'),
      reviewed_by: null,
    },
    {
      id: 'screen-off-meltdown',
      question: 'My child melts down when the TV or tablet goes off. How do I end it in peace?',
      asked: [
        'tantrum when ipad is taken away',
        'turning off the telly is war',
        'addicted to youtube 3 year old',
        'just one more episode screaming',
        'screams for my phone',
        'ipad tantrums',
        'angry after gaming switch off',
      ],
      answer:
        'Set the end before it starts: ‘Two shows, then bath.’ Turn off autoplay. A few minutes before, sit with them and ask what is going on. Let them press the button. Have the next thing ready, best a nice one or a snack. When they scream: ‘You wanted more. It’s hard to stop.’ Then leave it off, as giving in teaches that screaming works. The same times each day mean less fighting. It often gets worse before it gets better.',
      appliesTo: '2 to 12 years',
      ring: [
        { call: 'nurse', when: 'Under school age, and hardly any play or sleep without a screen.' },
        { call: 'gp', when: 'Hurts people or breaks things, or gives up sleep, school or friends for it.' },
      ],
      source: raisingChildren('screen time and how to end it'),
      reviewed_by: null,
    },
    {
      id: 'takes-off-the-nappy',
      question: 'My toddler takes the nappy off and smears poo. How do I stop it?',
      asked: [
        'poo all over the cot',
        'rips off nappy at nap time',
        'painted the wall with poo',
        'strips naked in bed',
        'hand down nappy playing with poop',
        'undoes the tabs',
        'finger painting with poo',
      ],
      answer:
        'Dress them so that hands can’t get in: a bodysuit, or a zip sleepsuit put on back to front. Change a dirty nappy straight away, and look in soon after naps. Clean up with a dull face and few words; a fuss makes it a game. It is common at this age, and seldom naughty. Offer dough, mud or paint for busy hands. An itch, a rash or hard poo can start it. Maybe the potty is next.',
      appliesTo: '1 to 3 years',
      ring: [
        { call: 'gp', when: 'Sore, itchy, hard poo, eats poo, or words or skills have gone.' },
        { call: 'nurse', when: 'If it goes on for weeks.' },
      ],
      source: raisingChildren('toddler behaviour'),
      reviewed_by: null,
    },
  ],
}
