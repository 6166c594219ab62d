import type { FactTopic } from '../fact.ts'
import { handbook, healthdirect, mentalHealthGuideline, rch } from '../sources.ts'

export const medicinesAndVaccines: FactTopic = {
  id: 'medicines-and-vaccines',
  name: 'Medicines and vaccines',
  facts: [
    {
      id: 'medicine-for-children',
      question: 'How much fever or pain medicine can my child have?',
      asked: [
        'panadol baby',
        'nurofen toddler',
        'paracetamol dose',
        'how much nurofen for 10kg',
        'how much panadol can he have',
        'how many ml of calpol',
        'ibuprofen age',
        'can i give both',
        'how often panadol',
      ],
      answer:
        'We don’t give amounts here, because they go by age, weight and the strength of the bottle. A pharmacist or nurse can work it out with you in two minutes. Read the label, use the measure from the pack, and write down each time. Children don’t take aspirin. Under three months, see a doctor first.',
      appliesTo: 'Babies and children',
      ring: [
        { call: 'poisons', when: 'Too much, twice, or the wrong one: right now.' },
        { call: 'healthdirect', when: 'At night, for a nurse.' },
        { call: 'pharmacist', when: 'By day, or at one that opens late.' },
      ],
      source: healthdirect('giving medicine to children'),
      reviewed_by: null,
    },
    {
      id: 'medicine-while-feeding',
      question: 'Is my medicine safe while I breastfeed or am pregnant?',
      asked: [
        'nurofen and breastfeeding',
        'anxiety meds while breastfeeding',
        'antidepressants breastfeeding',
        'antibiotics feeding',
        'painkillers breastfeeding',
        'panadol, paracetamol while breastfeeding',
        'cold and flu tablets pregnant',
        'hay fever tablets',
      ],
      answer:
        'Many medicines are fine, some are not, and a pharmacist can tell you which. Please don’t stop one that a doctor gave you before you have asked: going without can be harder on you both. Herbal ones count, too. Say how far along you are, or how old baby is.',
      appliesTo: 'Pregnant or breastfeeding',
      ring: [
        { call: 'pharmacist', when: 'First, for any medicine.' },
        { call: 'gp', when: 'About medicines that you take each day.' },
        { call: 'healthdirect', when: 'At night.' },
      ],
      source: healthdirect('breastfeeding and medicines'),
      reviewed_by: null,
    },
    {
      id: 'vaccines-when',
      question: 'When are my child’s vaccines due?',
      asked: ['immunisation schedule', 'jabs age', 'needles 6 weeks', 'missed vaccines', 'late immunisation'],
      answer:
        'At birth, then 2 (from six weeks), 4, 6, 12 and 18 months, and 4 years. Some children need more, and flu each year is advised from six months. They are free. Late is fine: your GP, nurse or council clinic works out a catch-up. The Medicare app shows what has been given.',
      appliesTo: 'Birth to 4 years',
      ring: [
        { call: 'gp', when: 'To book, or to catch up.' },
        { call: 'nurse', when: 'To talk over what worries you.' },
      ],
      source: handbook('National Immunisation Program'),
      reviewed_by: null,
    },
    {
      id: 'after-vaccines',
      question: 'My baby is grizzly after needles. What is normal?',
      asked: [
        'fever after vaccine',
        'sore leg after jab',
        'after immunisation',
        'lump where needle went in',
        'hot red leg after vaccine',
        'reaction to shots',
      ],
      answer:
        'A sore, red spot, a mild fever, being sleepy or unsettled for a day or two are common. Cuddles, extra feeds and a cool cloth on the spot help. A small lump may stay for weeks. After the 12-month needles, fever or a faint rash may come a week or so later. A pharmacist can say what is safe for pain.',
      appliesTo: 'Babies and toddlers',
      ring: [
        { call: 'emergency', when: 'Trouble breathing, swelling of the face, or floppy.' },
        {
          call: 'hospital',
          when: '38 °C or more under three months, a fit, crying in bouts, vomiting again and again, or blood in poo.',
        },
        { call: 'healthdirect', when: 'If you are worried, at any hour.' },
      ],
      source: handbook('after vaccination'),
      reviewed_by: null,
    },
    {
      id: 'vaccines-in-pregnancy',
      question: 'Which vaccines do I need in pregnancy?',
      asked: [
        'whooping cough pregnant',
        'flu shot pregnant',
        'rsv vaccine',
        'boostrix',
        'grandparents whooping cough',
      ],
      answer:
        'Whooping cough in each pregnancy, best between 20 and 32 weeks. Flu at any time. RSV between 28 and 36 weeks. All three are free and protect baby in the first months. People who will be close to a newborn can have a whooping cough booster at least two weeks before.',
      appliesTo: 'Pregnant',
      ring: [
        { call: 'gp', when: 'To book. Many pharmacists give them, too.' },
        { call: 'maternity', when: 'At your next visit, to ask.' },
      ],
      source: handbook('vaccination for women who are pregnant'),
      reviewed_by: null,
    },
    {
      id: 'paracetamol-or-ibuprofen',
      question: 'Paracetamol or ibuprofen: one, or both?',
      asked: [
        'alternate panadol and nurofen',
        'panadol or nurofen',
        'nurofen after panadol',
        'swap pain relief medicines',
      ],
      answer:
        'One is enough to start with. Both work about as well for most pain. If one does not help, ask a pharmacist about the other. With both, or taking turns, it is easy to give too much, so do that only if a doctor or pharmacist says so. No ibuprofen under three months, with chickenpox, or with vomiting, runny poo or few wet nappies, unless a doctor says so. Fever in a happy child needs neither.',
      appliesTo: 'From 3 months',
      ring: [
        { call: 'emergency', when: 'Hard to wake, a fit, collapse or trouble breathing.' },
        { call: 'poisons', when: 'Too much, twice, or the wrong one: right now, even if they seem well.' },
        { call: 'hospital', when: 'Under three months with 38 °C or more: now, before any medicine.' },
        { call: 'gp', when: 'Under three months without fever: before any medicine.' },
        {
          call: 'pharmacist',
          when: 'Before ibuprofen with asthma, a bleeding, kidney or tummy problem, or other medicines.',
        },
        { call: 'healthdirect', when: 'At night, or if neither helps.' },
      ],
      source: rch('pain relief for children'),
      reviewed_by: null,
    },
    {
      id: 'antidepressants',
      question: 'Do I have to come off my antidepressants for my baby?',
      asked: [
        'zoloft while pregnant',
        'sertraline while breastfeeding',
        'take lexapro pregnant',
        'ssri baby',
        'stopped my antidepressants',
      ],
      answer:
        'Mostly no: many women stay on them, with their doctor’s advice. Please don’t stop or cut down alone: that can make you ill, or bring old feelings back. Most pass into milk only a little, but it differs by medicine. Your doctor weighs the good and the risk of each with you. After birth, the team may watch baby for some days.',
      appliesTo: 'Pregnant, breastfeeding or planning',
      ring: [
        {
          call: 'emergency',
          when: 'You might hurt yourself, baby or others; see or hear things others don’t; newborn blue, floppy, fitting or won’t wake.',
        },
        { call: 'gp', when: 'This week; today if you have stopped or feel worse.' },
        { call: 'hospital', when: 'A newborn who is very jittery, very sleepy or feeds badly: now.' },
        { call: 'pharmacist', when: 'To ask about yours, or if you missed some.' },
        { call: 'panda', when: 'To talk about how you feel, by day.' },
        { call: 'lifeline', when: 'To talk at night, or when PANDA is closed.' },
      ],
      source: mentalHealthGuideline,
      reviewed_by: null,
    },
    {
      id: 'emergency-contraception',
      question: 'Can I get emergency contraception without a script, and how soon?',
      asked: [
        'morning after pill',
        'condom broke',
        'plan b breastfeeding',
        'unprotected sex last night',
        'missed pill had sex',
      ],
      answer:
        'Yes, at most chemists, without a script. The sooner, the better: one pill is for up to three days after sex, another for up to five. A copper IUD within five days works best; a GP or sexual health clinic can fit it. Say if you breastfeed: one pill needs no break, the other about a week without your milk.',
      appliesTo: 'Up to 5 days after sex',
      ring: [
        { call: 'emergency', when: 'You are in danger now, or faint with bad tummy pain.' },
        {
          call: 'pharmacist',
          when: 'Today. Tell them all you take and your weight: both can change what works. Ring again if you vomit soon.',
        },
        { call: 'hospital', when: 'Bad pain low in the tummy in the next weeks.' },
        { call: 'gp', when: 'For an IUD, or if your period is late: a test three weeks after sex.' },
        { call: '1800respect', when: 'If you didn’t want sex, or didn’t feel free to say no.' },
        { call: 'healthdirect', when: 'At night, to find a chemist that is open.' },
      ],
      source: healthdirect('emergency contraception'),
      reviewed_by: null,
    },
    {
      id: 'vaccines-premature-baby',
      question: 'My baby came early. When are their vaccines due?',
      asked: [
        'premmie needles',
        'preterm immunisation',
        'corrected age jabs',
        'nicu vaccinations',
        'prem baby shots',
      ],
      answer:
        'Go by the real birth date, not the due date. The two-month needles come six weeks to two months after birth, even if baby is small or still in hospital. Early babies get sicker from these illnesses, so on time matters. Babies born very early or very small may need extra ones. Baby’s hospital team or GP knows which.',
      appliesTo: 'Born before 37 weeks',
      ring: [
        { call: 'emergency', when: 'Pauses in breathing, blue, or floppy, at any time.' },
        { call: 'hospital', when: '38 °C or more under three months, also after needles: now.' },
        { call: 'gp', when: 'To book. Say how many weeks early baby was.' },
      ],
      source: handbook('vaccination for preterm infants'),
      reviewed_by: null,
    },
    {
      id: 'vaccines-from-overseas',
      question: 'We came from overseas. How does my child catch up on vaccines?',
      asked: [
        'immunisation without medicare',
        'moved to australia vaccines',
        'visa child needles free',
        'refugee vaccination',
        'foreign vaccine record',
      ],
      answer:
        'Bring any records, in any language. A GP, nurse or council clinic works out what is missing and puts it on the Australian register. With no records, having some again is mostly safe. Catch-up vaccines are free for children with Medicare, and for refugees. Without Medicare, it depends on your state and visa; ask the council clinic first.',
      appliesTo: 'Children from overseas',
      ring: [
        { call: 'gp', when: 'To work out a catch-up. Ask first what a visit costs.' },
        { call: 'nurse', when: 'To ask what is free where you live.' },
        { call: 'interpreter', when: 'For a call in your language.' },
      ],
      source: handbook('catch-up vaccination'),
      reviewed_by: null,
    },
    {
      id: 'rsv-protection',
      question: 'How do I protect my baby from RSV?',
      asked: ['nirsevimab', 'beyfortus', 'abrysvo', 'missed rsv shot pregnant', 'rsv antibody newborn'],
      answer:
        'There are two ways. A free vaccine in pregnancy, from 28 weeks, passes protection on to baby. If you had none, or less than two weeks before birth, baby can have an antibody needle. Some babies at high risk need it anyway. Who gets the needle free, and when, depends on your state. Clean hands and no smoke help, too.',
      appliesTo: 'Pregnant, and babies',
      ring: [
        { call: 'emergency', when: 'Pauses in breathing, blue lips, or worn out from breathing.' },
        { call: 'hospital', when: 'Working hard to breathe, or feeding less than half.' },
        { call: 'maternity', when: 'In pregnancy or after birth, to ask what baby needs.' },
        { call: 'gp', when: 'Baby is home and had neither.' },
      ],
      source: handbook('respiratory syncytial virus'),
      reviewed_by: null,
    },
    {
      id: 'sleep-supplements',
      question: 'Can I give my small child melatonin or magnesium to sleep?',
      asked: [
        'melatonin gummies',
        'sleep gummies toddler',
        'magnesium cream kids',
        'natural sleep aid',
        'phenergan to sleep',
      ],
      answer:
        'Not unless a doctor says so. For children, melatonin needs a script here and is meant for a few, such as some autistic children. Tests of gummies sold online found far more, or less, than the label said. There is no good proof that magnesium helps children sleep. Medicine that makes them drowsy can do harm. A steady bedtime is the best start.',
      appliesTo: 'Babies and young children',
      ring: [
        { call: 'emergency', when: 'Hard to wake, a fit, or trouble breathing.' },
        { call: 'poisons', when: 'If they got into it or had too much: right now.' },
        { call: 'gp', when: 'Sleep that wears you all out, snoring, or before any supplement.' },
        { call: 'nurse', when: 'For help with sleep.' },
      ],
      source: healthdirect('melatonin'),
      reviewed_by: null,
    },
  ],
}
