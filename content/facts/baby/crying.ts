import type { FactTopic } from '../fact.ts'
import { raisingChildren, rch } from '../sources.ts'

export const cryingFacts: FactTopic = {
  id: 'crying',
  name: 'Crying and settling',
  facts: [
    {
      id: 'crying-peak',
      question: 'Why does my baby cry so much?',
      asked: [
        'colic',
        'witching hour',
        'screaming every evening',
        'inconsolable newborn',
        'purple crying',
        'when does crying stop',
      ],
      answer:
        'Crying grows from two weeks, peaks at six to eight weeks and eases by three to four months. Two to three hours a day, most of it in the evening, is common in healthy babies. Often there is no cause you can find. Holding, rocking, a walk, a bath, white noise: one may help today and not tomorrow. You are not doing it wrong.',
      appliesTo: 'Under 4 months',
      ring: [
        { call: 'hospital', when: 'Fever, green vomit, floppy, or a high cry that is new.' },
        { call: 'healthdirect', when: 'If this cry is not like the others.' },
        { call: 'nurse', when: 'For help with settling.' },
      ],
      source: rch('unsettled or crying babies'),
      reviewed_by: null,
    },
    {
      id: 'need-a-break-from-crying',
      question: 'I can’t bear the crying any more. What do I do?',
      asked: [
        'about to snap',
        'need to put baby down',
        'going to lose it',
        'walk away from crying baby',
        'at my limit',
        'scared i might shake him',
        'cant cope with screaming',
        'is it okay to leave baby crying',
      ],
      answer:
        'Lay baby on their back in the cot, close the door and step away for ten minutes. Crying in a safe cot does no harm. Breathe, drink some water, ring someone. Go back when you are calmer. Never shake a baby: a few seconds can hurt the brain for life. Stepping away is good mothering.',
      appliesTo: 'Any baby',
      ring: [
        { call: 'emergency', when: 'If you might hurt your baby, or baby was shaken.' },
        { call: 'panda', when: 'To talk with someone who knows these nights.' },
        { call: 'lifeline', when: 'The same, at any hour.' },
      ],
      source: raisingChildren('crying babies: what to do'),
      reviewed_by: null,
    },
    {
      id: 'reflux',
      question: 'Is it reflux, or just spit-up?',
      asked: [
        'milk comes out of nose',
        'spewing after feeds',
        'silent reflux',
        'possetting',
        'vomits milk',
        'arching back feeding',
      ],
      answer:
        'Bringing up milk is normal in happy babies who grow. It often peaks at about four months and is mostly gone by one year. Smaller feeds, burping and holding upright for a while can help. Baby still sleeps flat on their back. Medicine rarely helps crying. Changing formula or diet is worth a talk with someone first.',
      appliesTo: 'Under 12 months',
      ring: [
        {
          call: 'hospital',
          when: 'Green or bloody vomit, or forceful vomits after every feed in a young baby.',
        },
        { call: 'gp', when: 'Poor growth, pain with feeds, or refusing them.' },
        { call: 'nurse', when: 'For a look at how feeds go.' },
      ],
      source: rch('reflux (GOR) and GORD'),
      reviewed_by: null,
    },
    {
      id: 'wind',
      question: 'How do I help a baby with wind?',
      asked: ['gassy baby', 'burping', 'trapped wind', 'pulls legs up', 'gripe water', 'farting newborn'],
      answer:
        'Hold baby upright on your shoulder or lap for a few minutes after a feed and rub or pat the back. If no burp comes, that is fine. Moving the legs like a bike and tummy time awake may help. Drops and gripe water have little proof. Wind is rarely why a baby cries for hours.',
      appliesTo: 'Newborns and babies',
      ring: [
        { call: 'nurse', when: 'If feeds or evenings are hard.' },
        { call: 'hospital', when: 'A hard, swollen tummy, green vomit or blood in poo.' },
      ],
      source: raisingChildren('wind and burping'),
      reviewed_by: null,
    },
  ],
}
