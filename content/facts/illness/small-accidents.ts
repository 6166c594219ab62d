import type { FactTopic } from '../fact.ts'
import { healthdirect, rch, resuscitationCouncil, tickAdvice } from '../sources.ts'

export const smallAccidents: FactTopic = {
  id: 'small-accidents',
  name: 'Ticks, stings and small mishaps',
  facts: [
    {
      id: 'tick',
      question: 'There is a tick on my child. How do I take it out?',
      asked: [
        'tick on scalp',
        'tick stuck in skin',
        'tweezers for tick',
        'freeze a tick',
        'paralysis tick',
        'tick head left in',
      ],
      answer:
        'Don’t squeeze or pull an adult tick with house tweezers: that presses more of its spit in. In Australia the advice is to kill it where it is, with a spray that freezes it (from a pharmacy), and let it drop off. Tiny ones can be dabbed with permethrin cream. A known tick allergy: let a doctor remove it. Watch your child for the next days.',
      appliesTo: 'Any age',
      ring: [
        {
          call: 'emergency',
          when: 'Swollen face or throat, trouble breathing, weak legs, wobbly or drowsy.',
        },
        { call: 'hospital', when: 'A tick you can’t reach, or in the eye or ear: now.' },
        { call: 'gp', when: 'Fever, rash or a sore spot that grows in the weeks after.' },
        { call: 'pharmacist', when: 'For a spray that freezes ticks, or the cream.' },
      ],
      source: tickAdvice,
      reviewed_by: null,
    },
    {
      id: 'bluebottle-sting',
      question: 'A bluebottle stung my child at the beach. Vinegar or hot water?',
      asked: [
        'jellyfish sting',
        'stung by bluebottle',
        'stingers at the beach',
        'marine stinger first aid',
        'box jellyfish',
      ],
      answer:
        'For a bluebottle: rinse with sea water, pick off what sticks, and use hot water for 20 minutes, as hot as you can bear, tested on yourself first. If there is none, a cold pack. No vinegar, no rubbing. In the tropical north, from about Bundaberg or Geraldton up, it may be a box jellyfish: ring 000, pour on vinegar, and be ready for CPR.',
      appliesTo: 'Any age',
      ring: [
        {
          call: 'emergency',
          when: 'Tropical waters, trouble breathing, bad back or chest pain, collapse, or a large area.',
        },
        { call: 'hospital', when: 'A sting in the eye, or pain that stays bad: now.' },
        { call: 'poisons', when: 'To ask at any hour.' },
      ],
      source: resuscitationCouncil,
      reviewed_by: null,
    },
    {
      id: 'pulled-elbow',
      question: 'One arm isn’t used any more after a tug. Is it a pulled elbow?',
      asked: [
        'pulled elbow',
        'nursemaids elbow',
        'arm went limp after a tug',
        'arm hangs limp toddler',
        'swung by the arms',
        'pulled up by the hand, now won’t use the arm',
      ],
      answer:
        'It may be a pulled elbow, which is common under five: a bone slips a little at the joint. It happens in play and in a rush, and to careful parents. The arm hangs still, but hurts little at rest. Don’t try to fix it. A doctor or nurse can put it back in moments, and the arm is soon used again. After a fall, a break has to be ruled out.',
      appliesTo: 'Mostly under 5',
      ring: [
        { call: 'emergency', when: 'The arm is bent out of shape, or the hand is cold, blue or numb.' },
        { call: 'hospital', when: 'Won’t use the arm, or there is swelling or a fall: today.' },
        { call: 'healthdirect', when: 'To ask where to go.' },
      ],
      source: rch('pulled elbow'),
      reviewed_by: null,
    },
    {
      id: 'bead-in-nose',
      question: 'My child put a bead or something small up their nose or in an ear. What now?',
      asked: [
        'bead up her nostril',
        'pea in nostril',
        'thing stuck in ear',
        'lego in nose',
        'mothers kiss',
        'smelly one sided snot',
      ],
      answer:
        'Don’t dig for it: tweezers and cotton buds push it deeper. If it is in the nose and your child can blow, hold the empty side shut and have them blow. If not, a doctor can get it out, often quickly. In an ear, leave it alone. A battery or a magnet is an emergency, even with no pain. So is any trouble breathing.',
      appliesTo: 'Toddlers and older children',
      ring: [
        { call: 'emergency', when: 'Choking, noisy breathing, or hard to breathe.' },
        { call: 'hospital', when: 'A button battery or magnet, bleeding or bad pain: go now.' },
        { call: 'gp', when: 'Anything else that is stuck: today. Smelly runny nose on one side, too.' },
      ],
      source: healthdirect('objects in the nose or ear'),
      reviewed_by: null,
    },
    {
      id: 'breath-holding',
      question: 'My toddler holds their breath in a tantrum until they go blue. Is it dangerous?',
      asked: [
        'breath holding spell',
        'turns blue in a tantrum',
        'passed out from crying',
        'cries then goes limp',
        'faints in a tantrum',
      ],
      answer:
        'These are mostly breath-holding spells. They look awful, but they don’t harm the brain. They are not done on purpose and most children outgrow them by about five. After a fright or upset the child stops breathing, turns blue or pale, may go limp or stiff, then comes round within a minute or so. Lay them on their side, away from hard edges. No shaking, no water.',
      appliesTo: 'About 6 months to 5 years',
      ring: [
        {
          call: 'emergency',
          when: 'Not breathing or not awake after a minute, a first time under six months, or jerking.',
        },
        { call: 'hospital', when: 'The first spell, or if you are not sure what it was: today.' },
        { call: 'gp', when: 'They come often, or without being upset. Low iron can play a part.' },
      ],
      source: rch('breath-holding spells'),
      reviewed_by: null,
    },
  ],
}
