import type { FactTopic } from '../fact.ts'
import { healthdirect, pregnancyBirthBaby, ranzcog } from '../sources.ts'

export const afterBirth: FactTopic = {
  id: 'after-birth',
  name: 'Your body after birth',
  facts: [
    {
      id: 'bleeding-after-birth',
      question: 'How much bleeding is normal after birth?',
      asked: [
        'lochia',
        'postpartum bleeding',
        'bleeding 6 weeks',
        'bleeding again after it stopped',
        'soaking pads',
      ],
      answer:
        'Bleeding lasts up to about six weeks, also after a caesarean. It starts bright red and heavy, then turns pink, brown and pale. It can pick up for a while when you feed or do more. Soaking a pad in an hour, large clots, a bad smell or fever are not part of that and need help now.',
      appliesTo: 'First 6 weeks or so',
      ring: [
        { call: 'emergency', when: 'Blood that pours, or you feel faint, cold or your heart races.' },
        { call: 'maternity', when: 'A pad soaked in an hour, big clots, a bad smell or fever: now.' },
        { call: 'gp', when: 'Still bleeding after six weeks.' },
      ],
      source: pregnancyBirthBaby('bleeding after birth'),
      reviewed_by: null,
    },
    {
      id: 'stitches',
      question: 'My stitches hurt. Are they healing?',
      asked: [
        'tear healing',
        'episiotomy pain',
        'perineum sore',
        'scared to poo after birth',
        'stitches came out',
        'stings to wee',
      ],
      answer:
        'Most stitches melt away within a few weeks, and soreness eases bit by bit. Wash with water, pat dry, change pads often. A cold pack in a cloth helps in the first days. Pour warm water as you wee. Drink, and eat fruit and veg, so that poo stays soft; it will not tear them.',
      appliesTo: 'First weeks',
      ring: [
        { call: 'maternity', when: 'More pain, swelling, a bad smell, pus, an open wound or fever: now.' },
        { call: 'gp', when: 'Pain that stays after six weeks, or leaking poo or wind.' },
      ],
      source: ranzcog,
      reviewed_by: null,
    },
    {
      id: 'caesarean-wound',
      question: 'How do I look after my caesarean wound?',
      asked: ['c section scar', 'c-section lifting', 'driving after c section'],
      answer:
        'Keep it clean and dry, and wear loose, high pants. Lift nothing heavier than your baby for about six weeks. Hold a pillow on it when you cough. Numb or tingly skin around it is common. Drive once you can brake hard without pain; ask your doctor and insurer. Getting up slowly and often helps healing.',
      appliesTo: 'First 6 weeks',
      ring: [
        { call: 'emergency', when: 'Chest pain or sudden trouble breathing.' },
        { call: 'maternity', when: 'Red, hot, weeping or open wound, more pain, or fever: now.' },
        { call: 'gp', when: 'Pain that stays after six weeks.' },
      ],
      source: pregnancyBirthBaby('recovery after a caesarean'),
      reviewed_by: null,
    },
    {
      id: 'clots-and-blood-pressure',
      question: 'Bad headache, sore calf or short of breath after birth: what is it?',
      asked: [
        'postpartum preeclampsia',
        'leg pain after birth',
        'blood clot leg',
        'headache after epidural',
        'blurry vision after birth',
        'swollen calf',
      ],
      answer:
        'These are worth a call right away, in the first six weeks above all. A bad headache, blurred sight or pain under the ribs can be high blood pressure, even if yours was fine before. A sore, swollen, warm calf can be a clot. A headache that is worse sitting up can come from an epidural. All can be treated.',
      appliesTo: 'First 6 weeks',
      ring: [
        { call: 'emergency', when: 'Chest pain, trouble breathing, a fit, or sudden weakness.' },
        {
          call: 'maternity',
          when: 'Bad headache, blurred sight, pain under the ribs, or a sore swollen calf: now.',
        },
      ],
      source: healthdirect('after the birth'),
      reviewed_by: null,
    },
    {
      id: 'contraception',
      question: 'When can I get pregnant again, and what can I use?',
      asked: [
        'birth control after baby',
        'pill while breastfeeding',
        'pregnant while breastfeeding',
        'mini pill',
      ],
      answer:
        'You can fall pregnant from about three weeks after birth, before any period. Condoms, the mini-pill, an implant or an IUD can fit with breastfeeding. The pill with two hormones waits at least six weeks if you breastfeed. Full breastfeeding protects well only under six months, with no period, day and night.',
      appliesTo: 'After birth',
      ring: [
        { call: 'gp', when: 'To choose what suits you; the six-week check is a good time.' },
        { call: 'pharmacist', when: 'Soon after sex without cover: the sooner, the better.' },
      ],
      source: ranzcog,
      reviewed_by: null,
    },
    {
      id: 'sex-after-birth',
      question: 'When is it okay to have sex again?',
      asked: ['intimacy after baby', 'dont want sex', 'no libido', 'six week check sex'],
      answer:
        'When you want to, and not before. There is no set date; many wait until bleeding has stopped and stitches have healed. Dryness is common, more so with breastfeeding, and a lubricant helps. Go slowly and stop if it hurts. Not wanting to for months is common. No is always fine.',
      appliesTo: 'After birth',
      ring: [
        { call: 'gp', when: 'Pain or bleeding with sex, or it stays sore.' },
        { call: '1800respect', when: 'If somebody pushes or forces you.' },
      ],
      source: pregnancyBirthBaby('sex after birth'),
      reviewed_by: null,
    },
    {
      id: 'hair-loss',
      question: 'Why is my hair falling out?',
      asked: ['postpartum hair loss', 'going bald after baby', 'hair in shower', 'thin hair'],
      answer:
        'In pregnancy hair stays in longer. About three months after birth it lets go all at once. It looks alarming, in the shower most of all, but it grows back: mostly by your baby’s first birthday. Breastfeeding does not cause it. Be gentle with tight styles and heat.',
      appliesTo: 'About 2 to 12 months after birth',
      ring: [
        {
          call: 'gp',
          when: 'Bald patches, or you are very tired, cold or low as well: a blood test may help.',
        },
      ],
      source: healthdirect('hair loss'),
      reviewed_by: null,
    },
    {
      id: 'night-sweats',
      question: 'Why do I wake up drenched in sweat?',
      asked: ['night sweats postpartum', 'sweating after birth', 'soaked sheets', 'hot flushes after baby'],
      answer:
        'Hormones drop after birth and your body sheds the extra fluid of pregnancy. Waking up soaked is common in the first weeks and fades. Light sheets, a towel under you, cotton, and water by the bed help. Take your temperature once: sweat with 38 °C or more is something else.',
      appliesTo: 'First weeks after birth',
      ring: [
        {
          call: 'maternity',
          when: 'A temperature of 38 °C or more, shivers, or feeling ill: now, day or night.',
        },
        { call: 'gp', when: 'If it goes on for more than six weeks.' },
      ],
      source: pregnancyBirthBaby('your body after the birth'),
      reviewed_by: null,
    },
    {
      id: 'leaking-wee',
      question: 'I leak when I sneeze. Will it stop?',
      asked: ['pelvic floor', 'incontinence after birth', 'wet myself', 'wee leaks', 'kegels'],
      answer:
        'It is very common after birth and gets better for most, with help. Squeeze and lift the muscles you use to hold in wind, then let go fully; a few at a time, a few times a day. Go easy on running and heavy lifting for now. A pelvic floor physio can check that you do it right.',
      appliesTo: 'Pregnancy and after birth',
      ring: [
        { call: 'hospital', when: 'You can’t wee, or you are numb between the legs: now.' },
        { call: 'maternity', when: 'You leak poo, in the first weeks.' },
        { call: 'gp', when: 'Still leaking after three months, or a bulge or heavy feeling.' },
      ],
      source: pregnancyBirthBaby('pelvic floor exercises'),
      reviewed_by: null,
    },
  ],
}
