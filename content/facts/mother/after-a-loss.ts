import type { FactTopic } from '../fact.ts'
import { fairWork, pregnancyBirthBaby, raisingChildren, servicesAustralia } from '../sources.ts'

export const afterALoss: FactTopic = {
  id: 'after-a-loss',
  name: 'After a loss',
  facts: [
    {
      id: 'bleeding-after-miscarriage',
      question: 'How long will I bleed after a miscarriage, and when do I get help?',
      asked: [
        'clots after miscarriage',
        'cramps after miscarriage',
        'smelly discharge after miscarriage',
        'heavy bleeding since miscarriage',
      ],
      answer:
        'We are so sorry. Bleeding is often like a period or heavier at first, then less, for up to about two weeks. Cramps and some clots are common. Use pads, not tampons, until it stops. Soaking a pad in an hour, a fever, a bad smell or worse pain needs help now. If your blood group is negative, ask about anti-D within three days.',
      appliesTo: 'After a miscarriage',
      ring: [
        {
          call: 'emergency',
          when: 'Blood that pours, fainting, very bad tummy or shoulder-tip pain, or very ill: confused or shaking.',
        },
        {
          call: 'hospital',
          when: 'A pad soaked in an hour, big clots, fever, a bad smell or worse pain: now.',
        },
        {
          call: 'gp',
          when: 'Anti-D if your blood group is negative: today or tomorrow. Bleeding after two weeks, or you still feel pregnant: soon.',
        },
        { call: 'red-nose', when: 'At any hour, to talk with someone who knows this loss.' },
      ],
      source: pregnancyBirthBaby('what happens after a miscarriage'),
      reviewed_by: null,
    },
    {
      id: 'missed-miscarriage',
      question: 'What is a missed miscarriage?',
      asked: ['no heartbeat at scan', 'silent miscarriage', 'stopped growing scan', 'blighted ovum'],
      answer:
        'We are so sorry. It means that the pregnancy has stopped growing, or your baby has died, and your body has not yet shown it. You may still feel pregnant. This is not your fault, and you could not have known. There is mostly time to choose: to wait, to take medicine, or to have a small operation. You can ask for a second scan.',
      appliesTo: 'Early pregnancy',
      ring: [
        {
          call: 'emergency',
          when: 'Blood that pours, fainting, very bad tummy or shoulder-tip pain, or very ill: confused or shaking.',
        },
        { call: 'hospital', when: 'A pad soaked in an hour, fever or a bad smell: now.' },
        { call: 'gp', when: 'To go through your choices, ask for another scan, or ask about anti-D.' },
        { call: 'red-nose', when: 'At any hour, to have someone with you in this.' },
      ],
      source: pregnancyBirthBaby('miscarriage'),
      reviewed_by: null,
    },
    {
      id: 'trying-after-miscarriage',
      question: 'When do periods come back after a miscarriage, and when can we try again?',
      asked: [
        'ttc after miscarriage',
        'ovulation after miscarriage',
        'late period since miscarriage',
        'sex after miscarriage',
      ],
      answer:
        'A period mostly comes within some weeks, and you can fall pregnant before it. Wait with sex until the bleeding has stopped. After an ectopic or molar pregnancy, don’t try until your doctor says it is safe. Otherwise there is no one right time; some doctors say to wait for one period. Most women who have one miscarriage have a healthy pregnancy later. Not wanting to try, or not yet, is all right.',
      appliesTo: 'After a miscarriage',
      ring: [
        {
          call: 'gp',
          when: 'No period after six weeks: do a pregnancy test, then ring. More than one loss, ectopic or molar: before trying.',
        },
        { call: 'red-nose', when: 'When trying again brings it all back, at any hour.' },
      ],
      source: pregnancyBirthBaby('pregnancy after miscarriage'),
      reviewed_by: null,
    },
    {
      id: 'trying-after-stillbirth',
      question: 'When can we try again after our baby was stillborn?',
      asked: [
        'pregnant after stillbirth',
        'another baby since stillbirth',
        'ttc after stillbirth',
        'rainbow baby',
      ],
      answer:
        'We are so sorry. There is no one right time. Your body needs to heal, longer after a caesarean. Many wait for test results and a talk with their doctor, as it can shape the care next time. You can fall pregnant within weeks, so use cover until you want to. In a next pregnancy you can ask for extra checks. Hope and fear can come together.',
      appliesTo: 'After a stillbirth',
      ring: [
        { call: 'emergency', when: 'If you may act on thoughts of ending your life.' },
        { call: 'maternity', when: 'To go through results, and the care you would have next time.' },
        { call: 'gp', when: 'To ask if your body is ready, or about cover until then.' },
        { call: 'red-nose', when: 'At any hour, with grief or with fear of another loss.' },
        { call: 'panda', when: 'When sadness or fear fills most days.' },
        { call: 'lifeline', when: 'When PANDA is closed.' },
      ],
      source: pregnancyBirthBaby('pregnancy after stillbirth'),
      reviewed_by: null,
    },
    {
      id: 'autopsy-for-a-baby',
      question: 'What is an autopsy for a baby, and do we have to say yes?',
      asked: ['post mortem baby', 'post-mortem stillborn', 'autopsy results wait', 'tests after stillbirth'],
      answer:
        'It is a careful examination by a doctor trained for this, to look for why your baby died. It can help with care in a next pregnancy. After a stillbirth it is mostly your choice, no is all right, and you can agree to only a part. If your baby was born alive, a coroner may sometimes decide. You can mostly see and hold your baby again. Results take weeks to months, and sometimes no cause is found.',
      appliesTo: 'After a loss',
      ring: [
        {
          call: 'maternity',
          when: 'To ask what is done, when baby comes back, and who tells you the results.',
        },
        { call: 'red-nose', when: 'At any hour, to think it through with someone.' },
      ],
      source: pregnancyBirthBaby('stillbirth'),
      reviewed_by: null,
    },
    {
      id: 'telling-a-child',
      question: 'How do I explain the baby’s death to siblings?',
      asked: [
        'tell toddler baby died',
        'tell preschooler about stillbirth',
        'tell kids about miscarriage',
        'brother asks where baby went',
      ],
      answer:
        'In short, true words: ‘The baby’s body stopped working, and the baby died. We are very sad. It is nobody’s fault.’ Say ‘died’, not ‘asleep’ or ‘gone away’, which can frighten a small child. They may ask again and again, or go and play; both are usual. They may see you cry. Meals and bedtime as always help them feel safe.',
      appliesTo: 'Toddlers to school age',
      ring: [
        { call: 'red-nose', when: 'At any hour, for words, and for you.' },
        { call: 'gp', when: 'Sleep, play or eating that stays changed for weeks.' },
      ],
      source: raisingChildren('talking with children about death'),
      reviewed_by: null,
    },
    {
      id: 'stillbirth-payments',
      question: 'Is there a payment or a birth certificate for a stillborn baby?',
      asked: [
        'stillbirth payment money',
        'parental leave pay stillborn',
        'centrelink stillbirth',
        'register stillbirth certificate',
      ],
      answer:
        'Yes. A stillbirth, as a rule from 20 weeks, is registered, and you can have a birth certificate. Before that, many states offer a certificate to remember your baby by. You may get Parental Leave Pay or the Stillborn Baby Payment, not both for one baby. If your baby lived for any time, other rules apply. Services Australia has today’s rules and last days to claim, and social workers to help.',
      appliesTo: 'After a stillbirth',
      ring: [
        { call: 'maternity', when: 'Ask for the social worker, who can help with the forms.' },
        { call: 'red-nose', when: 'At any hour, for you and those who love you.' },
      ],
      source: servicesAustralia('payments if your baby was stillborn'),
      reviewed_by: null,
    },
    {
      id: 'leave-after-loss',
      question: 'What leave from work is there after losing a pregnancy or a baby?',
      asked: [
        'compassionate leave miscarriage',
        'bereavement leave stillbirth',
        'time off work miscarriage',
        'maternity leave stillborn',
      ],
      answer:
        'After a miscarriage, a stillbirth or a baby’s death, you and your partner can each take two days of compassionate leave. It is paid unless you are casual. If your baby was stillborn, or died before the age of two, those who qualify for unpaid parental leave can still take up to 12 months, and work can’t cancel it. If you are not well, there is sick leave. The Fair Work Ombudsman has today’s rules.',
      appliesTo: 'After a loss',
      ring: [
        { call: 'gp', when: 'For a certificate, and if you are not well enough to go back.' },
        { call: 'red-nose', when: 'At any hour, when work feels too hard.' },
      ],
      source: fairWork('leave after a miscarriage or stillbirth'),
      reviewed_by: null,
    },
  ],
}
