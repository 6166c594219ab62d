import type { FactTopic } from '../fact.ts'
import { infantFeeding, pregnancyBirthBaby, raisingChildren } from '../sources.ts'

export const firstFoods: FactTopic = {
  id: 'first-foods',
  name: 'First foods, yes and no',
  facts: [
    {
      id: 'butter-and-cheese',
      question: 'Can my baby have butter, cheese and yoghurt?',
      asked: [
        'when can baby have butter',
        'butter on toast 7 months',
        'cheese for baby',
        'greek yoghurt 6 months',
        'vegemite and butter',
        'cream cheese baby',
        'dairy for babies',
        'ghee or margarine for baby',
      ],
      answer:
        'Yes, from about six months, once solids have begun. Choose plain full-fat yoghurt with no sugar or honey. Cheese from pasteurised milk is fine, grated or in thin strips. A thin scrape of butter is okay, best unsalted. Cheese and salty spreads add salt, so keep them small. Dairy is a common allergy food: the first time, give a little and nothing else new. As a main drink, cow’s milk waits until 12 months.',
      appliesTo: 'Babies from six months',
      ring: [
        { call: 'emergency', when: 'Trouble breathing, swollen tongue, or pale and floppy after food.' },
        { call: 'gp', when: 'Hives, a swollen face or vomiting after dairy: the same day.' },
        { call: 'nurse', when: 'To ask about first foods.' },
      ],
      source: raisingChildren('introducing solids'),
      reviewed_by: null,
    },
    {
      id: 'purees-or-finger-food',
      question: 'Purees or baby led weaning: which is better?',
      asked: [
        'blw',
        'finger food at 6 months',
        'spoon feed or let her feed herself',
        'is blw safe',
        'can i mix purees and finger food',
        'how long do i puree',
        'when to give lumps',
        'mush or soft pieces first',
      ],
      answer:
        'Both are fine, and you can mix them. What counts is food with iron, soft enough to squash between two fingers, and a baby who sits up with help. If you start with mush, make it lumpier soon: by about eight months, babies need lumps and soft finger food to learn to chew. Long, soft strips are easy to hold. Stay close, never prop them, and stop when they turn away. Some gagging is normal at first.',
      appliesTo: 'Babies from six months',
      ring: [
        { call: 'emergency', when: 'Silent, can’t cough or breathe: ring, and start first aid.' },
        { call: 'nurse', when: 'If lumps are hard by nine months, or you are scared to start.' },
      ],
      source: raisingChildren('introducing solids'),
      reviewed_by: null,
    },
    {
      id: 'refuses-solids',
      question: 'My baby refuses solids and spits them out. What do I do?',
      asked: [
        'wont eat solids',
        '7 month old not interested in food',
        'pushes the spoon away',
        'clamps mouth shut',
        'only wants milk no solids',
        'spits out all food',
        'gave up on solids',
        'turns the head away at each mouthful',
      ],
      answer:
        'Keep offering tastes with no pressure: it is very common and mostly needs time. Young babies push food out with the tongue, and a new taste can take ten tries or more. Offer when they are awake and not too hungry. Let them touch food, hold a spoon, and watch you eat. Mush turned down? Try soft finger food. Stop when they turn away. Milk still feeds them, but they need iron: ask if little goes in by eight months.',
      appliesTo: 'About 6 to 12 months',
      ring: [
        { call: 'hospital', when: 'Turns down milk, too, with few wet nappies: now.' },
        { call: 'gp', when: 'Coughs or vomits at most meals, is pale, or grows little.' },
        { call: 'nurse', when: 'If little goes in by eight months.' },
      ],
      source: raisingChildren('introducing solids'),
      reviewed_by: null,
    },
    {
      id: 'not-before-one',
      question: 'Which foods can a baby not have before one?',
      asked: [
        'foods to avoid under 12 months',
        'list of foods babies cant eat',
        'what not to give baby',
        'unsafe foods baby',
        'raw egg baby',
        'forbidden foods 8 months',
        'which foods are off limits for babies',
        'what is dangerous for babies to eat',
      ],
      answer:
        'No honey, and no cow’s milk or plant milk as a main drink. No juice, tea, coffee or soft drink. Leave out added salt and sugar. Raw or runny egg, raw milk and meat that isn’t cooked through can carry germs. Whole nuts, popcorn, whole grapes, hard lollies and chunks of raw carrot or apple can choke a child, up to about five. Smooth peanut butter, cooked egg, wheat and fish are welcome from about six months.',
      appliesTo: 'Under 12 months',
      ring: [
        { call: 'emergency', when: 'Choking, trouble breathing, or floppy after food.' },
        { call: 'healthdirect', when: 'Baby ate something on this list and seems unwell.' },
        { call: 'nurse', when: 'To ask about first foods.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'spices-and-garlic',
      question: 'Can my baby eat garlic, herbs and spices, or curry?',
      asked: [
        'spices for baby',
        'spicy food baby',
        'curry for 8 month old',
        'onion and garlic 6 months',
        'cinnamon baby',
        'turmeric in baby food',
        'dal masala and chilli for babies',
        'how mild does baby food need to be',
      ],
      answer:
        'Yes, once solids have begun, in small amounts. Garlic, onion, herbs and mild spices such as cumin, turmeric or cinnamon are fine, and help your baby get to know your family’s food. Leave out chilli and other hot ones for now: they sting. Take baby’s share out before you add salt, stock, salty paste or sugar. A faint red patch just around the mouth is mostly no allergy. Wipe it and watch.',
      appliesTo: 'Babies from six months',
      ring: [
        { call: 'emergency', when: 'Trouble breathing, swollen tongue, or pale and floppy after food.' },
        { call: 'gp', when: 'Hives, a swollen face or vomiting after a food: the same day.' },
        { call: 'nurse', when: 'To talk about family meals.' },
      ],
      source: raisingChildren('healthy food for babies'),
      reviewed_by: null,
    },
    {
      id: 'changing-formula',
      question: 'How do I change to another brand of formula?',
      asked: [
        'switch formula',
        'swap formula brands',
        'mix two formulas',
        'do i change formula slowly',
        'new formula green poo',
        'formula out of stock',
        'is the formula making her cry',
        'another kind of tin, shop has run out',
      ],
      answer:
        'You can change from one feed to the next: all first formulas sold here must meet the same standard. If your baby minds the taste, swap one bottle a day. Use the new tin’s own scoop and table, as they differ, and don’t mix two powders in one bottle. Poo may change for some days. Crying, wind and spit-up are rarely due to the brand. Ask first about soy or special kinds, or if blood, rash or vomiting is why.',
      appliesTo: 'Babies on formula',
      ring: [
        { call: 'emergency', when: 'Trouble breathing, or pale and floppy after a bottle.' },
        { call: 'hospital', when: 'Green or bloody vomit, or hardly any wet nappies: now.' },
        { call: 'gp', when: 'Blood in poo, hives, or poor growth: the same day.' },
        { call: 'nurse', when: 'Before you change for crying or wind.' },
      ],
      source: pregnancyBirthBaby('choosing baby formula'),
      reviewed_by: null,
    },
  ],
}
