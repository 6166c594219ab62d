import type { FactTopic } from '../fact.ts'
import { breastfeedingAssociation, infantFeeding, pregnancyBirthBaby, raisingChildren } from '../sources.ts'

export const breastfeeding: FactTopic = {
  id: 'breastfeeding',
  name: 'Breastfeeding and milk',
  facts: [
    {
      id: 'milk-storage',
      question: 'How long does expressed milk keep?',
      asked: [
        'breastmilk in the fridge',
        'store expressed breast milk safely',
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
      asked: [
        'hard lump in breast',
        'flu feeling breastfeeding',
        'breast infection',
        'lumpy boob',
        'boob hot with a wedge',
        'stop feeding on the sore side',
      ],
      answer:
        'A red, hot, sore patch, often with flu-like aches, can be mastitis. Keep feeding or expressing as usual: the milk is safe for baby. Cold packs after feeds ease it. Be gentle; hard massage can make it worse. Rest if you can at all. See a doctor the same day if you have a fever or are not better within 12 to 24 hours.',
      appliesTo: 'While you make milk',
      ring: [
        { call: 'emergency', when: 'Confused, faint, breathing fast, or very ill and getting worse.' },
        { call: 'hospital', when: 'Very unwell, shaking with cold, or redness that spreads fast.' },
        { call: 'maternity', when: 'A fever in the first six weeks after birth: now.' },
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
        { call: 'hospital', when: 'Too sleepy to feed, or hardly any wet nappies: now.' },
        { call: 'maternity', when: 'Fewer wet nappies than usual, in the first weeks.' },
        { call: 'breastfeeding', when: 'If it goes on, hurts, or you just need company.' },
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
    {
      id: 'feeds-a-day',
      question: 'How many feeds a day does my baby need at this age?',
      asked: [
        'how many feeds in 24 hours',
        'how often should i feed her',
        'feeds a day 7 weeks old',
        'how many bottles a day at 6 weeks',
        'hours between feeds',
        'is 9 feeds a day ok',
        'how often to feed 3 month old',
        'feeds per day 5 months',
        'how often does a 9 week old feed',
        'how many breastfeeds a day',
        'how many feeds a day should she be having',
        'is 9 times a day too many feeds',
      ],
      answer:
        'In the first months, eight to 12 breastfeeds in 24 hours are usual, day and night. On formula it is often six to eight. Some babies want more. Over the months feeds get fewer or faster, and as meals grow after six months, milk feeds often drop to four to six. Follow your baby, but wake a sleepy newborn. From day five, five or more heavy wet nappies a day and good growth show it is enough.',
      appliesTo: 'Under 12 months, born at term',
      ring: [
        { call: 'hospital', when: 'Too sleepy to feed, or hardly any wet nappies: now.' },
        {
          call: 'maternity',
          when: 'In the first weeks: fewer than eight breastfeeds a day, or baby came early.',
        },
        { call: 'breastfeeding', when: 'To talk it through, at any hour.' },
        { call: 'nurse', when: 'To have baby’s growth checked.' },
      ],
      source: raisingChildren('how often to feed babies'),
      reviewed_by: null,
    },
    {
      id: 'breast-milk-with-formula',
      question: 'Can breast milk and formula go in the same bottle?',
      asked: [
        'breastmilk and formula together',
        'ebm with formula',
        'pumped milk and formula mixed',
        'add formula to expressed milk',
        'formula powder in breast milk',
        'half breast milk half formula',
        'combine ebm and formula',
        'pour formula into breastmilk',
      ],
      answer:
        'Yes, but make up the formula first, with water as the tin says. Only then add the breast milk. Never put powder into breast milk or use your milk in place of water: that is too strong for baby, unless the hospital set it up. Better still, give your milk first, then formula from another bottle, so none of yours is tipped out. Use a mixed bottle straight away. Tip out leftovers an hour after baby begins to drink.',
      appliesTo: 'Healthy babies born at term',
      ring: [
        { call: 'maternity', when: 'If your baby came early or is in hospital: ask the ward first.' },
        {
          call: 'healthdirect',
          when: 'Powder went straight into breast milk and baby drank it. Drowsy or vomiting: hospital, now.',
        },
        { call: 'breastfeeding', when: 'They help with bottles and mixed feeds, too.' },
        { call: 'nurse', when: 'With any question about formula.' },
      ],
      source: breastfeedingAssociation('mixed feeding'),
      reviewed_by: null,
    },
    {
      id: 'when-milk-hours-start',
      question: 'From when do the 72 hours for breast milk in the fridge count?',
      asked: [
        'does it count from when i pumped it',
        '72 hours from when',
        'day 4 in the fridge smells fine',
        'which date goes on mixed milk',
        'does the clock start when it goes in the fridge',
      ],
      answer:
        'Count from when you expressed it, not from when it went into the fridge. The 72 hours are three full days: milk from Sunday 8 pm is good until Wednesday 8 pm. Put it straight in the fridge, at the back, at 4 °C or colder. Cool fresh milk before you add it to cold milk; the oldest sets the time. Write day and time on each bottle. After 72 hours, tip it out, even if it smells fine.',
      appliesTo: 'Healthy babies born at term',
      ring: [
        { call: 'maternity', when: 'If your baby came early or is in hospital: other times apply.' },
        { call: 'breastfeeding', when: 'For anything about milk, day or night.' },
        { call: 'healthdirect', when: 'Baby drank old milk and is vomiting or unwell.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'thawed-breast-milk',
      question: 'How do I thaw frozen breast milk, and when do its 24 hours start?',
      asked: [
        'thawed milk next day',
        'is the 24 hours from the freezer or fully melted',
        'took milk out of the freezer this morning',
        'defrosting breastmilk overnight',
        'thaw ebm in a jug',
        'thawed overnight in the fridge',
        'thawed milk on the bench',
        'defrosted milk use by',
        'how long after defrosting',
      ],
      answer:
        'Thaw it in the fridge and use it within 24 hours. To be careful, count from when it left the freezer. Once out of the fridge, use it within 4 hours. Or thaw it in warm water, never on the bench or in a microwave, for this feed. Milk thawed in water, still cool and not drunk from, keeps up to 4 hours in the fridge. Once warmed or drunk from, don’t keep it. Don’t refreeze.',
      appliesTo: 'Healthy babies born at term',
      ring: [
        { call: 'maternity', when: 'If your baby came early or is in hospital: other times apply.' },
        { call: 'breastfeeding', when: 'For anything about milk, day or night.' },
        { call: 'healthdirect', when: 'Baby drank old milk and is vomiting or unwell.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
  ],
}
