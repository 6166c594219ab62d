import type { FactTopic } from '../fact.ts'
import { breastfeedingAssociation, pregnancyBirthBaby, saferBaby } from '../sources.ts'

export const pregnancyDays: FactTopic = {
  id: 'pregnancy-days',
  name: 'Getting through pregnancy',
  facts: [
    {
      id: 'how-many-kicks',
      question: 'How many kicks a day are normal?',
      asked: ['count the kicks', 'kick counting', 'when do kicks start', 'baby movement pattern belly'],
      answer:
        'There is no number to reach. What counts is your own baby’s pattern, which you get to know by about 28 weeks. Most women feel the first flutters between 16 and 24 weeks. Babies sleep in short spells, but they move by day and night, right up to birth. Fewer, weaker or different movements are a reason to ring now, at any hour.',
      appliesTo: 'From about 16 weeks',
      ring: [
        { call: 'emergency', when: 'Heavy bleeding, pain that does not let up, or you faint.' },
        {
          call: 'maternity',
          when: 'Fewer, weaker or different movements: now, day or night. Or none felt by 24 weeks.',
        },
        { call: 'hospital', when: 'If you can’t reach your unit: go in, don’t wait for morning.' },
      ],
      source: saferBaby,
      reviewed_by: null,
    },
    {
      id: 'tightenings',
      question: 'Are these tightenings Braxton Hicks or labour?',
      asked: ['practice contractions', 'belly goes hard pregnant', 'false labour', 'tight bump pregnant'],
      answer:
        'Braxton Hicks come and go and don’t build up. They mostly ease with a rest, a drink, a wee or a new position. Labour pains keep coming and get longer, stronger and closer, whatever you do. Before 37 weeks, ring at once for regular or painful ones, a low back ache or pressure down below. Not being sure is a good reason to ring.',
      appliesTo: 'From about 20 weeks',
      ring: [
        {
          call: 'emergency',
          when: 'Heavy bleeding, pain that does not let up, an urge to push, or you see or feel the cord.',
        },
        {
          call: 'maternity',
          when: 'Regular or painful before 37 weeks, waters gone, any blood, or fewer movements: now.',
        },
        { call: 'hospital', when: 'If you can’t reach your unit: go in.' },
      ],
      source: pregnancyBirthBaby('Braxton Hicks contractions'),
      reviewed_by: null,
    },
    {
      id: 'anti-d',
      question: 'What is anti-D, and when do I need it?',
      asked: [
        'negative blood group pregnant',
        'rhesus negative bleeding',
        'anti d injection',
        'o negative pregnant',
        'late for anti d',
      ],
      answer:
        'It is an injection for women whose blood group is negative. It keeps your body from building a defence against positive blood, which could harm a later baby most of all. It is offered near 28 and 34 weeks, and after birth if baby is positive. You may need it after bleeding, a knock to your tummy, a loss or some tests: best within 72 hours.',
      appliesTo: 'Pregnant, Rh negative',
      ring: [
        { call: 'emergency', when: 'Soaking pads fast, fainting, or very bad pain.' },
        {
          call: 'maternity',
          when: 'Any bleeding, a fall or a knock to your tummy: now. Say you are negative.',
        },
        { call: 'gp', when: 'Bleeding, a loss or a missed injection before you have a unit: the same day.' },
      ],
      source: pregnancyBirthBaby('being Rh negative in pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'child-ill-while-pregnant',
      question: 'I’m expecting, and my child has chickenpox or slapped cheek. What do I do?',
      asked: [
        'chickenpox contact pregnant',
        'parvovirus pregnant',
        'hand foot mouth while pregnant',
        'fifth disease pregnant',
      ],
      answer:
        'If you are pregnant, ring today, even if you feel well. If you are not immune to chickenpox, an injection can protect you, best within four days, but ring even if it is later. For slapped cheek, a blood test shows if you are immune, as many women are. Most babies stay well. Hand, foot and mouth rarely harms a baby; tell your midwife if you catch it near birth.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'emergency', when: 'You have spots and find it hard to breathe, or you are confused.' },
        { call: 'maternity', when: 'You get spots or a fever: now. Ring before you go in.' },
        {
          call: 'gp',
          when: 'You were near any of these, measles, rubella or another rash: ring today, before you go in.',
        },
        { call: 'healthdirect', when: 'At night.' },
      ],
      source: pregnancyBirthBaby('infections during pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'vomiting-in-pregnancy',
      question: 'When is nausea in pregnancy too much?',
      asked: [
        'morning sickness pregnant',
        'hyperemesis',
        'cant keep water down pregnant',
        'throwing up all day pregnant',
        'vomiting while pregnant',
      ],
      answer:
        'It is too much when drinks won’t stay down, your wee is little or dark, you feel faint, or you can’t get through your day. There is help: medicines that are used in pregnancy, and a drip for fluids. The milder kind is common at any hour and mostly eases by the middle of pregnancy. Small plain bites, sips and ginger can help.',
      appliesTo: 'Pregnant',
      ring: [
        {
          call: 'emergency',
          when: 'You collapse, have a fit, are confused, vomit a lot of blood, or have bad tummy or shoulder-tip pain.',
        },
        {
          call: 'hospital',
          when: 'No drink stays down, dark or little wee, you feel faint, any blood in vomit, or you have diabetes: now.',
        },
        {
          call: 'maternity',
          when: 'After 20 weeks: new vomiting, headache, blurred sight, or pain under the ribs: now. Fever at any time: now.',
        },
        { call: 'gp', when: 'It spoils your days. Treatment early works better than waiting.' },
      ],
      source: pregnancyBirthBaby('severe vomiting during pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'heartburn-in-pregnancy',
      question: 'How do I ease heartburn in pregnancy?',
      asked: [
        'gaviscon',
        'acid reflux pregnant',
        'burning chest pregnant',
        'indigestion third trimester',
        'antacid while pregnant',
      ],
      answer:
        'It is very common, more so later on. Small meals help, eaten slowly and some hours before bed. Leave out what sets yours off: often fat, spice, coffee or chocolate. Prop up your head and shoulders at night and lie on your side. Many antacids can be used; ask a pharmacist, also about iron tablets. Pain under the ribs that stays needs a call now.',
      appliesTo: 'Pregnant',
      ring: [
        {
          call: 'emergency',
          when: 'Chest pain that is heavy, tight, lasts or spreads, trouble breathing, fainting, or vomiting blood.',
        },
        {
          call: 'maternity',
          when: 'Pain under the ribs that stays, above all with headache or blurred sight: now.',
        },
        { call: 'gp', when: 'It hurts to swallow, or antacids don’t help.' },
        { call: 'pharmacist', when: 'For an antacid that fits.' },
      ],
      source: pregnancyBirthBaby('indigestion and heartburn in pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'first-scans',
      question: 'When are my first scans, and what do they show?',
      asked: [
        'dating scan pregnant',
        'twelve week ultrasound',
        'nipt',
        'morphology scan',
        'down syndrome screening',
      ],
      answer:
        'An early scan can show the heartbeat, your dates, and twins. At 11 to 13 weeks, a scan with a blood test can screen for conditions such as Down syndrome. So can NIPT, a blood test from 10 weeks; most people pay for it. Screening shows what is likely, not what is certain, and it is your choice. The scan near 20 weeks looks at baby’s body and the placenta.',
      appliesTo: 'First half of pregnancy',
      ring: [
        { call: 'gp', when: 'To book, or to go through a result.' },
        { call: 'maternity', when: 'If a result worries you: ask what comes next.' },
        { call: 'pregnancy-birth-baby', when: 'To talk it over.' },
      ],
      source: pregnancyBirthBaby('ultrasound scans and screening during pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'breech-baby',
      question: 'My baby is breech. What happens now?',
      asked: ['baby not head down', 'bottom down baby pregnant', 'turning a breech baby', 'ecv'],
      answer:
        'Before about 36 weeks that is common, and most turn by themselves. If not, you may be offered a turn by hand: in hospital, a doctor presses on your bump while baby is watched. It often works, but not always. If baby stays breech, a caesarean is often safer for them. Some can plan a vaginal birth with a team skilled in it. Ask what your hospital can do.',
      appliesTo: 'Late pregnancy',
      ring: [
        {
          call: 'emergency',
          when: 'You see or feel the cord (kneel, head down, bottom up, till help comes), baby is coming, or heavy bleeding.',
        },
        {
          call: 'maternity',
          when: 'Waters gone, pains, bleeding or fewer movements, also after a turn: now. Say that baby is breech.',
        },
      ],
      source: pregnancyBirthBaby('breech pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'coffee-in-pregnancy',
      question: 'How much coffee can I drink in pregnancy?',
      asked: [
        'caffeine',
        'how many coffees a day',
        'cups of tea pregnant',
        'energy drink pregnant',
        'decaf pregnant',
      ],
      answer:
        'You don’t have to give it up. One strong café coffee can be the whole day’s limit. So can four cups of tea: one of these, not both. Cups differ a lot. Cola, chocolate and some cold or headache tablets have caffeine, too. Energy drinks are best left out. One day over it is no reason for fear.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'pregnancy-birth-baby', when: 'To ask about a drink.' },
        { call: 'pharmacist', when: 'Before you take tablets for a cold or headache.' },
      ],
      source: pregnancyBirthBaby('caffeine during pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'lifting-while-pregnant',
      question: 'Is heavy lifting safe in pregnancy?',
      asked: [
        'carrying toddler pregnant',
        'lifting toddler pregnant',
        'lifted shopping bags pregnant',
        'pregnant job lifting boxes',
      ],
      answer:
        'Lifting a toddler is mostly fine if all is well and it feels all right. Bend your knees, hold them close and don’t twist, or sit and let them climb up. Your joints and balance change, so leave really heavy things to others, at work too. If you have had bleeding, a low placenta or signs of early labour, ask first.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'emergency', when: 'Heavy bleeding, fainting, or pain that does not let up.' },
        {
          call: 'maternity',
          when: 'Bleeding, leaking fluid, tightenings, strong pain or fewer movements: now.',
        },
        { call: 'gp', when: 'For a letter to your work, or pain in back or pelvis.' },
      ],
      source: pregnancyBirthBaby('back pain and lifting in pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'flying-while-pregnant',
      question: 'Can I fly or go on a long trip in pregnancy?',
      asked: [
        'fly at 30 weeks domestic',
        'on a plane pregnant',
        'long drive pregnant',
        'overseas holiday pregnant',
        'seat belt bump pregnant',
      ],
      answer:
        'Mostly yes, if all is well. Each airline has its own last week, earlier with twins, and many want a letter from 28 weeks. Ask before you book, and check your travel insurance. Long sitting can bring on clots, so drink, move your feet and walk about often. In a car, stop often; wear the lap belt under your bump and the sash between your breasts.',
      appliesTo: 'Pregnant',
      ring: [
        {
          call: 'emergency',
          when: 'Chest pain, sudden trouble breathing, heavy bleeding, fainting, or bad pain after a crash.',
        },
        {
          call: 'maternity',
          when: 'A sore swollen calf, bleeding, tightenings, or any car crash, even a small one: now.',
        },
        { call: 'gp', when: 'Before you book, about your health, vaccines and the place you go to.' },
      ],
      source: pregnancyBirthBaby('travelling while pregnant'),
      reviewed_by: null,
    },
    {
      id: 'colostrum-before-birth',
      question: 'Can colostrum leak before the birth?',
      asked: [
        'leaking colostrum pregnant',
        'nipples leaking pregnant',
        'wet bra pregnant',
        'milk coming out pregnant',
      ],
      answer:
        'Yes, and that is fine. Breasts make this first milk from about the middle of pregnancy. Some leak and some never do, and it says nothing about how much milk you will have. A breast pad keeps you dry. Late in pregnancy some women are shown how to express and freeze it. Ask your midwife first, as it does not suit everyone.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'maternity', when: 'Before you express. Tightenings, or fluid from below: now.' },
        { call: 'gp', when: 'Blood in it, a lump, or a red sore patch.' },
        { call: 'breastfeeding', when: 'With any question about feeding, also before birth.' },
      ],
      source: breastfeedingAssociation('expressing colostrum before birth'),
      reviewed_by: null,
    },
  ],
}
