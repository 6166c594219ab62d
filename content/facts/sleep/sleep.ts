import type { FactTopic } from '../fact.ts'
import { movementGuidelines, raisingChildren, safeSleep } from '../sources.ts'

export const sleepFacts: FactTopic = {
  id: 'sleep',
  name: 'Sleep and nights',
  facts: [
    {
      id: 'safe-sleep',
      question: 'How does a baby sleep safely?',
      asked: [
        'sids',
        'safe sleeping',
        'cot blankets',
        'cot bumper',
        'sleep on tummy',
        'pillow for baby',
        'sudi',
      ],
      answer:
        'On their back, from birth, for every sleep. In their own cot, firm and flat, with nothing soft in it: no pillows, bumpers, toys or loose covers. Head and face uncovered. In your room for at least the first six months. Smoke-free, before and after birth. Breast milk helps, too, where it works for you.',
      appliesTo: 'Under 12 months',
      ring: [
        {
          call: 'emergency',
          when: 'If a baby is not breathing or can’t be woken. Start CPR; they will guide you.',
        },
        { call: 'nurse', when: 'To go through your set-up at home.' },
        { call: 'pregnancy-birth-baby', when: 'With any question about sleep.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
    {
      id: 'sharing-a-bed',
      question: 'I keep falling asleep with my baby. How do I make it safer?',
      asked: [
        'contact naps on me',
        'co sleeping',
        'is cosleeping safe',
        'bed sharing',
        'fell asleep feeding',
        'fell asleep feeding him in the chair',
        'asleep on couch with baby',
        'only sleeps on my chest',
      ],
      answer:
        'Baby is safest on their back in their own cot by your bed. A sofa or armchair is the most dangerous place to doze off. If you may fall asleep while feeding, a bed cleared of pillows and doonas is less risky than a couch. Don’t share a bed if anyone there smokes, has had alcohol or drugs, or takes sleepy medicine, or if baby was early or small.',
      appliesTo: 'Under 12 months',
      ring: [
        { call: 'nurse', when: 'To make a plan for nights. You won’t be judged.' },
        { call: 'pregnancy-birth-baby', when: 'To talk it through tonight, until midnight.' },
        { call: 'healthdirect', when: 'After midnight.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
    {
      id: 'rolling-over',
      question: 'My baby rolls onto their tummy in the cot. Do I turn them back?',
      asked: [
        'rolled over asleep',
        'sleeps on stomach',
        'when to stop swaddling',
        'wrapping rolling',
        'side sleeping baby',
      ],
      answer:
        'Always lay baby down on their back. Once they can roll both ways by themselves, you can let them find their own way to lie. Stop wrapping at the first signs of rolling, and use a fitted sleeping bag with arms free. Keep the cot clear. Lots of tummy time in the day makes rolling stronger and safer.',
      appliesTo: 'About 4 to 6 months',
      ring: [
        { call: 'nurse', when: 'With any question about wrapping and rolling.' },
        { call: 'pregnancy-birth-baby', when: 'To ask tonight.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
    {
      id: 'sleep-by-age',
      question: 'How much sleep does my child need at this age?',
      asked: [
        'how many hours sleep',
        'total sleep with naps',
        'newborn sleep hours',
        'toddler sleep needed',
        'awake too long',
      ],
      answer:
        'In 24 hours, naps included, about: 14 to 17 hours up to 3 months; 12 to 16 hours from 4 to 11 months; 11 to 14 hours at 1 and 2 years; 10 to 13 hours from 3 to 5. Children differ, and no night is average. If yours is mostly happy by day, it is likely enough.',
      appliesTo: 'Birth to 5 years',
      ring: [
        { call: 'nurse', when: 'If sleep is wearing you out.' },
        { call: 'gp', when: 'Loud snoring, gasps or pauses in breathing most nights.' },
      ],
      source: movementGuidelines,
      reviewed_by: null,
    },
    {
      id: 'sleep-changes',
      question: 'Why has my baby stopped sleeping?',
      asked: [
        'four month sleep regression',
        'waking every hour',
        'sleep regression',
        '8 month old wakes',
        'used to sleep through',
      ],
      answer:
        'Around four months sleep changes and becomes lighter, and many babies wake more. It comes again with teeth, colds, crawling and missing you. You did not cause it. Keep the evening calm and the same each night, put baby down drowsy if it works, and take turns. It often eases in two to six weeks.',
      appliesTo: 'About 3 to 12 months',
      ring: [
        { call: 'nurse', when: 'For help with settling. There are day stays and sleep schools, too.' },
        { call: 'gp', when: 'Fever, pain, poor feeding, or you can’t sleep even when baby does.' },
        { call: 'panda', when: 'When the nights are too much.' },
      ],
      source: raisingChildren('baby sleep: 2 to 12 months'),
      reviewed_by: null,
    },
    {
      id: 'night-feeds',
      question: 'Until what age do babies need feeds at night?',
      asked: [
        'drop night feeds',
        'night weaning',
        'sleep through the night when',
        'still waking for milk',
        'wake newborn to feed',
      ],
      answer:
        'Under six months, most babies need to feed at night. Wake a newborn if it has been more than four hours, until your midwife says you can stop. From about six months some can do without, if they eat and grow well. Many still like one up to 12 months or so. There is no date by which it has to end.',
      appliesTo: 'Babies',
      ring: [
        { call: 'nurse', when: 'Before you drop feeds, to check that baby grows well.' },
        { call: 'breastfeeding', when: 'About night weaning.' },
      ],
      source: raisingChildren('night feeds: phasing out'),
      reviewed_by: null,
    },
    {
      id: 'dummies',
      question: 'Is a dummy okay?',
      asked: [
        'pacifier',
        'dummy newborn',
        'get rid of dummy',
        'dummy falls out at night',
        'dummy and breastfeeding',
      ],
      answer:
        'Yes, if you like. When breastfeeding, wait until it goes well, often at four to six weeks. A dummy at sleep time may lower the risk of sudden infant death. If it falls out, you need not put it back. No cords or clips in the cot, and nothing sweet on it. Many let it go between one and three.',
      appliesTo: 'Babies and toddlers',
      ring: [
        { call: 'nurse', when: 'For help with starting or stopping.' },
        { call: 'dentist', when: 'If it is still in use at three.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
    {
      id: 'too-hot-or-cold',
      question: 'What does my baby wear to bed? Is the room too hot or cold?',
      asked: [
        'tog sleeping bag',
        'room temperature baby',
        'what temp should the room be',
        'cold hands at night',
        'overheating',
        'hot night baby',
        'beanie in bed',
      ],
      answer:
        'Dress baby as you would to be warm, not hot. Feel the chest or the back of the neck: warm and dry is right. Cool hands and feet are normal. No hats or hoods in bed. A well-fitted sleeping bag beats loose covers; its label says what goes under it. On hot nights a nappy and singlet can be enough.',
      appliesTo: 'Under 12 months',
      ring: [
        { call: 'hospital', when: 'Very hot or cold to touch and sleepy, floppy or not feeding.' },
        { call: 'pregnancy-birth-baby', when: 'To check with a nurse.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
    {
      id: 'naps',
      question: 'How many naps at which age, and when do naps stop?',
      asked: ['drop the nap', 'nap schedule', '2 naps to 1', 'toddler refuses nap', 'day sleeps'],
      answer:
        'New babies sleep on and off, day and night. Then it is roughly two or three naps from three to six months, one or two from six to 12 months, and one by about 18 months. Most children stop between three and five. A late nap can push back bedtime. Children differ a lot: if yours is mostly happy by day, it is likely enough.',
      appliesTo: 'Birth to 5 years',
      ring: [
        { call: 'emergency', when: 'Floppy, blue or grey, or you can’t wake them.' },
        { call: 'hospital', when: 'All at once much sleepier than usual, or not feeding.' },
        { call: 'nurse', when: 'For help with day sleep.' },
        { call: 'gp', when: 'Tired all day after enough sleep, or snoring most nights.' },
      ],
      source: raisingChildren('naps and sleep by age'),
      reviewed_by: null,
    },
    {
      id: 'pillow-and-doona',
      question: 'From what age can my child have a pillow or doona?',
      asked: [
        'toddler pillow',
        'duvet toddler',
        'quilt in cot',
        'blanket for 1 year old',
        'when to stop sleeping bag',
      ],
      answer:
        'A pillow: not before two, and best once they sleep in a bed. In a cot, it can cover a face, and later it makes a step to climb out. A doona waits for the bed, too. Until then a well-fitted sleeping bag or warm layers are enough. Begin with a low, firm pillow; there is no hurry. Under one, nothing soft goes in the cot.',
      appliesTo: 'Babies and toddlers',
      ring: [
        { call: 'nurse', when: 'To go through bed and bedding.' },
        { call: 'pregnancy-birth-baby', when: 'To ask tonight, until midnight.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
    {
      id: 'cot-to-bed',
      question: 'When do I move my toddler from cot to bed?',
      asked: ['climbing out of cot', 'big kid bed', 'floor bed', 'bed rail', 'keeps getting out of bed'],
      answer:
        'Mostly between two and three and a half, but right away if they try to climb out: a fall can hurt. Use a low bed or a firm mattress on the floor, with no gap to a wall to get stuck in. Stop the sleeping bag, which can trip them. Fix furniture to the wall, and keep cords and windows out of reach. If they come out, walk them calmly back.',
      appliesTo: 'About 18 months to 4 years',
      ring: [
        { call: 'emergency', when: 'Knocked out by a fall, a fit, confused, or hard to wake.' },
        { call: 'hospital', when: 'A fall with vomiting, a big bump, or an arm or leg they won’t use.' },
        { call: 'nurse', when: 'For help with the change.' },
      ],
      source: raisingChildren('moving from a cot to a bed'),
      reviewed_by: null,
    },
    {
      id: 'sharing-a-room',
      question: 'Can siblings or twins share a room or a cot?',
      asked: [
        'twins one cot',
        'cobedding twins',
        'toddler and baby same room',
        'brother and sister bedroom',
        'baby wakes sibling',
      ],
      answer:
        'A room, yes; a cot, best not. Every baby is safest in a cot of their own, twins too, in your room for at least six months. If twins must share for a short time, ask your nurse how; they need a cot each as soon as one starts to roll. A baby never shares with an older child. Later, siblings can share a room: keep pillows and small toys out of the cot.',
      appliesTo: 'Babies and toddlers',
      ring: [
        { call: 'nurse', when: 'To plan where everyone sleeps.' },
        { call: 'pregnancy-birth-baby', when: 'To ask tonight, until midnight.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
    {
      id: 'white-noise',
      question: 'Is white noise okay for a baby, and how loud?',
      asked: ['sound machine', 'shusher app', 'rain sounds', 'pink noise', 'hair dryer noise'],
      answer:
        'Yes, softly and not for long. It calms some babies; others don’t need it. Keep it quieter than a normal talking voice at baby’s head. Put it across the room, never in the cot, with the cord out of reach. Turn it down or off once baby sleeps. Loud noise for hours may harm small ears, and you need to hear your baby, too.',
      appliesTo: 'Babies',
      ring: [
        { call: 'nurse', when: 'For other ways to settle.' },
        { call: 'gp', when: 'If baby does not startle at loud noise or turn to your voice.' },
      ],
      source: raisingChildren('settling babies'),
      reviewed_by: null,
    },
  ],
}
