import type { FactTopic } from '../fact.ts'
import { breastfeedingAssociation, infantFeeding, pregnancyBirthBaby, raisingChildren } from '../sources.ts'

export const expressing: FactTopic = {
  id: 'expressing',
  name: 'Expressing and stored milk',
  facts: [
    {
      id: 'milk-coming-in',
      question: 'When does my milk come in after birth?',
      asked: [
        'no milk day 3',
        'only colostrum so far',
        'milk late after c section',
        'breasts still soft day four',
        'delayed milk newborn',
      ],
      answer:
        'Mostly between day two and day five. Until then you make colostrum: small amounts, but enough for most healthy newborns. It can take longer after a caesarean, a hard birth or heavy bleeding, or with diabetes. Feeding or expressing often, at least eight times in 24 hours, helps to bring it on. So does baby on your bare chest.',
      appliesTo: 'First week',
      ring: [
        {
          call: 'emergency',
          when: 'Baby is floppy, blue or grey, or you can’t wake them; or you bleed heavily or feel faint.',
        },
        { call: 'hospital', when: 'Baby is too sleepy to feed, or has hardly any wet nappies: now.' },
        {
          call: 'maternity',
          when: 'No change by day four, fewer wet nappies, or feeds that worry you: today.',
        },
        { call: 'breastfeeding', when: 'To talk through feeds, at any hour.' },
      ],
      source: pregnancyBirthBaby('when your milk comes in'),
      reviewed_by: null,
    },
    {
      id: 'milk-too-thin',
      question: 'Is my breast milk too thin or too weak?',
      asked: [
        'watery breast milk',
        'milk looks blue',
        'foremilk and hindmilk',
        'is my milk nutritious',
        'milk not fatty enough',
      ],
      answer:
        'Almost never. Breast milk often looks thin, watery or bluish, most of all at the start of a feed. It gets creamier as the feed goes on. It is good for baby even when you don’t eat that well. Wet nappies and growth tell you more than how it looks. If you eat no meat, fish, eggs or dairy, ask about vitamin B12.',
      appliesTo: 'While you breastfeed or express',
      ring: [
        { call: 'emergency', when: 'Floppy, or you can’t wake them.' },
        { call: 'hospital', when: 'Baby is weak, very sleepy, or losing skills: now.' },
        {
          call: 'gp',
          when: 'About B12 this week, if you eat no or few animal foods, or had stomach surgery.',
        },
        { call: 'nurse', when: 'To have baby’s growth checked.' },
        { call: 'breastfeeding', when: 'If someone says your milk is weak, or you worry that it is.' },
      ],
      source: breastfeedingAssociation('how breast milk looks and what is in it'),
      reviewed_by: null,
    },
    {
      id: 'mixing-expressed-milk',
      question: 'Can I add fresh warm milk to cold stored milk?',
      asked: [
        'combine two pumping sessions',
        'top up yesterdays ebm',
        'pour expressed milk together',
        'mix older and newer ebm',
        'add fresh to frozen milk',
      ],
      answer:
        'Cool it first. Chill the fresh milk in the fridge, then pour the two cold milks together. Added warm, it would warm up the old milk. The mix is as old as its oldest milk, so keep the first date on it. Never add warm milk to frozen milk. A clean container for each time is the most careful way.',
      appliesTo: 'Healthy babies born at term',
      ring: [
        { call: 'maternity', when: 'If your baby came early or is in hospital: ask the ward first.' },
        { call: 'breastfeeding', when: 'For anything about stored milk.' },
      ],
      source: breastfeedingAssociation('expressing and storing breast milk'),
      reviewed_by: null,
    },
    {
      id: 'freezing-fridge-milk',
      question: 'Can I freeze milk that has been in the fridge for a few days?',
      asked: [
        'day old ebm into freezer',
        'fridge milk freeze later',
        'freeze ebm third day',
        'how soon freeze expressed milk',
        'refreeze breast milk',
      ],
      answer:
        'Yes, if it has been at the back of the fridge for less than 72 hours and was never frozen or warmed. Sooner is better: freeze early what you won’t use. Write on it the day you expressed it, and leave room at the top. Once it has thawed, it can’t be frozen again.',
      appliesTo: 'Healthy babies born at term',
      ring: [
        { call: 'maternity', when: 'If your baby came early or is in hospital: other times apply.' },
        { call: 'breastfeeding', when: 'If you are not sure about a batch.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'carrying-milk',
      question: 'How do I carry breast milk in an esky or cooler bag?',
      asked: [
        'transport expressed milk',
        'ebm in the car',
        'ice bricks breast milk',
        'frozen ebm started melting',
        'moving house freezer stash',
      ],
      answer:
        'Pack closed containers snugly with frozen ice bricks, and keep the lid shut. Put the milk in a fridge or freezer as soon as you arrive. Milk that was only chilled can go in either. Frozen milk that began to thaw can’t be frozen again: keep it cold and use it within four hours. If it got warm, and you don’t know for how long, it is safer to tip it out.',
      appliesTo: 'Healthy babies born at term',
      ring: [
        { call: 'maternity', when: 'If it is for a baby in hospital: ask the ward how they want it.' },
        { call: 'breastfeeding', when: 'Before you tip out a lot of milk.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'half-drunk-breast-milk',
      question: 'Can I keep breast milk from a bottle baby has drunk from?',
      asked: [
        'leftover ebm',
        'unfinished breast milk bottle',
        'reheat breast milk',
        'he drank half can he have it an hour later',
        'half drunk expressed milk',
      ],
      answer:
        'No, it is for that feed only. Germs from baby’s mouth get into the milk, so what is left goes out. A short break in the middle of a feed is fine. Don’t warm it a second time. To lose less, start with a small amount and top up. If baby drank some old milk, most are fine; watch for vomiting, runny poo or fever.',
      appliesTo: 'Babies on expressed milk',
      ring: [
        { call: 'emergency', when: 'Floppy, blue or grey, or you can’t wake them.' },
        {
          call: 'hospital',
          when: 'Under three months with 38 °C or more; or keeps nothing down, very sleepy, or few wet nappies: now.',
        },
        { call: 'healthdirect', when: 'Baby drank old milk and is vomiting or unwell.' },
        { call: 'breastfeeding', when: 'For anything about stored milk.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'soapy-milk',
      question: 'Why does my thawed milk smell soapy?',
      asked: [
        'lipase in milk',
        'ebm smells metallic',
        'frozen breast milk tastes bad',
        'baby refuses thawed milk',
        'fridge milk smells funny',
      ],
      answer:
        'Fat in the milk breaks down as it is stored, and some milk changes more than other milk. If it was stored safely, soapy milk is fine, and many babies drink it. If yours won’t, try milk that was stored for less time. Heating fresh milk before you freeze it can help, but it takes away some of its goodness, so ask first. Milk that smells sour or rancid goes out.',
      appliesTo: 'Babies on expressed milk',
      ring: [
        { call: 'breastfeeding', when: 'Before you tip out a batch, and for how to heat milk first.' },
        { call: 'maternity', when: 'If your baby came early or is in hospital.' },
      ],
      source: breastfeedingAssociation('smell and taste of stored milk'),
      reviewed_by: null,
    },
    {
      id: 'flange-size',
      question: 'Which flange or breast shield size do I need?',
      asked: [
        'pump hurts nipples',
        'flange too small',
        'flange too big',
        'measure nipple for pump',
        'nipple rubs in pump',
      ],
      answer:
        'One in which your nipple sits in the middle and moves freely. It does not rub the sides, and little of the dark skin around it is drawn in. The size goes by the width of your nipple, not of your breast. Each side can differ, and it can change over time. Pain, or a pinched or white nipple, can mean a wrong fit or too much suction.',
      appliesTo: 'While you use a pump',
      ring: [
        {
          call: 'maternity',
          when: 'A fever in the first six weeks after birth: now; or to have someone watch you pump.',
        },
        { call: 'gp', when: 'Deep cuts, pus, a red, sore breast or later fever: today; or pain that stays.' },
        { call: 'breastfeeding', when: 'To talk through the fit, or find a lactation consultant.' },
      ],
      source: breastfeedingAssociation('breast pumps'),
      reviewed_by: null,
    },
    {
      id: 'how-much-expressing',
      question: 'How much milk do I expect when I express?',
      asked: [
        'pump only gets a bit',
        'hardly any milk pumping',
        'one boob makes less',
        'pump output dropped',
        'left side less milk',
        'expressing only few drops',
        'is 60ml normal for one pump',
        'how much should i get when i pump',
      ],
      answer:
        'It varies a lot, and it does not show how much you make: a baby who feeds well gets out more than a pump. In the first days it is only drops. After a feed, a little is normal. One side giving less is very common. Warmth, gentle massage, pumping both sides at once or a look at baby can help it flow.',
      appliesTo: 'While you express',
      ring: [
        { call: 'maternity', when: 'Baby came early or is in hospital, and you get little.' },
        {
          call: 'breastfeeding',
          when: 'Baby lives on expressed milk and you get less than before: ask early.',
        },
        { call: 'nurse', when: 'To have baby’s growth checked.' },
      ],
      source: breastfeedingAssociation('expressing'),
      reviewed_by: null,
    },
    {
      id: 'drying-up-milk',
      question: 'How do I dry up my milk if I am not feeding?',
      asked: [
        'stopped breastfeeding suddenly',
        'dont want to breastfeed',
        'engorged not breastfeeding',
        'milk wont go away',
        'tablets to stop milk',
      ],
      answer:
        'Milk that is not taken out slows down by itself, over days to weeks. A firm, soft bra and cold packs ease the ache; don’t bind your breasts. If you are too full, express just enough to feel better. You may leak a little for weeks. Ask a pharmacist what you can take for pain. A doctor can tell you if tablets to stop milk suit you.',
      appliesTo: 'After birth, or after stopping quickly',
      ring: [
        {
          call: 'emergency',
          when: 'Trouble breathing, confused or faint; or you might hurt yourself or somebody else.',
        },
        {
          call: 'maternity',
          when: 'Fever, feeling ill, or a red, hot, sore breast, in the first six weeks after birth: now.',
        },
        {
          call: 'gp',
          when: 'A red, hot, sore breast or flu feelings, more than six weeks after birth: today. Also low mood that stays.',
        },
        { call: 'breastfeeding', when: 'They help with stopping, too.' },
        { call: 'red-nose', when: 'If your baby has died: at any hour.' },
      ],
      source: raisingChildren('stopping breastfeeding and drying up milk'),
      reviewed_by: null,
    },
    {
      id: 'duct-or-mastitis',
      question: 'Is this sore lump only a blocked duct?',
      asked: [
        'lump but no fever',
        'sore lump feel fine',
        'clogged duct',
        'blocked duct or infection',
        'blocked milk duct',
      ],
      answer:
        'You can mostly tell by how you feel. With a blocked duct, one spot is lumpy and sore, but you feel well. With mastitis the pain, heat and swelling are worse, and you feel ill, often with fever, shivers or aches like the flu. Redness is harder to see on dark skin. One can turn into the other. For both: feed as usual, cool it after, and be gentle.',
      appliesTo: 'While you make milk',
      ring: [
        { call: 'emergency', when: 'Confused, faint, breathing fast, or very ill and getting worse.' },
        { call: 'hospital', when: 'Very unwell, shaking with cold, or redness that spreads fast.' },
        { call: 'maternity', when: 'A fever in the first six weeks after birth: now.' },
        {
          call: 'gp',
          when: 'Fever or feeling ill: today. A lump no better after 24 hours, even if you feel well.',
        },
        { call: 'breastfeeding', when: 'To talk it through, at any hour.' },
      ],
      source: breastfeedingAssociation('blocked ducts and mastitis'),
      reviewed_by: null,
    },
    {
      id: 'breastfeeding-while-sick',
      question: 'Can I breastfeed with a cold or tummy bug?',
      asked: [
        'mum sick and breastfeeding',
        'will baby catch my cold',
        'gastro while breastfeeding',
        'covid and breastfeeding',
        'mum vomiting and breastfeeding',
      ],
      answer:
        'Yes, with a cold, the flu, COVID or a tummy bug you can keep feeding. Baby has most likely met the germ by now, and your milk helps to protect them. Wash your hands before feeds, cough away from baby, and wear a mask if you can. Rest and sip often. Milk can dip and mostly comes back. If you are too ill, express, or have someone who is awake hold baby to you and stay.',
      appliesTo: 'While you breastfeed',
      ring: [
        { call: 'emergency', when: 'Struggling to breathe, confused, chest pain, or faint.' },
        { call: 'hospital', when: 'You are very unwell, or baby under three months has 38 °C or more: now.' },
        { call: 'maternity', when: 'A fever in the first six weeks after birth: now.' },
        { call: 'gp', when: 'Flu or COVID: today, as early treatment may help.' },
        { call: 'healthdirect', when: 'You can’t keep fluids down, or baby gets sick.' },
        { call: 'pharmacist', when: 'Before any cold or flu tablet: some can lower your milk.' },
      ],
      source: breastfeedingAssociation('breastfeeding when you are ill'),
      reviewed_by: null,
    },
  ],
}
