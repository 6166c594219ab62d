import type { FactTopic } from '../fact.ts'
import { breastfeedingAssociation } from '../sources.ts'

export const latchAndSupply: FactTopic = {
  id: 'latch-and-supply',
  name: 'Latch, flow and supply',
  facts: [
    {
      id: 'growth-spurts',
      question: 'Is my baby having a growth spurt, and how long does it last?',
      asked: [
        'growth spurt baby',
        'when are growth spurts',
        '6 week growth spurt',
        '3 month growth spurt',
        'suddenly hungry all the time',
        'growth spurt and sleep',
      ],
      answer:
        'It may be: for a few days your baby wants much more milk, more cuddles, and sleeps in bits. It mostly lasts two or three days, at times a week. Many mums notice it at about six weeks, three months and six months, but it can come at any time. Feed when baby asks. More feeds tell your breasts to make more. Bottles go by baby’s signs, too. A sick baby mostly wants less milk, not more.',
      appliesTo: 'Babies on milk',
      ring: [
        {
          call: 'hospital',
          when: 'Hardly any wet nappies, too sleepy to feed, or a fever under three months: now.',
        },
        { call: 'breastfeeding', when: 'If you wonder whether it is enough, at any hour.' },
        { call: 'nurse', when: 'If it goes on for more than a week.' },
      ],
      source: breastfeedingAssociation('babies who want to feed more often'),
      reviewed_by: null,
    },
    {
      id: 'making-more-milk',
      question: 'How can I increase my milk supply?',
      asked: [
        'make more breast milk',
        'boost supply',
        'power pumping',
        'lactation cookies',
        'supply dropped',
        'foods that make more milk',
        'fenugreek',
      ],
      answer:
        'Take milk out more often: that tells your breasts to make more. Offer the breast every two to three hours by day, both sides, twice if baby is keen, and feed at night. Expressing for a few minutes after feeds helps, too. Have someone check how baby holds on. Give it a few days. Cookies, teas and herbs have little proof, and some can harm. Is it really low? Heavy wet nappies and good growth say no.',
      appliesTo: 'While you breastfeed or express',
      ring: [
        { call: 'hospital', when: 'Baby has hardly any wet nappies or is too sleepy to feed: now.' },
        { call: 'breastfeeding', when: 'To make a plan for your days, at any hour.' },
        { call: 'nurse', when: 'To weigh baby and watch a feed.' },
        { call: 'gp', when: 'Before you take herbs or tablets for milk.' },
      ],
      source: breastfeedingAssociation('increasing supply'),
      reviewed_by: null,
    },
    {
      id: 'hard-breasts-first-week',
      question: 'My milk came in and my breasts are hard and painful. What helps?',
      asked: [
        'engorgement',
        'engorged day 4',
        'boobs like rocks after birth',
        'baby cant latch breast too hard',
        'milk came in so painful',
        'cabbage leaves',
      ],
      answer:
        'Feed often, at least eight times in 24 hours: that helps most. If the breast is too hard for baby to hold, take off a little milk by hand first. Or press softly with your fingertips around the nipple for a minute. Use a cold pack in a cloth after feeds. No hard massage. If baby has fed, express only for comfort, as emptying right out makes more. It mostly eases in a day or two.',
      appliesTo: 'First week or so after birth',
      ring: [
        { call: 'gp', when: 'Fever, aches like the flu, or a red, hot patch: the same day.' },
        { call: 'maternity', when: 'If baby can’t get on, or it is no better in two days.' },
        { call: 'breastfeeding', when: 'At any hour.' },
        { call: 'pharmacist', when: 'What you can take for the pain.' },
      ],
      source: breastfeedingAssociation('engorgement'),
      reviewed_by: null,
    },
    {
      id: 'fast-flow',
      question: 'My milk comes too fast and baby coughs and splutters. What helps?',
      asked: [
        'oversupply',
        'too much milk',
        'forceful let down',
        'gulping and choking on the breast',
        'baby drowning in milk',
        'baby chokes at let down',
      ],
      answer:
        'Lean right back, with your baby lying on top of you, so that milk has to flow uphill. When it lets down, let them come off, catch the first rush in a cloth, and go on. Short breaks and burps are fine. Don’t express more than you need: it makes more. A fast flow mostly settles in the first two or three months. To bring down a big supply, get help first, so that it doesn’t drop too far.',
      appliesTo: 'While you breastfeed',
      ring: [
        { call: 'emergency', when: 'Blue, limp or can’t breathe.' },
        { call: 'gp', when: 'Coughs at most feeds, also when the flow is slow.' },
        { call: 'breastfeeding', when: 'About holds, or before you try to make less. At any hour.' },
      ],
      source: breastfeedingAssociation('too much milk'),
      reviewed_by: null,
    },
    {
      id: 'breast-refusal',
      question: 'Why does my baby suddenly refuse the breast, or pull off and cry?',
      asked: [
        'nursing strike',
        'breast refusal',
        'fussy at the breast',
        'pulls off the boob screaming',
        'wont breastfeed anymore',
        'too distracted to feed',
        'cries at the breast',
        'prefers the bottle now',
      ],
      answer:
        'It is mostly for a reason that passes: a cold, sore gums or ears, a flow that is slow or fast, being tired, or a busy room. It rarely means that baby wants to wean. Don’t force it. Offer when they are sleepy or just awake, in a dim, quiet room, or as you walk. Skin to skin helps. Express as often as they would feed, and give them that milk. Many come back within days.',
      appliesTo: 'Breastfed babies',
      ring: [
        {
          call: 'hospital',
          when: 'Turns down all milk, hardly any wet nappies, very sleepy, or a fever under three months: now.',
        },
        { call: 'gp', when: 'A sore ear or mouth, white patches or a bad cold: the same day.' },
        { call: 'breastfeeding', when: 'To talk it through, at any hour.' },
      ],
      source: breastfeedingAssociation('breast refusal'),
      reviewed_by: null,
    },
    {
      id: 'sleepy-at-the-breast',
      question: 'My newborn falls asleep while feeding. How do I keep them awake?',
      asked: [
        'falls asleep 5 minutes into every feed',
        'sleepy newborn',
        'how to wake a newborn for a feed',
        'too sleepy to feed',
        'dozes off on the bottle',
        'do i wake my newborn to feed',
        'snacks and sleeps',
      ],
      answer:
        'Undress them to the nappy, hold them skin to skin, and change the nappy halfway. Stroke the back or feet and talk to them. When sucks slow down, squeeze the breast gently, then swap sides. In the first weeks, wake your baby for at least eight feeds in 24 hours, with no gap over four hours, or as your midwife says. Jaundice or being born early makes babies sleepier. Wet nappies and growth show whether it is enough.',
      appliesTo: 'Newborns',
      ring: [
        { call: 'emergency', when: 'Floppy, or you can’t wake them.' },
        {
          call: 'hospital',
          when: 'Too sleepy to feed, hardly any wet nappies, a fever, or more and more yellow: now.',
        },
        { call: 'maternity', when: 'If most feeds end after a few minutes: the same day.' },
        { call: 'breastfeeding', when: 'At any hour.' },
      ],
      source: breastfeedingAssociation('sleepy babies'),
      reviewed_by: null,
    },
    {
      id: 'good-latch',
      question: 'How do I get my baby to latch on well?',
      asked: [
        'how to latch a newborn',
        'shallow latch',
        'wont open wide',
        'best breastfeeding position',
        'flat nipples',
        'inverted nipples',
        'nipple shield',
        'football hold',
      ],
      answer:
        'Hold your baby close, chest to chest, head and body in line, nose level with your nipple. Wait for a wide mouth, then bring baby to the breast, chin first. Signs that it works: chin pressed in, a big mouthful, deep sucks, and no pain after the start. If it hurts, slip a finger in and try again. Leaning back with baby on top works well for many. Flat nipples mostly work, too. Get help to try a nipple shield.',
      appliesTo: 'Newborns and babies',
      ring: [
        { call: 'hospital', when: 'Won’t feed at all, hardly any wet nappies, or very sleepy: now.' },
        { call: 'maternity', when: 'To watch a feed, in the first weeks.' },
        { call: 'breastfeeding', when: 'To be talked through it, at any hour.' },
      ],
      source: breastfeedingAssociation('attaching baby to the breast'),
      reviewed_by: null,
    },
    {
      id: 'blood-in-breast-milk',
      question: 'There is blood in my breast milk. Can my baby still drink it?',
      asked: [
        'pink breast milk',
        'bloody milk in the pump',
        'rusty brown colostrum',
        'strawberry milk pumping',
        'bleeding nipple is milk safe',
        'baby spat up pink after feeding',
      ],
      answer:
        'Mostly, yes: a little blood does not harm your baby, and you can go on feeding. Often it comes from a cracked nipple, or a pump that pulls too hard. In the first days, milk can look rusty with no crack at all; that mostly clears within about a week. Baby may spit up pink milk or have dark poo. If it goes on longer, or comes back with no crack, have a doctor look at it.',
      appliesTo: 'While you breastfeed or express',
      ring: [
        {
          call: 'hospital',
          when: 'Blood in baby’s vomit or poo that you can’t explain, or baby is unwell: now.',
        },
        { call: 'gp', when: 'No crack to see, a lump, or blood for more than a week.' },
        { call: 'breastfeeding', when: 'About cracks and pump settings, at any hour.' },
      ],
      source: breastfeedingAssociation('blood in breast milk'),
      reviewed_by: null,
    },
  ],
}
