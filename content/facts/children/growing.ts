import type { FactTopic } from '../fact.ts'
import { childRestraints, movementGuidelines, raisingChildren, rch } from '../sources.ts'

export const growing: FactTopic = {
  id: 'growing',
  name: 'Toddlers and every day',
  facts: [
    {
      id: 'car-seats',
      question: 'Which car seat does my child need?',
      asked: ['rear facing until', 'booster seat age', 'capsule'],
      answer:
        'By law: up to six months, facing backwards. Six months to four years, backwards or forwards in a seat with its own harness. Four to seven, a harness or a booster. Go by the size marks on the seat: as long as your child fits, the earlier stage is safer. Use one made to the Australian standard that was never in a crash.',
      appliesTo: 'Birth to 7 years and over',
      ring: [
        { call: 'emergency', when: 'A child locked in a hot car.' },
        { call: 'nurse', when: 'To find a fitting station near you.' },
      ],
      source: childRestraints,
      reviewed_by: null,
    },
    {
      id: 'screen-time',
      question: 'How much screen time is okay?',
      asked: [
        'bluey all day',
        'tv for babies',
        'ipad toddler',
        'cocomelon',
        'phone while feeding',
        'screens under 2',
      ],
      answer:
        'The guide says none under two, apart from video calls, and up to an hour a day from two to five. It is a guide, not a grade. What you do around it counts more: watch together, keep screens out of bed, and have some play and outdoors most days. A show so that you can shower is fine.',
      appliesTo: 'Birth to 5 years',
      ring: [{ call: 'nurse', when: 'If sleep, speech or fights over screens worry you.' }],
      source: movementGuidelines,
      reviewed_by: null,
    },
    {
      id: 'milestones',
      question: 'My child is not doing what others do yet. Do I worry?',
      asked: ['not walking', 'milestones late', 'autism signs', 'not rolling', 'doesnt respond to name'],
      answer:
        'Children differ by months. Worth a check: no smile by three months, not sitting by nine, no babble or pointing by 12, not walking or no words by 18. At any age: loss of a skill, or no answer to sound or faces. Asking early is never silly, and help works best early. For babies born early, count from the due date.',
      appliesTo: 'Birth to 3 years',
      ring: [
        { call: 'nurse', when: 'Any time you wonder.' },
        { call: 'gp', when: 'Any of the signs above, for a check of hearing, sight and growth.' },
      ],
      source: raisingChildren('child development: when to seek help'),
      reviewed_by: null,
    },
    {
      id: 'tantrums',
      question: 'How do I get through a tantrum?',
      asked: ['toddler meltdown', 'screaming in shops', 'terrible twos'],
      answer:
        'Big feelings are bigger than a toddler’s words. Keep them safe, stay near, say little: ‘You’re cross. I’m here.’ A hit or bite: stop the hand, ‘I won’t let you hurt’, and move on. Don’t try to teach in the storm. Afterwards, a cuddle. They are worst when tired or hungry, and most pass by four.',
      appliesTo: '1 to 4 years',
      ring: [
        { call: 'nurse', when: 'Many a day, or your child hurts themselves.' },
        {
          call: 'pregnancy-birth-baby',
          when: 'When it takes all you have: a nurse listens, until midnight.',
        },
      ],
      source: raisingChildren('tantrums'),
      reviewed_by: null,
    },
    {
      id: 'toilet-training',
      question: 'When is my child ready for the potty?',
      asked: ['toilet training age', 'potty training', 'still in nappies at 3'],
      answer:
        'Most are ready between two and three: dry for two hours, tells you, can pull pants down. Wait for a calm week. Offer, don’t push; praise trying; shrug at puddles. If it turns into a fight, stop for a few weeks. Dry nights may come years later, and are no one’s doing. Under five it needs no treatment.',
      appliesTo: '2 to 5 years',
      ring: [
        {
          call: 'gp',
          when: 'Wet again after months of being dry: today, sooner with great thirst. Or pain or hard poo.',
        },
        { call: 'nurse', when: 'If it is a battle.' },
      ],
      source: raisingChildren('toilet training'),
      reviewed_by: null,
    },
    {
      id: 'first-words',
      question: 'My toddler hardly talks. How many words at which age?',
      asked: [
        'late talker',
        'speech delay at 2',
        'first words when',
        'points and grunts',
        'speech therapist',
      ],
      answer:
        'Most say a first word around 12 months, a few more by 18, and about 50 at two, some joined, like ‘more milk’. Many late talkers catch up, but nobody can tell which ones, so a check is worth it. It starts with hearing. You can see a speech pathologist without a referral. Chat, sing, read, and name what they look at.',
      appliesTo: '1 to 3 years',
      ring: [
        { call: 'gp', when: 'Words or skills that were there are gone, or no answer to sounds: this week.' },
        { call: 'nurse', when: 'No babble or pointing by 12 months, no words by 18, or none joined at two.' },
      ],
      source: raisingChildren('language delay'),
      reviewed_by: null,
    },
    {
      id: 'crawling',
      question: 'My baby isn’t crawling, or shuffles on their bum. Is that okay?',
      asked: ['not crawling yet', 'bottom shuffler', 'commando crawl', 'skipped crawling', 'drags one leg'],
      answer:
        'Mostly, yes. Many crawl in the second half of the first year, but some roll, creep on the tummy or shuffle on their bum, and some never crawl. Shufflers often walk a bit later. Play on the floor helps. Baby walkers don’t, and they cause falls. If your baby was born early, count from the due date.',
      appliesTo: 'About 6 to 18 months',
      ring: [
        { call: 'hospital', when: 'Suddenly weak, or won’t use an arm or leg: now.' },
        { call: 'gp', when: 'Stiff or floppy, mostly uses one side, or has lost a skill: this week.' },
        { call: 'nurse', when: 'Not sitting at nine months, not getting about at 12, or not walking at 18.' },
      ],
      source: raisingChildren('crawling'),
      reviewed_by: null,
    },
    {
      id: 'poo-only-in-a-nappy',
      question: 'Why will my child only poo in a nappy?',
      asked: ['refuses to poo on toilet', 'holding poo in', 'asks for nappy to poo', 'scared of the toilet'],
      answer:
        'It is common: letting go on a toilet can feel strange or scary. Give the nappy when they ask, so that they don’t hold on; that makes poo hard and sore. Then take small steps: nappy on in the bathroom, then sitting on the potty in it, then without. A footstool helps. No rush, and a kind word for each step.',
      appliesTo: '2 to 5 years',
      ring: [
        { call: 'hospital', when: 'A swollen or very sore tummy, or green vomit: now.' },
        { call: 'gp', when: 'Hard or sore poo, blood, or poo that leaks into pants.' },
        { call: 'nurse', when: 'For a plan, or if it is a battle.' },
      ],
      source: raisingChildren('toilet training'),
      reviewed_by: null,
    },
    {
      id: 'bedwetting',
      question: 'My school-age child wets the bed. Is it time for an alarm?',
      asked: ['wet bed at 7', 'pull ups at night', 'bedwetting alarm', 'wees in sleep'],
      answer:
        'It is common in the first school years, runs in families, and is never done on purpose. Most grow out of it. From about six or seven, if your child wants to be dry, a GP can help. An alarm that goes off at the first wee works for many, but may take two to three months. Drinks in the day are fine; hard poo makes it worse.',
      appliesTo: '5 years and over',
      ring: [
        {
          call: 'emergency',
          when: 'Great thirst or new wetting, and hard to wake, confused, or fast, deep breathing.',
        },
        { call: 'hospital', when: 'Great thirst or new wetting with vomiting or tummy pain: now.' },
        {
          call: 'gp',
          when: 'Great thirst, sore wee, or wet again after months dry: today. Otherwise, any time from six.',
        },
      ],
      source: rch('bedwetting'),
      reviewed_by: null,
    },
    {
      id: 'second-hand-car-seat',
      question: 'Is a second-hand car seat safe, and does it expire?',
      asked: ['used car seat', 'car seat expiry date', 'hand me down capsule', 'seat was in a crash'],
      answer:
        'It can be, if you know its past. Look for the label AS/NZS 1754 and the date it was made: ten years is the most, or less if the maker says so. It needs all its parts and its booklet. Say no after a crash or a recall, or if straps fray or plastic is cracked. Seats made for other countries are not legal here.',
      appliesTo: 'Birth to 7 years and over',
      ring: [{ call: 'nurse', when: 'To find a fitting station, or help to get a safe seat.' }],
      source: childRestraints,
      reviewed_by: null,
    },
    {
      id: 'next-car-seat',
      question: 'When does my child move to forward-facing, a booster or the front seat?',
      asked: ['turn seat forward', 'booster at 4', 'outgrown car seat', 'sit in the front'],
      answer:
        'When their shoulders pass the marks. By law: facing back to six months at least, a harness to four, a harness or booster to seven. Facing back is safest while they fit; keep a booster until the belt fits, often about 145 cm. The back is safest up to 12. No rear-facing seat in front of an airbag. With a back row: no front seat under four, and under seven only if other under-sevens fill the back.',
      appliesTo: '6 months to 12 years',
      ring: [{ call: 'nurse', when: 'To find a fitting station near you.' }],
      source: childRestraints,
      reviewed_by: null,
    },
    {
      id: 'long-drives',
      question: 'How do I do a long car trip with a baby?',
      asked: ['road trip newborn', 'how long in capsule', 'asleep in car seat', 'long drive breaks'],
      answer:
        'Stop about every two hours, more often with a newborn, and lift your baby out to feed, stretch and change. Sleep in the seat is fine while you drive; once there, move them to a flat bed. Keep straps snug, no thick clothes under them, and the chin off the chest. Never leave a child alone in the car. If you are sleepy, stop and rest.',
      appliesTo: 'Babies',
      ring: [
        { call: 'emergency', when: 'A child locked in a car, or floppy, blue or hard to wake.' },
        { call: 'maternity', when: 'Before a long trip with a newborn who came early or small.' },
      ],
      source: raisingChildren('travelling with babies'),
      reviewed_by: null,
    },
    {
      id: 'two-languages',
      question: 'Will two languages at home confuse my child?',
      asked: ['bilingual baby', 'speak my own language', 'mixes two languages', 'english or our language'],
      answer:
        'No. Two languages don’t confuse children or cause a speech delay. Speak the one that comes easiest to you, for songs, books and cuddles. Mixing words is a normal part of it, and words in both count. Some answer in English only; keep yours going anyway. A child who talks late needs the same check as any other, in both languages.',
      appliesTo: 'Birth to school age',
      ring: [
        { call: 'nurse', when: 'If your child hardly talks in either language.' },
        { call: 'interpreter', when: 'To talk to a nurse in your own language.' },
      ],
      source: raisingChildren('bilingual children'),
      reviewed_by: null,
    },
    {
      id: 'biting-and-hitting',
      question: 'My child bites and hits other children. What do I do?',
      asked: ['daycare says he bites', 'pushes other kids', 'hits baby brother', 'toddler hurts others'],
      answer:
        'It is common from one to three, when feelings run ahead of words. Step in calmly: ‘No biting. It hurts.’ See to the hurt child, then show another way: a word, a toy, your hand. Stay close when it is crowded or they are tired. Notice when they are gentle. Biting or smacking back teaches more of it. Make one plan with childcare.',
      appliesTo: '1 to 4 years',
      ring: [
        { call: 'gp', when: 'A bite that broke the skin: wash it, and see a doctor that day.' },
        { call: 'nurse', when: 'It gets worse, or goes on after three.' },
      ],
      source: raisingChildren('biting'),
      reviewed_by: null,
    },
    {
      id: 'pets-and-baby',
      question: 'Are our dog and cat safe around the baby?',
      asked: [
        'introduce dog to newborn',
        'cat in the cot',
        'dog licked baby face',
        'dog growled at toddler',
        'dog bit my child',
      ],
      answer:
        'They can live well together, with you there each time. Never leave a baby or small child alone with a dog or cat, even a gentle one, and keep pets out of the room where baby sleeps. Let the dog sniff a worn baby wrap first, then meet on a lead. Keep bowls and litter out of reach and wash hands. A growl means: more space, now.',
      appliesTo: 'Birth to 5 years',
      ring: [
        { call: 'emergency', when: 'A bad bite, bleeding that won’t stop, or trouble breathing.' },
        { call: 'hospital', when: 'A deep bite, or one on the face, neck or hand: now.' },
        { call: 'gp', when: 'Any bite or scratch that broke the skin: today.' },
      ],
      source: raisingChildren('pets and children'),
      reviewed_by: null,
    },
    {
      id: 'eyes-and-glasses',
      question: 'My child’s eye turns, or glasses won’t stay on. When do eyes need a check?',
      asked: ['lazy eye', 'squint', 'cross eyed', 'takes glasses off', 'eye patch'],
      answer:
        'A newborn’s eyes may wander now and then. An eye that turns all the time, or still turns after about three months, needs a check soon, as early care protects sight. Nurses check eyes as children grow; an optometrist needs no referral. For glasses: make sure that they fit, start with fun things, put them back calmly, and praise each try.',
      appliesTo: 'Birth to school age',
      ring: [
        { call: 'emergency', when: 'A sudden turn and hard to wake, confused, or a fit.' },
        {
          call: 'hospital',
          when: 'A sudden turn with headache, vomiting or sleepiness, or a hurt eye: now.',
        },
        { call: 'gp', when: 'A white glow in the pupil, in photos too: today. An eye that turns: soon.' },
        { call: 'nurse', when: 'Sits very close, tilts the head, or bumps into things.' },
      ],
      source: rch('squint'),
      reviewed_by: null,
    },
    {
      id: 'sorry-after-yelling',
      question: 'I yelled at my child. Do I say sorry, and will they remember it?',
      asked: [
        'shouted at my toddler',
        'i lost it and screamed at him',
        'say sorry to my kid',
        'what do i say to her after yelling',
        'apologise to a 3 year old',
        'will he remember me shouting',
        'is yelling harming her',
        'snapped at my son',
        'do kids forgive you for yelling',
        'making up after i yelled',
      ],
      answer:
        'Most parents yell at some time. What counts is making up. When you are both calm, get down low and keep it short: ‘I yelled. That was loud and scary. I’m sorry. It was not your fault.’ Then a cuddle, if they want one. The next morning is not too late. A small child may not recall it, but will feel you come back. If it happens a lot, or scares you, tell someone: there is help.',
      appliesTo: 'Toddlers and older children',
      ring: [
        {
          call: 'emergency',
          when: 'Somebody is hurt, or you may hurt them or yourself: put the child somewhere safe, step away and ring.',
        },
        { call: 'panda', when: 'Rage or a low mood in the first year after a birth.' },
        { call: 'gp', when: 'Yelling happens most days, or frightens you or them.' },
        { call: 'nurse', when: 'For ways to keep calm with a small child.' },
      ],
      source: raisingChildren('anger management for parents'),
      reviewed_by: null,
    },
  ],
}
