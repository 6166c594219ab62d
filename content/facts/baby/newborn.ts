import type { FactTopic } from '../fact.ts'
import { breastfeedingAssociation, pregnancyBirthBaby, raisingChildren, rch } from '../sources.ts'

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
        { call: 'emergency', when: 'Floppy or arched, a fit, a new high cry, or can’t be woken.' },
        {
          call: 'hospital',
          when: 'Yellow on day one, or down to legs or feet, very sleepy, or not feeding: now.',
        },
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
        'breathing fast then stops for seconds',
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
    {
      id: 'birth-weight',
      question: 'My newborn weighs less than at birth. When is it back?',
      asked: [
        'newborn lost weight',
        'birth weight dropped 10 percent',
        'back to birthweight',
        'newborn not gaining',
        'two week weigh in',
      ],
      answer:
        'Most newborns weigh less in the first days, as they shed extra fluid and feeds are still small. Up to about a tenth of birth weight is common. Most are back by about two weeks. If yours drops more, or takes longer, baby and feeding need a check. With some help with feeding, most catch up.',
      appliesTo: 'First weeks',
      ring: [
        { call: 'emergency', when: 'Floppy, or you can’t wake them.' },
        {
          call: 'hospital',
          when: 'Too sleepy to feed, hardly any wet nappies, 38 °C or more, or yellow and sleepy: now.',
        },
        {
          call: 'maternity',
          when: 'A bigger drop, or not back by two weeks: the same day. Or ring your nurse.',
        },
        { call: 'breastfeeding', when: 'To talk through feeds, at any hour.' },
      ],
      source: breastfeedingAssociation('weight gains'),
      reviewed_by: null,
    },
    {
      id: 'blue-grey-birthmarks',
      question: 'My baby has blue-grey patches like bruises. Are they birthmarks?',
      asked: [
        'mongolian spot',
        'blue spots on bottom',
        'slate grey mark on back',
        'birthmark or bruise',
        'dermal melanocytosis',
      ],
      answer:
        'Flat blue-grey patches on the lower back or bottom, there from birth or soon after, are mostly birthmarks. They are very common in babies with darker skin. They don’t hurt, need no treatment and mostly fade over the years. Ask to have them noted in the baby book, so that nobody takes them for bruises. A real bruise on a young baby always needs a check.',
      appliesTo: 'Newborns and babies',
      ring: [
        {
          call: 'emergency',
          when: 'Blue or grey lips, tongue or whole body; purple spots that don’t fade when pressed; floppy or hard to wake.',
        },
        { call: 'hospital', when: 'A bruise, swelling or soreness on a baby who can’t move about yet.' },
        { call: 'nurse', when: 'To look at the marks and write them down.' },
        { call: 'gp', when: 'Unsure what it is, or a mark that is new, raised or changing.' },
      ],
      source: rch('congenital dermal melanocytosis'),
      reviewed_by: null,
    },
    {
      id: 'corrected-age',
      question: 'My baby was premature. What is corrected age, and until when does it count?',
      asked: [
        'prem baby milestones',
        'adjusted age preemie',
        'born 6 weeks early',
        'solids for prem baby',
        'count from due date',
      ],
      answer:
        'It is age counted from the due date. A baby born two months early is two months corrected at four months. It is used for growth and milestones, mostly until age two. Vaccines mostly go by the day of birth. For solids, signs that baby is ready count as well. Ask your team when: it depends on how early baby came.',
      appliesTo: 'Babies born before 37 weeks',
      ring: [
        { call: 'nurse', when: 'To see growth by corrected age, and to ask about solids.' },
        { call: 'gp', when: 'A skill that is lost, or if growth or milestones worry you.' },
        { call: 'pregnancy-birth-baby', when: 'With any question tonight, until midnight.' },
      ],
      source: pregnancyBirthBaby('corrected age for premature babies'),
      reviewed_by: null,
    },
    {
      id: 'vitamin-k',
      question: 'Does my newborn need vitamin K, by needle or by mouth?',
      asked: [
        'vit k injection',
        'oral vitamin k',
        'refuse vitamin k',
        'vitamin k side effects',
        'vitamin k drops',
      ],
      answer:
        'It is advised for every newborn. Babies are born with little of it, and without it a few bleed badly, even in the brain. One needle soon after birth works best. By mouth it has to be given three times in the first four weeks, and it protects less well. By mouth does not suit all, such as babies who are premature or ill, or whose mother takes certain medicines. Your midwife can go through both with you.',
      appliesTo: 'Newborns',
      ring: [
        { call: 'emergency', when: 'Bleeding that does not stop, a fit, or floppy or hard to wake.' },
        {
          call: 'hospital',
          when: 'More than a spot from cord; blood in nose, mouth, vomit or poo; bruised, pale, or yellow after two weeks.',
        },
        { call: 'maternity', when: 'To choose, or if one by mouth was missed or came up again.' },
      ],
      source: pregnancyBirthBaby('vitamin K at birth'),
      reviewed_by: null,
    },
    {
      id: 'urate-crystals',
      question: 'Why is there an orange or pink stain in the nappy?',
      asked: ['urates', 'uric acid newborn', 'red dust nappy', 'pink wee newborn', 'rust coloured pee'],
      answer:
        'In the first few days it is mostly urate crystals: salts from strong wee that leave a powdery mark. That is common, and it goes as your milk comes in and baby drinks more. After those days, or with few wet nappies, it can mean that baby needs more milk, so ask for a check. Keep the nappy or a photo to show.',
      appliesTo: 'Newborns',
      ring: [
        { call: 'emergency', when: 'Bleeding that does not stop, floppy, or you can’t wake them.' },
        {
          call: 'hospital',
          when: 'Too sleepy to feed, hardly any wet nappies, or blood in poo or more than spots of blood: now.',
        },
        {
          call: 'maternity',
          when: 'A stain after the first few days, or a few spots of blood: the same day.',
        },
        { call: 'breastfeeding', when: 'To talk through feeds, at any hour.' },
      ],
      source: pregnancyBirthBaby('your newborn baby’s body'),
      reviewed_by: null,
    },
    {
      id: 'newborn-hormones',
      question: 'Why does my newborn girl have swollen breasts or spots of blood in her nappy?',
      asked: [
        'mini period newborn',
        'vaginal discharge newborn',
        'witch milk',
        'baby boy breast buds',
        'false menses',
      ],
      answer:
        'It mostly comes from your hormones, which reach baby before birth and then fade. Girls can have white mucus or a few spots of blood from the vagina in the first days. Girls and boys can have swollen breasts, even with a little milk, for some weeks. Leave them alone: squeezing can cause an infection. More than spots, or blood after the first week or so, needs a check.',
      appliesTo: 'Newborns',
      ring: [
        { call: 'emergency', when: 'Bleeding that does not stop, floppy, or you can’t wake them.' },
        {
          call: 'hospital',
          when: 'More than spots of blood, blood in poo, any in a boy’s nappy, red, hot breast, fever, or unwell: now.',
        },
        { call: 'maternity', when: 'To have a look, or if you aren’t sure where the blood comes from.' },
        { call: 'gp', when: 'Blood after the first week or so, or swelling that grows.' },
      ],
      source: pregnancyBirthBaby('your newborn baby’s body'),
      reviewed_by: null,
    },
    {
      id: 'growth-centiles',
      question: 'What does a low or high centile for weight mean?',
      asked: ['25th centile too low', 'dropped a centile', 'small for his age', 'weight chart', 'percentile'],
      answer:
        'A centile says where your child stands among 100 of the same age and sex. On the 25th, 25 weigh less and 75 weigh more. Any of them can be healthy: some are built small. What counts is that they mostly follow a line of their own over months, feed, and are well. One weight says little. A child who crosses two lines, or loses weight, is worth a check.',
      appliesTo: 'Babies and children',
      ring: [
        { call: 'hospital', when: 'A baby who is too sleepy to feed, or has hardly any wet nappies: now.' },
        { call: 'nurse', when: 'To weigh and look at the whole chart with you.' },
        { call: 'gp', when: 'Weight that falls or stands still, or a child who seems unwell.' },
      ],
      source: raisingChildren('growth charts'),
      reviewed_by: null,
    },
  ],
}
