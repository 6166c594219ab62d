import type { FactTopic } from '../fact.ts'
import { breastfeedingAssociation, infantFeeding, pregnancyBirthBaby, raisingChildren } from '../sources.ts'

export const bottles: FactTopic = {
  id: 'bottles',
  name: 'Formula, bottles and water',
  facts: [
    {
      id: 'making-formula',
      question: 'How do I make up formula safely?',
      asked: [
        'formula',
        'mix a bottle',
        'formula water first',
        'how many scoops',
        'boiled tap water formula',
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
        'bottle not finished',
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
      asked: ['combo feeding', 'top up with formula', 'mixed feeds', 'switch to formula'],
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
        { call: 'emergency', when: 'Hard to wake, floppy, or has a fit.' },
        { call: 'hospital', when: 'Hot or sleepy, with few wet nappies or not drinking well: now.' },
        { call: 'healthdirect', when: 'Baby had some water, is well, and you want to ask.' },
        { call: 'nurse', when: 'With any question about drinks.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'formula-per-day',
      question: 'How much formula does a baby need in a day?',
      asked: [
        'how much per bottle',
        'formula amount by age',
        'never finishes her bottle',
        'drinks more than tin says',
        'overfeeding formula',
      ],
      answer:
        'There is no one right amount. The table on the tin is a guide; many babies drink more or less, and it changes from day to day. Feed when baby turns to the teat, sucks their hands or stirs. Stop when they turn away or nod off: no bottle has to be emptied. From day five, five or more heavy wet nappies in 24 hours and steady growth are good signs.',
      appliesTo: 'Babies on formula, born at term',
      ring: [
        { call: 'emergency', when: 'Floppy, blue or grey, or you can’t wake them.' },
        { call: 'hospital', when: 'Too sleepy to feed, or hardly any wet nappies.' },
        { call: 'maternity', when: 'Baby came early, or feeds worry you in the first weeks.' },
        {
          call: 'nurse',
          when: 'To have growth checked, or if baby wants far more or less than the tin says.',
        },
      ],
      source: raisingChildren('bottle-feeding: how much formula'),
      reviewed_by: null,
    },
    {
      id: 'formula-types',
      question: 'Do I need A2, gold, goat or stage 2 formula?',
      asked: [
        'best formula brand',
        'follow on formula',
        'is toddler milk needed',
        'is expensive formula better',
        'premium formula',
      ],
      answer:
        'Most babies don’t. A plain stage 1 formula from cow’s milk will do until 12 months, and a cheap one is fine: all sold here must meet the same standard. A2 and gold have not been shown to be better. Stage 2 is not needed, nor is stage 3 after the first birthday. Goat formula is not for cow’s milk allergy. Ask before you use soy or other special kinds.',
      appliesTo: 'Healthy babies born at term',
      ring: [
        {
          call: 'emergency',
          when: 'Trouble breathing, a swollen face or tongue, or pale and floppy after a feed.',
        },
        { call: 'hospital', when: 'Blood in poo in a newborn, green vomit, or few wet nappies.' },
        { call: 'gp', when: 'Rash, blood in poo, a lot of vomiting or slow growth on formula.' },
        { call: 'nurse', when: 'Before you change formula, or if baby came early.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'water-for-formula',
      question: 'Can I use tank, bore or bottled water for formula?',
      asked: [
        'rainwater for bottles',
        'bore water baby',
        'spring water formula',
        'filtered water formula',
        'boil water alert',
      ],
      answer:
        'Safe tap water is the first choice. Boil and cool any water, also from a tank, a filter or a bottle. Bottled water has to be plain and still, not mineral or sparkling. A tank needs a clean roof and good care. Use bore water only if a test shows that it is safe for babies: boiling does not take out salts or nitrate. Follow any water alert, and ask your council who tests.',
      appliesTo: 'Babies on formula, under 12 months',
      ring: [
        { call: 'emergency', when: 'Blue or grey lips or skin, floppy, or hard to wake.' },
        { call: 'poisons', when: 'Water that may hold chemicals: now.' },
        { call: 'healthdirect', when: 'Baby had water you worry about and is vomiting or unwell.' },
        { call: 'nurse', when: 'About the water where you live.' },
        { call: 'pregnancy-birth-baby', when: 'With any question about formula.' },
      ],
      source: pregnancyBirthBaby('preparing infant formula'),
      reviewed_by: null,
    },
    {
      id: 'milk-on-a-plane',
      question: 'Can I take formula, milk and baby food on a plane?',
      asked: [
        'flying with breast milk',
        'baby food airport security',
        'formula in hand luggage',
        'liquids rule baby milk',
        'ebm in cabin bag',
      ],
      answer:
        'Yes. With baby along, milk, boiled water and baby food may go over the liquid limit on flights out of Australia, as much as the trip needs. Show them at security; the officer decides. Formula powder can come. Without baby, breast milk may have to fit the limit or be checked in. Rules change and differ by country: Home Affairs and your airline have those of today. Declare food when you land here.',
      appliesTo: 'Flights with a baby or with milk',
      ring: [
        { call: 'breastfeeding', when: 'About feeding, expressing and keeping milk cold on a trip.' },
        { call: 'pregnancy-birth-baby', when: 'About flying with a baby.' },
      ],
      source: pregnancyBirthBaby('travelling with a baby'),
      reviewed_by: null,
    },
    {
      id: 'bottles-after-nine-months',
      question: 'How many bottles does a baby need at 9 to 12 months?',
      asked: [
        'milk feeds at 10 months',
        'when to drop a bottle',
        'drinks less since solids',
        'less formula more food',
        'bottle to cup',
      ],
      answer:
        'There is no set number: it goes down bit by bit as meals grow. From about nine months, offer food first and milk after it. Breast milk or formula stays the main drink until 12 months. Let baby show how much they want; some days are hungrier. Offer a cup, too: babies can learn from about six months, and bottles can go from around 12 months.',
      appliesTo: '9 to 12 months',
      ring: [
        { call: 'emergency', when: 'Floppy, blue or grey, or you can’t wake them.' },
        { call: 'hospital', when: 'Too sleepy to drink, or hardly any wet nappies.' },
        { call: 'gp', when: 'Suddenly drinks much less, or seems unwell.' },
        { call: 'nurse', when: 'To plan meals and milk, or check growth.' },
      ],
      source: raisingChildren('introducing solids'),
      reviewed_by: null,
    },
    {
      id: 'paced-bottle-feeding',
      question: 'How do I slow down a bottle feed?',
      asked: [
        'paced bottle feeding',
        'gulping milk too fast',
        'slow flow teat',
        'milk dribbles from mouth',
        'guzzles the bottle',
      ],
      answer:
        'Hold baby close and fairly upright. Touch the teat to their lips and let them draw it in. Hold the bottle almost flat, with a little milk in the teat. Tip it down for a rest every so often, and swap sides halfway. A slower teat can help. Stop when they turn away. Never prop a bottle or leave baby alone with it: they could choke.',
      appliesTo: 'Babies who drink from a bottle',
      ring: [
        { call: 'emergency', when: 'Choking, blue, floppy, or trouble breathing.' },
        { call: 'gp', when: 'Coughs or tires at most feeds, or grows slowly: this week.' },
        { call: 'nurse', when: 'To have someone watch a feed, or choose a teat.' },
        { call: 'breastfeeding', when: 'They help with bottles, too.' },
      ],
      source: breastfeedingAssociation('paced bottle-feeding'),
      reviewed_by: null,
    },
    {
      id: 'bottle-refusal',
      question: 'What if my baby refuses the bottle?',
      asked: [
        'bottle refusal',
        'wont take a bottle',
        'screams at bottle',
        'breastfed baby hates bottle',
        'only wants the breast',
      ],
      answer:
        'It is common, and calm tries work better than force. Offer it before baby is very hungry. Let someone else try, with you out of the room. Warm the teat, try another shape, or walk about. Let baby play with it, stop if they cry, and try again later. Some take a small cup instead; ask a nurse to show you how.',
      appliesTo: 'Babies',
      ring: [
        { call: 'emergency', when: 'Floppy, blue or grey, or you can’t wake them.' },
        { call: 'hospital', when: 'Refuses all feeds, is very sleepy, or has hardly any wet nappies.' },
        { call: 'gp', when: 'Fed well from a bottle before, and now will not or seems sick.' },
        { call: 'breastfeeding', when: 'For more to try, at any hour.' },
        { call: 'nurse', when: 'To have someone watch, or show you a cup.' },
      ],
      source: breastfeedingAssociation('baby who refuses a bottle'),
      reviewed_by: null,
    },
    {
      id: 'cold-milk',
      question: 'Can I give milk cold, straight from the fridge?',
      asked: ['cold milk ok', 'cold bottle', 'do i have to warm it', 'warm up a bottle', 'cold formula'],
      answer:
        'Yes. Breast milk or formula that was kept safely may be given cold, cool or warm: warming is only for taste, and many babies like it warm. To warm it, stand the bottle in a jug of warm water for a few minutes, shake it, and try a drop on your wrist. Not in a microwave: it heats in patches that can burn. If baby was born early or is ill, ask first.',
      appliesTo: 'Babies on bottles',
      ring: [
        { call: 'emergency', when: 'A burnt mouth with trouble breathing or swallowing.' },
        { call: 'nurse', when: 'With any question about bottles.' },
        { call: 'healthdirect', when: 'The same, at any hour.' },
      ],
      source: raisingChildren('bottle-feeding'),
      reviewed_by: null,
    },
    {
      id: 'cereal-in-a-bottle',
      question: 'Can I put rice cereal in my baby’s bottle?',
      asked: [
        'rice cereal in bottle',
        'farex in the bottle',
        'thicken his milk for the night',
        'mil says cereal in the milk',
        'cereal at 6 weeks',
        'baby cereal in night bottle',
        'hungry baby thicker milk',
        'oats in bottle',
      ],
      answer:
        'No. Milk feeds are breast milk or formula, with nothing added. Cereal in a bottle can make a baby choke, and it fills a small tummy without the good of milk. It does not make babies sleep longer. Food starts at around six months, not before four months, and from a spoon. Don’t thicken milk for reflux unless your baby’s doctor has told you how. If baby has had some and is well, just go back to plain feeds.',
      appliesTo: 'Under 12 months',
      ring: [
        { call: 'emergency', when: 'Choking, blue, floppy, or trouble breathing.' },
        { call: 'gp', when: 'Coughs with feeds, vomits a lot or grows slowly.' },
        { call: 'nurse', when: 'Baby seems hungry all the time, or about starting food.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
  ],
}
