import type { FactTopic } from '../fact.ts'
import { fairWork, servicesAustralia } from '../sources.ts'

export const rightsAndPayments: FactTopic = {
  id: 'rights-and-payments',
  name: 'Your rights at work, and payments',
  facts: [
    {
      id: 'sacked-while-pregnant',
      question: 'Can I be sacked or made redundant while pregnant or on parental leave?',
      asked: [
        'fired for being pregnant',
        'lost my job while on maternity leave',
        'redundancy on mat leave',
        'shifts cut since i told them im pregnant',
        'position gone when i come back',
        'casual and pregnant no more shifts',
        'pregnancy discrimination',
        'boss pushing me out before leave',
      ],
      answer:
        'Not because of it. It is against the law to sack you, cut your shifts or push you out because you are pregnant, on leave or a parent. That holds for casuals and on probation, too. A job can end for other true reasons, but on leave they must talk with you about big changes first. Write down what was said, and when. Be quick: claims at the Fair Work Commission close 21 days after the last day.',
      appliesTo: 'Pregnancy to back at work',
      ring: [
        { call: 'interpreter', when: 'To ring the Fair Work Ombudsman in your own language.' },
        { call: 'panda', when: 'When the worry gets you down.' },
      ],
      source: fairWork('pregnancy, parental leave and dismissal'),
      reviewed_by: null,
    },
    {
      id: 'sick-leave-in-pregnancy',
      question: 'Can I take sick leave when pregnancy makes me ill, and time off for scans?',
      asked: [
        'too sick to work pregnant',
        'throwing up at work pregnant',
        'used all my sick leave pregnant',
        'special maternity leave',
        'appointments in work time pregnant',
        'unsafe job while pregnant',
        'no safe job leave',
        'doctor says stop work early pregnant',
      ],
      answer:
        'Yes, if pregnancy makes you ill: vomiting counts, so use paid sick leave if you get it. If it has run out, many with a year in the job can take unpaid special parental leave, on top of the rest. For scans no law gives paid hours as such; ask for changed hours or annual leave. If your work isn’t safe, a doctor’s note gets you a safe job, or leave until there is one. Fair Work has today’s rules.',
      appliesTo: 'Pregnant, with a job',
      ring: [
        { call: 'maternity', when: 'Nothing stays down, or hardly any wee: now.' },
        { call: 'gp', when: 'For a certificate, or a note on what is safe at work.' },
        { call: 'interpreter', when: 'To ring the Fair Work Ombudsman in your own language.' },
      ],
      source: fairWork('entitlements while pregnant'),
      reviewed_by: null,
    },
    {
      id: 'weeks-of-leave-pay',
      question: 'How many weeks of Parental Leave Pay are there, and how much is it?',
      asked: [
        'ppl how many days',
        '26 weeks or 24 weeks',
        'does centrelink pay super on maternity leave',
        'how much is government maternity pay',
        'can i take ppl in bits',
        'ppl on top of work paid leave',
        'single mum gets all the ppl days',
      ],
      answer:
        'For a child born from July 2026 it is 130 days, or 26 weeks of five days; from July 2025 it was 120. It is the national minimum wage, before tax, with super on top. In a couple, some days are kept for each; a single parent can use them all. Take it in one block or in bits, up to the second birthday, also on top of pay from your boss. Services Australia has today’s rules.',
      appliesTo: 'Pregnancy and first 2 years',
      ring: [{ call: 'interpreter', when: 'To ring Services Australia in your own language.' }],
      source: servicesAustralia('how much Parental Leave Pay you can get'),
      reviewed_by: null,
    },
    {
      id: 'keeping-in-touch-days',
      question: 'Can I work a few days while on leave? What are keeping in touch days?',
      asked: [
        'kit days',
        'work one day during maternity leave',
        'boss wants me in for training on leave',
        'do i lose my leave if i work a day',
        'casual shift while on ppl',
        'paid for a meeting on mat leave',
        'go back early from parental leave',
      ],
      answer:
        'Yes. On unpaid parental leave you can work up to ten such days, for a meeting, training or to ease back in. Your leave goes on, and you get your normal pay. Both sides must agree: you can say no. They can’t ask in the first six weeks after birth; you may offer after two. On Parental Leave Pay these days are allowed, too. Ask Services Australia before you do other work on a paid day.',
      appliesTo: 'On parental leave',
      ring: [{ call: 'interpreter', when: 'To ring Fair Work or Services Australia in your own language.' }],
      source: fairWork('keeping in touch days'),
      reviewed_by: null,
    },
    {
      id: 'pregnant-again-on-leave',
      question: 'I’m pregnant again while on parental leave. Do I get leave and pay twice?',
      asked: [
        'back to back maternity leave',
        'second baby before going back to work',
        'expecting again on mat leave',
        'work test for second baby',
        'do i have to go back between babies',
        'ppl for a second child while not working',
        'two under two leave',
      ],
      answer:
        'Leave: mostly yes. With the same boss you can take a new year of unpaid leave without working another year first. Write ten weeks ahead. Pay is a new claim, with its own work test over the 13 months before the new birth. Days of paid leave and of Parental Leave Pay count as work; unpaid leave mostly doesn’t. So check your dates early with Services Australia. Some bosses pay again only if you have been back: see your contract.',
      appliesTo: 'Pregnant again',
      ring: [
        { call: 'maternity', when: 'To book in for the new pregnancy.' },
        { call: 'interpreter', when: 'To ring Fair Work or Services Australia in your own language.' },
      ],
      source: fairWork('parental leave and another pregnancy'),
      reviewed_by: null,
    },
    {
      id: 'single-parent-payments',
      question: 'Which payments can I get as a single mother?',
      asked: [
        'parenting payment single',
        'centrelink sole parent',
        'single mum pension',
        'family tax benefit part b',
        'what money can i get on my own with a baby',
        'rent assistance single parent',
        'moving in with boyfriend centrelink',
        'single and pregnant money',
      ],
      answer:
        'The main one is Parenting Payment, for a single parent until the youngest turns 14. Family Tax Benefit can come with it, and Rent Assistance if you rent. There are the Child Care Subsidy and a card for cheaper medicines. It depends on income, savings and visa. For the full family benefit you mostly have to ask for child support; if that isn’t safe, tell their social worker. Claim early in myGov: most are paid from then.',
      appliesTo: 'Single mothers',
      ring: [
        { call: 'emergency', when: 'If you or a child are in danger now.' },
        { call: '1800respect', when: 'If your ex scares you, or money is used to control you.' },
        { call: 'interpreter', when: 'To ring Services Australia in your own language.' },
      ],
      source: servicesAustralia('Parenting Payment and single parents'),
      reviewed_by: null,
    },
  ],
}
