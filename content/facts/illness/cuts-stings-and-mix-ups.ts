import type { FactTopic } from '../fact.ts'
import { healthdirect, poisonsCentre, raisingChildren, rch } from '../sources.ts'

export const cutsStingsAndMixUps: FactTopic = {
  id: 'cuts-stings-and-mix-ups',
  name: 'Cuts, stings and mix-ups',
  facts: [
    {
      id: 'cut-and-stitches',
      question: 'My child has a cut. Does it need stitches or glue?',
      asked: [
        'split his chin open',
        'gash on forehead how deep',
        'steri strips or stitches',
        'cut wont stop bleeding kid',
        'stepped on glass',
        'cut lip inside mouth',
        'graze full of gravel',
      ],
      answer:
        'If it gapes, is deep, or is on the face or over a joint, let a doctor see it the same day. First press a clean cloth on it, hard, for ten minutes without peeking. Then rinse it under the tap and cover it. If something is stuck in it, leave it and press around it. Small cuts inside the mouth bleed a lot, but mostly heal by themselves. A dirty cut or a bite may need a tetanus shot.',
      appliesTo: 'Any age',
      ring: [
        { call: 'emergency', when: 'Blood spurts, or won’t stop with firm pressure, or pale and floppy.' },
        { call: 'hospital', when: 'Deep, near an eye, something stuck in it, numb, or can’t move it: now.' },
        { call: 'gp', when: 'Gaping, dirty, or a bite: today. Later: red, hot, swollen or pus.' },
        { call: 'healthdirect', when: 'Unsure if it needs closing.' },
      ],
      source: rch('cuts and wounds'),
      reviewed_by: null,
    },
    {
      id: 'jammed-finger',
      question: 'My child jammed a finger in the door. Do we need an X-ray?',
      asked: [
        'squashed fingers car door',
        'fingernail gone black',
        'nail coming off after door',
        'toddler slammed hand in drawer',
        'crushed fingertip',
        'finger swollen and purple',
        'caught his hand in the hinge',
      ],
      answer:
        'Often not, if the finger is straight, bends, and the skin and nail are whole. Hold it under cool water, or put a cold pack in a cloth on it, for 10 to 20 minutes. Then keep the hand up. Slip off any ring. A black nail may fall off and grow back over months. Crooked, can’t bend it, a deep cut or a torn nail: go to hospital, and give no food or drink till seen.',
      appliesTo: 'Toddlers and older children',
      ring: [
        {
          call: 'emergency',
          when: 'Part is cut off: press on the wound. Piece in a clean closed bag, bag in ice water.',
        },
        { call: 'hospital', when: 'Crooked, torn nail, deep cut, numb, or very swollen and sore: now.' },
        { call: 'gp', when: 'Still sore or not used the next day, or a black nail that throbs.' },
        { call: 'healthdirect', when: 'If you’re not sure.' },
      ],
      source: healthdirect('finger injuries'),
      reviewed_by: null,
    },
    {
      id: 'bee-or-wasp-sting',
      question: 'A bee or wasp stung my child. What do I do?',
      asked: [
        'stood on a bee barefoot',
        'bee sting swollen foot',
        'wasp sting toddler',
        'get the stinger out',
        'european wasp in the drink can',
        'bee sting still swelling next day',
        'allergic to bees first time',
      ],
      answer:
        'Get a bee’s sting out at once: scrape it off sideways with a fingernail. Wasps leave none. Wash it, put on a cold pack in a cloth, and keep your child still and near you for a while. Pain, redness and itch are normal. Swelling around it can grow for a day or two and last a week. Signs all over the body are what matters: then lay them flat, don’t let them walk, and use an adrenaline pen.',
      appliesTo: 'Any age',
      ring: [
        {
          call: 'emergency',
          when: 'Trouble breathing, swollen tongue, vomiting, tummy pain or collapse, or stung in mouth or throat.',
        },
        { call: 'hospital', when: 'Many stings, or one in the eye: now.' },
        {
          call: 'gp',
          when: 'Hives all over but well: today. Or after days, redder, hotter, with pus or fever.',
        },
        { call: 'pharmacist', when: 'For the itch and pain.' },
      ],
      source: healthdirect('bee and wasp stings'),
      reviewed_by: null,
    },
    {
      id: 'swollen-mozzie-bite',
      question: 'My child’s mozzie bite is huge and swollen. Is it infected?',
      asked: [
        'mosquito bite swelled up eye',
        'big hard red lump from a bite',
        'reacts badly to mozzies',
        'scratched bites til they bleed',
        'sandfly bites all over legs',
        'allergic to mosquito bites toddler',
        'bite has a blister on it',
      ],
      answer:
        'Mostly not. Small children often swell up a lot, as their body is new to the bite. It comes within a day, itches more than it hurts, and goes down over some days. A bite near the eye can puff it shut. Put on a cold, wet cloth, cut nails short and cover it if they scratch. An infected bite gets redder, hotter and more sore after the second day, or has pus or crusts.',
      appliesTo: 'Babies and children',
      ring: [
        {
          call: 'emergency',
          when: 'Trouble breathing, swollen tongue, or a fever with a stiff neck, fit, or confusion.',
        },
        { call: 'hospital', when: 'A hot, red, swollen eye with fever, or it hurts to move it: now.' },
        { call: 'gp', when: 'Spreading redness, pus, more pain or fever: today.' },
        { call: 'pharmacist', when: 'For an itch cream or antihistamine that suits the age.' },
      ],
      source: raisingChildren('insect bites'),
      reviewed_by: null,
    },
    {
      id: 'baby-tooth-knocked',
      question: 'My toddler chipped or knocked out a baby tooth. What do I do?',
      asked: [
        'fell and smashed front tooth 2yo',
        'tooth pushed up into gum',
        'milk tooth wobbly after fall',
        'tooth turned grey after a bump',
        'chipped tooth toddler',
        'broken baby tooth bleeding gums',
        'do i put a milk tooth back in',
      ],
      answer:
        'Don’t put a baby tooth back: it can hurt the adult tooth below. Press a clean, wet cloth on the gum until the bleeding stops, and offer something cold. Look for the tooth or the chip, and take it along. See a dentist the same day, also if a tooth is loose, pushed in or moved. Soft food for some days, and brush gently. A tooth that goes grey later is common; have it checked.',
      appliesTo: 'Mostly 1 to 5 years',
      ring: [
        { call: 'emergency', when: 'Trouble breathing, a fit, confused, or hard to wake.' },
        {
          call: 'hospital',
          when: 'Coughing with a piece missing, bleeding that won’t stop, vomiting, or a jaw that won’t close: now.',
        },
        {
          call: 'dentist',
          when: 'Knocked out, broken, loose or pushed in: today. Grey, or a gum pimple: this week.',
        },
      ],
      source: rch('dental injuries'),
      reviewed_by: null,
    },
    {
      id: 'medicine-twice',
      question: 'I gave my child a medicine twice, or too much of it. What now?',
      asked: [
        'double dose of panadol by mistake',
        'dad gave it too and we didnt know',
        'nurofen too soon',
        'wrong syringe gave too much',
        'gave adult medicine to my toddler',
        'antibiotic dose given twice',
        'measured the dose wrong',
      ],
      answer:
        'Ring Poisons now, even if your child seems well. They answer day and night, it happens to many families, and nobody will blame you. Have the bottle in your hand, your child’s weight, and the times it was given. Don’t make them vomit, and don’t wait for signs. Give no more of it until they say when. Often you can stay at home, but let them decide. Later, write each dose on paper on the fridge.',
      appliesTo: 'Any age',
      ring: [
        { call: 'emergency', when: 'Won’t wake, very drowsy, a fit, collapse, or trouble breathing.' },
        { call: 'poisons', when: 'In all other cases: now, before any signs.' },
        { call: 'pharmacist', when: 'Later, for a better way to measure.' },
      ],
      source: poisonsCentre,
      reviewed_by: null,
    },
  ],
}
