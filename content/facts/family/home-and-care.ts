import type { FactTopic } from '../fact.ts'
import { kidsafe, raisingChildren } from '../sources.ts'

export const homeAndCare: FactTopic = {
  id: 'home-and-care',
  name: 'A safe home, and who minds them',
  facts: [
    {
      id: 'gates-and-furniture',
      question: 'Where do stair gates go, and do I tie furniture to the wall?',
      asked: [
        'stairgate top or bottom or both',
        'baby gate renting no drilling',
        'he got to the third step',
        'anchor the bookshelf',
        'tallboy or chest of drawers tip over',
        'strap for the telly',
        'pressure mounted gate safe',
        'babyproofing when they start to crawl',
        'climbs the drawers',
        'until what age do you need a gate',
      ],
      answer:
        'At the top and the bottom of stairs, before baby crawls. At the top, screw the gate to the wall: a pressure gate can give way there. No drilling? Put pressure gates at the bottom, and in a doorway well back from the top. Tie drawers, shelves and the TV to the wall; they can fall on a climber and kill. Renting? Ask in writing: many states let you. Stop using a gate once they climb it.',
      appliesTo: 'About 6 months to 3 years',
      ring: [
        { call: 'emergency', when: 'Under fallen furniture, knocked out, a fit, or hard to wake.' },
        {
          call: 'hospital',
          when: 'A fall down several stairs, a bumped head under one, hit by furniture: now.',
        },
        { call: 'nurse', when: 'To go through your home, room by room.' },
      ],
      source: kidsafe('stair gates and furniture'),
      reviewed_by: null,
    },
    {
      id: 'kitchen-and-hot-water',
      question: 'How do I make the kitchen and hot water safe for a crawler?',
      asked: [
        'babyproof where i cook',
        'basin runs too hot',
        'taps too hot for the kids',
        'how hot should the hot water system be',
        'kettle cord in reach',
        'cooking with a baby at my feet',
        'safe spot for baby when i make dinner',
        'stove guard',
        'cupboard locks under the sink',
        'pulling up on the dishwasher',
      ],
      answer:
        'Keep little ones out while you cook: a gate at the door, a playpen or the high chair. Use the back hotplates, turn handles in, and push the kettle and its cord well back. No hot drinks while you hold a child: tea can still burn after 15 minutes. No cloth that hangs off the table. A plumber can fit a valve so that bathroom taps give 50 °C at most. Lock away cleaners, dishwasher tablets and knives.',
      appliesTo: 'About 6 months to 4 years',
      ring: [
        {
          call: 'emergency',
          when: 'A large burn, or trouble breathing after a burn or a cleaner. Cool burns under running water for 20 minutes.',
        },
        {
          call: 'hospital',
          when: 'A burn in a baby; on face, hands, feet or groin; or over a 20-cent coin: now.',
        },
        { call: 'poisons', when: 'A cleaner or dishwasher tablet in the mouth or eyes: at once.' },
      ],
      source: kidsafe('burns and scalds'),
      reviewed_by: null,
    },
    {
      id: 'blind-cords',
      question: 'Are blind and curtain cords dangerous for my child?',
      asked: [
        'roller blind chain',
        'venetian strings near the window',
        'cleat for cords',
        'plays with the blind pull',
        'strangling risk window',
        'toddler bed under the blinds',
        'loop hanging down by her bed',
        'rental has old vertical blinds',
        'cordless blinds for nursery',
        'drapes with a bead chain',
      ],
      answer:
        'Yes. A loop can strangle a small child in minutes, and without a sound. Blinds with no cord are safest. If yours have cords, wind them on a cleat that is screwed in 1.6 metres or more above the floor. Screw chains to the wall, with no loose loop. Keep cots, beds, sofas and all they can climb away from windows. Look at grandparents’ homes and holiday flats, too. Renting? Ask the owner to make them safe.',
      appliesTo: 'Birth to 6 years',
      ring: [
        { call: 'emergency', when: 'A cord round the neck: free them; start CPR if not breathing.' },
        { call: 'hospital', when: 'Was caught by the neck: now, even if they seem fine.' },
        { call: 'nurse', when: 'To go through your home, room by room.' },
      ],
      source: kidsafe('blind and curtain cords'),
      reviewed_by: null,
    },
    {
      id: 'babysitter',
      question: 'How old must a babysitter be, and what do I leave for them?',
      asked: [
        'teenage sitter legal',
        'can a 14 year old mind my baby',
        'first date night out who watches her',
        'notes for the sitter',
        'is my niece old enough to look after them',
        'finding someone to mind the kids',
        'leaving him with grandma for an evening',
        'babysitting checklist',
        'going rate for sitting',
        'first time leaving baby with a stranger',
      ],
      answer:
        'In most of Australia no law sets an age. You still answer for your child, so look for a calm person who can ring 000 and knows first aid. For a baby, choose an adult who has cared for babies. Have them come once while you are home. Leave your number, the address, a neighbour, allergies and any plan, food, bedtime, and safe sleep: on the back, cot clear. Say what is off limits. Trust your gut.',
      appliesTo: 'Babies to school age',
      ring: [
        { call: 'emergency', when: 'In an emergency the sitter rings 000 first, then you.' },
        { call: 'poisons', when: 'Something was swallowed: before any signs.' },
        { call: 'healthdirect', when: 'For the sitter, if you can’t be reached and they aren’t sure.' },
      ],
      source: raisingChildren('babysitters'),
      reviewed_by: null,
    },
    {
      id: 'choosing-childcare',
      question: 'Long day care, family day care or a nanny: how do I choose?',
      asked: [
        'what to ask on a daycare tour',
        'creche nursery or childminder',
        'nanny share or centre',
        'au pair',
        'best kind of care for a 1 year old',
        'centre ratings how to check',
        'how many babies per carer',
        'waitlist for nursery when to join',
        'red flags at a childcare centre',
        'in home carer',
      ],
      answer:
        'Visit, and watch how the carers are with the children. Long day care is a centre, with groups by age: at least one carer for four under-twos. Family day care is a small group in a carer’s home. A nanny comes to you, mostly without the subsidy. Ask: who comforts my baby? How do they sleep? Do staff stay? Food, illness, fees, closed days? Most approved services have a public rating. Lists can be long, so join early.',
      appliesTo: 'Birth to school age',
      ring: [{ call: 'nurse', when: 'To ask what is near, or if your child needs extra help.' }],
      source: raisingChildren('choosing child care'),
      reviewed_by: null,
    },
  ],
}
