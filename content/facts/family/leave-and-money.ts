import type { FactTopic } from '../fact.ts'
import {
  breastfeedingAssociation,
  fairWork,
  healthdirect,
  pregnancyBirthBaby,
  raisingChildren,
  servicesAustralia,
} from '../sources.ts'

export const leaveAndMoney: FactTopic = {
  id: 'leave-and-money',
  name: 'Leave, money and services',
  facts: [
    {
      id: 'parental-leave-pay',
      question: 'Who can get Parental Leave Pay, and when do I claim?',
      asked: [
        'paid maternity leave',
        'centrelink baby pay',
        'casual worker paid leave',
        'leave pay for twins',
        'claim before birth',
      ],
      answer:
        'A parent who cares for a new baby can, if they meet the rules on work, income and where they live. Casual work counts: as a rule about a day a week in ten of the 13 months before birth, without long gaps. Claim from three months before the due date. For twins it is paid once; the Newborn payment may come for the other. Services Australia has today’s rules.',
      appliesTo: 'Pregnancy and first 2 years',
      ring: [
        { call: 'maternity', when: 'For the birth papers that the claim needs.' },
        { call: 'interpreter', when: 'To ring Services Australia in your own language.' },
      ],
      source: servicesAustralia('Parental Leave Pay'),
      reviewed_by: null,
    },
    {
      id: 'partner-leave',
      question: 'What leave and pay can my partner get?',
      asked: [
        'paternity leave',
        'time off for dad',
        'dad and partner pay',
        'share parental leave pay',
        'leave for other mum',
      ],
      answer:
        'Your partner may share Parental Leave Pay with you: in a couple some days are kept for each, and some can be taken at the same time. It replaced Dad and Partner Pay. After a year in the job most can also take unpaid leave, up to 12 months; same-sex and adoptive parents too. Ask if the boss pays any. Services Australia and Fair Work have today’s rules.',
      appliesTo: 'Pregnancy and first 2 years',
      ring: [{ call: 'interpreter', when: 'To ring Services Australia in your own language.' }],
      source: servicesAustralia('sharing Parental Leave Pay'),
      reviewed_by: null,
    },
    {
      id: 'unpaid-leave-and-part-time',
      question: 'How long is my job kept for me, and can I ask for part time?',
      asked: [
        'unpaid parental leave',
        'go back part time',
        'flexible hours request',
        'boss refused part time',
        'extend maternity leave',
      ],
      answer:
        'After a year with an employer you can take up to 12 months unpaid, and ask for 12 more. Regular casuals often can too. Tell them in writing, ten weeks ahead, or as soon as you can. Your old job is yours again, or one like it if it is gone. You may ask for part time too: they must answer in writing within 21 days, and need good business reasons to refuse. Fair Work has today’s rules.',
      appliesTo: 'Pregnancy to school age',
      ring: [{ call: 'interpreter', when: 'To ring the Fair Work Ombudsman in your own language.' }],
      source: fairWork('parental leave and flexible work'),
      reviewed_by: null,
    },
    {
      id: 'leave-for-a-sick-child',
      question: 'Can I take leave from work when my child is sick?',
      asked: [
        'carers leave',
        'personal leave sick kid',
        'casual with sick child',
        'medical certificate for work',
        'boss angry sick days',
      ],
      answer:
        'Yes. Full-time and part-time workers can use their paid sick and carer’s leave. If it has run out, or you are casual, you can take two days unpaid each time your child is ill and needs you. Tell work as soon as you can. They may ask for proof, such as a doctor’s note. Punishing you for it is against the law. Fair Work has today’s rules.',
      appliesTo: 'Working parents',
      ring: [
        { call: 'gp', when: 'For a certificate, or if you are worried about your child.' },
        { call: 'interpreter', when: 'To ring the Fair Work Ombudsman in your own language.' },
      ],
      source: fairWork('sick and carer’s leave'),
      reviewed_by: null,
    },
    {
      id: 'child-care-subsidy',
      question: 'Can I get the Child Care Subsidy, also as a student or on a visa?',
      asked: [
        'ccs',
        'daycare too expensive',
        'childcare rebate',
        'subsidy international student',
        'subsidised childcare days',
      ],
      answer:
        'Often, if the care is approved, your income is within the limit, and vaccines are up to date, on a catch-up plan or medically exempt. Citizens, permanent residents and some on other visas can. Most student visas don’t count, but ask. Since January 2026 it goes towards at least three days a week, working or not; more if you work or study enough, or for First Nations children. Claim in myGov before care starts. Services Australia has today’s rules.',
      appliesTo: 'Childcare age',
      ring: [
        { call: 'nurse', when: 'To catch up on vaccines, or for free groups near you.' },
        { call: 'interpreter', when: 'To ring Services Australia in your own language.' },
      ],
      source: servicesAustralia('Child Care Subsidy'),
      reviewed_by: null,
    },
    {
      id: 'rights-to-express',
      question: 'What are my rights to express milk at work?',
      asked: [
        'breastfeeding room at work',
        'boss wont let me pump',
        'paid lactation breaks',
        'pump in the toilet',
        'breastfeeding discrimination',
      ],
      answer:
        'It is against the law to treat you worse for breastfeeding or expressing, and refusing fair breaks or a place may be too. Ask in writing for time, a clean private room that is not a toilet, power and a fridge. No national rule sets how many breaks, or that they are paid; your award or contract may. If they refuse, ask Fair Work or the Human Rights Commission.',
      appliesTo: 'Back at work or study',
      ring: [
        { call: 'breastfeeding', when: 'To plan what to ask for, and to keep your milk going.' },
        { call: 'interpreter', when: 'To ring the Fair Work Ombudsman in your own language.' },
      ],
      source: breastfeedingAssociation('breastfeeding and work: your rights'),
      reviewed_by: null,
    },
    {
      id: 'child-health-nurse',
      question: 'What does a child health nurse do, and is it free?',
      asked: [
        'maternal and child health',
        'mothers group',
        'baby clinic',
        'free baby checks',
        'get baby weighed',
      ],
      answer:
        'Yes, it is free. The nurse checks how your child grows, hears, sees and moves, and talks with you about feeding, sleep, vaccines and how you are. Visits run from the first weeks to about school age, and the first may be at home. Many run groups for new parents. You can ask for a visit between checks. Your hospital, council or state health service knows the nearest.',
      appliesTo: 'Birth to school age',
      ring: [
        { call: 'maternity', when: 'If no nurse has been in touch after you came home.' },
        { call: 'pregnancy-birth-baby', when: 'For a nurse by phone, until midnight.' },
        { call: 'healthdirect', when: 'For a nurse at any hour.' },
      ],
      source: pregnancyBirthBaby('child health nurses'),
      reviewed_by: null,
    },
    {
      id: 'interpreter-for-health',
      question: 'Can I have an interpreter at the doctor or hospital?',
      asked: [
        'dont speak english well',
        'translator at hospital',
        'my english is bad',
        'female interpreter',
        'auslan at appointments',
      ],
      answer:
        'Yes. Public hospitals, child health nurses and many doctors can get one at no cost to you, by phone or in person. Ask when you book. Say your language, and if you want a woman. What you say stays private. Your partner or child need not do it. Auslan can be booked too. In an emergency, ring triple zero first and say your language.',
      appliesTo: 'Everyone',
      ring: [
        { call: 'emergency', when: 'Say ‘ambulance’, then your language, and stay on the line.' },
        { call: 'interpreter', when: 'To ring a health line or your clinic in your language, at any hour.' },
        { call: 'maternity', when: 'To have one at your visits and at the birth.' },
      ],
      source: healthdirect('interpreters'),
      reviewed_by: null,
    },
    {
      id: 'short-of-money-now',
      question: 'I can’t pay for food or bills right now. Who can help?',
      asked: [
        'no money for nappies',
        'cant afford formula',
        'food bank',
        'power cut off',
        'emergency payment',
      ],
      answer:
        'For food, vouchers or nappies, try the Salvation Army, Vinnies or your council; the Ask Izzy website shows what is near. Ask your power, water and phone companies for hardship help; they have plans for it. Services Australia can look at crisis or early payments. Free financial counsellors answer the National Debt Helpline on weekdays. If formula runs low, don’t add more water: get help tonight.',
      appliesTo: 'Everyone',
      ring: [
        {
          call: 'emergency',
          when: 'You are in danger, may act on thoughts of ending your life, or baby is floppy or hard to wake.',
        },
        { call: 'hospital', when: 'Baby has no milk tonight, and nobody can bring any: go in.' },
        { call: 'healthdirect', when: 'Tonight, if your baby has no milk.' },
        { call: '1800respect', when: 'If somebody keeps money from you.' },
        { call: 'lifeline', when: 'When it is all too much.' },
        { call: 'nurse', when: 'For formula, nappies and clothes near you.' },
      ],
      source: servicesAustralia('financial hardship'),
      reviewed_by: null,
    },
    {
      id: 'medicare-for-a-newborn',
      question: 'How do I put my newborn on Medicare, and is there a Newborn payment?',
      asked: [
        'parent pack',
        'baby medicare card',
        'register the birth',
        'newborn upfront payment',
        'family tax benefit baby',
      ],
      answer:
        'Your hospital or midwife gives you the Parent Pack. With it you claim in myGov and put your baby on Medicare. Don’t wait for the card to see a doctor. Registering the birth is a step of its own, with your state. The Newborn payment comes with Family Tax Benefit, for some families without Parental Leave Pay for that baby. Services Australia has today’s rules and time limits.',
      appliesTo: 'First weeks',
      ring: [
        { call: 'maternity', when: 'If the papers never came.' },
        { call: 'interpreter', when: 'To ring Services Australia in your own language.' },
      ],
      source: servicesAustralia('having a baby: when your baby arrives'),
      reviewed_by: null,
    },
    {
      id: 'separating',
      question: 'We are separating. What comes first, and what about child support?',
      asked: [
        'child support claim',
        'leaving my husband',
        'single mum payments',
        'custody of baby',
        'ex wont pay',
      ],
      answer:
        'Begin with being safe: if your partner scares you, talk to someone before you say that you are leaving. Tell Services Australia early, as there are time limits; they look at child support and payments, and have social workers. Living apart in one house can count. Legal Aid and the Family Relationship Advice Line are free to ask about the children. Sign nothing in a hurry.',
      appliesTo: 'Parents',
      ring: [
        { call: 'emergency', when: 'If you or a child are in danger now.' },
        { call: '1800respect', when: 'If your partner hurts, scares or controls you: a plan, day or night.' },
        { call: 'lifeline', when: 'When it is too much to carry tonight.' },
        { call: 'interpreter', when: 'To ring Services Australia in your own language.' },
      ],
      source: servicesAustralia('separated parents'),
      reviewed_by: null,
    },
    {
      id: 'help-at-night',
      question: 'Which phone lines are open at night?',
      asked: ['24 hour nurse', 'helpline open now', 'after hours phone line', 'who answers at 3am'],
      answer:
        'Open day and night: healthdirect for a nurse, the Poisons line, the Breastfeeding Helpline, Lifeline, the line for family and sexual violence, Beyond Blue and the Red Nose grief line. Most maternity units answer at night, too. Pregnancy, Birth and Baby has nurses from 7 am until midnight, Sydney time. PANDA is closed at night and on Sundays.',
      appliesTo: 'Everyone',
      ring: [
        {
          call: 'emergency',
          when: 'A life in danger, or a child who is hard to wake or struggles to breathe.',
        },
        {
          call: 'poisons',
          when: 'Something swallowed, or given twice, and they are awake and breathing well; if not, 000.',
        },
        { call: 'healthdirect', when: 'Is it okay to wait until morning? Ask a nurse.' },
        { call: 'breastfeeding', when: 'Feeding or milk.' },
        { call: 'lifeline', when: 'When you need a voice.' },
        { call: '1800respect', when: 'If somebody hurts, scares or forces you.' },
        { call: 'beyond-blue', when: 'Worry or low mood.' },
        { call: 'red-nose', when: 'When your baby or child has died, in pregnancy too.' },
      ],
      source: healthdirect('helplines'),
      reviewed_by: null,
    },
    {
      id: 'meeting-other-mums',
      question: 'How do I find a playgroup or meet other mums near me?',
      asked: [
        'how do people make friends with a baby',
        'is there a mums group i can go to',
        'playgroup for shy mums',
        'group for twin parents',
        'lonely at home with baby',
        'make friends in a new town',
        'library story time',
        'should i go to playgroup on my own',
        'groups for new parents near me',
        'where do you meet other mothers',
      ],
      answer:
        'Ask your child health nurse about a group for new parents; many are free. Playgroups are for birth to school age, and you stay with your child. Your state playgroup body lists those near you. Libraries have free story and rhyme times. There are groups for twins, for dads and in many languages. Shy? Ring ahead and ask for someone to look out for you. Sitting and watching is fine.',
      appliesTo: 'Parents of babies and small children',
      ring: [
        { call: 'nurse', when: 'To hear which groups meet near you.' },
        { call: 'breastfeeding', when: 'They know of local groups of mums, too.' },
        { call: 'panda', when: 'When being alone with it all gets you down.' },
      ],
      source: raisingChildren('playgroups'),
      reviewed_by: null,
    },
  ],
}
