import type { CompanionEntry } from './entry.ts'

export const feedingAndCryingEntries: readonly CompanionEntry[] = [
  {
    id: 'cry-dummy',
    topic: 'crying',
    cues: [
      'dummy',
      'dummies',
      'spat the dummy',
      'wont take a dummy',
      'lost the dummy',
      'giving up the dummy',
    ],
    ack: [
      'All that power in one bit of rubber on the floor behind the cot.',
      "You've become the night shift for a dummy.",
    ],
    steps: [
      "Keep spares by your own bed, so you don't have to hunt.",
      'Pick your battle: the dummy goes, or the dummy stays.',
    ],
    alternateSteps: [
      'Keep it for bed and leave it there in the morning.',
      "Let them hand it over to someone they like, when it's time.",
    ],
    question: 'What would you like it to be?',
    options: ['Gone', 'Easier at night', 'I feel judged for it'],
  },
  {
    id: 'cry-teething',
    topic: 'crying',
    cues: ['teething', 'teeth coming', 'tooth', 'dribble everywhere', 'chewing everything'],
    ack: [
      'Teeth get blamed for a lot, but those gums do look sore.',
      'Dribble, red cheeks and no peace for anyone.',
    ],
    steps: [
      'Give a cold, clean face washer to chew.',
      'Hand the baby over for ten minutes and step outside.',
    ],
    alternateSteps: [
      'Offer cool food if they are on solids.',
      'Ask a nurse or chemist what is right for their age.',
    ],
    question: 'Which part is hardest?',
    options: ['The nights', 'The whining', "Not knowing if it's teeth"],
  },
  {
    id: 'cry-reflux',
    topic: 'crying',
    cues: ['reflux', 'spits up everything', 'vomits after every feed', 'arching back', 'screams after feeds'],
    ack: [
      'Milk down your back again, and a baby who seems to hurt.',
      'You can smell it on everything you own.',
    ],
    steps: [
      'Hold them upright a while after this feed, then swap arms.',
      'For sleep: flat on their back in the cot, even with reflux.',
      "Write down today's feeds and cries in short lines for the GP.",
    ],
    alternateSteps: [
      'Put a towel on the chair and one on you. Stop aiming.',
      'Ask the nurse to watch one whole feed.',
    ],
    question: 'Has anyone looked into it yet?',
    options: ['Yes, no help', 'Not yet', "They say it's normal"],
  },
  {
    id: 'cry-bath',
    topic: 'crying',
    cues: ['hates the bath', 'bath screaming', 'scared of the bath', 'hates hair wash'],
    ack: [
      'A bath that ends with both of you wet and cross.',
      'Somebody said baths were soothing. Not in your house.',
    ],
    steps: ['Skip it tonight. A warm washer will do.', 'Get in as well, if someone can hand them to you.'],
    alternateSteps: [
      'Start with dry toys in an empty tub.',
      'Wash hair another day, with a cup and a silly song.',
    ],
    question: 'What sets it off?',
    options: ['The water', 'The hair', 'Getting out'],
  },
  {
    id: 'cry-shots',
    topic: 'crying',
    cues: ['immunisation', 'needles', 'vaccination', 'vaccinations', 'jabs', 'shots today'],
    ack: [
      'Holding them while it hurts is its own small heartbreak.',
      'You were the safe arms and the person who brought them there.',
    ],
    steps: [
      'Sit down with them and do nothing else for a bit.',
      'Ask the clinic what to look out for tonight.',
    ],
    alternateSteps: ['Wear something soft that they can bury a face in.', 'Plan no other outing for today.'],
    question: 'How are you after it?',
    options: ['Shaky', 'Guilty', "Glad it's done"],
  },
  {
    id: 'feed-mixed',
    topic: 'feeding',
    cues: ['mixed feeding', 'combo feeding', 'top ups', 'triple feeding', 'feed pump bottle'],
    ack: [
      'Breast, bottle, pump, wash, start again. When do you sit?',
      'Two ways of feeding can mean double the work.',
    ],
    steps: [
      'If anyone else is home, the next wash and sterilise is theirs.',
      'Ask your nurse for a plan that has an end date.',
    ],
    alternateSteps: [
      'Hand one whole feed to somebody else.',
      'Sit for the next one with your feet up and your phone off.',
    ],
    question: 'Which bit would you drop first?',
    options: ['The pump', 'The washing up', 'All of it'],
  },
  {
    id: 'feed-mastitis-worry',
    topic: 'feeding',
    cues: ['sore red breast', 'hot breast', 'blocked duct', 'lump in breast', 'breast is red and hot'],
    ack: ['A hot, sore breast and a baby who still wants it.', 'Feeling fluey on top of feeding is rotten.'],
    steps: [
      'Ring your GP or nurse today, and say how fast it came on.',
      'Put someone on baby duty between feeds so you can lie down.',
    ],
    alternateSteps: [
      'Wear your softest top and no wire.',
      'If you start to shake or feel very ill, get seen now.',
    ],
    question: 'How long has it been like this?',
    options: ['Since today', 'A few days', 'I feel really ill'],
  },
  {
    id: 'feed-biting',
    topic: 'feeding',
    cues: [
      'baby bites me',
      'biting while feeding',
      'bites me while feeding',
      'keeps biting me when i feed',
      'bit my nipple',
      'bites the breast',
    ],
    ack: ["Ow. That's a feed with teeth in it.", 'You flinch now before they even latch.'],
    steps: [
      'End the feed for a minute, quietly, each time.',
      'Have a finger ready at the corner of their mouth.',
    ],
    alternateSteps: [
      'Give something cold to chew before the next one.',
      'Talk to the Breastfeeding Helpline about what you see.',
    ],
    question: 'When does it come?',
    options: ['At the end', 'All the time', 'I want to wean'],
  },
  {
    id: 'feed-weaning-sad',
    topic: 'feeding',
    cues: ['last breastfeed', 'last feed', 'weaning and sad', 'sad about weaning', 'finished breastfeeding'],
    ack: [
      'The last feed can slip past before you know it was the last.',
      'You may be glad and sad about it in the same hour.',
    ],
    steps: ["Write one line about it somewhere you'll keep.", 'Keep the cuddle at that same time of day.'],
    alternateSteps: [
      'Wear something soft and firm for a few days.',
      'Watch your mood this week, and tell someone if it drops.',
    ],
    question: 'What did you like about it?',
    options: ['The quiet', 'Being needed', 'Nothing, I feel guilty'],
  },
  {
    id: 'feed-daycare-food',
    topic: 'feeding',
    cues: ['wont eat at daycare', 'lunchbox comes home full', 'full lunchbox', 'doesnt eat at school'],
    ack: ['You packed it, and it came home warm and whole.', 'A full lunchbox can feel like a bad mark.'],
    steps: ['Put in one sure thing tomorrow and stop there.', 'Ask the staff how lunch goes, not how much.'],
    alternateSteps: [
      'Sit on a bench at pick up while they eat it, and call it even.',
      'Let them choose between two things tonight.',
    ],
    question: 'What worries you most about it?',
    options: ["They'll be hungry", 'The waste', 'What staff think'],
  },
  {
    id: 'feed-messy',
    topic: 'feeding',
    cues: ['throws food on the floor', 'throws food', 'food everywhere', 'food on the wall'],
    ack: [
      'Yoghurt in the hair, rice in the blinds, you on your knees.',
      'Some days dinner ends up everywhere but in them.',
    ],
    steps: ['Serve three spoonfuls at a time, no more.', 'Put a sheet down and shake it outside after.'],
    alternateSteps: ['Call it done at the first throw, kindly.', "Eat your own first, while it's warm."],
    question: 'Which meal is the messiest?',
    options: ['Dinner', "When they're tired", 'Every meal'],
  },
]
