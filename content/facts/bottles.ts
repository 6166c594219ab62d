import type { FactTopic } from './fact.ts'
import { infantFeeding, pregnancyBirthBaby, raisingChildren } from './sources.ts'

export const bottles: FactTopic = {
  id: 'bottles',
  name: 'Formula, bottles and water',
  facts: [
    {
      id: 'making-formula',
      question: 'How do I make up formula safely?',
      asked: [
        'mix a bottle',
        'formula water first',
        'how many scoops',
        'boiled water formula',
        'watering down formula',
      ],
      answer:
        'Wash your hands and use a clean, sterilised bottle. Boil fresh water and let it cool to lukewarm. Water goes in first, then the powder: level scoops, as many as the tin says. Shake, and test a drop on your wrist. Don’t add extra water or powder: both can make baby sick. Each tin has its own scoop.',
      appliesTo: 'Babies on formula',
      ring: [
        { call: 'nurse', when: 'About which formula, or how much.' },
        { call: 'pregnancy-birth-baby', when: 'If you made it up wrong and want to check.' },
        { call: 'healthdirect', when: 'The same, in the middle of the night.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'keeping-formula',
      question: 'How long is a made-up bottle of formula good for?',
      asked: [
        'leftover formula',
        'formula left out',
        'reuse bottle',
        'formula in fridge',
        'make bottles for the night',
      ],
      answer:
        'Fresh is best: make one bottle at a time. If you must make it ahead, put it in the back of the fridge straight away and use it within 24 hours. Tip it out an hour after baby has begun to drink, and when it has stood out of the fridge for an hour. Warm it in a jug of warm water, not a microwave.',
      appliesTo: 'Babies on formula',
      ring: [
        { call: 'pregnancy-birth-baby', when: 'To check with a nurse.' },
        { call: 'healthdirect', when: 'Baby drank an old bottle and is vomiting or unwell.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'sterilising',
      question: 'Until when do I need to sterilise bottles?',
      asked: ['clean bottles', 'steriliser', 'dishwasher bottles', 'boil teats', 'sterilise dummies'],
      answer:
        'Up to about 12 months. First wash bottles, teats and rings in hot soapy water with a brush, and rinse. Then boil them for five minutes, or use a steam steriliser or sterilising liquid as the pack says. A dishwasher cleans, but does not sterilise. Throw out teats with cracks. If one wash was missed, baby will most likely be fine.',
      appliesTo: 'Under 12 months',
      ring: [
        { call: 'nurse', when: 'With any question about bottles.' },
        { call: 'healthdirect', when: 'If baby is vomiting or unwell.' },
      ],
      source: raisingChildren('cleaning and sterilising bottles'),
      reviewed_by: null,
    },
    {
      id: 'mixed-feeding',
      question: 'Can I give both breast and bottle?',
      asked: ['combo feeding', 'top up with formula', 'mixed feeds', 'bottle refusal', 'switch to formula'],
      answer:
        'Yes. Many families do. Your milk goes down a little with each feed that is swapped, so change one feed at a time and express if you want to keep it up. Hold baby fairly upright, let them set the pace, and stop when they turn away. Any breast milk counts, and formula is a full food.',
      appliesTo: 'Under 12 months',
      ring: [
        { call: 'breastfeeding', when: 'They help with bottles and mixed feeds, too.' },
        { call: 'nurse', when: 'To plan feeds.' },
      ],
      source: pregnancyBirthBaby('mixed feeding'),
      reviewed_by: null,
    },
    {
      id: 'water',
      question: 'When can my baby drink water?',
      asked: [
        'water for newborn',
        'hot day water',
        'juice for babies',
        'thirsty baby',
        'boiled water baby',
        'giving the baby water',
        'gives him water',
      ],
      answer:
        'Before about six months, milk is all they need, on hot days too: just offer it more often. Water can fill a small tummy and make a young baby sick. From about six months, offer sips of cooled boiled water in a cup with meals. From 12 months it need not be boiled. Juice and cordial are not needed.',
      appliesTo: 'Babies',
      ring: [
        { call: 'nurse', when: 'With any question about drinks.' },
        { call: 'healthdirect', when: 'If baby is hot, sleepy or has few wet nappies.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
  ],
}
