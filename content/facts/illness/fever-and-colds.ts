import type { FactTopic } from '../fact.ts'
import { healthdirect, rch, stayingHealthy } from '../sources.ts'

export const feverAndColds: FactTopic = {
  id: 'fever-and-colds',
  name: 'Fever, coughs and colds',
  facts: [
    {
      id: 'fever-under-three-months',
      question: 'My baby is under three months and has a fever. Is that serious?',
      asked: [
        'bub 38.4 go to hospital',
        'newborn temperature 38',
        'hot newborn',
        'newborn feels hot',
        'six week old feels hot',
        'tiny baby temp',
      ],
      answer:
        'At this age, 38 °C or more needs a doctor now, day or night, even if baby looks well. Young babies can get sick fast and show little. Check with a thermometer if you have one. If baby feels very hot and you have none, still go. Offer milk often while you wait. Don’t give any medicine for fever before a doctor has seen baby.',
      appliesTo: 'Under 3 months',
      ring: [
        { call: 'emergency', when: 'Floppy, hard to wake, blue or grey, or working hard to breathe.' },
        { call: 'hospital', when: 'Now, for any temperature of 38 °C or more.' },
        { call: 'healthdirect', when: 'If you aren’t sure where to go.' },
      ],
      source: rch('fever in children'),
      reviewed_by: null,
    },
    {
      id: 'fever-older-baby',
      question: 'My child has a fever. When do I need a doctor?',
      asked: ['toddler temp 39', 'how high is too high temperature', 'fever wont go down', 'baby burning up'],
      answer:
        'A fever is 38 °C or more. From three months on, how your child looks and acts matters more than the number. If they drink, wet nappies and perk up at times, rest and fluids at home are fine. Dress them lightly. Cold baths don’t help. See a doctor if they get worse, drink much less, are in pain, or the fever lasts more than two days.',
      appliesTo: 'From 3 months',
      ring: [
        {
          call: 'emergency',
          when: 'Hard to wake, struggling to breathe, blue, a stiff neck, a fit, or a rash that does not fade.',
        },
        { call: 'hospital', when: 'A baby under three months with 38 °C or more: now, day or night.' },
        { call: 'healthdirect', when: 'Any time you are worried, day or night.' },
        { call: 'gp', when: 'Fever for more than two days, or drinking much less.' },
      ],
      source: rch('fever in children'),
      reviewed_by: null,
    },
    {
      id: 'fit-with-fever',
      question: 'What do I do if my child has a fit with a fever?',
      asked: [
        'febrile convulsion',
        'seizure high temperature',
        'shaking and eyes rolled back hot',
        'febrile seizure',
      ],
      answer:
        'Lay them on their side on the floor, clear of hard things. Look at the time. Don’t hold them down and don’t put anything in their mouth. Most of these fits stop within a few minutes. They look awful, but they rarely do harm. Afterwards your child will be sleepy. Have a doctor see them the same day.',
      appliesTo: 'Mostly 6 months to 6 years',
      ring: [
        {
          call: 'emergency',
          when: 'A first fit, a fit of five minutes or more, trouble breathing, or not waking up after.',
        },
        { call: 'hospital', when: 'After any other fit, the same day.' },
      ],
      source: rch('febrile convulsions'),
      reviewed_by: null,
    },
    {
      id: 'colds',
      question: 'How do I help a baby with a cold?',
      asked: [
        'baby has a cold',
        'cough syrup',
        'coughing all night',
        'blocked nose cant feed',
        'snotty baby',
        'runny nose cough newborn',
        'cough medicine for toddlers',
      ],
      answer:
        'Colds pass by themselves in about a week or two. Offer small feeds more often. Saline drops from the pharmacy before a feed can clear a nose. Keep baby on their back and flat to sleep, without pillows. Cough and cold medicines are not for children under six. Many little ones get six or more colds a year.',
      appliesTo: 'Babies and toddlers',
      ring: [
        { call: 'emergency', when: 'Struggling to breathe, pauses in breathing, or blue lips.' },
        {
          call: 'hospital',
          when: 'Working hard to breathe, feeding under half, or under three months with 38 °C or more: now.',
        },
        { call: 'gp', when: 'Under three months with a cold: today. Or not better in ten days.' },
        { call: 'pharmacist', when: 'To ask what is safe at your child’s age.' },
      ],
      source: healthdirect('colds'),
      reviewed_by: null,
    },
    {
      id: 'croup',
      question: 'My child has a cough like a bark. Is it croup?',
      asked: ['barking cough at night', 'seal cough', 'noisy breathing in stridor', 'hoarse cough woke up'],
      answer:
        'A cough like a bark and a hoarse voice are how croup often sounds. It is mostly worse at night. Keep your child calm and sitting up on your lap; crying makes it harder to breathe. Steam does not help and can burn. If there is a harsh noise with each breath in while they rest, they need a hospital tonight.',
      appliesTo: '6 months to 5 years',
      ring: [
        { call: 'emergency', when: 'Struggling to breathe, pale or blue, very drowsy, or drooling.' },
        { call: 'hospital', when: 'A noise on breathing in while at rest, or under six months.' },
        { call: 'healthdirect', when: 'A barking cough and you aren’t sure.' },
      ],
      source: rch('croup'),
      reviewed_by: null,
    },
    {
      id: 'fast-breathing',
      question: 'My baby is breathing fast or wheezing. What do I do?',
      asked: [
        'turned blue',
        'blue lips',
        'bronchiolitis',
        'sucking in ribs when breathing',
        'wheezy baby',
        'rsv',
        'chesty cough baby breathing hard',
      ],
      answer:
        'Watch the chest. Ribs or neck sucking in, nostrils wide, grunting or being too puffed to feed mean baby is working hard and needs a hospital. A chest cold called bronchiolitis is common in the first year. It is often worst on day two or three. If baby breathes easily, give small feeds often and let them rest.',
      appliesTo: 'Under 12 months',
      ring: [
        { call: 'emergency', when: 'Pauses in breathing, blue lips, or worn out from breathing.' },
        {
          call: 'hospital',
          when: 'Working hard to breathe, feeding under half, or any wheeze under three months, born early, or heart or lung trouble.',
        },
        { call: 'healthdirect', when: 'If you aren’t sure, at any hour.' },
      ],
      source: rch('bronchiolitis'),
      reviewed_by: null,
    },
    {
      id: 'taking-a-temperature',
      question: 'How do I take my child’s temperature: armpit, ear or forehead?',
      asked: [
        'which thermometer',
        'thermometer under arm',
        'ear thermometer wrong reading',
        'forehead scanner accurate',
        'different reading each ear',
      ],
      answer:
        'A digital thermometer under the arm suits any age. Put the tip high in a dry armpit, on bare skin, and hold the arm down until it beeps. Ear ones can be out in small babies. Forehead scanners and strips are less sure. 38 °C or more is a fever. If your child looks ill, don’t trust a low number.',
      appliesTo: 'Babies and children',
      ring: [
        {
          call: 'emergency',
          when: 'Floppy, hard to wake, a fit, blue or grey, struggling to breathe, or purple spots that don’t fade when pressed.',
        },
        {
          call: 'hospital',
          when: 'Under three months with 38 °C or more, or cold to touch and won’t warm up: now, day or night.',
        },
        { call: 'healthdirect', when: 'If the readings don’t fit how your child seems.' },
        { call: 'pharmacist', when: 'To choose a thermometer.' },
      ],
      source: rch('fever in children'),
      reviewed_by: null,
    },
    {
      id: 'chickenpox',
      question: 'How long is chickenpox catching?',
      asked: [
        'chicken pox contagious',
        'varicella',
        'pox scabs daycare',
        'chickenpox while pregnant',
        'itchy pox spots',
      ],
      answer:
        'From about two days before the spots until all blisters have dried to scabs. That is mostly five days or more, less after a vaccine. Until then, stay home. Spots come 10 days to three weeks after contact. Keep away from newborns, pregnant women and people with weak immunity. No aspirin. No ibuprofen unless a doctor says so.',
      appliesTo: 'Mostly children',
      ring: [
        {
          call: 'emergency',
          when: 'Hard to wake, trouble breathing, a fit, stiff neck, unsteady on feet, or purple spots that don’t fade when pressed.',
        },
        {
          call: 'hospital',
          when: 'Spots or fever in a newborn or with weak immunity; spots while pregnant or in the weeks around birth: now.',
        },
        {
          call: 'maternity',
          when: 'Pregnant or with a newborn, near somebody with it: same day, even if well, as treatment has a time limit.',
        },
        {
          call: 'gp',
          when: 'Hot, red, very sore or weeping spots, or new fever: today. Ring before you go in.',
        },
      ],
      source: stayingHealthy,
      reviewed_by: null,
    },
    {
      id: 'bronchiolitis-or-asthma',
      question: 'Is it bronchiolitis or asthma? What is the difference?',
      asked: [
        'asthma in toddlers',
        'whistling chest with colds',
        'puffer for baby',
        'ventolin under one',
        'does my child have asthma',
      ],
      answer:
        'Age is the best clue. Bronchiolitis is a chest virus, mostly in the first year. It starts like a cold and passes in a week or two; puffers mostly don’t help. Asthma comes back, often with colds, running or at night, and a puffer eases it. Many toddlers wheeze with colds and grow out of it, so a doctor may need time to tell. Follow any asthma plan.',
      appliesTo: 'Babies and young children',
      ring: [
        {
          call: 'emergency',
          when: 'Struggling to breathe or speak, blue lips, pauses, no better with a puffer, or sudden wheeze after food or sting.',
        },
        {
          call: 'hospital',
          when: 'Ribs sucking in, feeding under half, wheeze after choking; wheeze if under three months, premature, or heart or lung problem.',
        },
        { call: 'gp', when: 'A first wheeze: today. Wheeze that comes back: ask for a plan.' },
        { call: 'healthdirect', when: 'If you aren’t sure, at any hour.' },
      ],
      source: rch('asthma'),
      reviewed_by: null,
    },
    {
      id: 'roseola',
      question: 'My child had days of fever and now a pink rash. Is it roseola?',
      asked: [
        'roseola',
        'rash after a temp',
        'spots once the fever is gone',
        'baby measles',
        'sixth disease',
        'pink spots on chest',
      ],
      answer:
        'It may be. Roseola is a common virus, mostly between six months and two years. A high fever comes for three to five days, and as it goes, pink spots show on the chest and tummy, which pale when you press them. They fade in about two days. Drinks and cuddles are enough. Once the rash is there, a child is mostly no longer catching.',
      appliesTo: 'About 6 months to 3 years',
      ring: [
        {
          call: 'emergency',
          when: 'Spots that do not fade, a stiff neck, hard to wake, a fit, or blue lips.',
        },
        { call: 'hospital', when: 'Under three months with fever, or hardly drinking: now.' },
        { call: 'gp', when: 'To check which rash it is, or if you are pregnant.' },
      ],
      source: healthdirect('roseola'),
      reviewed_by: null,
    },
    {
      id: 'ear-infection',
      question: 'Does my child’s ear infection need antibiotics?',
      asked: [
        'earache',
        'middle ear bug',
        'wait and see for ears',
        'pulling at ears',
        'otitis media',
        'burst eardrum',
        'stuff coming out of ear',
      ],
      answer:
        'Often not. Most ear infections get better by themselves in a few days, so many doctors first wait for a day or two and treat the pain. Antibiotics are more likely for babies, for a child who is very unwell, for both ears, or for Aboriginal and Torres Strait Islander children. A pharmacist knows what eases pain. Keep cotton buds out. If the drum bursts, pain eases and it mostly heals.',
      appliesTo: 'Babies and children',
      ring: [
        { call: 'emergency', when: 'Stiff neck, hard to wake, confused, or a fit.' },
        {
          call: 'hospital',
          when: 'Red swelling behind the ear, an ear pushed forward, or fever under three months: now.',
        },
        { call: 'gp', when: 'Under six months, no better in two days, or fluid from the ear: today.' },
      ],
      source: rch('ear infections'),
      reviewed_by: null,
    },
  ],
}
