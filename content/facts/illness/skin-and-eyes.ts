import type { FactTopic } from '../fact.ts'
import { cancerCouncil, raisingChildren, rch, stayingHealthy } from '../sources.ts'

export const skinAndEyes: FactTopic = {
  id: 'skin-and-eyes',
  name: 'Rashes, skin and eyes',
  facts: [
    {
      id: 'rash',
      question: 'My child has a rash. When is it an emergency?',
      asked: [
        'rash on tummy and chest',
        'spots that dont fade',
        'glass test',
        'purple rash',
        'meningococcal',
        'red spots all over',
        'viral rash',
      ],
      answer:
        'Press a clear glass on the spots. Red or purple spots that do not fade, in a child who is unwell or hot, need an ambulance. Most other rashes come with a virus and go by themselves. What matters is how your child seems: drinking, waking and playing a little is a good sign.',
      appliesTo: 'Any age',
      ring: [
        {
          call: 'emergency',
          when: 'Spots that do not fade with fever, a stiff neck, drowsiness, or cold pale skin.',
        },
        { call: 'hospital', when: 'Spots that do not fade in a child who seems well: now, too.' },
        { call: 'healthdirect', when: 'Any other rash that worries you.' },
      ],
      source: rch('meningococcal infection'),
      reviewed_by: null,
    },
    {
      id: 'nappy-rash',
      question: 'What helps nappy rash?',
      asked: ['red bum', 'sore bottom baby', 'nappy cream', 'bleeding nappy rash', 'thrush nappy'],
      answer:
        'Change nappies often, wash with plain warm water and pat dry. Give some time with no nappy on. Put on a thick layer of plain barrier cream, such as zinc, at every change. Wipes with scent can sting. It mostly clears in a few days. It happens in the best cared-for babies.',
      appliesTo: 'Babies and toddlers',
      ring: [
        { call: 'gp', when: 'Blisters, pus, bright red spots, fever, or no better in a week.' },
        { call: 'pharmacist', when: 'For a cream that fits.' },
      ],
      source: rch('nappy rash'),
      reviewed_by: null,
    },
    {
      id: 'eczema',
      question: 'How do I calm my baby’s eczema?',
      asked: [
        'dry itchy skin',
        'scratching all night',
        'red patches elbows knees',
        'steroid cream safe baby',
      ],
      answer:
        'Plain, thick moisturiser all over, at least twice a day, is the heart of it. Keep baths short and lukewarm, without soap. Cotton clothes and short nails help. Too warm makes the itch worse. Creams with a steroid are safe when used the way your doctor says, and stopping too soon lets it flare.',
      appliesTo: 'Babies and children',
      ring: [
        { call: 'gp', when: 'Weeping, crusts, fever, or itch that ruins sleep.' },
        { call: 'hospital', when: 'Many small painful blisters that spread fast.' },
        { call: 'pharmacist', when: 'For a moisturiser without scent.' },
      ],
      source: rch('eczema'),
      reviewed_by: null,
    },
    {
      id: 'hand-foot-and-mouth',
      question: 'What is hand, foot and mouth?',
      asked: [
        'blisters on hands and feet',
        'mouth ulcers toddler',
        'hfm',
        'hfmd contagious',
        'spots on hands and mouth',
      ],
      answer:
        'A common virus with small blisters in the mouth and on hands, feet or bottom. It goes by itself in a week or so. Cool drinks and soft food help a sore mouth. Don’t pop the blisters. Keep your child home until all are dry. Nails may peel weeks later, which is harmless.',
      appliesTo: 'Mostly under 10',
      ring: [
        { call: 'hospital', when: 'Very drowsy, a stiff neck, or not drinking at all.' },
        { call: 'gp', when: 'If you are pregnant, or your child gets worse.' },
        { call: 'healthdirect', when: 'To check with a nurse.' },
      ],
      source: rch('hand, foot and mouth disease'),
      reviewed_by: null,
    },
    {
      id: 'cradle-cap',
      question: 'How do I get rid of cradle cap?',
      asked: ['yellow crusty scalp', 'flaky head baby', 'scales on baby head'],
      answer:
        'It looks odd but does not bother baby, and it goes by itself in weeks or months. To help it along, rub in a little baby oil or plain moisturiser, leave it on for a while, then wash and brush gently with a soft brush. Don’t pick: the skin below is tender.',
      appliesTo: 'Babies',
      ring: [
        { call: 'nurse', when: 'At your next visit, if it bothers you.' },
        { call: 'gp', when: 'Red, weeping, smelly, or spreading.' },
      ],
      source: raisingChildren('cradle cap'),
      reviewed_by: null,
    },
    {
      id: 'nits',
      question: 'My child has nits. What now?',
      asked: ['head lice', 'itchy head', 'lice eggs in hair', 'nit comb conditioner'],
      answer:
        'Cover dry hair in thick white conditioner, comb it through with a fine lice comb, and wipe the comb on tissue. Do it every second day until you have found none for ten days. Or ask a pharmacist for a treatment; it is done twice, about a week apart. Check the whole family. Lice like clean hair too.',
      appliesTo: 'Childcare and school age',
      ring: [
        { call: 'pharmacist', when: 'Before any treatment under two, or while pregnant or breastfeeding.' },
        { call: 'gp', when: 'If the scalp is sore or weeping.' },
      ],
      source: rch('head lice'),
      reviewed_by: null,
    },
    {
      id: 'sunscreen',
      question: 'From what age can a baby wear sunscreen?',
      asked: [
        'at the beach with a baby',
        'sun cream newborn',
        'sunburn baby',
        'spf baby',
        'hat and shade baby',
      ],
      answer:
        'Under 12 months, keep babies out of direct sun when the UV is 3 or above: shade, a hat and loose clothes that cover. Sunscreen is not advised all over before six months. From six months, use one for babies or sensitive skin on the small parts that clothes don’t cover. Try it on a small spot first.',
      appliesTo: 'Babies',
      ring: [
        { call: 'hospital', when: 'Sunburn with blisters, fever, or a baby who seems unwell.' },
        { call: 'healthdirect', when: 'Any sunburn in a baby under one.' },
        { call: 'pharmacist', when: 'For one that suits sensitive skin.' },
      ],
      source: cancerCouncil,
      reviewed_by: null,
    },
    {
      id: 'sticky-eye',
      question: 'My baby’s eye is sticky or red. Is it conjunctivitis?',
      asked: ['gunky eye', 'pink eye', 'eye discharge newborn', 'blocked tear duct', 'goopy eye'],
      answer:
        'A watery, sticky eye that is white and not red is often just a blocked tear duct. Wipe from the nose side out with cooled boiled water, a new piece of cotton wool each time. A red or pink eye with gunk may be an infection that spreads, so wash hands and don’t share towels.',
      appliesTo: 'Newborns to toddlers',
      ring: [
        { call: 'hospital', when: 'Swollen eyelids, fever, pain, or light hurts.' },
        { call: 'gp', when: 'The same day under one month; or red and no better in two days.' },
      ],
      source: rch('conjunctivitis'),
      reviewed_by: null,
    },
    {
      id: 'school-sores',
      question: 'Are these school sores, and how long off childcare?',
      asked: [
        'impetigo',
        'golden crusty sores',
        'honey crust around nose',
        'weeping sores on face',
        'infected mozzie bites',
      ],
      answer:
        'School sores often start as blisters and leave a honey-coloured crust. They itch and spread by touch. A doctor treats them, mostly with antibiotics. Keep your child home until a full day after that has begun. Then cover sores with a watertight dressing. Wash hands, and don’t share towels. In the weeks after, watch for dark or red wee or a puffy face. Your centre or state may have its own rule.',
      appliesTo: 'Babies and children',
      ring: [
        {
          call: 'hospital',
          when: 'A newborn; fever and unwell; skin red, hot and swelling; or skin that peels in sheets.',
        },
        {
          call: 'gp',
          when: 'Today or tomorrow; again if it spreads or stays. Dark or red wee, or a puffy face: the same day.',
        },
        { call: 'healthdirect', when: 'If you aren’t sure what it is.' },
      ],
      source: stayingHealthy,
      reviewed_by: null,
    },
    {
      id: 'insect-repellent',
      question: 'From what age can a baby wear insect repellent?',
      asked: ['mozzie spray baby', 'mosquito bites newborn', 'aerogard age', 'deet baby safe', 'bug spray'],
      answer:
        'Not under two months: use a net over the pram, and long, loose clothes. From two months, a low-strength one with DEET can be used if the label allows, though some say to wait until 12 months. Picaridin is mostly for one year and up. Put a thin layer on bare skin, but not on hands or near eyes and mouth.',
      appliesTo: 'Babies and toddlers',
      ring: [
        {
          call: 'emergency',
          when: 'After a bite or some swallowed: a fit, floppy, hard to wake, trouble breathing, or a swollen face or tongue.',
        },
        { call: 'poisons', when: 'If some was swallowed, or got into the eyes.' },
        { call: 'pharmacist', when: 'For one that fits your child’s age and where you live.' },
      ],
      source: rch('insect repellents'),
      reviewed_by: null,
    },
  ],
}
