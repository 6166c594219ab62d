import type { FactTopic } from '../fact.ts'
import { raisingChildren, safeSleep } from '../sources.ts'

export const heldAndWrapped: FactTopic = {
  id: 'held-and-wrapped',
  name: 'Held close, wrapped and tired',
  facts: [
    {
      id: 'dream-feed',
      question: 'What is a dream feed, and does it help my baby sleep longer?',
      asked: [
        'dreamfeed',
        'sleepy feed at 10pm',
        'top up feed before i go to bed',
        'when to stop the dream feed',
        'how to dream feed without waking her',
        'late feed at 11 so he sleeps longer',
        'bottle half asleep before my own bedtime',
        'get her up for a late night bottle',
      ],
      answer:
        'A dream feed is one you give late in the evening, before you go to bed, while your baby is still half asleep. With some babies the next sleep gets longer; with others nothing changes. It is fine to try for a week or so. Pick baby up, keep the lights low, and make sure they suck and swallow. Never prop a bottle. Then lay them back in the cot, on the back. Stop when it no longer helps.',
      appliesTo: 'Babies who still feed at night',
      ring: [
        { call: 'nurse', when: 'To talk through night feeds at your baby’s age.' },
        { call: 'breastfeeding', when: 'About breastfeeds at night, at any hour.' },
      ],
      source: raisingChildren('sleep and night feeds'),
      reviewed_by: null,
    },
    {
      id: 'contact-naps',
      question: 'My baby will only nap on me. Are contact naps okay?',
      asked: [
        'contact napping',
        'only sleeps when held',
        'sleeps on my chest all day',
        'nap trapped',
        'how to stop contact naps',
        'baby wont nap in cot only in arms',
        'do contact sleeps count',
        'sleeps only in my arms or the carrier by day',
      ],
      answer:
        'Yes, as long as you stay awake. Many young babies sleep best on someone warm, and it is not a bad habit. Keep their face in view and uncovered, chin off the chest. If your own eyes get heavy, lay baby in the cot, even if they wake: dozing off together on a sofa or chair is very dangerous. When you want a change, try one nap a day in the cot. It mostly gets easier as they grow.',
      appliesTo: 'Young babies',
      ring: [
        { call: 'nurse', when: 'For help with naps in the cot.' },
        { call: 'panda', when: 'If you never get a break and it wears you down.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
    {
      id: 'cosleeping-with-a-smoker',
      question: 'Is it safe to cosleep with our baby if my partner or I smoke?',
      asked: [
        'cosleeping smoker',
        'husband smokes bed sharing',
        'dad vapes can baby sleep in our bed',
        'smoked in pregnancy cosleep',
        'only smokes outside cosleeping',
        'smoke and sids',
        'partner has a ciggie then gets in bed with baby',
        'quit smoking bedshare newborn',
      ],
      answer:
        'No. When anyone in the bed smokes, sharing it makes sudden death in sleep much more likely, even if they only smoke outside. It counts, too, if you smoked while pregnant. Lay your baby on the back in their own cot beside your bed: you stay close, and it is far safer. Keep home and car smoke-free. Vapes are not known to be safe. Cutting down helps, stopping helps more, and it is never too late to ask for help.',
      appliesTo: 'Under 12 months',
      ring: [
        { call: 'nurse', when: 'To plan the nights, or if you doze off while you feed.' },
        { call: 'gp', when: 'For help to stop smoking or vaping.' },
        { call: 'pharmacist', when: 'The same: they know about patches and gum.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
    {
      id: 'tired-signs',
      question: 'What are the signs that my baby is tired?',
      asked: [
        'sleep cues',
        'how do i know baby is tired',
        'yawning and rubbing eyes',
        'signs of an overtired baby',
        'is she hungry or tired',
        'overtired and fighting sleep',
        'clenched fists and staring',
        'what does a sleepy baby look like',
      ],
      answer:
        'A tired newborn may yawn, stare or look away, frown, clench the fists, pull at the ears or jerk arms and legs. Older babies also rub their eyes, grizzle, cling and lose interest in toys. Start to settle at the first signs. Arching, hard crying and fighting sleep often mean overtired: hold them close in a dim, quiet room and rock or pat. Sucking hands and turning to the breast are more like hunger. Not sure? Offer a feed.',
      appliesTo: 'Babies',
      ring: [
        { call: 'hospital', when: 'Hard to wake, floppy, or too sleepy to feed: now.' },
        { call: 'nurse', when: 'If most sleeps end in a fight.' },
      ],
      source: raisingChildren('tired signs in babies'),
      reviewed_by: null,
    },
    {
      id: 'how-to-wrap',
      question: 'How do I wrap or swaddle my baby safely?',
      asked: [
        'how to swaddle',
        'swaddle too tight',
        'swaddling and hips',
        'muslin wrap newborn',
        'breaks out of the swaddle',
        'arms up or down in the wrap',
        'what to wear under a swaddle',
        'safe way to wrap legs and chest',
      ],
      answer:
        'Use thin cotton or muslin, keep it below the neck, and always lay baby on the back. Make it firm around the arms, not tight on the chest, and loose around the hips: legs need room to bend and spread, so that hips grow well. Dress them lightly under it. No hat, no blanket on top, and never a wrap in a shared bed. At the first sign of rolling, stop. Not every baby likes it, and none needs it.',
      appliesTo: 'Newborns, until they start to roll',
      ring: [
        { call: 'nurse', when: 'To be shown how.' },
        { call: 'gp', when: 'One leg moves less, or hips seem stiff or uneven.' },
      ],
      source: raisingChildren('wrapping a newborn'),
      reviewed_by: null,
    },
    {
      id: 'choking-on-the-back',
      question: 'Will my baby choke on spit-up if they sleep on their back?',
      asked: [
        'choke on vomit in their sleep',
        'sleep on side so he wont choke',
        'spits up lying flat',
        'raise the cot for reflux',
        'is it safe to sleep on back with reflux',
        'wedge under mattress',
        'drown in spew lying flat',
        'silent reflux gags in the cot',
      ],
      answer:
        'It is very unlikely: a healthy baby chokes less easily on the back than on the tummy or side. On the back, the windpipe lies above the food pipe, so milk would have to run uphill to get in. Babies also cough or swallow to keep it clear. That goes for reflux as well. Keep the cot flat: with wedges or a raised end, baby can slide into a spot where it is hard to breathe.',
      appliesTo: 'Under 12 months',
      ring: [
        { call: 'emergency', when: 'Can’t breathe, blue or limp.' },
        { call: 'hospital', when: 'Green or bloody vomit, or forceful vomits after every feed: now.' },
        { call: 'nurse', when: 'About spit-up and sleep.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
    {
      id: 'sids-age',
      question: 'When does the risk of SIDS go down, and when can I stop worrying?',
      asked: [
        'sids age',
        'sids peak',
        'scared of sids',
        'keep checking if baby is breathing',
        'cot death worry',
        'when is sids no longer a risk',
        'cot death which months are worst',
        'can i relax about sudden death after 6 months',
      ],
      answer:
        'It is highest at about two to four months, much lower after six, and very rare after 12. Safe sleep lowers it a lot, all through the first year: on the back, in a clear, flat cot in your room, with no smoke. You don’t need to watch your baby breathe all night. If you can’t stop checking, or can’t sleep when baby does, tell someone. There is help for that.',
      appliesTo: 'Under 12 months',
      ring: [
        { call: 'emergency', when: 'Baby isn’t breathing, or is blue or limp. Start CPR.' },
        { call: 'panda', when: 'When worry keeps you awake.' },
        { call: 'nurse', when: 'To look at where and how baby sleeps.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
  ],
}
