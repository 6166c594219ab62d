import type { CompanionEntry, Reflection } from './entry.ts'
import { modeFallbackEntries } from './mode-fallbacks.ts'

/** For when nothing matches: ask, lean on her check-in, never guess. */
export const fallbackEntries: readonly CompanionEntry[] = [
  ...modeFallbackEntries,
  {
    id: 'fallback-open',
    topic: 'general',
    cues: [],
    ack: [
      "I'm not sure I've read that right, so let me ask instead of guess.",
      "I'd like to get this right before I say much.",
    ],
    steps: [
      'Tell me the main part in one line.',
      'Or name what you need: a step, a laugh, or to be left to talk.',
    ],
    alternateSteps: ["Try it as 'The hard part is...'", "Add who's involved: you, a child, a partner, work."],
    question: 'What matters most in what you just wrote?',
    options: ['My kids', 'Me', 'Just listen'],
  },
  {
    id: 'fallback-low',
    topic: 'general',
    cues: [],
    ack: [
      "You marked your energy as low, so I'll keep this light.",
      "Not much in the tank today. We'll stay small.",
    ],
    steps: ['Sit or lean on something while you read.', "Give me just two or three words. I'll do the rest."],
    alternateSteps: [
      'Rest your eyes on one still thing for a few breaths.',
      "Have a mouthful of water, then decide if you'd like to go on.",
    ],
    question: 'What is taking the most out of you?',
    options: ['No sleep', 'Everything is on me', "I'm not sure"],
    when: { energy: ['low'] },
  },
  {
    id: 'fallback-high',
    topic: 'general',
    cues: [],
    ack: [
      "There's some energy in you today. Let's point it somewhere good.",
      "You've got a bit of spark, by your check-in.",
    ],
    steps: [
      'Pick one thing that future you would thank you for. Ten minutes.',
      "Tell me what you'd like to get moving.",
    ],
    alternateSteps: ['Use some of it on something just for fun.', 'Stop while you still have a little left.'],
    question: 'Where would you like it to go?',
    options: ['Something for me', 'The house is a mess', 'My kids'],
    when: { energy: ['high'] },
  },
  {
    id: 'fallback-frazzled',
    topic: 'general',
    cues: [],
    ack: [
      'Frazzled, you said earlier. All your edges are a bit singed.',
      'Too many wires crossed at once, from the look of today.',
    ],
    steps: [
      'Turn one thing off: a sound, a light, a screen.',
      'Say which is loudest: people, noise, time, or thoughts.',
    ],
    alternateSteps: [
      'Do the next task at half pace on purpose.',
      'Step to a doorway and feel the air on your arms.',
    ],
    question: 'Which of those is the loudest?',
    options: ['Noise', 'Racing thoughts', 'Everyone needs me'],
    when: { mood: ['frazzled'] },
  },
  {
    id: 'fallback-flat',
    topic: 'general',
    cues: [],
    ack: ["You said flat today. I won't try to pep you up.", 'A flat day. We can be quiet about it.'],
    steps: ['Open a curtain, or a door, for a minute.', "Choose one word for right now, even if it's 'meh'."],
    alternateSteps: [
      'Touch something with texture: wool, bark, warm bread.',
      'Let one small job be the whole job.',
    ],
    question: 'How long has it been this colour?',
    options: ['Just today', 'For weeks', 'A long time'],
    when: { mood: ['flat'] },
  },
  {
    id: 'fallback-overwhelmed',
    topic: 'general',
    cues: [],
    ack: [
      "Overwhelmed was your word today, so we'll go one thing at a time.",
      "Plenty on you. I'll ask about just one slice.",
    ],
    steps: [
      'Push everything but the next half hour off the table.',
      'Tell me only what comes first on that half-hour list.',
    ],
    alternateSteps: [
      'Breathe out as if through a straw, three times.',
      'Put a hand flat on the table and feel it hold you.',
    ],
    question: "What's in the next half hour?",
    options: ['Dinner and bedtime', 'Work', "I don't know where to start"],
    when: { mood: ['overwhelmed'] },
  },
  {
    id: 'fallback-calm',
    topic: 'general',
    cues: [],
    ack: [
      "You sounded calm at check-in. I'll follow your lead.",
      'A steadier day, then. Take this wherever you like.',
    ],
    steps: [
      'Tell me a bit more, in your own time.',
      'Choose: think something through, or enjoy a rest from thinking.',
    ],
    alternateSteps: [
      "Note one thing that's working at present.",
      'Make a plan for a thing you enjoy, date and all.',
    ],
    question: 'What would you like from this chat?',
    options: ['Think something through', 'A tiny step', 'Just chatting'],
    when: { mood: ['calm'] },
  },
  {
    id: 'fallback-okay',
    topic: 'general',
    cues: [],
    ack: ["An 'okay' day has room in it for most things.", 'So, middling. We can work with middling.'],
    steps: ['Say a little more about that last bit.', "Think of who or what it's about, and start there."],
    alternateSteps: [
      "Ask yourself what you'd change by five per cent.",
      "Finish: 'I keep coming back to...'",
    ],
    question: 'Is it a problem, a feeling or just a story?',
    options: ['A problem', 'A feeling', 'Just chatting'],
    when: { mood: ['okay'] },
  },
  {
    id: 'fallback-night',
    topic: 'general',
    cues: [],
    ack: [
      "It's late, so I'll keep to short lines.",
      "Night words come out crooked sometimes. I'd like to follow.",
    ],
    steps: ['Dim the screen, then try me again in five words.', "Or just say what's keeping you up."],
    alternateSteps: [
      'Leave the thinking till morning. Tell me how your body feels.',
      'Pull a blanket up before you type.',
    ],
    question: 'What would make the next hour softer?',
    options: ['Sleep', "My head won't stop", 'Someone to talk to'],
    when: { night: true },
  },
  {
    id: 'fallback-more',
    topic: 'general',
    cues: [],
    ack: ['I want to follow you here. Say a bit more?', "There's more to this, I think."],
    steps: [
      'Start with where you were when it happened.',
      'Leave out the tidy version. The messy one tells me more.',
    ],
    alternateSteps: ['Say what you felt first, and what came second.', 'Tell me how you wish it had gone.'],
    question: 'What came just before that?',
    options: ['A fight', 'A bad night', 'Nothing, it just came'],
  },
  {
    id: 'fallback-choose',
    topic: 'general',
    cues: [],
    ack: ["I've only got part of the picture so far.", 'You may have to draw me a map for this one.'],
    steps: [
      'Choose the drawer it goes in: home, kids, body, heart.',
      'Give it a size, from pebble to boulder.',
    ],
    alternateSteps: ["Say if it's new, or an old friend.", "Name one thing you'd like me not to say."],
    question: 'Which drawer is it in?',
    options: ['Kids', 'My body', 'My relationship'],
  },
  {
    id: 'fallback-hold',
    topic: 'general',
    cues: [],
    ack: [
      "My reading of that isn't certain, and I'd sooner ask than guess.",
      'Bear with a slow program here. I want to catch your meaning.',
    ],
    steps: [
      "Put it in the plainest words you've got.",
      "If you'd sooner be heard than helped, type 'just listen'.",
    ],
    alternateSteps: ['Skip to the part that stings.', "Or tell me what you hoped I'd say."],
    question: 'Do you want company or a way forward?',
    options: ['Just listen', 'A tiny step', "I don't know"],
  },
]

/**
 * Things she may bring up that no entry is about. Her own words are never quoted back: a line from this closed list
 * shows that she was read.
 */
export const reflections: readonly Reflection[] = [
  { cue: 'sister', line: 'So your sister is part of this.' },
  { cue: 'brother', line: 'So your brother is part of this.' },
  { cue: 'dog', line: 'You mentioned the dog.' },
  { cue: 'cat', line: 'You mentioned the cat.' },
  { cue: 'boss', line: 'Your boss comes into it.' },
  { cue: 'neighbour', line: 'The neighbours come into it.' },
  { cue: 'doctor', line: 'You brought up the doctor.' },
  { cue: 'nurse', line: 'You brought up the nurse.' },
  { cue: 'teacher', line: 'The teacher comes into it.' },
  { cue: 'weekend', line: 'You mentioned the weekend.' },
  { cue: 'birthday', line: 'There is a birthday in there.' },
  { cue: 'wedding', line: 'There is a wedding in there.' },
  { cue: 'car', line: 'You mentioned the car.' },
  { cue: 'house', line: 'The house comes into it.' },
  { cue: 'friend', line: 'A friend comes into it.' },
  { cue: 'baby', line: 'So this is about the baby.' },
]
