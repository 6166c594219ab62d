import type { FactTopic } from '../fact.ts'
import { healthdirect, mentalHealthGuideline, pregnancyBirthBaby, servicesAustralia } from '../sources.ts'

export const yourMind: FactTopic = {
  id: 'your-mind',
  name: 'How you feel',
  facts: [
    {
      id: 'baby-blues',
      question: 'Is it the baby blues, or more than that?',
      asked: [
        'crying all the time after birth',
        'postnatal depression signs',
        'pnd or just tired',
        'pnd',
        'ppd',
        'feel flat and numb',
        'how long do baby blues last',
      ],
      answer:
        'Tears and mood swings from about day three are the blues; most mums have them. They ease within two weeks. If low mood, worry, numbness or no joy last longer than two weeks, or come later, that is worth telling someone. It is common, it is no failing, and it gets better with help. Hardly sleeping yet full of energy, mixed up, or sure of strange things: ring 000, even on day three.',
      appliesTo: 'Pregnancy and first year',
      ring: [
        {
          call: 'emergency',
          when: 'You may act on thoughts of ending your life or of harm, or see, hear or believe things others don’t.',
        },
        { call: 'panda', when: 'More than two weeks, or any time you wonder.' },
        { call: 'lifeline', when: 'When PANDA is closed.' },
        { call: 'gp', when: 'For care that lasts.' },
      ],
      source: mentalHealthGuideline,
      reviewed_by: null,
    },
    {
      id: 'scary-thoughts',
      question: 'I get awful pictures in my mind about my baby. Am I going mad?',
      asked: [
        'something bad will happen to my baby',
        'intrusive thoughts',
        'what if i drop the baby',
        'horrible thoughts',
        'scared to be alone with baby',
        'postnatal ocd',
      ],
      answer:
        'Sudden, awful pictures come to very many new parents. Being shocked by them shows that they are not what you want. Having one is not doing it. Telling someone makes them weaker, and PANDA hears this every day. It is different if it feels like a wish, an order, or if you hear or see things that others don’t.',
      appliesTo: 'Pregnancy and first year',
      ring: [
        {
          call: 'emergency',
          when: 'If it feels like an urge or an order, or you see or hear what others don’t.',
        },
        { call: 'panda', when: 'To talk about it without being judged.' },
        { call: 'lifeline', when: 'At any other hour.' },
      ],
      source: mentalHealthGuideline,
      reviewed_by: null,
    },
    {
      id: 'postnatal-rage',
      question: 'Why am I so angry since I had my baby?',
      asked: [
        'mum rage',
        'postpartum rage',
        'snapping at everyone',
        'screamed at my kids',
        'hate my partner since baby',
      ],
      answer:
        'Anger is often what no sleep, no break and too much on one person feel like. It can be part of low mood or worry after birth, too. Step away first: baby in the cot, door closed, cold water, ten breaths. Later, say what you need in one line. If it keeps coming, tell someone; it can change.',
      appliesTo: 'After birth',
      ring: [
        { call: 'emergency', when: 'If you might hurt somebody.' },
        { call: 'panda', when: 'To talk it over.' },
        { call: 'gp', when: 'If it comes most days.' },
      ],
      source: mentalHealthGuideline,
      reviewed_by: null,
    },
    {
      id: 'not-bonding',
      question: 'I don’t feel love for my baby yet. Is something wrong?',
      asked: ['no bond', 'feel nothing for baby', 'dont love my baby', 'not bonding', 'regret having baby'],
      answer:
        'For many, love comes slowly, over weeks or months, most of all after a hard birth or with no sleep. Caring for baby while you feel little is care all the same. Skin on skin, a bath together or just looking can help it grow. If you feel flat about everything, or it hurts, talk to someone.',
      appliesTo: 'After birth',
      ring: [
        { call: 'panda', when: 'They hear this often.' },
        { call: 'nurse', when: 'At a visit, or to see someone sooner.' },
        { call: 'gp', when: 'If it lasts, or you feel low or numb.' },
      ],
      source: pregnancyBirthBaby('bonding with your baby'),
      reviewed_by: null,
    },
    {
      id: 'hard-birth',
      question: 'I can’t stop thinking about the birth. What can I do?',
      asked: [
        'birth trauma',
        'flashbacks of labour',
        'traumatic birth',
        'nightmares about birth',
        'ptsd birth',
      ],
      answer:
        'A birth can be frightening even if everyone calls it normal. Bad dreams, flashes of it, or keeping away from reminders are common at first, and often ease in a few weeks. You can ask your hospital to go through your notes with you. If it stays longer than a month, there is treatment that works well.',
      appliesTo: 'After birth',
      ring: [
        { call: 'panda', when: 'To talk with people who know birth trauma.' },
        { call: 'gp', when: 'Longer than a month, or it gets in the way of your days.' },
        { call: 'lifeline', when: 'At night.' },
      ],
      source: mentalHealthGuideline,
      reviewed_by: null,
    },
    {
      id: 'partner-is-low',
      question: 'My partner is not okay since the baby came. Who can help?',
      asked: [
        'husband stares at the wall',
        'dad depression',
        'husband withdrawn',
        'partner anxious new dad',
        'fathers mental health',
      ],
      answer:
        'About one in ten new dads get low or anxious, and other partners do as well. It may look like anger, work without end, drinking or going quiet. Ask in the car or on a walk: ‘You haven’t seemed yourself.’ PANDA talks with partners, too. You can care and still not carry it alone.',
      appliesTo: 'Partners',
      ring: [
        { call: 'emergency', when: 'If they may hurt themselves or someone.' },
        { call: 'panda', when: 'For them, or for you about them.' },
        { call: '1800respect', when: 'If you are afraid of them.' },
      ],
      source: mentalHealthGuideline,
      reviewed_by: null,
    },
    {
      id: 'edinburgh-score',
      question: 'What does my Edinburgh score (EPDS) mean?',
      asked: ['epds 13', 'questionnaire at nurse visit', 'ten questions score', 'depression quiz result'],
      answer:
        'It shows how your last week felt. It can’t say what is wrong, and it doesn’t mark you as a mum. A higher score means a fuller talk or doing it again soon. A low score can miss things. For some cultures lower scores count. Any yes on self-harm means a talk today.',
      appliesTo: 'Pregnancy and first year',
      ring: [
        {
          call: 'emergency',
          when: 'You may act on thoughts of ending your life or of harm, or see, hear or believe things others don’t.',
        },
        { call: 'lifeline', when: 'A yes to the question on self-harm, at any hour.' },
        { call: 'panda', when: 'To talk about the score and how you are.' },
        {
          call: 'gp',
          when: 'A yes on self-harm: today. A high score, or you feel worse than it says: soon.',
        },
      ],
      source: mentalHealthGuideline,
      reviewed_by: null,
    },
    {
      id: 'anxiety-after-birth',
      question: 'I worry all the time since birth. Is it anxiety?',
      asked: [
        'postnatal anxiety signs',
        'checking he breathes all night',
        'panic attacks',
        'lie awake worrying',
        'racing thoughts',
        'anxious mum',
      ],
      answer:
        'Some worry comes with a new baby. Tell someone if it fills most of your day, you can’t sleep though baby does, you keep checking, or stay home to feel safe. Panic can make the heart race and the chest tight, but after birth don’t guess: ring 000 for chest pain, a tight chest or trouble breathing. Anxiety is about as common as low mood, and gets better with help.',
      appliesTo: 'Pregnancy and first year',
      ring: [
        {
          call: 'emergency',
          when: 'Chest pain, tightness, trouble breathing, thoughts of harm you may act on, or seeing, hearing or believing things others don’t.',
        },
        { call: 'panda', when: 'Any time you wonder.' },
        { call: 'lifeline', when: 'When PANDA is closed.' },
        { call: 'gp', when: 'Two weeks or more, or it gets in the way; ask about thyroid, too.' },
      ],
      source: mentalHealthGuideline,
      reviewed_by: null,
    },
    {
      id: 'perimenopause',
      question: 'I am in my forties. Is this perimenopause?',
      asked: [
        'menopause first signs',
        'hot flushes at 42',
        'periods all over the place',
        'menopause or postnatal',
      ],
      answer:
        'It may be. Periods that change are often the first sign: closer, skipped, heavier or lighter. Poor sleep, low mood, worry, a foggy head, hot flushes or night sweats can come, too. Broken nights with a baby can feel much alike. No one test is sure; a GP goes by age and what you notice. You can still fall pregnant: a missed period can also be a pregnancy.',
      appliesTo: 'Mostly in your forties',
      ring: [
        { call: 'emergency', when: 'Blood that pours, or you faint.' },
        { call: 'hospital', when: 'A pad soaked each hour: now.' },
        {
          call: 'gp',
          when: 'Heavy bleeding, or between periods or after sex; periods that stop before 45; or it weighs on you.',
        },
        { call: 'beyond-blue', when: 'Low or worried, at any hour.' },
      ],
      source: healthdirect('perimenopause'),
      reviewed_by: null,
    },
    {
      id: 'mental-health-plan',
      question: 'What is a mental health treatment plan, and who can I see?',
      asked: [
        'psychologist referral',
        'medicare therapy sessions',
        'mental health care plan',
        'counsellor for mums',
      ],
      answer:
        'It is a plan your GP makes with you, if you need that care. With it, Medicare pays part of some visits to a psychologist, social worker or occupational therapist. Ask your usual GP for a long visit, and what you would pay. PANDA, ForWhen and your child health nurse need no plan. Services Australia has today’s rules.',
      appliesTo: 'Pregnancy and after birth',
      ring: [
        { call: 'emergency', when: 'If you may act on thoughts of ending your life or of harm.' },
        { call: 'lifeline', when: 'When it can’t wait for a visit, at any hour.' },
        { call: 'gp', when: 'To make the plan.' },
        { call: 'forwhen', when: 'To find care near you, on weekdays.' },
      ],
      source: servicesAustralia('mental health care and Medicare'),
      reviewed_by: null,
    },
  ],
}
