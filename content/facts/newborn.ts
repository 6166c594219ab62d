import type { FactTopic } from './fact.ts'
import { pregnancyBirthBaby, raisingChildren, rch } from './sources.ts'

export const newborn: FactTopic = {
  id: 'newborn',
  name: 'The first weeks',
  facts: [
    {
      id: 'jaundice',
      question: 'My newborn looks yellow. Is it jaundice?',
      asked: ['yellow skin baby', 'yellow eyes newborn', 'bilirubin', 'sunlight for jaundice'],
      answer:
        'Many newborns go a bit yellow from day two or three, and it fades within two weeks. Feeding often helps. Light from a window is no treatment. It needs a check now if it starts on the first day, spreads to legs and feet, or baby is sleepy and feeds poorly. Pale poo or dark wee always needs a doctor.',
      appliesTo: 'Newborns',
      ring: [
        { call: 'hospital', when: 'Yellow on day one, very sleepy, or not feeding.' },
        { call: 'maternity', when: 'Getting more yellow: the same day.' },
        { call: 'gp', when: 'Yellow for more than two weeks, pale poo or dark wee: the same day.' },
      ],
      source: rch('jaundice in newborns'),
      reviewed_by: null,
    },
    {
      id: 'cord',
      question: 'How do I look after the cord?',
      asked: [
        'belly button stump',
        'umbilical cord smells',
        'cord fell off bleeding',
        'belly button weeping',
      ],
      answer:
        'Keep it clean and dry. Wash with plain water, pat dry, and fold the nappy down below it. It mostly falls off within one to two weeks. A little smell, a little gunk and a spot of blood are normal around then. Don’t pull it, and leave out powder and alcohol wipes.',
      appliesTo: 'Newborns',
      ring: [
        { call: 'hospital', when: 'Red skin that spreads, pus, fever, or bleeding that does not stop.' },
        { call: 'maternity', when: 'If it smells strongly or stays wet.' },
      ],
      source: raisingChildren('umbilical cord care'),
      reviewed_by: null,
    },
    {
      id: 'bath-water',
      question: 'How warm is a baby’s bath, and how often?',
      asked: ['bath temperature', 'how often to bath newborn', 'first bath', 'scald bath', 'bath seat'],
      answer:
        'About 37 to 38 °C: warm on your wrist or elbow, not hot. Run cold water first, then hot, and end with cold. Two or three baths a week are plenty. Keep one hand on baby and never leave, not even for a moment: take baby with you if someone knocks. Babies can drown in very little water, also in a bath seat.',
      appliesTo: 'Newborns and babies',
      ring: [
        { call: 'emergency', when: 'Went under and is not breathing well, or was scalded badly.' },
        { call: 'hospital', when: 'Went under, even if they seem fine now.' },
        { call: 'nurse', when: 'To ask how to hold and wash a newborn.' },
      ],
      source: raisingChildren('bathing a newborn'),
      reviewed_by: null,
    },
    {
      id: 'noisy-newborn',
      question: 'My newborn makes strange noises. Is that normal?',
      asked: [
        'grunting newborn',
        'hiccups',
        'snorting baby sleep',
        'sneezing newborn',
        'pauses in breathing newborn',
        'jerky startle',
      ],
      answer:
        'Grunts, snorts, sneezes, hiccups and sudden startles are normal. So are short pauses in breathing of a few seconds, then quick breaths. Not normal: pauses of more than ten seconds, grunting with every breath, ribs sucking in, or a blue mouth. If you can, film what worries you and show it.',
      appliesTo: 'Newborns',
      ring: [
        { call: 'emergency', when: 'A long pause in breathing, blue lips, or floppy.' },
        { call: 'hospital', when: 'Grunting with each breath, or working hard to breathe.' },
        { call: 'healthdirect', when: 'If you aren’t sure, at any hour.' },
      ],
      source: pregnancyBirthBaby('newborn breathing'),
      reviewed_by: null,
    },
    {
      id: 'flat-head',
      question: 'My baby has a flat spot on their head. What helps?',
      asked: [
        'plagiocephaly',
        'flat head',
        'tummy time',
        'misshapen head',
        'always looks to one side',
        'helmet',
      ],
      answer:
        'It is common and does not hurt the brain. Keep laying baby on their back to sleep, but turn their head to the other side each time. Give tummy time while awake, a few minutes several times a day from birth. Hold and carry baby in many ways. No pillows or wedges. Most improve by themselves once they sit.',
      appliesTo: 'Under 12 months',
      ring: [
        { call: 'nurse', when: 'If it shows, or baby turns only one way: early is easier.' },
        { call: 'gp', when: 'No better by six months, or an odd shape from birth.' },
      ],
      source: rch('plagiocephaly'),
      reviewed_by: null,
    },
  ],
}
