import type { FactTopic } from '../fact.ts'
import { ascia, infantFeeding, raisingChildren, rch, servicesAustralia } from '../sources.ts'

export const solidsAndTeeth: FactTopic = {
  id: 'solids-and-teeth',
  name: 'Solids and teeth',
  facts: [
    {
      id: 'starting-solids',
      question: 'When do I start solids, and with what?',
      asked: [
        'watching me eat',
        'ready for food',
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
        'Soon after solids begin, around six months and not before four: smooth peanut butter stirred into food, and well-cooked egg. All other common allergy foods come in the first year. Offer one new one at a meal, at home in the daytime. Then keep it in the diet at least once a week. Don’t rub food on the skin. Waiting longer does not prevent allergy. With bad eczema or a food allergy, ask your GP soon how to start.',
      appliesTo: '6 to 12 months',
      ring: [
        {
          call: 'emergency',
          when: 'Trouble breathing, wheeze, a cough that won’t stop, swollen tongue, or pale and floppy. Lay baby flat.',
        },
        {
          call: 'gp',
          when: 'Hives or vomiting after a food: today. Bad eczema or a food allergy: soon, don’t put it off.',
        },
      ],
      source: ascia,
      reviewed_by: null,
    },
    {
      id: 'gagging',
      question: 'Is my baby gagging or choking on food?',
      asked: ['gag on solids', 'scared of choking', 'coughing on food', 'what foods can choke', 'grapes cut'],
      answer:
        'Gagging is noisy: they cough, splutter and go red, and it is how they learn. Stay calm and let them work it out. Choking is quiet: no sound, no air. Have baby sit up, stay with them, and give soft food. Cut grapes lengthways, grate raw carrot and apple. Whole nuts and hard foods are not for under fives.',
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
        'baked honey, honey in muffins',
        'yoghurt baby',
        'switch from formula to milk',
      ],
      answer:
        'Honey: not before 12 months, as it can carry germs that make babies very ill. Cow’s milk as a main drink: from 12 months, full cream until two. Before that, a little in food, yoghurt and cheese are fine from about six months. Toddlers don’t need toddler formula. Plant drinks are a question for your nurse or GP.',
      appliesTo: '6 months to 2 years',
      ring: [
        { call: 'emergency', when: 'Floppy, or trouble breathing or swallowing.' },
        { call: 'hospital', when: 'After honey: weak cry or suck, or droopy eyes: now.' },
        { call: 'gp', when: 'New constipation in the month after honey, and baby is well: today.' },
        { call: 'nurse', when: 'About drinks after the first birthday.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'fussy-eater',
      question: 'My toddler hardly eats. Is that okay?',
      asked: [
        'picky eater',
        'wont eat dinner',
        'only eats pasta',
        'only beige food',
        'refuses vegetables',
        'throws food',
      ],
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
        'lots of drool',
        'teething fever',
        'teething gel',
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
    {
      id: 'how-much-food',
      question: 'How much food does my baby need at 6 to 12 months, and how often?',
      asked: [
        'how many meals',
        'portion size baby',
        'milk or solids first',
        'baby eats only little',
        '9 month old meals',
      ],
      answer:
        'Begin with a taste or a few spoons once a day, with iron-rich food such as meat, tofu or baby cereal early on. Build up to about three small meals a day by nine to 12 months. Baby knows how much: leaning in means more, turning away means stop. It changes from day to day. Milk comes before food until about nine months; then you can swap. It stays the main food until 12 months.',
      appliesTo: '6 to 12 months',
      ring: [
        {
          call: 'emergency',
          when: 'Choking, trouble breathing, a swollen face or tongue, or pale and floppy after food.',
        },
        { call: 'nurse', when: 'No interest in food by seven months, or you worry about growth.' },
        { call: 'gp', when: 'Vomiting or pain with meals, or coughing at most of them.' },
      ],
      source: raisingChildren('introducing solids'),
      reviewed_by: null,
    },
    {
      id: 'how-much-cows-milk',
      question: 'How much cow’s milk does a toddler need?',
      asked: [
        'mls of milk a day',
        'too much milk',
        'cups of milk a day',
        'toddler only wants milk',
        'toddler wont drink milk',
        'low iron from milk',
      ],
      answer:
        'About one to one and a half cups a day are enough, and two at most. Yoghurt and cheese count, too. More can fill them up, so that they eat less and run low on iron. Use a cup, with or after food, and full cream until two. Water is the other drink. If you still breastfeed, they may need less.',
      appliesTo: '1 to 3 years',
      ring: [
        { call: 'gp', when: 'Pale or very tired, or lots of milk and little food: iron can be checked.' },
        { call: 'nurse', when: 'To cut down, or if they refuse all dairy.' },
      ],
      source: rch('nutrition for babies and toddlers'),
      reviewed_by: null,
    },
    {
      id: 'salt-and-rice-water',
      question: 'Can my baby have salt, sauces, sweets or rice water?',
      asked: [
        'congee',
        'soy sauce',
        'sugar for baby',
        'chocolate under one',
        'rice porridge before 6 months',
      ],
      answer:
        'Until solids begin, at around six months, milk only: rice water and thin congee fill a tummy but feed baby far less well. After that, thick congee with meat, well-cooked egg, fish or tofu is good. Under 12 months leave out salt, salty sauces, stock cubes and sugar. Take baby’s share out before you season. One small taste of salt or sauce is not likely to harm. Honey is different: none before 12 months.',
      appliesTo: 'Under 12 months',
      ring: [
        { call: 'emergency', when: 'A fit, floppy, or you can’t wake them.' },
        {
          call: 'hospital',
          when: 'Very sleepy, hardly any wet nappies, or, after honey, a weak cry, weak suck or new constipation: now.',
        },
        { call: 'poisons', when: 'A lot of salt or salty sauce swallowed: at once.' },
        { call: 'nurse', when: 'To fit your family’s food to baby.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'keeping-baby-food',
      question: 'How long does baby food keep in the fridge and freezer?',
      asked: ['leftover puree', 'freeze purees', 'opened pouch or jar', 'reheat baby food', 'batch cooking'],
      answer:
        'Home-made food: up to two days in the fridge, covered. Freeze what you won’t use in that time, and use the oldest first. Cool it fast, and freeze small serves with the date. Thaw it in the fridge. Heat it once until it steams, let it cool, stir and test it. Don’t freeze it again. Throw out what the spoon has been in. For jars and pouches, go by the label.',
      appliesTo: 'Babies on solids',
      ring: [
        { call: 'emergency', when: 'Floppy, blue or grey, or you can’t wake them.' },
        { call: 'hospital', when: 'Keeps nothing down, very sleepy, few wet nappies, or blood in poo.' },
        { call: 'healthdirect', when: 'Vomiting, runny poo or fever after old food.' },
        { call: 'nurse', when: 'With any question about making baby food.' },
      ],
      source: raisingChildren('making and keeping baby food'),
      reviewed_by: null,
    },
    {
      id: 'when-teeth-come',
      question: 'How many teeth when, and is no tooth at 12 months okay?',
      asked: ['no teeth at one', 'late teeth', 'order of teeth', 'molars age', 'tooth chart'],
      answer:
        'Mostly it is okay: some babies get their first tooth after their first birthday. As a rule, the two bottom front teeth come at six to ten months and the top front ones at eight to 13. The first back teeth follow at 13 to 19 months. By about three, most have all 20. Without teeth, babies can still chew soft lumps with their gums.',
      appliesTo: 'Birth to 3 years',
      ring: [
        {
          call: 'dentist',
          when: 'For a first check around the first birthday, and to ask if no tooth has come.',
        },
        { call: 'nurse', when: 'If you have questions about teeth and food.' },
      ],
      source: raisingChildren('teeth development'),
      reviewed_by: null,
    },
    {
      id: 'adult-teeth',
      question: 'When do adult teeth come, and baby teeth get wobbly?',
      asked: ['loose tooth', 'permanent teeth', 'shark teeth', 'second row of teeth', 'tooth fairy age'],
      answer:
        'Mostly from about six, bottom front teeth first; some children start a year earlier or later. It goes on until about 12 or 13. The first big back teeth come behind the baby teeth, so brush right to the back. Let a wobbly tooth fall out by itself. A second row behind the first is common and often sorts itself out once the baby tooth goes.',
      appliesTo: 'About 5 to 13 years',
      ring: [
        {
          call: 'emergency',
          when: 'Passed out, trouble breathing, or bleeding that pressure does not stop.',
        },
        { call: 'hospital', when: 'A hard hit to face or jaw.' },
        {
          call: 'dentist',
          when: 'A tooth knocked loose or out: at once. Wobbly before five, or a second row that stays.',
        },
      ],
      source: raisingChildren('teeth development'),
      reviewed_by: null,
    },
    {
      id: 'free-dentist',
      question: 'Is there a free dentist for children?',
      asked: [
        'CDBS',
        'child dental benefits schedule',
        'medicare dentist kids',
        'bulk bill dentist',
        'public dental clinic',
      ],
      answer:
        'Often, yes. Today the Child Dental Benefits Schedule covers basic care, up to a limit, for children under 18. They need Medicare and a family payment such as Family Tax Benefit Part A. It can pay for check-ups, cleaning and fillings, but not braces. Services Australia writes to you, or look in Medicare online. Ask the dentist about costs first. Public clinics see many children free, too; that differs by state.',
      appliesTo: 'Birth to 17 years',
      ring: [
        { call: 'emergency', when: 'Trouble breathing or swallowing, drooling, or can’t open the mouth.' },
        { call: 'hospital', when: 'A swollen face, or fever with tooth pain: now.' },
        { call: 'dentist', when: 'To ask if they bulk bill. Pain: the same day.' },
        { call: 'nurse', when: 'To find a public clinic near you.' },
      ],
      source: servicesAustralia('the Child Dental Benefits Schedule'),
      reviewed_by: null,
    },
  ],
}
