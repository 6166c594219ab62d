import type { FactTopic } from '../fact.ts'
import { handbook, pregnancyBirthBaby, raisingChildren } from '../sources.ts'

export const newbornDays: FactTopic = {
  id: 'newborn-days',
  name: 'Newborn days',
  facts: [
    {
      id: 'spoiling-a-newborn',
      question: 'Can I spoil my newborn by holding them too much?',
      asked: [
        'can you spoil a newborn',
        'rod for my own back',
        'picking up every time she cries',
        'holding baby too much',
        'newborn bad habits',
        'mil says put him down',
        'too many cuddles',
        'is she clingy because i carry her',
      ],
      answer:
        'No. You can’t spoil a baby by holding, feeding or soothing them. They cry because they need something, not to get their way, and being close is a need as well. When someone comes, they learn that the world is safe, and that helps them settle better later on. So hold them as much as you both like. And if your arms or nerves need a rest, you may put them down: a clear cot is safe.',
      appliesTo: 'Newborns and babies',
      ring: [
        { call: 'nurse', when: 'If you hear much advice and want a calm word.' },
        { call: 'panda', when: 'When you never get a break.' },
      ],
      source: raisingChildren('newborns: connecting and comforting'),
      reviewed_by: null,
    },
    {
      id: 'newborn-visitors',
      question: 'When can visitors meet our newborn, and how do I say no?',
      asked: [
        'visitors after birth',
        'family visiting newborn rules',
        'whooping cough vaccine for grandparents',
        'everyone wants to kiss the baby',
        'how long before visitors',
        'say no to visitors',
        'in laws want to come and meet the baby',
        'guests with a cough holding newborn',
      ],
      answer:
        'Whenever you feel ready; it is fine to say not yet. Ask people to stay away with a cough, cold, cold sore, fever or tummy bug, to wash their hands first, and not to kiss your baby’s face. Those who will be close often are best up to date with whooping cough and flu needles. Whooping cough needs two weeks to work. Short visits are enough. Let someone else make the tea and send people home.',
      appliesTo: 'Newborns',
      ring: [
        {
          call: 'hospital',
          when: 'Under three months with 38 °C or more, trouble breathing or poor feeding: now.',
        },
        { call: 'gp', when: 'Baby met someone with whooping cough, measles or chickenpox: today.' },
        { call: 'nurse', when: 'About needles for the family.' },
      ],
      source: handbook('vaccines for people close to a new baby'),
      reviewed_by: null,
    },
    {
      id: 'newborn-outings',
      question: 'When can I take my newborn out of the house?',
      asked: [
        'how soon can a newborn go outside',
        'first walk with newborn',
        'newborn at the shops',
        'take baby out before needles',
        'newborn in crowds',
        'stuck at home with a newborn',
        'do we have to stay inside for 40 days',
        'germs at the cafe with a 2 week old',
      ],
      answer:
        'As soon as you feel up to it: a walk in fresh air is fine from the first days if your baby is well. Until they have had their first needles, at about six to eight weeks, keep away from sick people and packed rooms where you can. Strangers don’t need to touch them. Stay in the shade, dress for the weather, and leave the pram uncovered so that air gets in. Start with short trips.',
      appliesTo: 'Newborns',
      ring: [
        {
          call: 'hospital',
          when: 'Under three months with 38 °C or more, trouble breathing or poor feeding: now.',
        },
        { call: 'nurse', when: 'If baby was early or unwell: ask before crowds.' },
        { call: 'panda', when: 'If you dread leaving the house.' },
      ],
      source: pregnancyBirthBaby('going out with a newborn'),
      reviewed_by: null,
    },
    {
      id: 'peeling-skin',
      question: 'My newborn’s skin is dry and peeling. Is that normal?',
      asked: [
        'newborn peeling',
        'flaky skin newborn',
        'skin coming off hands and feet',
        'dry skin 1 week old',
        'do i put cream on peeling skin',
        'overdue baby cracked skin',
        'skin flaking like sunburn on feet and wrists',
        'moisturise a scaly new baby',
      ],
      answer:
        'Yes, in the first weeks most newborns peel a bit, mostly on hands, feet and ankles. Their skin has been in water for months and now meets air. Babies born past their due date peel more. It does not hurt, and it goes by itself. Don’t pull it off. Two or three short baths a week are plenty, with no soap or a mild, soap-free wash. If it looks cracked, a plain cream without scent is okay.',
      appliesTo: 'Newborns',
      ring: [
        { call: 'hospital', when: 'Blisters, raw skin, or any rash with fever or poor feeding: now.' },
        { call: 'gp', when: 'Red, itchy or weeping skin, or peeling for more than a few weeks.' },
        { call: 'nurse', when: 'To have a look at your next visit.' },
      ],
      source: pregnancyBirthBaby('your newborn baby’s body'),
      reviewed_by: null,
    },
    {
      id: 'newborn-routine',
      question: 'When do I start a routine such as feed, play, sleep?',
      asked: [
        'eat play sleep',
        'newborn routine',
        'schedule for 6 week old',
        'no routine is that bad',
        'easy routine',
        'when do babies get a pattern',
        'timetable for a young baby',
        'our days have no plan, baby 4 weeks',
      ],
      answer:
        'There is no need in the first weeks: newborns feed and sleep when they need to, day and night. If you like a pattern, you can then try feed, a little play, and sleep at the first tired signs. At night leave out the play. It is a guide, not a clock; feeding to sleep is fine. Often a rhythm comes by itself at about three to six months. The same few calm steps each evening are a gentle start.',
      appliesTo: 'Newborns and young babies',
      ring: [
        { call: 'nurse', when: 'To look at your days and nights together.' },
        { call: 'panda', when: 'If days with no shape wear you down.' },
      ],
      source: raisingChildren('routines for newborns'),
      reviewed_by: null,
    },
    {
      id: 'nappy-at-night',
      question: 'Do I need to change the nappy at each night feed?',
      asked: [
        'change nappy overnight',
        'wake baby to change nappy',
        'leave her in a wet nappy overnight',
        'change before or after the night feed',
        'how often to change a newborn nappy',
        'nappy change wakes him up at night',
        'skip the overnight nappy change',
        'one nappy the whole night ok',
      ],
      answer:
        'No. A nappy that is only wet can mostly wait, if it doesn’t leak and the skin isn’t sore. Poo needs a change soon, as it stings. Newborns often poo at each feed, so at first that may be every time. Change halfway through the feed: it wakes a sleepy drinker, who can then doze off. Don’t wake a sleeping baby for wee alone. Keep it dim and dull. With nappy rash, change more often.',
      appliesTo: 'Newborns and babies',
      ring: [
        { call: 'hospital', when: 'Hardly any wet nappies, or too sleepy to feed: now.' },
        { call: 'gp', when: 'Nappy rash with blisters, pus or fever: the same day.' },
        { call: 'nurse', when: 'If the skin stays sore.' },
      ],
      source: raisingChildren('nappies'),
      reviewed_by: null,
    },
  ],
}
