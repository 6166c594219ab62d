import type { FactTopic } from '../fact.ts'
import { raisingChildren } from '../sources.ts'

export const beingApart: FactTopic = {
  id: 'being-apart',
  name: 'Childcare and being apart',
  facts: [
    {
      id: 'settling-into-childcare',
      question: 'How long does it take to settle in at childcare?',
      asked: [
        'screams at drop off fine at pickup',
        'cries at drop off',
        'do babies settle at nursery',
        'first week at childcare crying',
        'make drop off easier',
        'clings to me at creche drop off',
        'settling in sessions',
        'screams when i leave her at kinder',
        'peeled off me at drop off',
        'starting childcare first day',
        'is it normal to cry at nursery',
      ],
      answer:
        'Often a few weeks, and longer with only a day or two a week or after a break. Tears at drop-off are very common, and most children calm down soon after you go. Visit together first and start with short days. Tell staff how your child naps, eats and is soothed. Say a short, warm goodbye and when you’ll be back; don’t slip away. Ask them to ring or send a photo. Tears can come back for a while.',
      appliesTo: 'Childcare age',
      ring: [
        { call: 'nurse', when: 'Still very upset after some weeks, or hardly eats, drinks or sleeps there.' },
        {
          call: 'gp',
          when: 'Your child seems unwell, is changed at home, too, or has marks nobody can explain.',
        },
        { call: 'panda', when: 'In the first year, when the worry won’t let you be.' },
      ],
      source: raisingChildren('settling in at child care'),
      reviewed_by: null,
    },
    {
      id: 'baby-forgetting-me',
      question: 'Will my baby forget me when I go back to work?',
      asked: [
        'will she forget me',
        'will he remember me',
        'what if she thinks ive left her',
        'separation anxiety',
        'cries when i leave the room',
        'will he love the carer more than me',
        'thinks ive left him for good',
        'does baby miss me at work',
        'cries as soon as im out of sight',
        'bond with baby when i work',
      ],
      answer:
        'No. Your baby knows your face, voice and smell, and days apart don’t undo that. Babies can love a carer, too. From around eight months many cry when you leave. It is called separation anxiety, and it means that they are close to you. Babies who cry less love you just as much. The crying eases as they learn that you come back. Say goodbye each time, keep it short, and have a cuddle when you are home.',
      appliesTo: 'Babies and toddlers',
      ring: [
        { call: 'nurse', when: 'It gets worse, or goes on so that days are hard.' },
        {
          call: 'panda',
          when: 'In the first year, when the worry about leaving won’t let you sleep or eat.',
        },
      ],
      source: raisingChildren('separation anxiety'),
      reviewed_by: null,
    },
  ],
}
