import type { FactTopic } from '../fact.ts'
import { breastfeedingAssociation, infantFeeding, pregnancyBirthBaby } from '../sources.ts'

export const whileFeeding: FactTopic = {
  id: 'while-feeding',
  name: 'While you breastfeed',
  facts: [
    {
      id: 'how-long-a-feed-takes',
      question: 'How long does one breastfeed take? Is 40 minutes too long?',
      asked: [
        'feeding takes an hour',
        '40 minutes on each side',
        'only feeds for 5 minutes',
        'how many minutes per side',
        'slow feeder newborn',
      ],
      answer:
        'There is no right number. Some newborns take 40 minutes or more, some are done in ten, and many get quicker over the months. Watch baby and not the clock: deep sucks, swallows you can hear, and a soft, sleepy baby at the end. Let the first side finish, then offer the other. Wet nappies and growth show that it is enough.',
      appliesTo: 'Breastfed babies',
      ring: [
        { call: 'hospital', when: 'Too sleepy to feed, or hardly any wet nappies: now.' },
        { call: 'nurse', when: 'Every feed is very long or short, and baby gains little.' },
        { call: 'breastfeeding', when: 'If it hurts, or to check how baby holds on. At any hour.' },
      ],
      source: breastfeedingAssociation('how long a breastfeed takes'),
      reviewed_by: null,
    },
    {
      id: 'coffee-while-feeding',
      question: 'How much coffee is okay while I breastfeed?',
      asked: [
        'caffeine and breastfeeding',
        'coffee breastfeeding',
        'does my flat white keep her awake',
        'cup of coffee while nursing',
        'energy drinks nursing',
      ],
      answer:
        'Yes, for most: a few cups a day are fine. Only a little gets into milk, and most of it about an hour later. Newborns take days to clear it, so they notice it more; by six months a baby clears it in hours. If yours is jumpy or hardly sleeps, try less for a week or two. Tea, cola, chocolate and energy drinks count, too.',
      appliesTo: 'Breastfeeding',
      ring: [
        { call: 'breastfeeding', when: 'If you wonder whether it upsets your baby.' },
        { call: 'pharmacist', when: 'About tablets with caffeine in them.' },
        { call: 'nurse', when: 'If baby is born early, or very unsettled.' },
      ],
      source: breastfeedingAssociation('caffeine'),
      reviewed_by: null,
    },
    {
      id: 'pain-relief-while-feeding',
      question: 'Can I take paracetamol or ibuprofen for pain while I breastfeed?',
      asked: [
        'ibuprofen while breastfeeding',
        'headache tablet nursing',
        'advil and breast milk',
        'aspirin or codeine breastfeeding',
        'panadol ok for headache feeding baby',
      ],
      answer:
        'Both are commonly used while breastfeeding: very little gets into milk. Keep to the packet. Aspirin and codeine are other matters: leave them unless a doctor says so, as codeine can make a baby very sleepy. Some people can’t take ibuprofen, for instance with stomach ulcers, asthma, kidney trouble, or when pregnant. A pharmacist knows which one suits you, and what else is in a mixed tablet.',
      appliesTo: 'Breastfeeding',
      ring: [
        { call: 'emergency', when: 'You took codeine, and baby is floppy, hard to wake or breathes oddly.' },
        {
          call: 'maternity',
          when: 'First six weeks after birth: bad headache, blurred sight, or pain under the ribs: now.',
        },
        { call: 'pharmacist', when: 'First, for any pain medicine.' },
        { call: 'gp', when: 'Pain that stays.' },
        { call: 'healthdirect', when: 'At night.' },
      ],
      source: pregnancyBirthBaby('breastfeeding and medicines'),
      reviewed_by: null,
    },
    {
      id: 'cold-tablets-while-feeding',
      question: 'Are cold and flu tablets okay while I breastfeed?',
      asked: [
        'codral and breast milk',
        'sudafed and milk supply',
        'decongestant breastfeeding',
        'pseudoephedrine',
        'blocked nose spray nursing',
      ],
      answer:
        'Ask a pharmacist before you do. Many cold tablets mix several medicines, and those with pseudoephedrine can lower your milk and make a baby cranky. Some make you both drowsy. Salt water sprays for the nose, steam from a shower, warm drinks and rest are kinder starts. Feeding on passes your defences to baby.',
      appliesTo: 'Breastfeeding',
      ring: [
        { call: 'emergency', when: 'You are short of breath, have chest pain, or are confused.' },
        { call: 'pharmacist', when: 'With the packet in your hand.' },
        { call: 'breastfeeding', when: 'If your milk drops.' },
        { call: 'healthdirect', when: 'At night.' },
      ],
      source: pregnancyBirthBaby('breastfeeding and medicines'),
      reviewed_by: null,
    },
    {
      id: 'hair-dye-and-tan',
      question: 'Is hair dye or a spray tan okay in pregnancy or while I feed?',
      asked: [
        'hair colour pregnant',
        'dye my hair while nursing',
        'spray tan pregnant',
        'fake tan breastfeeding',
        'bleach highlights pregnant',
        'perm or keratin',
      ],
      answer:
        'Hair dye is thought to be low risk: very little gets through the skin. In pregnancy some wait until after the first 12 weeks, or choose highlights, which keep off the scalp. Use gloves and fresh air. Fake tan stays on the skin, but try a small patch first, and skip booths where you breathe in the spray. While you feed, keep it off your nipples.',
      appliesTo: 'Pregnant or breastfeeding',
      ring: [
        { call: 'emergency', when: 'A swollen face or trouble breathing after dye or tan.' },
        { call: 'pharmacist', when: 'To ask about a product.' },
        { call: 'maternity', when: 'If you work with dyes or sprays while pregnant.' },
      ],
      source: pregnancyBirthBaby(
        'things to avoid, and Australian Breastfeeding Association, on beauty treatments',
      ),
      reviewed_by: null,
    },
    {
      id: 'milk-for-childcare',
      question: 'Can I send frozen breast milk to daycare or a childminder?',
      asked: [
        'expressed milk for creche',
        'label breast milk for daycare',
        'nanny thaw breast milk',
        'sending ebm to kinder',
        'frozen milk for babysitter',
      ],
      answer:
        'Yes. Services are used to it; ask how they want it. Send small amounts, each with your child’s full name and the date, in a cool bag with ice bricks. Milk that left the freezer stays frozen or goes straight into their fridge, to be used within 24 hours once thawed. They warm it in warm water, not a microwave, and tip out what is left.',
      appliesTo: 'Breastfed babies in care',
      ring: [
        { call: 'gp', when: 'If your baby was given another mother’s milk: the same day.' },
        { call: 'breastfeeding', when: 'About expressing for days apart.' },
        { call: 'nurse', when: 'To plan feeds around care.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
  ],
}
