import type { FactTopic } from '../fact.ts'
import { donorGuide, infantFeeding, raisingChildren, rch } from '../sources.ts'

export const toddlers: FactTopic = {
  id: 'toddlers',
  name: 'Cups, shoes, siblings and starting school',
  facts: [
    {
      id: 'from-bottle-to-cup',
      question: 'When does my child swap the bottle for a cup?',
      asked: [
        'cup instead of a bottle',
        'sippy cup age',
        'straw cup baby',
        'still on a bottle at 2',
        'open cup',
        'wean off the bottle',
      ],
      answer:
        'Offer a cup from about six months, with water at meals. Spills are how they learn. From around 12 months, milk can go in a cup as well, and the bottle can go bit by bit: first by day, the bedtime one last. An open cup, a straw or a lidded cup are all fine. Long sucking on a bottle, above all in bed, can harm teeth.',
      appliesTo: '6 months to 3 years',
      ring: [
        { call: 'hospital', when: 'Won’t drink at all, with few wet nappies or very sleepy: now.' },
        { call: 'nurse', when: 'If they won’t drink from a cup, or only want milk.' },
        { call: 'dentist', when: 'Brown or white spots on teeth.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'plant-milks',
      question: 'Can my child have oat, soy or almond milk instead of dairy?',
      asked: [
        'oat milk for one year old',
        'soy drink',
        'almond milk baby',
        'dairy free',
        'rice milk',
        'vegan child',
      ],
      answer:
        'Under 12 months, none of them as a drink in place of breast milk or formula. After that, soy milk with added calcium is nearest to cow’s milk. Oat, almond and rice milk have little protein and fat, so as a main drink for a small child they need the advice of a doctor or dietitian first. A splash in food is fine. Choose one with added calcium and no added sugar.',
      appliesTo: 'Babies and toddlers',
      ring: [
        { call: 'emergency', when: 'A swollen face, floppy, or trouble breathing after a new food or milk.' },
        { call: 'gp', when: 'If cow’s milk seems to make your child ill, before you cut it out.' },
        { call: 'nurse', when: 'To go through what they eat and drink.' },
      ],
      source: infantFeeding,
      reviewed_by: null,
    },
    {
      id: 'first-shoes',
      question: 'When does my child need first shoes?',
      asked: [
        'baby shoes',
        'learning to walk barefoot',
        'shoe fitting toddler',
        'what shoes for a new walker',
        'pre walkers',
      ],
      answer:
        'Not until they walk outside. Bare feet are best for learning to walk, where it is safe and warm. Shoes are there to shield feet. Look for soft, bendy soles, a firm heel, a strap or laces, and about a thumb’s width at the toes. Check the fit every couple of months, as feet grow fast. Flat feet and turned-in toes are common in small walkers.',
      appliesTo: 'About 1 to 3 years',
      ring: [
        { call: 'hospital', when: 'Won’t put weight on a leg, or limps with fever: now.' },
        { call: 'gp', when: 'A limp, pain, one side unlike the other, or always on tiptoe.' },
        { call: 'nurse', when: 'If you wonder about feet or walking.' },
      ],
      source: raisingChildren('shoes for children'),
      reviewed_by: null,
    },
    {
      id: 'thumb-sucking',
      question: 'Do I need to stop my child sucking their thumb?',
      asked: [
        'thumb sucking',
        'sucks fingers',
        'buck teeth from thumb',
        'how to stop thumb',
        'sucks two fingers at 4',
      ],
      answer:
        'In babies and toddlers, no. Sucking calms them, and most stop by themselves between two and four. After the adult teeth come, from about five or six, it can push teeth forward, so it helps to let go before. Praise the times without, keep hands busy, and find another comfort for bed. Nagging and bitter paint tend to make it worse.',
      appliesTo: 'Babies to school age',
      ring: [
        { call: 'dentist', when: 'Still sucking at five, or the bite looks odd.' },
        { call: 'gp', when: 'A sore, swollen thumb.' },
        { call: 'nurse', when: 'For ideas that fit your child.' },
      ],
      source: raisingChildren('thumb-sucking'),
      reviewed_by: null,
    },
    {
      id: 'imaginary-friends',
      question: 'My child has an imaginary friend. Is that normal?',
      asked: [
        'imaginary friend',
        'pretend friend',
        'talks to someone who isnt there',
        'made up friend at the table',
        'invisible friend',
      ],
      answer:
        'Yes. Many children have one, mostly from about two and a half up to school age. It is play, and a way to try out feelings. They know, deep down, that it is made up. Go along as far as you like, but let your child speak for the friend. The friend can’t take the blame: ‘You two can pick it up together.’ It mostly fades by itself.',
      appliesTo: 'About 2 to 8 years',
      ring: [
        {
          call: 'gp',
          when: 'The friend scares them or tells them to hurt, or your child is very sad or alone.',
        },
        { call: 'nurse', when: 'If you wonder about how your child plays.' },
      ],
      source: raisingChildren('imaginary friends'),
      reviewed_by: null,
    },
    {
      id: 'dry-at-night',
      question: 'Wet nights at four or five: pull-ups, or wake my child?',
      asked: [
        'five and still wet at night',
        'wake him for a wee',
        'lifting at night',
        'when are kids dry at night',
        'night nappy at 4',
        'pull ups at 5',
      ],
      answer:
        'Dry nights come with age, not with training, and at five about one in five still wets. Pull-ups do no harm and save everyone’s sleep. Lifting a sleepy child may save a sheet, but does not teach them to be dry. Drinks spread over the day, a wee before bed, a mat and a night light help. No blame, no bribes. From about six there is help.',
      appliesTo: 'About 3 to 6 years',
      ring: [
        {
          call: 'emergency',
          when: 'Great thirst or new wetting, and hard to wake, confused, or fast, deep breathing.',
        },
        { call: 'hospital', when: 'Great thirst or new wetting with vomiting or tummy pain: now.' },
        {
          call: 'gp',
          when: 'Great thirst, sore wee, or wet again after dry months: today. Wet by day past four, too.',
        },
        { call: 'nurse', when: 'For a plan.' },
      ],
      source: rch('bedwetting'),
      reviewed_by: null,
    },
    {
      id: 'ready-for-a-sibling',
      question: 'How do I get my toddler ready for the new baby?',
      asked: [
        'tell toddler im pregnant',
        'new baby coming',
        'preparing big sister',
        'second baby how to prepare first',
        'meeting the new baby first time',
      ],
      answer:
        'Tell them in plain words when the bump shows, or before others do: weeks are long for a small child. Look at their own baby photos and read about babies. Make big changes, like a new bed or potty, well before or some time after. Say who will mind them when you go to hospital. When they meet, have your arms free for them first.',
      appliesTo: '1 to 5 years',
      ring: [
        { call: 'nurse', when: 'For ideas that fit your child’s age.' },
        { call: 'pregnancy-birth-baby', when: 'To talk it through.' },
        { call: 'panda', when: 'If the thought of two weighs on you.' },
      ],
      source: raisingChildren('preparing your child for a new baby'),
      reviewed_by: null,
    },
    {
      id: 'sibling-jealousy',
      question: 'My older child is jealous of the baby. What helps?',
      asked: [
        'jealous of new baby',
        'toddler acting up since baby',
        'wants a bottle again',
        'pinches the baby',
        'sibling rivalry',
        'he wants us to send her back',
      ],
      answer:
        'It is common, and it passes. They may cling, wake, wet or want to be a baby again. Name it: ‘It’s hard to wait while I feed.’ Give ten minutes a day that are theirs alone, and let them help if they like. Praise gentle hands. Stop rough ones calmly, and don’t leave a small child alone with the baby. Keep their bedtime and rules as they were.',
      appliesTo: '1 to 6 years',
      ring: [
        { call: 'hospital', when: 'The baby was hit on the head, dropped or shaken: now.' },
        { call: 'nurse', when: 'If it does not ease over some weeks.' },
        { call: 'panda', when: 'When being torn in two is too much.' },
      ],
      source: raisingChildren('helping your child adjust to a new baby'),
      reviewed_by: null,
    },
    {
      id: 'school-readiness',
      question: 'Is my child ready for school, or do we wait a year?',
      asked: [
        'starting prep or kinder year',
        'hold back a year',
        'school starting age',
        'too young for school',
        'youngest in the class',
        'what does he need to know before school',
      ],
      answer:
        'It is less about letters than about managing a day: being apart from you, following simple steps, the toilet, a lunch box, getting on with others. Kids differ, and schools expect that. The age by which they may and must start is set by each state, so check its education department. Ask the preschool teacher what they see. If you wait, plan a good year.',
      appliesTo: '4 to 6 years',
      ring: [
        { call: 'gp', when: 'If hearing, sight, speech or toileting worry you.' },
        { call: 'nurse', when: 'For the check before school.' },
      ],
      source: raisingChildren('starting school: deciding when'),
      reviewed_by: null,
    },
    {
      id: 'telling-about-a-donor',
      question: 'How and when do I tell my child about the donor?',
      asked: [
        'donor conceived',
        'sperm donor how to explain',
        'egg donor tell a child',
        'where is my dad donor',
        'ivf donor story for toddler',
      ],
      answer:
        'Early is easier: from when they are tiny, as part of the story of how you became a family. Then there is no big talk and no secret. Keep it short and warm: ‘We needed some help to have you, and a kind person gave it.’ Add more as they ask. Picture books and a photo album help. If your child is older, it is not too late.',
      appliesTo: 'Any age',
      ring: [
        { call: 'gp', when: 'For a counsellor who knows donor families. Your clinic may have one.' },
        { call: 'nurse', when: 'For words that fit your child’s age.' },
        { call: 'kids-helpline', when: 'If an older child wants somebody of their own to talk to.' },
      ],
      source: donorGuide,
      reviewed_by: null,
    },
  ],
}
