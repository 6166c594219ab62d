import type { FactTopic } from './fact.ts'
import { anaphylaxisPlan, poisonsCentre, rch, resuscitationCouncil } from './sources.ts'

export const accidents: FactTopic = {
  id: 'accidents',
  name: 'Bumps, burns and scares',
  facts: [
    {
      id: 'choking',
      question: 'What do I do if my baby is choking?',
      asked: [
        'choking first aid',
        'something stuck in throat',
        'cant breathe food stuck',
        'choking on grape',
      ],
      answer:
        'If they can cough or cry, let them cough and stay close. If they can’t, ring 000 on speaker. Lay a baby face down along your thigh, head low. Give up to five firm blows between the shoulder blades. Then turn them over: up to five chest pushes. Check the mouth each time. Keep going. For a child, do the same sitting or standing.',
      appliesTo: 'Babies and children',
      ring: [
        {
          call: 'emergency',
          when: 'Now, if they can’t cough, cry or breathe. They will talk you through it.',
        },
        { call: 'hospital', when: 'Afterwards, if they cough, wheeze or drool.' },
      ],
      source: resuscitationCouncil,
      reviewed_by: null,
    },
    {
      id: 'head-bump',
      question: 'My child hit their head. When do I worry?',
      asked: [
        'fell off the bed',
        'baby rolled off change table',
        'bumped head',
        'concussion',
        'egg on forehead',
        'dropped baby',
      ],
      answer:
        'Crying straight away and then settling is a good sign. Hold something cool on the bump and watch them closely for a day. They may sleep when it is sleep time; check that you can rouse them. A baby under one who has hit their head is best seen by a doctor.',
      appliesTo: 'Babies and children',
      ring: [
        {
          call: 'emergency',
          when: 'Knocked out, a fit, hard to wake, confused, or fluid from an ear or the nose.',
        },
        {
          call: 'hospital',
          when: 'Vomiting twice, a big fall, a soft swelling, a bad headache, or under one.',
        },
        { call: 'healthdirect', when: 'A small bump, and you want to check.' },
      ],
      source: rch('head injury'),
      reviewed_by: null,
    },
    {
      id: 'swallowed-something',
      question: 'My child swallowed something they shouldn’t have. What now?',
      asked: [
        'ate tablets',
        'drank cleaning product',
        'poison',
        'swallowed detergent pod',
        'ate a plant',
        'took wrong medicine',
      ],
      answer:
        'If they are awake and breathing well, ring Poisons now, before there are signs. They answer day and night. Don’t make them vomit. Take what is left out of their mouth, and have the packet in your hand when you ring. Skin: rinse with water. Eyes: rinse for 15 minutes. It happens in a second, and nobody will blame you.',
      appliesTo: 'Any age',
      ring: [
        { call: 'emergency', when: 'Not waking, a fit, or trouble breathing.' },
        { call: 'poisons', when: 'For everything else, right now.' },
      ],
      source: poisonsCentre,
      reviewed_by: null,
    },
    {
      id: 'button-battery',
      question: 'I think my child swallowed a button battery or a magnet.',
      asked: ['coin battery', 'swallowed battery', 'magnets swallowed', 'lithium battery nose'],
      answer:
        'Don’t wait for signs: a button battery can burn within two hours. Ring Poisons now and they will tell you where to go. Don’t give food or drink unless they say so, and don’t make your child vomit. Take the packet or a matching battery along. Two or more magnets are urgent, too. A battery in the nose or ear counts as well.',
      appliesTo: 'Any age',
      ring: [
        { call: 'emergency', when: 'Trouble breathing, vomiting blood, or choking.' },
        { call: 'poisons', when: 'Right now, even if you only suspect it.' },
      ],
      source: poisonsCentre,
      reviewed_by: null,
    },
    {
      id: 'burns',
      question: 'What is first aid for a burn or scald?',
      asked: [
        'hot tea spilled',
        'pulled hot coffee down',
        'scald',
        'touched the heater',
        'burnt hand',
        'boiling water on baby',
      ],
      answer:
        'Cool running water for 20 minutes. It still helps up to three hours after. Take off clothes and nappy near the burn unless they stick. Keep the rest of your child warm. No ice, butter or toothpaste. Then cover loosely with cling wrap or a clean wet cloth.',
      appliesTo: 'Any age',
      ring: [
        {
          call: 'emergency',
          when: 'A large burn, smoke breathed in, or a burn on the face with trouble breathing.',
        },
        {
          call: 'hospital',
          when: 'Bigger than a 20-cent coin, on face, hands, feet or groin, or any burn in a baby.',
        },
        { call: 'healthdirect', when: 'A small one, and you aren’t sure.' },
      ],
      source: rch('burns'),
      reviewed_by: null,
    },
    {
      id: 'allergic-reaction',
      question: 'Is this an allergic reaction?',
      asked: ['hives after peanut', 'swollen lips after egg', 'anaphylaxis', 'epipen', 'face swelling food'],
      answer:
        'Hives, swollen lips or eyes, or vomiting soon after a new food can be an allergy. Stop that food and watch closely. Trouble breathing, a swollen tongue, wheeze, a hoarse voice, or a baby who turns pale and floppy is an emergency. Lay them flat; hold a baby lying flat. Use an adrenaline pen if you have one. Don’t let them stand or walk.',
      appliesTo: 'Any age',
      ring: [
        {
          call: 'emergency',
          when: 'Any trouble with breathing, tongue or voice, or pale and floppy. Use the pen first.',
        },
        { call: 'gp', when: 'Hives or swelling that went away: before that food again.' },
        { call: 'healthdirect', when: 'A mild rash, and you aren’t sure.' },
      ],
      source: anaphylaxisPlan,
      reviewed_by: null,
    },
  ],
}
