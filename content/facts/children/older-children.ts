import type { FactTopic } from '../fact.ts'
import { eSafety, healthdirect, raisingChildren, servicesAustralia } from '../sources.ts'

export const olderChildren: FactTopic = {
  id: 'older-children',
  name: 'School kids and teens',
  facts: [
    {
      id: 'early-breast-buds',
      question: 'Are breast buds at eight or nine too early?',
      asked: [
        'breast buds at 9',
        'early puberty',
        'girl with breasts at eight',
        'lump under one nipple girl',
        'underarm hair at 8',
        'when does puberty start',
      ],
      answer:
        'In girls puberty mostly starts between eight and 13, and breast buds are often the first sign. So at nine it is early but usual. One side may come first, and be sore. Periods follow about two years later. Before eight in a girl, or nine in a boy, see a doctor. Tell her early and plainly what comes next: it is less of a fright.',
      appliesTo: 'About 7 to 13 years',
      ring: [
        {
          call: 'hospital',
          when: 'A breast that is red, hot and sore with fever, or bad headaches with vomiting: now.',
        },
        {
          call: 'gp',
          when: 'Signs before eight in a girl or nine in a boy, very fast changes, or a period before ten.',
        },
        { call: 'kids-helpline', when: 'If she would like to ask someone else.' },
      ],
      source: raisingChildren('puberty'),
      reviewed_by: null,
    },
    {
      id: 'first-period-daughter',
      question: 'When will my daughter’s first period come, and how do I get her ready?',
      asked: [
        'daughters first period',
        'periods age girls',
        'talk to my daughter about periods',
        'heavy periods teenager',
        'period pack for school',
        'period undies for tween',
      ],
      answer:
        'Mostly at 11 to 14, about two years after breast buds, but ten or 15 happens. A clear or white stain in her undies often comes some months before. Tell her now, in plain words, what it is. Pack a small bag for school: pads or period undies, and spare undies. At first they come as they like. Heat packs and moving ease cramps.',
      appliesTo: 'About 8 to 16 years',
      ring: [
        { call: 'hospital', when: 'Faint, or soaks a pad every hour: now.' },
        { call: 'gp', when: 'Pain that keeps her from school, heavy bleeding, none by 15, or before ten.' },
        { call: 'kids-helpline', when: 'If she would like to ask someone else.' },
      ],
      source: raisingChildren('periods'),
      reviewed_by: null,
    },
    {
      id: 'home-alone',
      question: 'At what age can a child be left home alone?',
      asked: [
        'leave kids by themselves',
        'home alone law',
        'walk home from school alone',
        'babysitting age',
        'latchkey kid age',
      ],
      answer:
        'There is no one age in Australian law. You must see that your child is safe and cared for, and you answer for it. In Queensland it can be a crime to leave a child under 12 for an unreasonable time. Babies and toddlers can never be left. For an older child, think: can they keep rules, ring you and 000, and stay calm? Start with half an hour.',
      appliesTo: 'School age',
      ring: [
        { call: 'emergency', when: 'A small child is alone and in danger.' },
        { call: 'kids-helpline', when: 'For your child, if they feel scared or lonely.' },
      ],
      source: raisingChildren('leaving children home alone'),
      reviewed_by: null,
    },
    {
      id: 'first-phone',
      question: 'When is my child ready for a phone of their own?',
      asked: [
        'phone for a teen',
        'first mobile phone age',
        'phone for 11 year old',
        'smart watch or phone',
        'phone rules',
        'everyone else in year 6 has a phone',
      ],
      answer:
        'There is no right age. Ask what it is for, and if they look after things, keep rules and tell you when something feels off. A plain phone or a watch may do at first. Agree before you hand it over: where it sleeps (not in the bedroom), when it is off, what it costs, and that you may look. Go first with your own.',
      appliesTo: 'About 8 to 16 years',
      ring: [
        { call: 'emergency', when: 'Somebody threatens your child, or they are not safe now.' },
        {
          call: 'kids-helpline',
          when: 'For a child who is bullied or scared online. Parents can read up there, too.',
        },
        { call: 'gp', when: 'If sleep, school or mood go down.' },
      ],
      source: raisingChildren('mobile phones: children and teens'),
      reviewed_by: null,
    },
    {
      id: 'social-media-age',
      question: 'How old must my child be for Instagram, TikTok or Snapchat?',
      asked: [
        'social media ban',
        'insta age limit',
        'tiktok under 16',
        'snapchat 12 year old',
        'is youtube banned for kids',
      ],
      answer:
        'Sixteen. Since 10 December 2025 such services have to keep those under 16 from having an account, even if a parent agrees. Neither children nor parents are fined. Messages, most games and YouTube Kids are not part of it, and the list can change. The eSafety Commissioner has it, and takes reports of bullying and of shared pictures. Let your child know they can always tell you.',
      appliesTo: 'Under 16',
      ring: [
        { call: 'emergency', when: 'Somebody threatens your child, or wants to meet them: police.' },
        { call: 'kids-helpline', when: 'For a child who is bullied, or misses their friends.' },
        { call: 'gp', when: 'If your child is low, or sleeps and eats badly.' },
      ],
      source: eSafety,
      reviewed_by: null,
    },
    {
      id: 'teen-sleep',
      question: 'How much sleep does a teenager need, and why are they up so late?',
      asked: [
        'teen up past midnight',
        'teen sleep hours',
        'teenager wont go to bed',
        'teen in bed at noon',
        'bedtime for 13 year old',
      ],
      answer:
        'About eight to ten hours. In puberty the body clock shifts, so that they get sleepy later; it is not just cheek. What helps: the same time to get up, light and moving in the morning, no energy drinks, and the phone out of the room an hour before bed. Sleeping in at weekends by more than an hour or two pushes it later still.',
      appliesTo: 'Teens',
      ring: [
        { call: 'gp', when: 'Snoring, tired all day, or worry and low mood that keep them up.' },
        { call: 'kids-helpline', when: 'For a teen who lies awake with worries.' },
      ],
      source: raisingChildren('sleep in the teenage years'),
      reviewed_by: null,
    },
    {
      id: 'teen-vaping',
      question: 'My teenager is vaping. What is in it, and how do I help them stop?',
      asked: [
        'my 15 year old vapes',
        'found a vape in his bag',
        'vape nicotine kids',
        'how to get her to quit vaping',
        'vaping at school',
      ],
      answer:
        'Most vapes hold nicotine, even when the label says not, with chemicals that can harm lungs. Nicotine hooks a young brain fast, so stopping can be hard, and cross moods are part of it. Ask more than you tell: what do they get from it? Stay calm, agree on home rules, and back each try. A doctor or Quitline can make a plan. Slips are common.',
      appliesTo: 'Teens',
      ring: [
        { call: 'emergency', when: 'Trouble breathing, chest pain, a fit or collapse.' },
        {
          call: 'poisons',
          when: 'Vape liquid swallowed or on skin, or sick after vaping. Small children: at once.',
        },
        { call: 'gp', when: 'For a plan to stop, or cough and chest trouble.' },
        { call: 'alcohol-drugs', when: 'For you or your teen, at any hour.' },
      ],
      source: healthdirect('vaping'),
      reviewed_by: null,
    },
    {
      id: 'teen-and-the-gp',
      question: 'Can my teenager see the GP without me and have their own Medicare card?',
      asked: [
        'medicare card at 15',
        'teen alone at doctor',
        'own medicare card age',
        'can a doctor tell me what my teen said',
        'confidential gp teenager',
      ],
      answer:
        'From 15 they can get a card of their own without you. From 14 their Medicare records are theirs, and you no longer see them unless they agree. Many doctors see a teen alone well before 18, if they think that he or she understands the care. What is said stays private, unless someone may get hurt. Seeing the doctor alone for a part is good practice.',
      appliesTo: 'About 12 to 18 years',
      ring: [
        { call: 'emergency', when: 'Your teen may hurt themselves or someone else.' },
        { call: 'gp', when: 'To ask how that practice does it.' },
        { call: 'kids-helpline', when: 'For a teen who wants to talk to nobody they know.' },
      ],
      source: servicesAustralia('Medicare cards for young people'),
      reviewed_by: null,
    },
  ],
}
