import type { FactTopic } from './fact.ts'
import { childRestraints, movementGuidelines, raisingChildren } from './sources.ts'

export const growing: FactTopic = {
  id: 'growing',
  name: 'Toddlers and every day',
  facts: [
    {
      id: 'car-seats',
      question: 'Which car seat does my child need?',
      asked: [
        'rear facing until',
        'booster seat age',
        'turn car seat around',
        'capsule',
        'second hand car seat',
      ],
      answer:
        'By law: up to six months, facing backwards. Six months to four years, backwards or forwards in a seat with its own harness. Four to seven, a harness or a booster. Go by the size marks on the seat: as long as your child fits, the earlier stage is safer. Use one made to the Australian standard that was never in a crash.',
      appliesTo: 'Birth to 7 years and over',
      ring: [
        { call: 'emergency', when: 'A child locked in a hot car.' },
        { call: 'nurse', when: 'To find a fitting station near you.' },
      ],
      source: childRestraints,
      reviewed_by: null,
    },
    {
      id: 'screen-time',
      question: 'How much screen time is okay?',
      asked: ['tv for babies', 'ipad toddler', 'cocomelon', 'phone while feeding', 'screens under 2'],
      answer:
        'The guide says none under two, apart from video calls, and up to an hour a day from two to five. It is a guide, not a grade. What you do around it counts more: watch together, keep screens out of bed, and have some play and outdoors most days. A show so that you can shower is fine.',
      appliesTo: 'Birth to 5 years',
      ring: [{ call: 'nurse', when: 'If sleep, speech or fights over screens worry you.' }],
      source: movementGuidelines,
      reviewed_by: null,
    },
    {
      id: 'milestones',
      question: 'My child is not doing what others do yet. Do I worry?',
      asked: [
        'not walking',
        'when should he walk',
        'how many words at 18 months',
        'not talking',
        'not crawling',
        'speech delay',
        'milestones late',
        'autism signs',
        'not rolling',
        'doesnt respond to name',
      ],
      answer:
        'Children differ by months. Worth a check: no smile by three months, not sitting by nine, no babble or pointing by 12, not walking or no words by 18. At any age: loss of a skill, or no answer to sound or faces. Asking early is never silly, and help works best early. For babies born early, count from the due date.',
      appliesTo: 'Birth to 3 years',
      ring: [
        { call: 'nurse', when: 'Any time you wonder.' },
        { call: 'gp', when: 'Any of the signs above, for a check of hearing, sight and growth.' },
      ],
      source: raisingChildren('child development: when to seek help'),
      reviewed_by: null,
    },
    {
      id: 'tantrums',
      question: 'How do I get through a tantrum?',
      asked: [
        'toddler meltdown',
        'hitting biting',
        'screaming in shops',
        'terrible twos',
        'biting other kids',
      ],
      answer:
        'Big feelings are bigger than a toddler’s words. Keep them safe, stay near, say little: ‘You’re cross. I’m here.’ A hit or bite: stop the hand, ‘I won’t let you hurt’, and move on. Don’t try to teach in the storm. Afterwards, a cuddle. They are worst when tired or hungry, and most pass by four.',
      appliesTo: '1 to 4 years',
      ring: [
        { call: 'nurse', when: 'Many a day, or your child hurts themselves.' },
        { call: 'panda', when: 'When it takes all you have.' },
      ],
      source: raisingChildren('tantrums'),
      reviewed_by: null,
    },
    {
      id: 'toilet-training',
      question: 'When is my child ready for the potty?',
      asked: [
        'toilet training age',
        'potty training',
        'bed wetting',
        'wont poo on toilet',
        'still in nappies at 3',
      ],
      answer:
        'Most are ready between two and three: dry for two hours, tells you, can pull pants down. Wait for a calm week. Offer, don’t push; praise trying; shrug at puddles. If it turns into a fight, stop for a few weeks. Dry nights may come years later, and are no one’s doing. Under five it needs no treatment.',
      appliesTo: '2 to 5 years',
      ring: [
        { call: 'gp', when: 'Pain, hard poo, or wet again after months of being dry.' },
        { call: 'nurse', when: 'If it is a battle.' },
      ],
      source: raisingChildren('toilet training'),
      reviewed_by: null,
    },
  ],
}
