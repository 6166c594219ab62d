import type { FactTopic } from '../fact.ts'
import { pregnancyBirthBaby, raisingChildren, rch } from '../sources.ts'

export const everydayBaby: FactTopic = {
  id: 'everyday-baby',
  name: 'Every day with a baby',
  facts: [
    {
      id: 'soft-spot',
      question: 'Is the soft spot on my baby’s head normal, and can I touch it?',
      asked: [
        'fontanelle',
        'fontanelle pulsing',
        'when does the soft spot close',
        'soft bit on top of the skull',
        'bulging soft spot',
      ],
      answer:
        'Yes. It is the gap where the skull bones have not joined yet. A tough layer covers it, so washing and gentle touch are fine. You may see it beat with the pulse, and it can rise while baby cries. The one on top mostly closes between one and two years. One that stays full and tight when baby is calm, or is sunken, needs help now.',
      appliesTo: 'Birth to about 2 years',
      ring: [
        {
          call: 'emergency',
          when: 'Bulging while calm, with fever, vomiting, a fit, or a baby who is hard to wake.',
        },
        { call: 'hospital', when: 'It bulges while calm, or is sunken with few wet nappies: now.' },
        { call: 'nurse', when: 'If it seems very large or small, or closes early.' },
      ],
      source: pregnancyBirthBaby('the fontanelle'),
      reviewed_by: null,
    },
    {
      id: 'white-spots-on-face',
      question: 'What are the tiny white pimples on my newborn’s nose and cheeks?',
      asked: [
        'milia',
        'milk spots newborn',
        'baby acne',
        'pimples on newborn face',
        'little white bumps on nose',
      ],
      answer:
        'Tiny white bumps on the nose and cheeks are often milia: small blocked pores. They go by themselves in a few weeks. Red pimples in the first weeks can be baby acne, which fades, too. Neither bothers baby or is caught from anyone. Wash with plain water, don’t squeeze, and skip creams meant for teens or adults.',
      appliesTo: 'Newborns',
      ring: [
        {
          call: 'hospital',
          when: 'Blisters, or any rash with fever, poor feeding or sleepiness in a newborn: now.',
        },
        { call: 'gp', when: 'Pus, crusts, red skin that spreads, or spots that last past three months.' },
        { call: 'nurse', when: 'To have a look at your next visit.' },
      ],
      source: raisingChildren('newborn skin: milia and baby acne'),
      reviewed_by: null,
    },
    {
      id: 'oral-thrush',
      question: 'Why is my baby’s tongue white, and is it thrush or milk?',
      asked: [
        'white film on tongue',
        'oral thrush',
        'white stuff in mouth stays',
        'white patches in mouth baby',
        'thrush in babys mouth',
      ],
      answer:
        'Milk leaves a thin white film on the tongue that wipes off. White patches that don’t wipe off, also inside the cheeks, can be thrush. It is common and can be treated. It can pass between your nipples and baby’s mouth, so if yours burn, you may both need treatment. Feeding can go on. Wash and boil dummies and teats well until it clears.',
      appliesTo: 'Babies',
      ring: [
        { call: 'hospital', when: 'Won’t feed, few wet nappies, or fever under three months: now.' },
        { call: 'gp', when: 'Patches that don’t wipe off, or sore, burning nipples.' },
        { call: 'pharmacist', when: 'To ask what is used at baby’s age.' },
        { call: 'breastfeeding', when: 'If feeding hurts.' },
      ],
      source: pregnancyBirthBaby('oral thrush in babies'),
      reviewed_by: null,
    },
    {
      id: 'vitamin-d',
      question: 'Does my breastfed baby need vitamin D drops?',
      asked: [
        'vit d baby',
        'vitamin d breastfed',
        'do i give vitamin d',
        'rickets',
        'dark skin vitamin d baby',
      ],
      answer:
        'Not every baby in Australia. Formula has it added; breast milk has little. Drops may be advised for a breastfed baby with something else that makes low vitamin D more likely: darker skin, being born early, covered skin or little sun, or a mum whose own level is low. Ask before you buy any. Sunbathing is not the way: babies burn fast.',
      appliesTo: 'Breastfed babies',
      ring: [
        { call: 'poisons', when: 'Too much was given by mistake: at any hour.' },
        { call: 'gp', when: 'To check whether you or baby need it.' },
        { call: 'nurse', when: 'At a visit, to ask which babies need it.' },
      ],
      source: rch('low vitamin D'),
      reviewed_by: null,
    },
    {
      id: 'walkers-and-jumpers',
      question: 'Is a baby walker safe?',
      asked: [
        'baby walker',
        'jolly jumper',
        'walkers and jumpers',
        'exersaucer',
        'do walkers help him walk sooner',
      ],
      answer:
        'Walkers are best left out. They don’t teach walking, and they let a baby roll fast to stairs, hot drinks and heaters. That hurts many babies. Jumpers and standing seats don’t speed up walking either. If you have one, use it once baby holds the head up well, for short spells, with you beside it. The floor is the best place: tummy, rolling, pulling up.',
      appliesTo: 'About 4 to 15 months',
      ring: [
        { call: 'emergency', when: 'Knocked out by a fall, a fit, or hard to wake.' },
        { call: 'hospital', when: 'A fall down stairs, a burn, or vomiting after a knock: now.' },
        { call: 'nurse', when: 'To ask about play and moving.' },
      ],
      source: raisingChildren('baby walkers and jumpers'),
      reviewed_by: null,
    },
    {
      id: 'swimming-with-a-baby',
      question: 'When can I take my baby swimming in a pool?',
      asked: [
        'baby swimming lessons',
        'swim class age',
        'council pool baby',
        'swim nappy',
        'chlorine and babies',
      ],
      answer:
        'There is no set age. Many wait for the first needles and head control, and lessons often start around four to six months. Pick a warm pool, keep it short, and get out when lips or skin look cold. Hold baby all the time: lessons don’t make a small child safe. Stay out with runny poo, and for two weeks after it stops. Change swim nappies often.',
      appliesTo: 'Babies and toddlers',
      ring: [
        {
          call: 'emergency',
          when: 'Pulled from water not breathing, coughing hard, drowsy or blue. Start CPR.',
        },
        { call: 'hospital', when: 'Went under and coughs, breathes fast or is sleepy later: now.' },
        { call: 'nurse', when: 'To ask about skin, ears or cords before you go.' },
      ],
      source: raisingChildren('swimming and water safety'),
      reviewed_by: null,
    },
    {
      id: 'flying-with-a-baby',
      question: 'From what age can my baby fly, and what helps on the plane?',
      asked: [
        'youngest age to fly',
        'newborn on jetstar or qantas',
        'first flight with baby',
        'ears hurt on plane baby',
        'flying with an infant',
      ],
      answer:
        'Each airline sets its own age. Many take newborns after some days, at times with a letter from a doctor, so ask before you book. A baby born early, or with heart or lung trouble, needs a doctor’s word first. Feed, or offer a dummy, as the plane goes up and comes down: sucking helps ears. Overseas, a baby needs a passport, and maybe needles.',
      appliesTo: 'Babies',
      ring: [
        {
          call: 'emergency',
          when: 'Trouble breathing, blue lips or a floppy baby: tell the crew at once, or ring.',
        },
        { call: 'gp', when: 'Before you fly: born early, a cold, an ear infection, or needles for travel.' },
        { call: 'pregnancy-birth-baby', when: 'With any question before the trip.' },
      ],
      source: raisingChildren('travelling with babies'),
      reviewed_by: null,
    },
    {
      id: 'hates-the-car-seat',
      question: 'Why does my baby scream in the car seat, and what helps?',
      asked: [
        'hates the car seat',
        'cries in the capsule',
        'screaming whole drive',
        'baby hates car rides',
        'stiffens when buckled in',
      ],
      answer:
        'Many babies cry there: they can’t move or see you. Look at what can be fixed: heat, sun in the eyes, thick clothes, a twisted strap, hunger or a wet nappy. Try songs, your voice, or a calm person beside them. If it gets too much, pull over where it is safe, have a cuddle and start again. Never loosen the harness or take baby out while the car moves.',
      appliesTo: 'Babies',
      ring: [
        { call: 'emergency', when: 'A child locked in a hot car, or floppy, blue or hard to wake.' },
        { call: 'gp', when: 'Cries as if in pain each time, or vomits a lot.' },
        { call: 'nurse', when: 'To find a fitting station, or talk it through.' },
      ],
      source: raisingChildren('car travel with babies and children'),
      reviewed_by: null,
    },
    {
      id: 'clingy-with-strangers',
      question: 'Why is my baby suddenly clingy and scared of strangers?',
      asked: [
        'clingy at 8 months',
        'stranger anxiety',
        'cries when grandma holds him',
        'wont let me put her down clingy',
        'fear of new people',
        'velcro baby',
      ],
      answer:
        'It mostly begins around eight months and can last into the second year. Your baby now knows who is theirs, and new faces feel odd. It is a sign of growing, not of spoiling. Hold them while they get used to people, and ask others to wait and come slowly. No need to hand baby over. Say bye when you leave and keep it short. It comes and goes.',
      appliesTo: 'About 6 to 24 months',
      ring: [
        { call: 'gp', when: 'All at once clingy with fever, pain or poor feeding.' },
        { call: 'nurse', when: 'If it wears you out, or goes on past two or three.' },
        { call: 'panda', when: 'When you never get a moment to yourself.' },
      ],
      source: raisingChildren('separation anxiety and fear of strangers'),
      reviewed_by: null,
    },
    {
      id: 'twins-differ',
      question: 'One twin does things before the other. Is that okay?',
      asked: [
        'twins develop at different times',
        'one twin walks the other doesnt',
        'twin behind the other',
        'comparing my twins',
        'one twin smaller',
      ],
      answer:
        'Mostly, yes. Twins are two people, and even identical ones sit, walk and talk at their own pace, weeks or months apart. Many twins come early, so count from the due date, and many talk a bit later. Look at each by the usual ages, not by the other. Time alone with each helps, for words most of all.',
      appliesTo: 'Twins and more',
      ring: [
        {
          call: 'gp',
          when: 'Either loses a skill, is stiff or floppy, or does not answer sounds: this week.',
        },
        { call: 'nurse', when: 'To check each of them by age.' },
      ],
      source: raisingChildren('twins: development'),
      reviewed_by: null,
    },
  ],
}
