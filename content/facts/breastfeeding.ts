import type { FactTopic } from './fact.ts'
import { breastfeedingAssociation, infantFeeding, pregnancyBirthBaby, raisingChildren } from './sources.ts'

export const breastfeeding: FactTopic = {
  id: 'breastfeeding',
  name: 'Breastfeeding and milk',
  facts: [
    {
      id: 'milk-storage',
      question: 'How long does expressed milk keep?',
      asked: [
        'breastmilk in the fridge',
        'breast milk stay out, left out',
        'breast milk fridge',
        'ebm room temperature',
        'left pumped milk out',
        'thawed milk',
        'defrosted breast milk',
      ],
      answer:
        'Fresh milk keeps 6 to 8 hours in a room up to 26 °C, and up to 72 hours at the back of the fridge. In a freezer inside the fridge: 2 weeks. In a freezer with its own door: 3 months. In a deep freeze: 6 to 12 months. Thawed in the fridge: use within 24 hours. What is left after a feed goes out. Warm it in a jug of warm water, not a microwave.',
      appliesTo: 'Healthy babies born at term',
      ring: [
        { call: 'breastfeeding', when: 'For anything about milk, day or night.' },
        { call: 'maternity', when: 'If your baby came early or is in hospital: other times apply.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'mastitis',
      question: 'My breast is red, hot and sore. Is it mastitis?',
      asked: ['hard lump in breast', 'flu feeling breastfeeding', 'breast infection', 'lumpy boob'],
      answer:
        'A red, hot, sore patch, often with flu-like aches, can be mastitis. Keep feeding or expressing as usual: the milk is safe for baby. Cold packs after feeds ease it. Be gentle; hard massage can make it worse. Rest if you can at all. See a doctor the same day if you have a fever or are not better within 12 to 24 hours.',
      appliesTo: 'While you make milk',
      ring: [
        { call: 'hospital', when: 'Very unwell, shaking with cold, or redness that spreads fast.' },
        { call: 'gp', when: 'Fever, or no better in 12 to 24 hours.' },
        { call: 'breastfeeding', when: 'To talk it through, at any hour.' },
      ],
      source: breastfeedingAssociation('mastitis'),
      reviewed_by: null,
    },
    {
      id: 'enough-milk',
      question: 'Is my baby getting enough milk?',
      asked: [
        'low supply',
        'is she drinking enough milk',
        'not enough breastmilk',
        'soft breasts no milk',
        'always hungry after feed',
        'is my milk drying up',
      ],
      answer:
        'Good signs: five or more heavy wet nappies a day after day five, soft poo, swallowing you can hear, and a baby who is alert at times and grows. Soft breasts, short feeds, fussy evenings and small amounts when you pump do not mean low milk. Feeding more often tells your body to make more.',
      appliesTo: 'Breastfed babies',
      ring: [
        { call: 'breastfeeding', when: 'At any hour.' },
        { call: 'nurse', when: 'To have baby’s growth checked.' },
        { call: 'hospital', when: 'Too sleepy to feed, or hardly any wet nappies.' },
      ],
      source: breastfeedingAssociation('signs that baby is getting enough milk'),
      reviewed_by: null,
    },
    {
      id: 'cluster-feeding',
      question: 'Why does my baby want to feed all the time tonight?',
      asked: [
        'growth spurt',
        'cluster feeding',
        'feeding every hour',
        'constantly on the boob',
        'hungry all evening',
      ],
      answer:
        'Many babies feed in a bunch, most of all in the evening, and some want more for a few days in a row. It does not mean that your milk is gone: feeding often is how it grows. Get comfy, have water and a snack near, and let someone else do the rest. It passes.',
      appliesTo: 'Mostly the first months',
      ring: [
        { call: 'breastfeeding', when: 'If it goes on, hurts, or you just need company.' },
        { call: 'maternity', when: 'Fewer wet nappies than usual, or too sleepy to feed.' },
      ],
      source: breastfeedingAssociation('cluster feeding'),
      reviewed_by: null,
    },
    {
      id: 'sore-nipples',
      question: 'Feeding hurts. What helps sore nipples?',
      asked: [
        'cracked nipples',
        'bleeding nipple',
        'latch hurts',
        'toe curling pain feeding',
        'nipple thrush',
      ],
      answer:
        'Some tenderness is common at first; pain that stays is a sign that the latch needs help. Hold baby close, chest to chest, nose level with the nipple, and wait for a wide mouth. If it pinches, slip a clean finger in the corner and start again. A little breast milk on the nipple can soothe. Help from someone who watches a feed works best.',
      appliesTo: 'While you breastfeed',
      ring: [
        { call: 'breastfeeding', when: 'At any hour; they can find you someone near.' },
        { call: 'maternity', when: 'To have someone watch a feed.' },
        { call: 'gp', when: 'Deep cuts, pus, fever, or burning that does not stop.' },
      ],
      source: breastfeedingAssociation('nipple pain'),
      reviewed_by: null,
    },
    {
      id: 'alcohol-and-feeding',
      question: 'Can I have a drink while I breastfeed?',
      asked: [
        'champagne while breastfeeding',
        'wine breastfeeding',
        'pump and dump',
        'how long after alcohol can i feed',
        'glass of wine and feeding',
        'beer',
      ],
      answer:
        'Not drinking is the safest for baby. If you do drink, time is what clears milk: about two hours for each standard drink, for most women. Feed before you drink, and have milk put by. Pumping and tipping it out does not clear it sooner. Don’t sleep in the same bed as baby after drinking.',
      appliesTo: 'While you breastfeed',
      ring: [
        { call: 'breastfeeding', when: 'To plan it, or if you already had a drink.' },
        { call: 'gp', when: 'If it is hard to stop at one. They have heard it before.' },
      ],
      source: breastfeedingAssociation('alcohol and breastfeeding'),
      reviewed_by: null,
    },
    {
      id: 'tongue-tie',
      question: 'Does my baby have a tongue tie, and does it matter?',
      asked: ['tongue tied', 'lip tie', 'snip tongue', 'frenulum', 'clicking when feeding'],
      answer:
        'Many babies have a short piece of skin under the tongue, and most feed well with it. What matters is how feeding goes. Have someone trained watch a feed first: often a change of latch is enough. A snip is a choice for some babies, after a full check. It is no quick fix for every hard start.',
      appliesTo: 'Newborns and babies',
      ring: [
        { call: 'breastfeeding', when: 'To find a lactation consultant near you.' },
        { call: 'maternity', when: 'In the first weeks, to have baby’s mouth and a feed checked.' },
      ],
      source: raisingChildren('tongue-tie'),
      reviewed_by: null,
    },
    {
      id: 'weaning',
      question: 'How do I stop breastfeeding gently?',
      asked: ['wean', 'stop feeding', 'drop a feed', 'want to quit breastfeeding'],
      answer:
        'Go slowly if you can: drop one feed, wait a few days until your breasts are soft, then drop the next. Under 12 months, formula takes its place; after that, milk in a cup. If you are too full, express just enough to feel better. Moods may dip as hormones change. When to stop is yours to choose.',
      appliesTo: 'Any age of baby',
      ring: [
        { call: 'breastfeeding', when: 'For a plan that suits you both.' },
        { call: 'gp', when: 'A red, hot breast or a low mood that stays.' },
      ],
      source: breastfeedingAssociation('weaning'),
      reviewed_by: null,
    },
    {
      id: 'work-and-milk',
      question: 'How do I keep my milk going when I go back to work?',
      asked: ['pumping at work', 'return to work breastfeeding', 'breastmilk daycare'],
      answer:
        'You can express at work and keep feeding at home, or mix with formula; any of it counts. In Australia it is against the law to treat you worse for breastfeeding, so ask early for breaks, a private room and a fridge. Label milk with name and date and carry it in a cool bag with ice packs. Try it out a week or two ahead.',
      appliesTo: 'Going back to work or study',
      ring: [
        { call: 'breastfeeding', when: 'For a plan around your hours.' },
        { call: 'nurse', when: 'To talk about feeds at childcare.' },
      ],
      source: pregnancyBirthBaby('breastfeeding and returning to work'),
      reviewed_by: null,
    },
  ],
}
