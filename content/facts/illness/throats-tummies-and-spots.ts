import type { FactTopic } from '../fact.ts'
import { healthdirect, rch, stayingHealthy } from '../sources.ts'

export const throatsTummiesAndSpots: FactTopic = {
  id: 'throats-tummies-and-spots',
  name: 'Throats, tummies and spots',
  facts: [
    {
      id: 'always-sick-since-childcare',
      question: 'My child is always sick since starting childcare. Is that normal?',
      asked: [
        'sick every second week daycare',
        'catches every bug going',
        'constant colds at creche',
        'how many colds a year is normal',
        'weak immune system toddler',
        'how long does the daycare flu phase last',
        'snotty nose all winter',
      ],
      answer:
        'Yes, it is very common. Small children often get six to ten colds a year, and in the first year of care it can be more. Each cold lasts about one to two weeks, so they can run into each other. It says nothing bad about your care or your child, and it eases with age. Hand washing, sleep, and vaccines on time help a bit. Between bugs, your child should be lively and growing.',
      appliesTo: 'Childcare and kinder',
      ring: [
        { call: 'hospital', when: 'Hard breathing, hardly drinking, or very hard to wake: now.' },
        {
          call: 'gp',
          when: 'Not growing, never well in between, often on antibiotics, or a wet cough for four weeks.',
        },
        { call: 'healthdirect', when: 'If you’re not sure about this bug.' },
      ],
      source: rch('colds'),
      reviewed_by: null,
    },
    {
      id: 'childcare-after-a-fever',
      question: 'My child had a fever. When can they go back to childcare?',
      asked: [
        'how long fever free before daycare',
        'daycare sent him home with a temp',
        'fever gone this morning can she go to kinder',
        '24 hours no fever rule',
        'had panadol at 6am can he go to daycare',
        'back to creche after a temperature',
      ],
      answer:
        'When the fever has gone without medicine, and your child eats, drinks and plays much as usual. Many centres ask for a full day without fever, so check yours. Fever medicine in the morning can hide a fever for some hours, and it comes back at noon. If a rash, vomiting or runny poo came with it, other rules count as well. A small cough or runny nose may linger, and need not keep a well child home.',
      appliesTo: 'Childcare and kinder',
      ring: [
        {
          call: 'emergency',
          when: 'Hard to wake, blue, a stiff neck, or spots that don’t fade when pressed.',
        },
        { call: 'gp', when: 'Fever for more than two days, back again after it was gone, or getting worse.' },
        { call: 'healthdirect', when: 'To ask a nurse, day or night.' },
      ],
      source: stayingHealthy,
      reviewed_by: null,
    },
    {
      id: 'sore-throat',
      question: 'My child has a sore throat. Is it tonsillitis, and do they need antibiotics?',
      asked: [
        'hurts to swallow kid',
        'white spots on tonsils',
        'strep throat child',
        'scarlet fever sandpaper rash',
        'big red tonsils and fever',
        'throat so sore she wont eat',
        'is tonsillitis contagious',
      ],
      answer:
        'Most sore throats come from a virus, and get better within a week without antibiotics. White spots on the tonsils can be a virus too; only a doctor can tell. Cool drinks, ice blocks and soft food help. Aboriginal, Torres Strait Islander, Māori and Pacific children, and any who have had rheumatic fever, need a doctor early: untreated strep can harm the heart. A rash like sandpaper needs a doctor too.',
      appliesTo: 'From 1 year',
      ring: [
        { call: 'emergency', when: 'Drooling, can’t swallow spit, or trouble breathing.' },
        { call: 'hospital', when: 'Can’t open the mouth well, a stiff neck, or not drinking: now.' },
        { call: 'gp', when: 'Strep risk or a rough rash: today. Or bad pain, or no better in three days.' },
        { call: 'pharmacist', when: 'For something for the pain.' },
      ],
      source: rch('tonsillitis'),
      reviewed_by: null,
    },
    {
      id: 'slapped-cheek',
      question: 'My child has bright red cheeks. Is it slapped cheek, and is it still catching?',
      asked: [
        'slap cheek',
        'fifth disease child',
        'parvovirus daycare',
        'lacy rash on arms',
        'cheeks look sunburnt after a cold',
        'slapped face rash school',
        'red cheeks and rash on legs',
      ],
      answer:
        'It may be. Slapped cheek starts like a mild cold. Days later the cheeks turn bright red, and a lacy rash can spread over arms, legs and body. By then it is hardly catching any more, and a child who feels well can go to care or school. The rash may come and go for weeks, above all when they are warm. It needs no treatment. Tell anyone pregnant who was near them, carers too.',
      appliesTo: 'Mostly 3 to 12 years',
      ring: [
        {
          call: 'emergency',
          when: 'Unwell, with red or purple spots that don’t fade when you press a glass on.',
        },
        { call: 'maternity', when: 'You are pregnant and were near it: today.' },
        { call: 'gp', when: 'A blood illness, weak immune system, very pale and tired, or sore joints.' },
      ],
      source: rch('slapped cheek'),
      reviewed_by: null,
    },
    {
      id: 'hives',
      question: 'My child has itchy raised welts that come and go. Are these hives?',
      asked: [
        'urticaria child',
        'hives after a virus',
        'welts moving round his body',
        'nettle rash toddler',
        'hives for days no new food',
        'itchy bumps appear and disappear',
        'antihistamine for hives kid',
      ],
      answer:
        'They may be: hives are raised, itchy patches that move around, each one gone within about a day. In children a virus is the most common cause, even a mild one. Food, a medicine or a sting can also do it, mostly within two hours. They look dramatic, but on their own they mostly do no harm and go in days, at times weeks. A cool cloth helps. Ask a pharmacist about an antihistamine. You can’t catch hives.',
      appliesTo: 'Babies and children',
      ring: [
        {
          call: 'emergency',
          when: 'Trouble breathing, swollen tongue, hoarse, floppy, collapsed, or vomiting as well: lay flat, use an adrenaline pen.',
        },
        {
          call: 'gp',
          when: 'After food, medicine or a sting, with bruises or sore joints, or after some days.',
        },
        { call: 'pharmacist', when: 'For the itch, with your child’s age.' },
      ],
      source: rch('hives'),
      reviewed_by: null,
    },
    {
      id: 'swollen-glands',
      question: 'I feel a lump in my child’s neck. Is it just a swollen gland?',
      asked: [
        'pea sized lump behind ear',
        'lymph nodes toddler neck',
        'lumps on back of head under skin',
        'glands up for weeks',
        'marble under the jaw',
        'hard lump in groin child',
        'lump in my babys neck',
      ],
      answer:
        'Very often it is. Glands swell when they fight a cold, a sore throat, an itchy scalp or a bite near by. In small children you can often feel some, like peas, that are soft and slide under your finger. They can take weeks to shrink. Don’t keep pressing them. A lump that is big, hard, fixed, growing or above the collarbone needs a doctor, and so does one that stays with no cold.',
      appliesTo: 'Babies and children',
      ring: [
        { call: 'emergency', when: 'Trouble breathing, or can’t swallow spit.' },
        { call: 'hospital', when: 'Stiff neck, very unwell, or swelling that grows fast: now.' },
        {
          call: 'gp',
          when: 'Red, hot or sore, or in a young baby: today. Or getting thinner, pale, or night sweats.',
        },
      ],
      source: healthdirect('swollen glands'),
      reviewed_by: null,
    },
    {
      id: 'tummy-pain',
      question: 'My child has a sore tummy. Could it be the appendix?',
      asked: [
        'stomach ache child at night',
        'appendicitis signs kid',
        'pain on the right side of tummy',
        'doubled over with belly pain',
        'belly ache round the belly button',
        'tummy hurts when he walks',
        'sore tummy no vomiting',
      ],
      answer:
        'Mostly it isn’t: hard poo, wind, a bug or worry are far more common, and pass in hours. With the appendix, pain often starts near the belly button, moves to the lower right and gets worse. It hurts to walk, jump or cough, and they don’t want to eat. Fever or vomiting may come too. That needs a hospital now. Till then, no laxative. For mild pain: rest, sips and a go on the toilet.',
      appliesTo: 'Toddlers and older children',
      ring: [
        { call: 'emergency', when: 'Hard to wake, cold and pale, or collapsed.' },
        {
          call: 'hospital',
          when: 'Bad, lasting or worse pain, hard tummy, green or bloody vomit, sore scrotum, or after a blow: now.',
        },
        {
          call: 'gp',
          when: 'Very thirsty and weeing a lot, or pain with wee: today. Or pain that comes back.',
        },
        { call: 'healthdirect', when: 'If you can’t decide.' },
      ],
      source: rch('abdominal pain'),
      reviewed_by: null,
    },
    {
      id: 'hurts-to-wee',
      question: 'My child says it hurts to wee. Is it a urine infection?',
      asked: [
        'burning when she pees',
        'uti child signs',
        'cries when weeing toddler',
        'weeing every five minutes',
        'smelly cloudy wee',
        'holding on because wee stings',
        'blood in wee kid',
      ],
      answer:
        'It may be, so see a doctor today and ask for a wee test. Other signs are weeing often, new accidents, tummy pain, fever, or cloudy, smelly wee. Small children may only have a fever or be out of sorts. Sore skin, a bubble bath or hard poo can make it sting as well. Till you are seen, offer lots to drink, and don’t let them hold on. Antibiotics clear an infection; finish them.',
      appliesTo: 'Toddlers and older children',
      ring: [
        {
          call: 'hospital',
          when: 'Very unwell, back pain with fever, vomiting, or can’t wee: now.',
        },
        { call: 'gp', when: 'Pain, blood, or fever with no clear cause: today.' },
        { call: 'healthdirect', when: 'If your doctor is shut.' },
      ],
      source: rch('urinary tract infection'),
      reviewed_by: null,
    },
    {
      id: 'sore-vulva',
      question: 'My little girl is red and itchy down below. Is it thrush?',
      asked: [
        'sore vagina toddler',
        'vulvovaginitis',
        'fanny is red and sore 4yo',
        'scratching between her legs',
        'itchy privates little girl',
        'yellow stain in undies girl',
        'stings down there after swimming',
      ],
      answer:
        'Thrush is rare once girls are out of nappies. Mostly the skin there is thin and gets sore from damp, soap, bubble bath, tight clothes or worms. It is very common, and eases with age. Use plain warm water only, pat dry, and put on a barrier cream like one for nappies. Loose cotton underpants, and off with wet bathers. Wipe front to back. Leave out thrush cream unless a doctor says so.',
      appliesTo: 'Girls from about 2 years to puberty',
      ring: [
        {
          call: 'gp',
          when: 'Blood, pain with wee, smelly or green discharge, or you fear someone touched her: today.',
        },
        { call: 'pharmacist', when: 'For a barrier cream, or a treatment for worms.' },
        { call: 'nurse', when: 'If you’re not sure.' },
      ],
      source: rch('vulvovaginitis'),
      reviewed_by: null,
    },
  ],
}
