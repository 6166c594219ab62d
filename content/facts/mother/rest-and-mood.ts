import type { FactTopic } from '../fact.ts'
import { breastfeedingAssociation, mentalHealthGuideline, raisingChildren } from '../sources.ts'

export const restAndMood: FactTopic = {
  id: 'rest-and-mood',
  name: 'Your sleep, mood and hormones',
  facts: [
    {
      id: 'awake-while-baby-sleeps',
      question: 'Why can’t I sleep even when my baby sleeps?',
      asked: [
        'postpartum insomnia',
        'wide awake after the night feed',
        'cant switch off at night new mum',
        'on edge waiting for baby to cry',
        'exhausted but cannot fall asleep',
        'mum insomnia',
        'baby is out cold and i am not',
      ],
      answer:
        'Your body listens for the next cry, and being overtired makes it harder to drop off. That is common at first. Have someone else take baby, and lie down in another room with ear plugs. Resting with your eyes shut counts, too. Turn the clock away, leave the phone, and skip coffee after lunch. If you can’t sleep most nights for two weeks, or thoughts race, tell someone: worry or low mood can start this way.',
      appliesTo: 'First year after birth',
      ring: [
        {
          call: 'emergency',
          when: 'Hardly any sleep yet full of energy, mixed up, or you may act on thoughts of harm.',
        },
        { call: 'panda', when: 'Worry or low mood keeps you awake.' },
        { call: 'lifeline', when: 'When PANDA is closed.' },
        { call: 'gp', when: 'Two weeks of it, or before any sleeping tablet; say if you feed.' },
      ],
      source: mentalHealthGuideline,
      reviewed_by: null,
    },
    {
      id: 'so-little-sleep',
      question: 'How do I get through the day on so little sleep, and can I drive?',
      asked: [
        'sleep deprivation with a newborn',
        'running on 3 hours sleep',
        'so tired i could cry',
        'too tired to drive',
        'nodding off while feeding',
        'sleep when baby sleeps is useless',
        'zombie mum',
        'exhausted mum tips',
      ],
      answer:
        'One longer stretch helps more than many short naps, so have someone take baby for one block. Lie down when you can, even awake. Eat, drink, get daylight; leave the washing. Don’t drive if your eyes droop or you can’t recall the last street: being that tired is as risky as drink. If you may doze off while holding baby, put them in the cot; a sofa is the riskiest place. Help is there for nights, too.',
      appliesTo: 'First year after birth',
      ring: [
        { call: 'nurse', when: 'For help with baby’s sleep, or a stay at a family centre.' },
        { call: 'panda', when: 'So tired that you can’t cope, or hopeless.' },
        { call: 'gp', when: 'Worn out even after rest, dizzy, or your heart races.' },
      ],
      source: raisingChildren('sleep for new parents'),
      reviewed_by: null,
    },
    {
      id: 'postpartum-psychosis',
      question: 'What is postpartum psychosis, and how would I know?',
      asked: [
        'puerperal psychosis',
        'hearing voices after birth',
        'wife acting strange since birth',
        'no sleep but full of energy after baby',
        'bipolar and having a baby',
        'paranoid since the birth',
        'postnatal mania',
      ],
      answer:
        'It is a rare, sudden illness, in one or two of 1000 mothers, mostly in the first weeks after birth. She may hardly sleep yet feel full of energy, talk fast, swing from high to low, be muddled, believe strange things, or hear or see what others don’t. It needs 000 or a hospital now; she often can’t tell that she is ill. Don’t leave her alone or with baby. With treatment, most get well. Bipolar? Plan ahead while pregnant.',
      appliesTo: 'First weeks after birth',
      ring: [
        {
          call: 'emergency',
          when: 'Any of these signs, in you or her, or thoughts of ending life or of harm.',
        },
        { call: 'hospital', when: 'Now, if you can get there safely with someone.' },
        { call: 'gp', when: 'Bipolar or psychosis before, in you or close family: plan before birth.' },
      ],
      source: mentalHealthGuideline,
      reviewed_by: null,
    },
    {
      id: 'will-they-take-my-baby',
      question: 'If I say that I’m not coping, will they take my baby away?',
      asked: [
        'scared to tell the nurse the truth',
        'will docs take my kids if i have depression',
        'child protection because of my mental health',
        'lied on the questionnaire',
        'can they remove my child for pnd',
        'afraid to be honest with the doctor',
        'mother and baby unit',
      ],
      answer:
        'Being low or worried, or asking for help, is not a reason to take a baby away. Nurses, GPs and PANDA hear this every day. Their aim is that you feel better, with your baby. Scary thoughts that upset you are well known to them. They must act if a child is not safe; and then, too, help for the family mostly comes first. Some hospitals have units where mother and baby stay together. You can ask what stays private.',
      appliesTo: 'Pregnancy and first year',
      ring: [
        {
          call: 'emergency',
          when: 'You may act on thoughts of ending your life or of harm, or hear or see things others don’t.',
        },
        { call: 'panda', when: 'To say it to someone first.' },
        { call: '13yarn', when: 'To yarn with mob, at any hour.' },
        { call: 'lifeline', when: 'When PANDA is closed.' },
        { call: 'gp', when: 'For care that lasts.' },
      ],
      source: mentalHealthGuideline,
      reviewed_by: null,
    },
    {
      id: 'sad-at-let-down',
      question: 'Why do I feel sudden dread or sadness just as my milk lets down?',
      asked: [
        'dmer',
        'dysphoric milk ejection reflex',
        'homesick feeling when i breastfeed',
        'wave of sadness before feeds',
        'pit in my stomach when nursing',
        'anxious for a minute when pumping starts',
        'feel doom at let down',
      ],
      answer:
        'It may be D-MER: a low, hollow or anxious wave that comes seconds before milk flows and is gone in minutes. Hormones that shift at the let-down seem to cause it. It is a reflex, and says nothing about your love. It differs from depression, which stays between feeds; you can have both. Knowing the name helps many. So do a drink, a show or slow breaths as it comes. For most it gets easier as baby grows.',
      appliesTo: 'While you breastfeed or express',
      ring: [
        { call: 'emergency', when: 'You may act on thoughts of ending your life or of harm.' },
        { call: 'breastfeeding', when: 'To talk with mums who know D-MER, at any hour.' },
        { call: 'panda', when: 'Low or worried between feeds as well.' },
        { call: 'gp', when: 'It is strong, or you think of stopping because of it.' },
      ],
      source: breastfeedingAssociation('dysphoric milk ejection reflex (D-MER)'),
      reviewed_by: null,
    },
    {
      id: 'low-after-weaning',
      question: 'I feel so low since I stopped breastfeeding. Is it hormones?',
      asked: [
        'weaning depression',
        'crying since last feed',
        'mood swings after stopping breastfeeding',
        'post weaning anxiety',
        'hormone crash weaning',
        'grieving our last breastfeed',
        'how long do weaning hormones last',
      ],
      answer:
        'It may well be. As feeds stop, the hormones of milk drop, and many mums feel flat, teary or on edge for some days or weeks, more so if it was sudden. You can also miss the closeness, even if you chose to stop. If you still have a feed left, drop it slowly. Keep cuddles at the old feed times. Low or worried for more than two weeks, or badly so? Tell someone: low mood can start then.',
      appliesTo: 'When you wean',
      ring: [
        { call: 'emergency', when: 'You may act on thoughts of ending your life or of harm.' },
        { call: 'panda', when: 'Any time you wonder, in the first year.' },
        { call: 'beyond-blue', when: 'At any hour, whatever your child’s age.' },
        { call: 'breastfeeding', when: 'To slow it down, or full or sore breasts.' },
        { call: 'gp', when: 'More than two weeks, or it gets worse.' },
      ],
      source: breastfeedingAssociation('how you may feel when you wean'),
      reviewed_by: null,
    },
  ],
}
