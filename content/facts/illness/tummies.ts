import type { FactTopic } from '../fact.ts'
import { breastfeedingAssociation, healthdirect, raisingChildren, rch, stayingHealthy } from '../sources.ts'

export const tummies: FactTopic = {
  id: 'tummies',
  name: 'Tummies and nappies',
  facts: [
    {
      id: 'vomiting',
      question: 'My child keeps vomiting. How do I keep fluids in?',
      asked: [
        'bottle wont stay down since',
        'spews every bottle',
        'poonami watery',
        'cant keep a bottle down',
        'milk comes back up all day',
        'gastro',
        'spewed',
        'throwing up all night',
        'diarrhoea toddler',
        'tummy bug',
        'cant keep anything down',
        'runny poo',
      ],
      answer:
        'Give tiny sips often: every few minutes, even if some comes back up. Keep breastfeeding, more often. Formula stays at full strength. For older children a rehydration drink from the pharmacy works best. Juice and soft drink can make it worse. Food can wait until they feel like it. Wash hands a lot.',
      appliesTo: 'Babies and children',
      ring: [
        {
          call: 'emergency',
          when: 'Hard to wake, floppy, cold and pale, or fever with a stiff neck or spots that don’t fade.',
        },
        {
          call: 'hospital',
          when: 'Green or bloody vomit, bad pain or pain in waves, very sleepy and dry, or after a head knock: now.',
        },
        { call: 'gp', when: 'Under six months: today. Or vomiting for more than a day.' },
        { call: 'healthdirect', when: 'Any time you are unsure.' },
      ],
      source: rch('gastroenteritis (gastro)'),
      reviewed_by: null,
    },
    {
      id: 'dehydration',
      question: 'How can I tell if my child is dried out?',
      asked: [
        'no wee since',
        'lips dry, no tears',
        'dehydration signs',
        'dehydrated baby',
        'no wet nappy',
        'no wee for hours',
        'sunken soft spot',
      ],
      answer:
        'Look for fewer wet nappies, dark wee, a dry mouth, no tears and less energy. In a baby the soft spot may look sunken. Cold hands, sunken eyes, fast breathing or being hard to wake are signs that it is serious. Babies under six months dry out fastest, so get help early.',
      appliesTo: 'Babies and children',
      ring: [
        { call: 'emergency', when: 'Hard to wake, floppy, or cold and pale all over.' },
        { call: 'hospital', when: 'Hardly any wee, sunken eyes, or will not drink at all.' },
        { call: 'healthdirect', when: 'If some of these signs are there and you aren’t sure.' },
      ],
      source: rch('dehydration'),
      reviewed_by: null,
    },
    {
      id: 'constipation',
      question: 'Is my baby constipated?',
      asked: [
        'grunting and red in the face to poop',
        'no poo for days',
        'hasnt pooed in days',
        'not pooed',
        'hard poo',
        'straining to poo',
        'toddler wont poo',
        'pebble poo',
      ],
      answer:
        'What counts is hard, dry or painful poo, not how often. After about six weeks, a breastfed baby may go for days without one, and that is fine while it stays soft. Before six weeks, few poos can mean too little milk: have feeds checked. Going red and grunting is normal. For formula, check that the scoops are right. From six months, water, fruit and veg help. Ask before you give any laxative.',
      appliesTo: 'Babies and toddlers',
      ring: [
        { call: 'hospital', when: 'A swollen, hard tummy, or green vomit: now.' },
        {
          call: 'maternity',
          when: 'A newborn with no poo in the first 24 hours, or few poos in the first weeks: today.',
        },
        { call: 'gp', when: 'Hard poo in a young baby, blood, or pain that goes on.' },
      ],
      source: rch('constipation'),
      reviewed_by: null,
    },
    {
      id: 'poo-colours',
      question: 'Which colours of baby poo are normal?',
      asked: [
        'white or chalky poop',
        'green poo',
        'white poo',
        'black poo newborn',
        'blood in nappy',
        'mucus in poo',
        'yellow seedy poo',
      ],
      answer:
        'Black and sticky is normal in the first days. Then yellow, mustard, brown and green are all fine. Breastfed poo is often runny with little seeds. Three colours need a doctor: white or very pale like clay, red with blood, and black after the first week. Take a photo or keep the nappy to show.',
      appliesTo: 'Newborns and babies',
      ring: [
        { call: 'hospital', when: 'A lot of blood, or blood and baby seems unwell.' },
        { call: 'gp', when: 'Pale or white poo, a little blood, or black poo: the same day.' },
        { call: 'pregnancy-birth-baby', when: 'If you just want to ask a nurse.' },
      ],
      source: raisingChildren('baby poo'),
      reviewed_by: null,
    },
    {
      id: 'wet-nappies',
      question: 'How many wet nappies does a baby need?',
      asked: [
        'how many wees a day',
        'nappies per day newborn',
        'wet nappy count',
        'is baby drinking enough nappies',
      ],
      answer:
        'From about day five, five or more heavy wet nappies in 24 hours is a good sign. Wee is pale and has little smell. In the first days there are fewer: about one on day one, two on day two, and so on. An orange or pink stain can show up in the first days. After that, tell your midwife.',
      appliesTo: 'Newborns and babies',
      ring: [
        { call: 'hospital', when: 'No wet nappy for eight hours or more, and baby is sleepy or unwell.' },
        { call: 'maternity', when: 'Fewer wet nappies than that in the first weeks.' },
        { call: 'breastfeeding', when: 'To talk through feeding.' },
      ],
      source: breastfeedingAssociation('signs that baby is getting enough milk'),
      reviewed_by: null,
    },
    {
      id: 'worms',
      question: 'Does my child have worms?',
      asked: [
        'itchy bottom at night',
        'scratching bum',
        'threadworms',
        'little white worms in poo',
        'pinworm',
      ],
      answer:
        'An itchy bottom at night is the usual sign. You may see tiny white threads around the bottom or in poo. Worms are very common and say nothing about how clean your home is. A pharmacist has a treatment; the whole family takes it. Wash hands, cut nails short, and wash sheets and pyjamas.',
      appliesTo: 'Mostly toddlers and older',
      ring: [
        { call: 'pharmacist', when: 'For what to take and at which age.' },
        { call: 'gp', when: 'Under two, or if you are pregnant or breastfeeding.' },
      ],
      source: healthdirect('worms'),
      reviewed_by: null,
    },
    {
      id: 'back-to-childcare',
      question: 'When can my child go back to childcare after being sick?',
      asked: [
        'exclusion period gastro',
        'how long off daycare',
        'still contagious kinder',
        'send to creche with cold',
      ],
      answer:
        'After gastro: once there has been no vomiting or loose poo for 24 hours, or 48 hours if it is norovirus. With hand, foot and mouth: when all blisters are dry. With conjunctivitis: when the eye has stopped weeping. For head lice: after treatment has begun. A runny nose alone need not keep a well child home. Your centre may ask for longer.',
      appliesTo: 'Childcare and kinder',
      ring: [
        { call: 'gp', when: 'If your child still seems unwell.' },
        { call: 'healthdirect', when: 'To ask a nurse about another illness.' },
      ],
      source: stayingHealthy,
      reviewed_by: null,
    },
    {
      id: 'poos-a-day',
      question: 'How many poos a day are normal for a baby?',
      asked: [
        'how many times a day should he poo',
        'poos after every feed',
        'pooed 4 times today',
        'how often does a bottle fed baby poo',
        'so many dirty nappies',
        'poos once a week breastfed',
        'how many poops a day',
        'how many dirty nappies a day',
        'is pooing 6 times a day too much',
      ],
      answer:
        'It varies a lot. In the first weeks, some babies poo after most feeds, and runny is normal on breast milk. A breastfed baby under six weeks mostly has two or more a day; fewer is a reason to check feeds. Later, breastfed babies may go for days. On formula, several a day or one every day or two are fine. Soft poo and a well baby matter most. Many more than usual, and watery, may be a tummy bug.',
      appliesTo: 'Babies on milk',
      ring: [
        {
          call: 'hospital',
          when: 'Swollen, hard tummy, green vomit, blood in poo and unwell, or watery poo and few wet nappies: now.',
        },
        {
          call: 'maternity',
          when: 'No first poo by 24 hours, none for a day after, or few in the first weeks: today.',
        },
        {
          call: 'gp',
          when: 'White, pale or bloody poo, watery poo, or black after the first week: today. Or hard poo that hurts.',
        },
        { call: 'nurse', when: 'To have growth and feeds checked.' },
      ],
      source: raisingChildren('baby poo'),
      reviewed_by: null,
    },
  ],
}
