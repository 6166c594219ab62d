import type { FactTopic } from './fact.ts'
import { ascia, infantFeeding, raisingChildren, rch } from './sources.ts'

export const solidsAndTeeth: FactTopic = {
  id: 'solids-and-teeth',
  name: 'Solids and teeth',
  facts: [
    {
      id: 'starting-solids',
      question: 'When do I start solids, and with what?',
      asked: [
        'first foods',
        'baby led weaning',
        'purees',
        'is 4 months too early for food',
        'rice cereal',
        'six month old food',
      ],
      answer:
        'Around six months, and not before four. Baby can hold their head up, sit with help and reaches for your food. Start with food rich in iron: soft meat, fish, egg, tofu, beans or iron-rich cereal. After that any order is fine, mashed or in soft pieces. Milk stays the main food until 12 months. A mess and a no are part of it.',
      appliesTo: 'Around 6 months',
      ring: [
        { call: 'nurse', when: 'If you aren’t sure that baby is ready.' },
        { call: 'pregnancy-birth-baby', when: 'With any question about first foods.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'allergy-foods',
      question: 'When do I give peanut and egg?',
      asked: [
        'introduce allergens',
        'peanut butter baby',
        'egg allergy',
        'first time nuts',
        'eczema and peanuts',
      ],
      answer:
        'Once solids have begun, around six months, and all within the first year. Offer one new one at a time, such as smooth peanut butter stirred into food, or well-cooked egg. Then keep it in the diet about twice a week. Waiting longer does not prevent allergy. Try it at home in the daytime. With bad eczema or a known food allergy, ask first.',
      appliesTo: '6 to 12 months',
      ring: [
        { call: 'emergency', when: 'Trouble breathing, swollen tongue, or pale and floppy.' },
        { call: 'gp', when: 'Bad eczema or a food allergy: before you start. Or hives after a food.' },
      ],
      source: ascia,
      reviewed_by: null,
    },
    {
      id: 'gagging',
      question: 'Is my baby gagging or choking on food?',
      asked: ['gag on solids', 'scared of choking', 'coughing on food', 'what foods can choke', 'grapes cut'],
      answer:
        'Gagging is noisy: they cough, splutter and go red, and it is how they learn. Stay calm and let them work it out. Choking is quiet: no sound, no air. Have baby sit up, stay with them, and give soft food. Cut grapes lengthways, grate raw carrot and apple. Whole nuts and hard foods are not for under threes.',
      appliesTo: 'Babies and toddlers on solids',
      ring: [
        { call: 'emergency', when: 'Silent, can’t cough or cry, or turning blue. Begin back blows.' },
        { call: 'nurse', when: 'If gagging happens at most meals.' },
      ],
      source: raisingChildren('choking: prevention'),
      reviewed_by: null,
    },
    {
      id: 'honey-and-cows-milk',
      question: 'When can my baby have honey or cow’s milk?',
      asked: [
        'regular milk',
        'full cream milk 12 months',
        'honey before one',
        'yoghurt baby',
        'switch from formula to milk',
      ],
      answer:
        'Honey: not before 12 months, as it can carry germs that make babies very ill. Cow’s milk as a main drink: from 12 months, full cream until two. Before that, a little in food, yoghurt and cheese are fine from about six months. Toddlers don’t need toddler formula. Plant drinks are a question for your nurse or GP.',
      appliesTo: '6 months to 2 years',
      ring: [
        { call: 'healthdirect', when: 'Honey under one, and baby is weak, floppy or not pooing.' },
        { call: 'nurse', when: 'About drinks after the first birthday.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'fussy-eater',
      question: 'My toddler hardly eats. Is that okay?',
      asked: ['picky eater', 'wont eat dinner', 'only eats pasta', 'refuses vegetables', 'throws food'],
      answer:
        'Toddlers grow more slowly and their hunger jumps about. Look at a whole week, not one plate. You choose what and when; they choose whether and how much. Eat together where you can, keep a new food beside one they know, and leave it at that. It may take ten or more tries. No bribes, no battles.',
      appliesTo: '1 to 4 years',
      ring: [
        { call: 'nurse', when: 'If you are worried about growth, or meals are misery.' },
        { call: 'gp', when: 'Pain, choking, constant tiredness, or dropping whole groups of food.' },
      ],
      source: raisingChildren('fussy eating'),
      reviewed_by: null,
    },
    {
      id: 'teething',
      question: 'Is my baby teething, and what helps?',
      asked: [
        'sore gums',
        'dribbling chewing hands',
        'teething fever',
        'teething gel',
        'first tooth',
        'amber necklace',
      ],
      answer:
        'First teeth come mostly at six to ten months. Dribble, red cheeks and chewing are common. A clean finger on the gum, or a teething ring chilled in the fridge, can help. Skip numbing gels and necklaces: they can harm. Teeth don’t cause a real fever or runny poo. If baby has those, look for another cause.',
      appliesTo: 'Mostly 4 to 24 months',
      ring: [
        { call: 'pharmacist', when: 'To ask about pain relief at baby’s age.' },
        { call: 'healthdirect', when: 'Fever, vomiting, or a baby you can’t settle.' },
      ],
      source: rch('teething'),
      reviewed_by: null,
    },
    {
      id: 'brushing-teeth',
      question: 'When do I start brushing baby’s teeth?',
      asked: ['toothpaste age', 'first dentist visit', 'baby toothbrush', 'bottle in bed teeth'],
      answer:
        'From the first tooth, twice a day, with a soft brush and water. From 18 months, a pea-sized smear of low-fluoride children’s toothpaste. A first visit to a dentist fits around the first birthday. Milk or juice in a bottle in bed can rot teeth, so finish it first. A hard no at brushing time is normal; sing and keep it short.',
      appliesTo: 'From the first tooth',
      ring: [
        { call: 'dentist', when: 'Brown or white spots, pain, or a knocked tooth, the same day.' },
        { call: 'nurse', when: 'To ask about free dental care for children.' },
      ],
      source: raisingChildren('dental care for babies'),
      reviewed_by: null,
    },
  ],
}
