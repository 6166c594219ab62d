import type { FactTopic } from '../fact.ts'
import { anaphylaxisPlan, healthdirect, poisonsCentre, rch, resuscitationCouncil } from '../sources.ts'

export const accidents: FactTopic = {
  id: 'accidents',
  name: 'Bumps, burns and scares',
  facts: [
    {
      id: 'choking',
      question: 'What do I do if my baby is choking?',
      asked: [
        'choking first aid',
        'something stuck in throat',
        'cant breathe food stuck',
        'choking on grape',
      ],
      answer:
        'If they can cough or cry, let them cough and stay close. If they can’t, ring 000 on speaker. Lay a baby face down along your thigh, head low. Give up to five firm blows between the shoulder blades. Then turn them over: up to five chest pushes. Check the mouth each time. Keep going. For a child, do the same sitting or standing. If they go limp, lay them down and start CPR.',
      appliesTo: 'Babies and children',
      ring: [
        {
          call: 'emergency',
          when: 'Now, if they can’t cough, cry or breathe. They will talk you through it.',
        },
        {
          call: 'hospital',
          when: 'Afterwards, if you had to give blows or pushes, or they cough, wheeze or drool.',
        },
      ],
      source: resuscitationCouncil,
      reviewed_by: null,
    },
    {
      id: 'cpr-for-a-child',
      question: 'How do I do CPR on a baby or child?',
      asked: [
        'cpr',
        'not breathing',
        'he isnt breathing what do i do',
        'shes not breathing and wont wake up',
        'how many compressions for a baby',
        'stopped breathing',
        'gone blue, isnt breathing',
        'mouth to mouth on a toddler',
        'chest compressions newborn',
        'how to resuscitate a child',
      ],
      answer:
        'Can’t be woken, and not breathing or only gasping? Ring 000 on speaker. Lay them on something firm; clear the mouth. Push the middle of the chest down by a third of its depth, 100 to 120 a minute. Baby: two fingers or two thumbs. Child: one or two hands. After 30 pushes, two small breaths: baby’s head level, over mouth and nose; child’s tipped back, nose pinched. Use a defibrillator once there is one. Go on until help comes.',
      appliesTo: 'Babies and children',
      ring: [
        {
          call: 'emergency',
          when: 'Can’t be woken and not breathing: now. They guide you. If you can’t give breaths, just push.',
        },
        { call: 'nurse', when: 'To find a first aid course.' },
      ],
      source: resuscitationCouncil,
      reviewed_by: null,
    },
    {
      id: 'head-bump',
      question: 'My child hit their head. When do I worry?',
      asked: [
        'rolled off the couch',
        'fell onto tiles',
        'fell off the bed',
        'baby rolled off change table',
        'bumped head',
        'concussion',
        'egg on forehead',
        'dropped my baby on the floor',
      ],
      answer:
        'Crying straight away and then settling is a good sign. Hold something cool on the bump and watch them closely for a day. They may sleep when it is sleep time; check that you can rouse them. A baby under one who has hit their head is best seen by a doctor.',
      appliesTo: 'Babies and children',
      ring: [
        {
          call: 'emergency',
          when: 'Knocked out, a fit, hard to wake, confused, or fluid from an ear or the nose.',
        },
        {
          call: 'hospital',
          when: 'Vomiting twice, a big fall, a soft swelling, a bad headache, or under one.',
        },
        { call: 'healthdirect', when: 'A small bump, and you want to check.' },
      ],
      source: rch('head injury'),
      reviewed_by: null,
    },
    {
      id: 'swallowed-something',
      question: 'My child swallowed something they shouldn’t have. What now?',
      asked: [
        'licked the dishwasher tablet',
        'took grandmas pills',
        'ate tablets',
        'drank cleaning product',
        'poison',
        'number for poisons',
        'swallowed detergent pod',
        'drank shampoo or oil',
        'ate a plant',
        'took wrong medicine',
      ],
      answer:
        'If they are awake and breathing well, ring Poisons now, before there are signs. They answer day and night. Don’t make them vomit. Take what is left out of their mouth, and have the packet in your hand when you ring. Skin: rinse with water. Eyes: rinse for 15 minutes. It happens in a second, and nobody will blame you.',
      appliesTo: 'Any age',
      ring: [
        { call: 'poisons', when: 'Awake and breathing well: right now.' },
        { call: 'emergency', when: 'Not waking, a fit, or trouble breathing.' },
      ],
      source: poisonsCentre,
      reviewed_by: null,
    },
    {
      id: 'button-battery',
      question: 'I think my child swallowed a button battery or a magnet.',
      asked: ['coin battery', 'swallowed battery', 'magnets swallowed', 'lithium battery nose'],
      answer:
        'Don’t wait for signs: a button battery can burn within two hours. Ring Poisons now and they will tell you where to go. Don’t give food or drink unless they say so, and don’t make your child vomit. Take the packet or a matching battery along. A swallowed magnet is urgent, too, even one: go to hospital. A battery in the nose or ear counts as well.',
      appliesTo: 'Any age',
      ring: [
        { call: 'emergency', when: 'Trouble breathing, vomiting blood, or choking.' },
        { call: 'poisons', when: 'Right now, even if you only suspect it.' },
        { call: 'hospital', when: 'A swallowed magnet, even one, or a battery in the nose or ear: now.' },
      ],
      source: poisonsCentre,
      reviewed_by: null,
    },
    {
      id: 'burns',
      question: 'What is first aid for a burn or scald?',
      asked: [
        'scalded in the bath',
        'hot tea spilled',
        'coffee spilt on his arm',
        'pulled hot coffee down',
        'scald',
        'touched the heater',
        'burnt hand on the oven',
        'boiling water spilled on her',
      ],
      answer:
        'Cool running water for 20 minutes. It still helps up to three hours after. Take off clothes and nappy near the burn unless they stick. Keep the rest of your child warm. No ice, butter or toothpaste. Then cover loosely with cling wrap or a clean wet cloth.',
      appliesTo: 'Any age',
      ring: [
        {
          call: 'emergency',
          when: 'A large burn, smoke breathed in, or a burn on the face with trouble breathing.',
        },
        {
          call: 'hospital',
          when: 'Over a 20-cent coin; on face, hands, feet, groin or a joint; chemical or electric; any burn in a baby.',
        },
        { call: 'healthdirect', when: 'A small one, and you aren’t sure.' },
      ],
      source: rch('burns'),
      reviewed_by: null,
    },
    {
      id: 'allergic-reaction',
      question: 'Is this an allergic reaction?',
      asked: [
        'hives after peanut',
        'swollen lips after egg',
        'welts after egg',
        'anaphylaxis',
        'epipen',
        'face swelling food',
      ],
      answer:
        'Hives, swollen lips or eyes, or vomiting soon after a new food can be an allergy. Stop that food and watch closely. Trouble breathing, wheeze or a cough that won’t stop, a swollen tongue, a hoarse voice, collapse, or a pale, floppy baby is an emergency. So is vomiting after a sting. Use an adrenaline pen if you have one. Lay them flat; if it is hard to breathe, sit them, legs out. Hold babies flat. No standing or walking.',
      appliesTo: 'Any age',
      ring: [
        {
          call: 'emergency',
          when: 'Breathing, tongue or voice trouble, collapse, pale and floppy, or vomiting after a sting. Use the pen first.',
        },
        { call: 'gp', when: 'Hives or swelling that went away: before that food again.' },
        { call: 'healthdirect', when: 'A mild rash, and you aren’t sure.' },
      ],
      source: anaphylaxisPlan,
      reviewed_by: null,
    },
    {
      id: 'snake-bite',
      question: 'A snake bit someone. What do I do until the ambulance comes?',
      asked: [
        'bitten by a snake',
        'brown snake bite toddler',
        'snakebite bandage',
        'stood on a snake',
        'fang marks on leg',
      ],
      answer:
        'Ring 000, even if it doesn’t hurt or you aren’t sure. Keep them still and lying down; they must not walk. Wrap a firm, wide bandage over the bite, then up the whole limb from fingers or toes. Splint it. Torn clothes will do. If it is on the body, head or neck, press firmly, but never so that it is hard to breathe. Don’t wash, cut or suck the bite, and leave the bandage on.',
      appliesTo: 'Any age',
      ring: [
        {
          call: 'emergency',
          when: 'Now, for any snake bite. They will talk you through it, and through CPR if needed.',
        },
        { call: 'poisons', when: 'Only once 000 has been rung, for more advice.' },
      ],
      source: resuscitationCouncil,
      reviewed_by: null,
    },
    {
      id: 'spider-bite',
      question: 'A spider bit my child. Is it dangerous?',
      asked: [
        'redback bite',
        'funnel web bite',
        'white tail spider',
        'bitten by huntsman',
        'big black spider bit me',
      ],
      answer:
        'A funnel-web, or any big black spider, is urgent: ring 000, keep them still, and wrap a firm bandage over the bite and up the whole limb, as for a snake. If it could have been one of these, do the same. A redback: a cold pack in a cloth, and no bandage, which makes pain worse. Most other bites need only a wash and a cold pack.',
      appliesTo: 'Any age',
      ring: [
        {
          call: 'emergency',
          when: 'Funnel-web, big and black, or could have been; trouble breathing, swollen face or tongue, drooling, twitching or a collapse: now.',
        },
        {
          call: 'hospital',
          when: 'A redback bite in a young child or in pregnancy, or with bad pain, sweating or vomiting.',
        },
        { call: 'poisons', when: 'Any other bite, at any hour.' },
      ],
      source: resuscitationCouncil,
      reviewed_by: null,
    },
    {
      id: 'swallowed-coin',
      question: 'My child swallowed a coin or a small toy. Will it come out?',
      asked: [
        'swallowed 10 cents',
        'swallowed a marble',
        'ate lego piece',
        'swallowed a bead',
        'gulped money down',
      ],
      answer:
        'If it could be a button battery, don’t wait for signs: ring Poisons now and go to hospital. For magnets, or a bead that swells in water, go to hospital now. Most small, smooth things pass by themselves in some days. A coin can get stuck, at times with no signs, so ring today: it may need an X-ray. Nothing to eat or drink until you have asked. Don’t make them vomit.',
      appliesTo: 'Babies and children',
      ring: [
        {
          call: 'emergency',
          when: 'Choking, trouble breathing, drowsy, or any blood from mouth or in vomit.',
        },
        {
          call: 'hospital',
          when: 'Drooling, pain, cough, vomiting, blood in poo or fever; or something sharp, long, magnetic, swelling or a battery.',
        },
        { call: 'poisons', when: 'A battery, or you don’t know what it was, or it could be toxic: now.' },
        { call: 'healthdirect', when: 'Any coin or toy, even if they seem well.' },
      ],
      source: rch('swallowed objects'),
      reviewed_by: null,
    },
    {
      id: 'tooth-knocked-out',
      question: 'A grown-up tooth got knocked out. Can it be saved?',
      asked: [
        'adult tooth fell out accident',
        'front tooth smashed out',
        'permanent tooth knocked',
        'put tooth in milk',
        'tooth came out bleeding',
      ],
      answer:
        'Often, if you are quick. Hold it by the white part, not the root. If it is dirty, rinse it briefly in milk. If your child is awake and calm, put it back in the right way round and have them bite on a cloth. If you can’t, keep it in milk. See a dentist at once, best within 30 minutes. Never put a baby tooth back.',
      appliesTo: 'From about 6 years',
      ring: [
        {
          call: 'emergency',
          when: 'Passed out, trouble breathing, or bleeding that pressure does not stop.',
        },
        { call: 'dentist', when: 'Now. A lost or loose baby tooth: the same day.' },
        {
          call: 'hospital',
          when: 'If no dentist is open, the face or jaw is hurt, or a lost tooth you can’t find, with cough.',
        },
        { call: 'healthdirect', when: 'To find who is open at night.' },
      ],
      source: healthdirect('broken or knocked-out teeth'),
      reviewed_by: null,
    },
  ],
}
