import type { FactTopic } from '../fact.ts'
import { raisingChildren, safeSleep } from '../sources.ts'

export const settling: FactTopic = {
  id: 'settling',
  name: 'Putting down and sleeping through',
  facts: [
    {
      id: 'putting-down-asleep',
      question: 'How do I lower a sleeping baby into the cot?',
      asked: [
        'wakes the second i put her down',
        'put my baby down in the cot without waking them',
        'wakes up when i put him in the cot',
        'wont let me lay her down',
        'wont be put down',
        'getting him down in the cot',
        'only settles if im holding her',
        'how to transfer sleeping baby to cot',
        'settling in the cot',
        'eyes open the minute his back touches the mattress',
        'pick up put down not working',
      ],
      answer:
        'It is very common: arms are warm and a cot is not. You did not cause it. Wait until baby’s arms and legs are loose. Lower the bottom first and the head last, always on the back in a clear, flat cot. Leave a light hand on the chest, pat or shush, then ease away. Sleepy yourself? Put baby in the cot now, even if they cry. Dozing off with baby on a sofa or chair is very dangerous.',
      appliesTo: 'Under 12 months',
      ring: [
        {
          call: 'emergency',
          when: 'You may hurt baby or yourself: put baby in the cot, step away and ring.',
        },
        { call: 'nurse', when: 'For help with settling. There are day stays and sleep schools, too.' },
        { call: 'gp', when: 'Cries in pain when laid flat, feeds badly or seems unwell.' },
        { call: 'panda', when: 'When the nights are too much.' },
      ],
      source: raisingChildren('settling babies'),
      reviewed_by: null,
    },
    {
      id: 'asleep-without-a-feed',
      question: 'How can my baby learn to settle without a feed?',
      asked: [
        'feed to sleep',
        'feeding her to sleep every time',
        'wont go to sleep without the boob',
        'fall asleep without feeding',
        'only settles on the boob',
        'is it bad to feed him to sleep',
        'break the feed to sleep habit',
        'needs a bottle to nod off',
        'wont go back to sleep without a feed',
        'uses me as a dummy to sleep',
      ],
      answer:
        'Feeding to sleep is normal; you need not change it unless you want to. Under six months, babies need night feeds; many breastfed babies do up to a year. From about six months, try small steps. Feed a bit earlier, then a song or book. Put baby down drowsy, on the back, and pat, shush or stay near. Start with one sleep a day. If baby is hungry, feed. Never leave a bottle in the cot: baby can choke.',
      appliesTo: 'Mostly from 6 months',
      ring: [
        { call: 'nurse', when: 'Before you drop feeds, or for a plan that suits you both.' },
        { call: 'breastfeeding', when: 'About feeding to sleep, at any hour.' },
        { call: 'panda', when: 'When the nights are too much.' },
      ],
      source: raisingChildren('settling babies'),
      reviewed_by: null,
    },
    {
      id: 'sleeping-through',
      question: 'When do babies sleep through, and is a long stretch without a feed okay?',
      asked: [
        'slept 6 hours without a feed',
        'when will he sleep through',
        'through the night at 4 months',
        'slept 8 hours do i wake her',
        'long stretch at night no feed',
        'what age do babies sleep through',
        'slept right through should i worry',
        'not sleeping through yet',
      ],
      answer:
        'There is no set age. Many still wake well past six months. From about three months some sleep for five or six hours or more. That is fine if baby feeds well when awake, grows, and has plenty of wet nappies. In the first weeks, wake baby to feed after four hours at most, sooner if told, until your midwife or nurse says you can stop. A baby who is hard to wake or turns down feeds needs help now.',
      appliesTo: 'Babies born at term',
      ring: [
        { call: 'emergency', when: 'Can’t be woken, blue, floppy or fighting for breath.' },
        {
          call: 'hospital',
          when: 'Hard to wake, too sleepy to feed, turns down feeds, or hardly any wet nappies: now.',
        },
        { call: 'maternity', when: 'Very young and sleeps past feeds, or came early.' },
        {
          call: 'nurse',
          when: 'Under three months with long sleeps, to have growth checked, or about nights.',
        },
        { call: 'healthdirect', when: 'To ask at any hour.' },
      ],
      source: raisingChildren('baby sleep: 2 to 12 months'),
      reviewed_by: null,
    },
    {
      id: 'asleep-in-a-swing',
      question: 'Can my baby sleep in a swing, bouncer or pram?',
      asked: [
        'baby swing sleep',
        'fell asleep in the bouncer',
        'swing naps',
        'leave him asleep in the swing',
        'leave her in the capsule asleep',
        'sleep in a rocker overnight',
        'overnight in the pram',
        'asleep in baby carrier',
      ],
      answer:
        'No, these are not for sleep, and never for the night. On a slope, the head can drop forward and close the airway. If baby nods off there, move them straight away to a firm, flat, clear cot, on the back. A capsule is for the car only: check often, stop for breaks, take baby out when you arrive. On a walk, in a carrier or pram, keep the face in view and uncovered, chin off the chest.',
      appliesTo: 'Under 12 months',
      ring: [
        {
          call: 'emergency',
          when: 'Blue, floppy, not breathing or can’t be woken. Start CPR; they will guide you.',
        },
        { call: 'nurse', when: 'For other ways to settle.' },
        { call: 'pregnancy-birth-baby', when: 'With any question about safe sleep.' },
      ],
      source: safeSleep,
      reviewed_by: null,
    },
  ],
}
