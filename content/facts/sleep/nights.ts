import type { FactTopic } from '../fact.ts'
import { raisingChildren, rch, safeSleep } from '../sources.ts'

export const nights: FactTopic = {
  id: 'nights',
  name: 'Waking early, night terrors and bedding',
  facts: [
    {
      id: 'early-waking',
      question: 'My child wakes at 5 am, ready to start. Can I shift it?',
      asked: [
        'early riser',
        'up at 5am every day',
        'wakes too early',
        'awake before dawn',
        'early waking toddler',
        '4.30 wake up',
      ],
      answer:
        'Some children are larks, and half past five or six can just be their morning. A later bedtime mostly does not help; they wake as early and are more tired. What may: a dark room, no chill towards dawn, and a nap that is not too long or too late. Keep it dull until a set time: low voice, no lights or screens. Going to bed earlier yourself can save you.',
      appliesTo: 'Babies and toddlers',
      ring: [
        { call: 'gp', when: 'Snores, gasps, seems in pain, or is tired all day.' },
        { call: 'nurse', when: 'For help with sleep, or when it wears you down.' },
      ],
      source: raisingChildren('toddler sleep'),
      reviewed_by: null,
    },
    {
      id: 'night-terrors',
      question: 'Is it a night terror or a nightmare, and do I wake my child?',
      asked: [
        'night terrors',
        'sits up screaming, eyes wide open',
        'screams in her sleep and doesnt remember it',
        'outgrow night terrors',
        'nightmares toddler',
        'sleepwalking',
      ],
      answer:
        'In a night terror a child screams or thrashes in the first hours of sleep, eyes open, but does not know you, and recalls nothing later. Don’t wake them. Stay near, keep them from harm, and wait; most pass in minutes. An earlier bedtime can help. Most grow out of them. A nightmare comes later at night, wakes the child, and needs a cuddle.',
      appliesTo: 'About 18 months to 12 years',
      ring: [
        {
          call: 'emergency',
          when: 'Stiff, jerking or blue, not breathing well, or can’t be woken afterwards.',
        },
        { call: 'gp', when: 'Most nights, jerks or drools, gets hurt, or is tired by day. Film it.' },
        { call: 'nurse', when: 'For help with sleep.' },
      ],
      source: raisingChildren('night terrors'),
      reviewed_by: null,
    },
    {
      id: 'snoring',
      question: 'My child snores. Is that normal?',
      asked: [
        'toddler snoring',
        'loud snorer',
        'big tonsils snoring',
        'sleep apnoea child',
        'mouth breathing asleep',
        'gasps in sleep',
      ],
      answer:
        'Soft snoring with a cold is common and passes. Loud snoring most nights is worth a check, above all with pauses, gasps, a sweaty or restless sleep, or a child who is tired or cross by day. Large tonsils or a blocked nose can be behind it, and there is help. A short film of a bad spell shows a doctor more than words.',
      appliesTo: '1 year and over',
      ring: [
        { call: 'emergency', when: 'Stops breathing, blue lips, or can’t be woken.' },
        { call: 'hospital', when: 'Works hard to breathe, or noisy breathing while awake: now.' },
        { call: 'gp', when: 'Snores most nights, or gasps.' },
      ],
      source: rch('snoring and sleep apnoea'),
      reviewed_by: null,
    },
    {
      id: 'controlled-crying',
      question: 'Does controlled crying do any damage?',
      asked: [
        'cry it out harm',
        'controlled comforting',
        'sleep training safe age',
        'ferber method',
        'leaving her to cry to sleep',
      ],
      answer:
        'Studies that followed children for years found no harm to their mood, behaviour or bond with parents, and no lasting gain either. It is not for babies under six months, or for one who is sick or scared. Waiting short spells and going back in to comfort is one way; staying beside the cot is another. If it feels wrong to you, you need not do it.',
      appliesTo: '6 months and over',
      ring: [
        { call: 'gp', when: 'First, if baby may be unwell or does not grow well.' },
        { call: 'nurse', when: 'For a plan that fits you. Sleep schools can help, too.' },
        { call: 'panda', when: 'When the nights are too much.' },
      ],
      source: raisingChildren('controlled comforting'),
      reviewed_by: null,
    },
    {
      id: 'weighted-sleep-bag',
      question: 'Are weighted sleeping bags or blankets safe for a baby?',
      asked: [
        'weighted sleep sack',
        'weighted blanket baby',
        'weighted wrap',
        'heavy blanket toddler',
        'nested bean',
      ],
      answer:
        'No. Nothing weighted belongs on a sleeping baby: it can make it harder to breathe or to move out of a bad spot. That goes for blankets, bags, swaddles and soft toys with weight in them. Use a light, well-fitted sleeping bag with arms free, made for baby’s size, and dress them for the room. For an older child, ask someone who knows your child first.',
      appliesTo: 'Babies and small children',
      ring: [
        { call: 'emergency', when: 'A baby who is not breathing or can’t be woken. Start CPR.' },
        { call: 'pregnancy-birth-baby', when: 'For safe sleep questions, until midnight.' },
        { call: 'nurse', when: 'For other ways to settle.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
    {
      id: 'hot-water-bottle',
      question: 'Can I heat the cot with a hot water bottle or wheat bag?',
      asked: [
        'hot water bottle in cot',
        'heat pack cot',
        'electric blanket baby',
        'warm up the bassinet',
        'heated cot mattress',
      ],
      answer:
        'Leave them out of a baby’s bed: hot water bottles, wheat bags and electric blankets can burn, or make a baby too hot, and being too hot is a risk in sleep. Warm the room a little, and use layers and a fitted sleeping bag. Warm the sheet with your hand for a moment. Then feel baby’s chest: warm and dry is right.',
      appliesTo: 'Babies and small children',
      ring: [
        {
          call: 'emergency',
          when: 'A large burn, or one on the face. Cool it under running water for 20 minutes.',
        },
        { call: 'hospital', when: 'Any burn in a baby, or a baby very hot or cold and sleepy: now.' },
        { call: 'pregnancy-birth-baby', when: 'To ask what baby wears at night.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
    {
      id: 'travel-cot',
      question: 'Is a travel cot safe for sleep, and can I add a mattress?',
      asked: [
        'portacot',
        'port a cot mattress',
        'sleeping away from home cot',
        'hotel cot',
        'camping with baby bed',
      ],
      answer:
        'Yes, on holidays, when it meets the Australian standard, is locked open and has no tears. Use only the firm, thin base that it came with. An extra mattress leaves gaps that can trap a baby. Keep it clear of cords, curtains and heaters, with nothing soft inside. Stop when your child climbs or is over its weight limit. Lay baby on their back, as at home.',
      appliesTo: 'Babies and toddlers',
      ring: [
        { call: 'emergency', when: 'Trapped, not breathing or can’t be woken. Start CPR.' },
        { call: 'pregnancy-birth-baby', when: 'For safe sleep away from home, until midnight.' },
        { call: 'nurse', when: 'With any question before the trip.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
  ],
}
