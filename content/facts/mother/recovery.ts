import type { FactTopic } from '../fact.ts'
import { healthdirect, pregnancyBirthBaby, ranzcog } from '../sources.ts'

export const recovery: FactTopic = {
  id: 'recovery',
  name: 'The months after birth',
  facts: [
    {
      id: 'clots-after-birth',
      question: 'I passed a blood clot after birth. How big is too big?',
      asked: ['50 cent coin clot', 'jelly lumps on pad', 'gush when i stood up', 'dark clots postpartum'],
      answer:
        'Small clots are common in the first days, often when you stand up after a rest. Ring now for one bigger than a 50 cent coin, or for clots that keep coming or start again later. A pad soaked in an hour, a bad smell or fever can’t wait either. Keep the clot or a photo to show.',
      appliesTo: 'First 6 weeks or so',
      ring: [
        {
          call: 'emergency',
          when: 'Blood that pours, you feel faint or cold, your heart races, or very ill: confused, shaking or breathing fast.',
        },
        {
          call: 'maternity',
          when: 'Pad soaked in an hour, clots bigger than a 50-cent coin or that keep coming, bad smell or fever: now.',
        },
        { call: 'hospital', when: 'If you can’t reach them.' },
      ],
      source: pregnancyBirthBaby('bleeding after birth'),
      reviewed_by: null,
    },
    {
      id: 'infected-caesarean-wound',
      question: 'Is my caesarean wound infected? What are the signs?',
      asked: [
        'yellow stuff from scar',
        'c section cut oozing',
        'pus from caesar scar',
        'stitches leaking fluid after caesar',
        'scar smells and hot',
        'c section cut opened',
      ],
      answer:
        'Some soreness, bruising and itch are common as it heals. These need a look today: skin that gets redder or hotter, more pain or swelling, pus, a bad smell, edges that open, or fever. On darker skin red is hard to see, so go by heat, swelling and pain. The sooner it is treated, the better.',
      appliesTo: 'First weeks after a caesarean',
      ring: [
        {
          call: 'emergency',
          when: 'You feel very ill: confused, faint, breathing fast or shaking with chills, or the wound bursts open.',
        },
        { call: 'maternity', when: 'Any of these signs: ring now, day or night.' },
        { call: 'hospital', when: 'If you can’t reach them.' },
      ],
      source: pregnancyBirthBaby('recovery after a caesarean'),
      reviewed_by: null,
    },
    {
      id: 'caesarean-scar',
      question: 'My caesarean scar is numb, with a fold of skin above it. Is that normal?',
      asked: [
        'c section shelf',
        'apron belly overhang',
        'mum pouch caesar',
        'scar massage',
        'no feeling near scar',
        'does the overhang go away after a c section',
        'belly hanging over my caesarean scar',
      ],
      answer:
        'Yes, both are common. Numb, tingly or itchy skin comes from small nerves that were cut. Feeling often comes back over months, though a patch may stay numb. The fold is loose skin above a scar that pulls in. It can soften with time, and may not go fully. Once it has healed, a physio can show you scar massage.',
      appliesTo: 'Months after a caesarean',
      ring: [
        { call: 'hospital', when: 'A hard, sore bulge, or with vomiting: now. Hot or open, no GP today.' },
        { call: 'maternity', when: 'First six weeks: red, hot, weeping, open or fever: now.' },
        { call: 'gp', when: 'Later on, any of these: today. New pain, a bulge or a thick scar: soon.' },
      ],
      source: pregnancyBirthBaby('recovery after a caesarean'),
      reviewed_by: null,
    },
    {
      id: 'afterpains',
      question: 'I get cramps like labour after birth. What are afterpains?',
      asked: [
        'contractions while breastfeeding',
        'womb cramping second baby',
        'after pains',
        'uterus shrinking',
      ],
      answer:
        'Afterpains are your womb squeezing as it shrinks back. They are common, and stronger during breastfeeds and with a second or later baby. They mostly ease within a few days. A warm pack, kept off any wound, and going to wee often can help. Ask your midwife which pain relief suits you. Pain that grows is not part of this.',
      appliesTo: 'First days after birth',
      ring: [
        { call: 'emergency', when: 'Blood pours, fainting, or very ill: confused, shaking, fast breaths.' },
        { call: 'maternity', when: 'Pain that grows or stays, fever, a bad smell or heavy bleeding: now.' },
        { call: 'hospital', when: 'If you can’t reach maternity.' },
      ],
      source: pregnancyBirthBaby('your body after the birth'),
      reviewed_by: null,
    },
    {
      id: 'back-to-exercise',
      question: 'When can I run and exercise again after birth?',
      asked: [
        'return to gym postpartum',
        'jogging after baby',
        'weights after c section',
        'postnatal workout',
      ],
      answer:
        'Short walks and gentle pelvic floor squeezes can start within days, if they feel fine. After a caesarean or a big tear, ask first and go slower. Running and jumping wait three months or more for most. Wait longer if you leak, hurt, or feel heavy or dragging below. A pelvic floor physio can check if you are ready.',
      appliesTo: 'First year after birth',
      ring: [
        { call: 'emergency', when: 'Chest pain, fainting, trouble breathing, or blood that pours.' },
        { call: 'hospital', when: 'A sore, swollen calf: now.' },
        { call: 'maternity', when: 'Pad soaked in an hour: now. Heavier bleeding, or a sorer wound: today.' },
        { call: 'gp', when: 'Leaking, a heavy feeling or pain when you do more.' },
      ],
      source: pregnancyBirthBaby('exercise after birth'),
      reviewed_by: null,
    },
    {
      id: 'tummy-separation',
      question: 'My tummy muscles have separated. Does the gap close?',
      asked: ['diastasis recti', 'ab gap postpartum', 'belly domes sitting up', 'abdominal separation'],
      answer:
        'For most the gap gets smaller by itself, above all in the first eight weeks. Some gap may stay, and a tummy with a small gap can still be strong. Roll onto your side to get up. For now, leave what makes your belly dome, like sit-ups. Still there at eight weeks? A pelvic floor physio can help.',
      appliesTo: 'Pregnancy and after birth',
      ring: [
        { call: 'hospital', when: 'A lump that turns hard and sore, or comes with vomiting: now.' },
        { call: 'gp', when: 'A gap or dome after eight weeks, back pain, or a lump at the belly button.' },
      ],
      source: pregnancyBirthBaby('abdominal separation'),
      reviewed_by: null,
    },
    {
      id: 'periods-return',
      question: 'When will my periods come back after birth?',
      asked: [
        'first period breastfeeding',
        'no period since baby',
        'irregular cycle',
        'period and milk supply',
      ],
      answer:
        'If you don’t breastfeed, they can be back within weeks. If you do, it may take months, or until you feed less or stop. Both are normal. The first ones may be heavy, light or far apart. Milk may dip for a few days around a period, then pick up. You can fall pregnant before the first one comes.',
      appliesTo: 'After birth',
      ring: [
        { call: 'emergency', when: 'Blood that pours, or you feel faint.' },
        { call: 'maternity', when: 'In the first six weeks: a pad soaked in an hour, or big clots: now.' },
        { call: 'hospital', when: 'After six weeks: a pad soaked each hour: now.' },
        { call: 'gp', when: 'Very heavy or painful, between periods or after sex, or you may be pregnant.' },
      ],
      source: healthdirect('periods while breastfeeding'),
      reviewed_by: null,
    },
    {
      id: 'six-week-check',
      question: 'What happens at my six-week check?',
      asked: [
        'what do they check',
        'postnatal checkup mum',
        '6 wk appointment gp',
        'what to ask at check',
        'internal exam 6 weeks',
      ],
      answer:
        'It is a check of you, mostly with your GP. They ask about mood, sleep, feeding, bleeding, wee and poo. They can check blood pressure, tummy and stitches, and talk about birth control. You can say no to any exam. Had diabetes or high blood pressure in pregnancy? Ask which tests are due. Ask for a long visit.',
      appliesTo: 'About 6 weeks after birth',
      ring: [
        { call: 'emergency', when: 'If you may act on thoughts of harm.' },
        { call: 'maternity', when: 'Any worry before then. Heavy bleeding or fever: now.' },
        { call: 'panda', when: 'Low or worried, and you want to talk sooner.' },
        { call: 'lifeline', when: 'When PANDA is closed.' },
        { call: 'gp', when: 'To book, or if you missed it: it is not too late.' },
      ],
      source: pregnancyBirthBaby('the six-week postnatal check'),
      reviewed_by: null,
    },
    {
      id: 'prolapse-after-birth',
      question: 'It feels heavy, like something is falling out. Is it a prolapse?',
      asked: [
        'vaginal bulge',
        'lump at vagina',
        'dragging pressure postpartum',
        'pessary',
        'insides dropping',
      ],
      answer:
        'It may be. After birth the bladder, womb or bowel can sit lower, and many women feel that. For many it gets better over the first months. There is good help, too: pelvic floor training, or a soft support called a pessary. Lie down when it drags, keep poo soft, and leave heavy lifting until someone has had a look.',
      appliesTo: 'After birth',
      ring: [
        { call: 'hospital', when: 'You can’t wee, or a bulge hurts badly or won’t go back: now.' },
        { call: 'maternity', when: 'New in the first six weeks, or you leak poo.' },
        { call: 'gp', when: 'Later on: for a check, and a pelvic floor physio.' },
      ],
      source: ranzcog,
      reviewed_by: null,
    },
    {
      id: 'painful-sex',
      question: 'Why is sex painful since birth, and what helps?',
      asked: [
        'vaginal dryness breastfeeding',
        'burns during sex',
        'scar pain intercourse',
        'painful sex postpartum',
      ],
      answer:
        'It is common in the first months, and it can be helped. Low hormones while you breastfeed can make you dry; a scar or tight muscles can hurt, too. Use plenty of lubricant, go slowly and stop if it hurts. If it goes on, a GP or pelvic floor physio can find out why and treat it.',
      appliesTo: 'After birth',
      ring: [
        { call: 'emergency', when: 'If you are in danger now, or bleed heavily.' },
        { call: 'maternity', when: 'First six weeks: fever, a bad smell or new bleeding as well: now.' },
        { call: 'gp', when: 'Pain that stays, or bleeding with sex.' },
        { call: '1800respect', when: 'If somebody pushes or forces you.' },
      ],
      source: pregnancyBirthBaby('sex after birth'),
      reviewed_by: null,
    },
    {
      id: 'next-pregnancy',
      question: 'How long do I wait before the next pregnancy?',
      asked: [
        'gap between babies',
        'second baby after caesarean',
        'sibling age gap',
        'vbac how soon',
        'pregnant too soon',
      ],
      answer:
        'Doctors often suggest leaving more than a year from a birth to the next pregnancy; ask what fits you. With less, risks such as an early birth are higher. After a caesarean the scar needs time, above all if you hope for a vaginal birth. It is no rule: age and health count, too. Already pregnant? Many go well; see someone early.',
      appliesTo: 'After birth; after a loss the advice differs',
      ring: [
        { call: 'emergency', when: 'Pregnant: heavy bleeding, bad tummy pain, shoulder-tip pain, fainting.' },
        { call: 'hospital', when: 'Early pregnancy with pain, or more than light spotting: now.' },
        { call: 'maternity', when: 'Pain or bleeding later on: now. Soon after a caesarean: book early.' },
        { call: 'gp', when: 'Before you try, or to choose birth control until then.' },
      ],
      source: ranzcog,
      reviewed_by: null,
    },
    {
      id: 'sore-wrists-and-back',
      question: 'My wrist and back hurt from carrying my baby. What helps?',
      asked: ['mums thumb', 'thumb pain lifting', 'de quervain', 'backache since birth', 'wrist splint'],
      answer:
        'It is common, and it mostly gets better. Lifting and holding strain the thumb side of the wrist and the back. Scoop baby up on your forearms, wrists straight. Feed with pillows under baby, and change nappies at hip height. Rest, a cold pack and a thumb splint can help. A physio or hand therapist can treat it.',
      appliesTo: 'After birth',
      ring: [
        { call: 'hospital', when: 'Back pain and you can’t wee, weak legs, or numb between the legs: now.' },
        { call: 'maternity', when: 'Back pain with fever, or that grows where an epidural was: now.' },
        { call: 'gp', when: 'Pain for more than two weeks, or a hand that tingles or goes numb.' },
      ],
      source: healthdirect('de Quervain’s tenosynovitis and back pain'),
      reviewed_by: null,
    },
    {
      id: 'thyroid-and-tiredness',
      question: 'I am so tired. Is it my thyroid, and do I need a blood test?',
      asked: [
        'postpartum thyroiditis',
        'exhausted months later',
        'low iron after birth',
        'fatigue since baby',
      ],
      answer:
        'Broken sleep explains a lot, but not all. Ask for a blood test if you stay worn out after rest, feel cold, hot or shaky, or your heart races. In the year after birth the thyroid can run fast, then slow. It often settles; some need treatment. Iron can be low, too. Low mood can feel alike; say so.',
      appliesTo: 'First year after birth',
      ring: [
        {
          call: 'emergency',
          when: 'Chest pain, trouble breathing, you faint, or you may act on thoughts of harm.',
        },
        {
          call: 'hospital',
          when: 'Your heart races at rest and won’t settle, breathless lying down or with little effort, or legs that swell: now.',
        },
        { call: 'gp', when: 'For the blood test; sooner if you bled a lot at birth.' },
        { call: 'panda', when: 'Flat or worried most days.' },
        { call: 'lifeline', when: 'When PANDA is closed.' },
      ],
      source: healthdirect('thyroid problems'),
      reviewed_by: null,
    },
    {
      id: 'piles-after-birth',
      question: 'I have piles after birth. What helps?',
      asked: ['haemorrhoids', 'hemorrhoids postpartum', 'lump at anus', 'blood on toilet paper'],
      answer:
        'They are common after birth and mostly shrink within weeks. Keep poo soft with water, fruit, veg and wholegrains. Go when you need to, feet on a stool, without straining. A cold pack in a cloth or a warm bath eases the ache. A pharmacist can suggest a cream. Iron tablets can darken poo; if it is black and sticky, go in. Tell your GP of any blood, so the cause is sure.',
      appliesTo: 'First weeks after birth',
      ring: [
        { call: 'emergency', when: 'Heavy bleeding that won’t stop, or you feel faint.' },
        { call: 'hospital', when: 'Black, sticky poo, or pain so bad you can’t sit, or with fever: now.' },
        { call: 'gp', when: 'A hard, sore lump: today. Any blood, or no better in weeks: soon.' },
        { call: 'pharmacist', when: 'For a cream or something to soften poo; say if you breastfeed.' },
      ],
      source: healthdirect('haemorrhoids'),
      reviewed_by: null,
    },
  ],
}
