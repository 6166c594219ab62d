import type { FactTopic } from './fact.ts'
import { handbook, healthdirect } from './sources.ts'

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
        'reaction to shots',
      ],
      answer:
        'A sore, red spot, a mild fever, being sleepy or unsettled for a day or two are common. Cuddles, extra feeds and a cool cloth on the spot help. A small lump may stay for weeks. After the 12-month needles, fever or a faint rash may come a week or so later. A pharmacist can say what is safe for pain.',
      appliesTo: 'Babies and toddlers',
      ring: [
        { call: 'emergency', when: 'Trouble breathing, swelling of the face, or floppy.' },
        { call: 'hospital', when: '38 °C or more under three months, a fit, or crying for hours.' },
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
  ],
}
