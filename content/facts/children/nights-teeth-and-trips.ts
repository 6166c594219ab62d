import type { FactTopic } from '../fact.ts'
import { childRestraints, healthdirect, raisingChildren } from '../sources.ts'

export const nightsTeethAndTrips: FactTopic = {
  id: 'nights-teeth-and-trips',
  name: 'Nights, teeth and car trips',
  facts: [
    {
      id: 'toddler-night-milk',
      question: 'My toddler still wakes for milk at night. How do I stop the night bottle or feed?',
      asked: [
        'night wean a toddler',
        '18 months still has a bottle at 2am',
        'wont go back to sleep without milk 2yo',
        'how to stop boob at night toddler',
        'three bottles a night at 20 months',
        'cut out the overnight bottle',
        'does a one year old need milk at night',
      ],
      answer:
        'Bit by bit is mostly easiest. After 12 months, a healthy child who eats well by day doesn’t need milk at night. Tell them by day: ‘Milk sleeps at night.’ Put a little less in the bottle every few nights, or make each breastfeed shorter, then offer a pat and a sip of water. Expect some cross nights, often a week or so. Milk left on teeth can rot them. If you enjoy a night breastfeed, there’s no rush.',
      appliesTo: '1 to 3 years',
      ring: [
        { call: 'gp', when: 'Eats very little by day, isn’t growing, or is very thirsty and wees a lot.' },
        { call: 'nurse', when: 'For a plan that fits your child.' },
        { call: 'breastfeeding', when: 'To talk through weaning at night.' },
      ],
      source: raisingChildren('phasing out night feeds'),
      reviewed_by: null,
    },
    {
      id: 'lying-beside-them',
      question: 'My child only falls asleep if I lie next to them. How do I change that?',
      asked: [
        'i have to lie down with her every night',
        'stuck in his room for an hour',
        'wont sleep in own bed at 5',
        'climbs in with us every night',
        'i sneak out and she wakes up',
        '7 year old still sleeps with me',
        'needs me there to fall asleep',
      ],
      answer:
        'Move away in small steps. First sit on the bed, then on a chair beside it. Every few nights, shift the chair nearer to the door. Keep bedtime short and the same, and say little once lights are out. At night, walk them back with the same few words. It often takes two or three weeks, and illness can set it back. Praise them in the morning. If you all sleep well together, you need not change a thing.',
      appliesTo: '2 to 8 years',
      ring: [
        { call: 'gp', when: 'Snores and gasps, is very afraid, or is worn out by day.' },
        { call: 'nurse', when: 'If you want a plan, or nights wear you out.' },
      ],
      source: raisingChildren('settling toddlers and children to sleep'),
      reviewed_by: null,
    },
    {
      id: 'fights-the-toothbrush',
      question: 'My toddler screams and clamps their mouth when I brush their teeth. What works?',
      asked: [
        'hates having teeth cleaned',
        'wont open his mouth for the brush',
        'bites the toothbrush',
        'do i hold her down to brush',
        'teeth brushing is a nightly fight',
        'refuses toothpaste',
        'just sucks the toothbrush',
      ],
      answer:
        'Short, the same each time, and partly in their hands. Let them brush first, or brush yours, while you do theirs. Lay them with their head in your lap, so that you can see. Lift the lip and use small, soft strokes for the length of one song. Try another brush or a milder taste. Ten seconds is better than none. Sore gums or a new tooth can be the reason. Help them until they’re about eight.',
      appliesTo: '1 to 4 years',
      ring: [
        {
          call: 'dentist',
          when: 'White, brown or chipped spots, pain or bleeding gums. Otherwise a check once or twice a year.',
        },
        { call: 'nurse', when: 'For more tips, and where a dentist is free.' },
      ],
      source: raisingChildren('dental care for toddlers'),
      reviewed_by: null,
    },
    {
      id: 'teeth-grinding',
      question: 'My child grinds their teeth at night. Is it bad for them?',
      asked: [
        'grinding noise in his sleep',
        'bruxism toddler',
        'baby grinds new teeth',
        'sounds like chewing rocks in bed',
        'clenches her jaw while asleep',
        'teeth worn flat from grinding',
        'gnashing teeth all night',
      ],
      answer:
        'Mostly not. Many children grind, by night or by day, and it sounds worse than it is. Nobody knows quite why: new teeth, a sore ear, a stuffy nose or worry can play a part. Most stop by themselves by the time the adult teeth come. Don’t wake them. A calm last hour, and a chat by day about what’s on their mind, may help. Have a dentist look if teeth hurt, chip or wear down.',
      appliesTo: 'From the first teeth to about 12 years',
      ring: [
        {
          call: 'dentist',
          when: 'Worn, chipped or sore teeth, or a sore jaw. Else tell them at the next check.',
        },
        { call: 'gp', when: 'Loud snoring or gasping in sleep, ear pain, or a lot of worry.' },
      ],
      source: raisingChildren('teeth grinding'),
      reviewed_by: null,
    },
    {
      id: 'unbuckles-the-seat',
      question: 'My child undoes the car seat buckle or slips their arms out. What do I do?',
      asked: [
        'houdini in the car seat',
        'arms out of the harness',
        'escapes her straps while im driving',
        'learned to press the red button',
        'wriggles out of the seatbelt',
        'can i use a buckle cover',
        'took his seatbelt off on the freeway',
      ],
      answer:
        'Pull over where it’s safe, strap them in again, and drive only when everyone is buckled. Do it each time, calm and dull. Check the fit: straps flat, at the height the seat’s book says, and so snug that you can’t pinch a fold. No thick jackets under them. Don’t add clips, straps or covers that didn’t come with the seat: they may fail in a crash or slow a rescue. Praise short trips, and keep hands busy.',
      appliesTo: '1 to 7 years',
      ring: [
        { call: 'emergency', when: 'A crash, or a child locked in a hot car.' },
        { call: 'nurse', when: 'To find a child car seat fitter near you.' },
      ],
      source: childRestraints,
      reviewed_by: null,
    },
    {
      id: 'car-sickness',
      question: 'My child gets car sick. What helps?',
      asked: [
        'vomits in the car every trip',
        'motion sickness 3 year old',
        'travel sick kid tablets',
        'throws up on windy roads',
        'do travel bands work',
        'carsick toddler long drive',
        'seasick on the ferry',
      ],
      answer:
        'Fresh air, a view far ahead and no screens or books help most. It is common from about two to 12, and many grow out of it. Give a small plain snack before you go, not a big or greasy meal. Sing, play listening games, drive smoothly and stop often. Travelling at sleep time may help. Pack a bag, wipes and spare clothes. Travel sickness medicine isn’t for all ages: ask a pharmacist first.',
      appliesTo: '2 to 12 years',
      ring: [
        {
          call: 'pharmacist',
          when: 'Before any travel medicine, with your child’s age and other medicines.',
        },
        {
          call: 'gp',
          when: 'Sick or dizzy when not travelling too, with headaches, or unsteady: soon.',
        },
      ],
      source: healthdirect('motion sickness'),
      reviewed_by: null,
    },
  ],
}
