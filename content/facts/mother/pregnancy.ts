import type { FactTopic } from '../fact.ts'
import {
  alcoholGuidelines,
  foodStandards,
  mercuryInFish,
  pregnancyBirthBaby,
  ranzcog,
  saferBaby,
} from '../sources.ts'

export const pregnancyFacts: FactTopic = {
  id: 'pregnancy',
  name: 'Pregnancy and loss',
  facts: [
    {
      id: 'fewer-movements',
      question: 'My baby is moving less. Do I wait until morning?',
      asked: [
        'reduced fetal movement',
        'baby not kicking',
        'havent felt baby move',
        'quiet baby in tummy',
        'less kicks 32 weeks',
      ],
      answer:
        'Don’t wait. Ring your maternity unit now, at any hour, if movements are fewer, weaker or different. They want you to call, every time, even if it was fine before. A cold drink or a home heart monitor can’t tell you that baby is well. Babies don’t slow down before birth. You know your baby best.',
      appliesTo: 'From 28 weeks',
      ring: [
        { call: 'maternity', when: 'Right now, day or night. Ask to come in.' },
        {
          call: 'emergency',
          when: 'Heavy bleeding, bad pain, or you can’t reach anyone and can’t get there.',
        },
        { call: 'healthdirect', when: 'If you can’t find the number of your unit.' },
      ],
      source: saferBaby,
      reviewed_by: null,
    },
    {
      id: 'bleeding-in-pregnancy',
      question: 'I am bleeding and pregnant. What do I do?',
      asked: [
        'spotting early pregnancy',
        'pink discharge pregnant',
        'miscarriage signs',
        'cramps and blood pregnant',
        'brown discharge pregnant',
      ],
      answer:
        'Any bleeding deserves a call. Light spotting in early weeks is common, and many go on well. Use a pad, so that you can tell how much there is. Strong pain, pain on one side or in the shoulder, or feeling faint needs a hospital now. So does any bleeding after 20 weeks. If your blood group is negative, say so. Nothing you did today caused it.',
      appliesTo: 'Pregnant',
      ring: [
        {
          call: 'emergency',
          when: 'Soaking pads fast, fainting, very bad pain, or pain at the tip of the shoulder.',
        },
        {
          call: 'hospital',
          when: 'Before 20 weeks: pain on one side or in the shoulder, or bleeding like a period: now.',
        },
        { call: 'maternity', when: 'Any bleeding after 20 weeks: now.' },
        { call: 'gp', when: 'Light spotting with no pain before that: today.' },
        { call: 'healthdirect', when: 'At night.' },
      ],
      source: pregnancyBirthBaby('bleeding during pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'waters-and-labour',
      question: 'Have my waters broken? Is this labour?',
      asked: [
        'waters or wee',
        'waters broke',
        'contractions how far apart',
        'mucus plug',
        'braxton hicks',
        'leaking fluid',
        'when to go to hospital labour',
      ],
      answer:
        'A gush or a steady trickle that you can’t hold is likely your waters. Put on a pad, note time and colour, and ring your unit, even without pains. Labour pains get longer, stronger and closer; practice ones fade when you rest. Before 37 weeks, ring at the first sign. Ring whenever you want: they are up all night.',
      appliesTo: 'Late pregnancy',
      ring: [
        { call: 'emergency', when: 'You feel the cord or baby coming, or heavy bleeding.' },
        { call: 'maternity', when: 'Waters gone, green or brown fluid, under 37 weeks, or regular pains.' },
      ],
      source: pregnancyBirthBaby('signs of labour'),
      reviewed_by: null,
    },
    {
      id: 'headache-and-swelling',
      question: 'Bad headache and swelling in pregnancy: is it pre-eclampsia?',
      asked: [
        'flashing lights in my eyes',
        'preeclampsia',
        'swollen face pregnant',
        'bad headache and swollen feet pregnant',
        'seeing spots pregnant',
        'high blood pressure pregnant',
        'pain under ribs pregnant',
      ],
      answer:
        'A headache that won’t lift, spots before your eyes, pain below the ribs, or a face and hands that swell fast can be signs of it. It needs a blood pressure check now, not at the next visit. Swollen feet at the end of the day are common. You may feel quite well and still have it.',
      appliesTo: 'From 20 weeks',
      ring: [
        { call: 'emergency', when: 'A fit, or sudden trouble seeing or breathing.' },
        { call: 'maternity', when: 'Any of these signs: now, at any hour.' },
      ],
      source: ranzcog,
      reviewed_by: null,
    },
    {
      id: 'itching-in-pregnancy',
      question: 'I am so itchy at night and pregnant. Is that normal?',
      asked: [
        'itchy hands and feet pregnant',
        'cholestasis',
        'itching belly third trimester',
        'obstetric cholestasis',
      ],
      answer:
        'Skin that stretches can itch, and a cool shower and plain moisturiser ease it. Bad itch without a rash, above all on hands and feet and at night, can come from the liver. It is found by a blood test, so ring the same day. Also tell them about dark wee, pale poo or yellow skin.',
      appliesTo: 'Mostly after 28 weeks',
      ring: [
        { call: 'maternity', when: 'Itchy hands or feet, or itch that keeps you awake: the same day.' },
        { call: 'gp', when: 'A rash that itches.' },
      ],
      source: ranzcog,
      reviewed_by: null,
    },
    {
      id: 'sleeping-position',
      question: 'I woke up on my back. Is my baby okay?',
      asked: [
        'sleep on side pregnant',
        'back sleeping pregnant',
        'left side',
        'sleep position third trimester',
      ],
      answer:
        'From 28 weeks, going to sleep on your side is safest; left or right are both fine. If you wake on your back, just roll over again: what counts is how you settle down. A pillow behind you or between the knees helps. One night on your back is no reason for fear.',
      appliesTo: 'From 28 weeks',
      ring: [
        { call: 'maternity', when: 'If baby then moves less than usual: now.' },
        { call: 'pregnancy-birth-baby', when: 'For anything else about sleep.' },
      ],
      source: saferBaby,
      reviewed_by: null,
    },
    {
      id: 'food-in-pregnancy',
      question: 'I ate something risky while pregnant. What now?',
      asked: [
        'feta',
        'soft cheese pregnant',
        'listeria',
        'sushi pregnant',
        'deli meat pregnant',
        'raw egg pregnant',
        'what foods to avoid',
      ],
      answer:
        'One slip rarely does harm. Best left out: soft cheese such as brie, cold deli meat, ready-made salads, raw fish and meat, raw egg, pâté and soft-serve. Cooked until steaming is fine. Wash fruit and veg. If you get a fever, aches or an upset tummy in the weeks after, tell a doctor what you ate.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'maternity', when: 'Fever or flu-like aches: now, day or night.' },
        { call: 'pregnancy-birth-baby', when: 'To ask about a food.' },
        { call: 'pharmacist', when: 'About vitamins.' },
      ],
      source: foodStandards,
      reviewed_by: null,
    },
    {
      id: 'ginger-for-nausea',
      question: 'Does ginger help morning sickness, and is it safe?',
      asked: [
        'ginger tea pregnant',
        'ginger tablets for nausea',
        'ginger biscuits sick',
        'what settles nausea first trimester',
        'ginger ale in pregnancy',
      ],
      answer:
        'It helps some people, and in food or tea it is thought to be safe in pregnancy. Tea, biscuits or ginger ale are fine to try. Ask a pharmacist before you take tablets, above all if you use blood thinners or have stomach trouble. Small plain bites before you get up, sips between meals, and rest can help, too. There are medicines for more.',
      appliesTo: 'Pregnant',
      ring: [
        {
          call: 'hospital',
          when: 'Nothing stays down for a day, blood in vomit, faint, or hardly any wee: now.',
        },
        { call: 'pharmacist', when: 'Before tablets or drops.' },
        { call: 'gp', when: 'When it gets in the way of your day.' },
      ],
      source: pregnancyBirthBaby('morning sickness'),
      reviewed_by: null,
    },
    {
      id: 'fish-and-mercury',
      question: 'Which fish has too much mercury in pregnancy or for a small child?',
      asked: [
        'tuna pregnant',
        'fish in pregnancy',
        'flake or shark pregnant',
        'salmon while pregnant',
        'mercury fish toddler',
        'fish fingers baby',
      ],
      answer:
        'Most fish is good for you both: two or three serves a week, tinned tuna and salmon included. Some have more mercury. Of shark (flake), swordfish or marlin, one serve a fortnight and no other fish. Of orange roughy or catfish, one a week and no other. That is the advice in pregnancy; for children serves are smaller. Eat it cooked through. One meal over it is no reason for fear.',
      appliesTo: 'Pregnant, and children up to 6',
      ring: [
        { call: 'emergency', when: 'A swollen face or trouble breathing after fish.' },
        { call: 'maternity', when: 'If you have had a lot of the big fish.' },
        { call: 'pregnancy-birth-baby', when: 'With any question about food.' },
      ],
      source: mercuryInFish,
      reviewed_by: null,
    },
    {
      id: 'drank-before-i-knew',
      question: 'I drank alcohol before I knew I was pregnant. Has it harmed my baby?',
      asked: [
        'had drinks before i knew',
        'drunk in the first weeks',
        'alcohol at 4 weeks',
        'wine before i knew',
        'got drunk not knowing',
      ],
      answer:
        'Many people do, as nobody knows in the first weeks. No one can tell for sure what it means for one baby. The risk goes up with how much and how often, and most babies are well. What counts from here: no alcohol is safest, and to stop at any time helps. Tell your midwife or doctor. They hear it often, and can look at what you had. You did not know.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'emergency', when: 'Shaking, a fit or confusion after you stop heavy drinking.' },
        { call: 'gp', when: 'Before you stop, if you drink every day.' },
        { call: 'maternity', when: 'At your next visit, or sooner if it weighs on you.' },
        { call: 'alcohol-drugs', when: 'If it is hard to stop.' },
      ],
      source: alcoholGuidelines,
      reviewed_by: null,
    },
    {
      id: 'glucose-test',
      question: 'What happens at the glucose test, and what if I fail it?',
      asked: [
        'gestational diabetes test',
        'high sugar result pregnant',
        'ogtt',
        'fasting before the sugar drink',
        'gd diagnosis',
        'sugar test pregnant',
      ],
      answer:
        'It is mostly done at 24 to 28 weeks. You eat nothing overnight, water is fine, then have blood taken, drink something sweet, and have more taken over two hours. A high result can mean diabetes of pregnancy. It is common and no fault of yours. A team helps with food, moving and checks; some need medicine. Most babies do well. You are tested again after birth.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'emergency', when: 'Faints, is confused or very drowsy, or can’t swallow.' },
        { call: 'maternity', when: 'About your result, or if baby moves less: now.' },
        { call: 'gp', when: 'Very thirsty, lots of wee, or you can’t keep the drink down.' },
      ],
      source: pregnancyBirthBaby('gestational diabetes'),
      reviewed_by: null,
    },
    {
      id: 'milk-after-loss',
      question: 'My baby died and my milk came in. What do I do?',
      asked: [
        'milk after stillbirth',
        'milk after miscarriage',
        'stop milk loss',
        'lactation after loss',
        'lost my baby leaking milk',
      ],
      answer:
        'We are so sorry. Milk can come from about 16 weeks on. A firm, soft bra, cold packs and as little touch as possible let it slow down over days to weeks. If you are too full, express just enough to ease it. Some mums keep or donate milk; both are all right. Your midwife can talk you through what you choose.',
      appliesTo: 'After a loss',
      ring: [
        { call: 'red-nose', when: 'At any hour, for you and those who love you.' },
        { call: 'breastfeeding', when: 'About the milk; they are gentle with this.' },
        { call: 'maternity', when: 'A red, hot breast, fever, or heavy bleeding: now.' },
      ],
      source: pregnancyBirthBaby('lactation after loss'),
      reviewed_by: null,
    },
  ],
}
