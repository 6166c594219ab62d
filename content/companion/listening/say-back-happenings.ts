import type { Kind, Sayings } from './kind.ts'

/** Lines that say what goes on around her. */
export const happenings: Record<
  Extract<
    Kind,
    | 'told'
    | 'noise'
    | 'awake'
    | 'ill'
    | 'sore'
    | 'money'
    | 'tried'
    | 'hers'
    | 'theirs'
    | 'age'
    | 'count'
    | 'long'
    | 'plain'
  >,
  Sayings
> = {
  told: {
    lines: [
      'Some words get under the skin and stay there.',
      'Words like that have a way of coming back at night.',
      "I only have your side of it, and your side is the one I'm here for.",
      'That one would stay with me too, if things stayed with me.',
      "Whatever was meant by it, you're the one it landed on.",
    ],
    quoting: [
      '“{said}”. That would stay with a person.',
      'I can see “{said}” going round and round.',
      "So that was “{said}”. Whatever was meant, you're the one it landed on.",
      '“{said}”, and then you have to go on with your day.',
    ],
    questions: [
      'What did you say to that, or wish you had?',
      'How did it land with you?',
      'What would you like to have heard in its place?',
      'Is that new, or has it come up before?',
      'What was going on just before it?',
    ],
  },
  noise: {
    lines: [
      'That sound goes right through a body.',
      "It's hard to think straight inside that noise.",
      'Crying takes over a whole room, and then your head.',
      'You were there with it, and that counts, even when nothing seems to work.',
    ],
    quoting: [
      '“{said}”. That sound goes right through a body.',
      'I have “{said}”. No wonder your shoulders are up.',
    ],
    questions: [
      'Is it going on now, or is it quiet?',
      'What happens in you when it starts?',
      'Is there a time of day for it?',
      'Has anyone been able to swap with you?',
    ],
  },
  awake: {
    lines: [
      'Up again. The night gets long in pieces like that.',
      "These are slow hours, and there isn't much company in them.",
      "Broken nights are a hard way to live, even when you're used to it.",
      'No one is at their best at this end of a night.',
      'Sleep that comes in scraps hardly counts as sleep.',
    ],
    quoting: [
      '“{said}”. The night gets long in pieces like that.',
      '“{said}”, and here you are, still upright.',
      'I read “{said}” and winced a little, as far as I can.',
      "Right, “{said}”. That's no kind of night.",
    ],
    questions: [
      'Is it quiet now, or are you in the middle of it?',
      'How long has it been like this?',
      "What's the night usually like?",
      'Is there any chance of a nap tomorrow?',
      'What have you got the energy for right now?',
    ],
  },
  ill: {
    lines: [
      "I can't judge that from here. If it worries you, a nurse answers at any hour: healthdirect, 1800 022 222.",
      'Keep an eye on it, and trust your own. If anything gets worse fast, 000.',
      'You know what usual looks like there, so a change from usual is worth a call.',
      'That makes for a long night. I can look for what to watch for, if you ask me.',
    ],
    quoting: [
      "“{said}”. I can't judge that from here, but a nurse can, at any hour: healthdirect, 1800 022 222.",
    ],
    questions: [
      'How do they seem to you right now?',
      'What changed, and since when?',
      'Is there another grown-up near you?',
      'What would you like to know about it?',
    ],
  },
  sore: {
    lines: [
      'A body that hurts makes every other job bigger.',
      'That has to be wearing, on top of the rest.',
      "You're the one living in it, so I believe you.",
      'Pain is tiring by itself, before anything else is asked of you.',
    ],
    quoting: [
      '“{said}”. That makes every other job bigger.',
      '“{said}” is no small thing to carry around all day.',
      "I have “{said}”. I can't judge a body from here, but I believe you.",
    ],
    questions: [
      'How long has it been like that?',
      'Is it getting better, worse, or staying put?',
      'Has anyone had a look at it?',
      'What makes it easier, even a little?',
    ],
  },
  money: {
    lines: [
      "That sum doesn't care how hard you work, which is the mean part.",
      'Money worries sit down at every meal.',
      "It's the kind of thing that does its maths at three in the morning.",
      "That's a real squeeze, and no lack of effort on your side.",
    ],
    quoting: [
      "“{said}”. The sums aren't being kind to you.",
      'I can see “{said}” keeping a person up with a calculator.',
    ],
    questions: [
      'What gets squeezed first?',
      "Is it all of it, or one bill that's the worst?",
      'Who knows how tight it is?',
      'When does the next bit fall due?',
    ],
  },
  tried: {
    lines: [
      "You've been through the whole list, then. I won't read it to you again.",
      "Fair enough. You've done the trying already.",
      "That's a lot of trying for not much back.",
      "Then I won't tell you to do it all over again.",
    ],
    quoting: [
      "“{said}”. You've done the trying already, so no list from me.",
      'After “{said}” the last thing you need is the same tips again.',
    ],
    questions: [
      'Did any of it help, even for five minutes?',
      'Which part is the worst of it?',
      'Would you like another idea, or just some company?',
      'What was different on the least bad day?',
    ],
  },
  hers: {
    lines: [
      'I can picture that, you in the thick of it.',
      'You did that, on top of everything else.',
      'That took something, even if no one saw it.',
      "It's a small scene, and there's a lot in it.",
    ],
    quoting: [
      '“{said}”. I can picture that.',
      'So you got to “{said}”. That took something.',
      '“{said}” is a small scene with a lot in it.',
      'I like that you told me “{said}”, just as it was.',
    ],
    questions: [
      'How was that for you?',
      'How did you feel afterwards?',
      'What happened next?',
      'What went through your head just then?',
      'Did anyone notice?',
    ],
  },
  theirs: {
    lines: [
      "Okay. That's how it is over there.",
      'Thanks. That makes it clearer to me.',
      "Right, I've got that bit.",
      'I can follow that.',
      "I'm getting the picture, one bit at a time.",
    ],
    quoting: ["“{said}”. I'm getting the picture.", 'I can see “{said}” in front of me.'],
    questions: [
      'How is that for you?',
      'What do you make of it?',
      'What would you like to see change?',
      'What do you do then?',
      'How long has that been going on?',
    ],
  },
  age: {
    lines: [
      "Okay. That tells me who we're talking about.",
      'Right, that age. It has rules of its own.',
      'Good to know. That gives it a size.',
    ],
    quoting: ['“{said}”. Okay, now I know who is in this story.', 'Right, “{said}”. That helps me see it.'],
    questions: [
      'What are they like on a good day?',
      'What has that age been like at yours?',
      'And how are you with it all?',
    ],
  },
  count: {
    lines: [
      'Okay. That helps me place it.',
      "Right, so that's how it stands.",
      'Good to know. That gives it a size.',
      'Thanks. I have that in the picture now.',
    ],
    quoting: [
      '“{said}”. Okay, that helps me place it.',
      'Right, “{said}”. Now I know where we are.',
      '“{said}”, then. I have that in the picture.',
    ],
    questions: [
      'And how are you with it?',
      "What's that like, day to day?",
      'Is it as you thought it would be?',
      'What has been the longest part?',
    ],
  },
  long: {
    lines: [
      "There's a lot in that. I've read all of it.",
      "You tell it so that I can see it. There's more than one thing in there.",
      "That's a whole day in a few lines.",
      "I've read that twice, so as not to miss a bit.",
      'A lot goes on at your end. Thanks for writing it down as it was.',
    ],
    quoting: [
      "There's a lot in that. “{said}” is the bit that stays with me.",
      'Out of all of it, I keep looking at “{said}”.',
      "I've read every word, and “{said}” most of all.",
      'You could write. “{said}” puts me right there.',
    ],
    questions: [
      'Which bit of it weighs the most?',
      'What stays with you from all that?',
      'And how are you, at the end of it?',
      'Where would you like to start?',
    ],
  },
  plain: {
    lines: [
      'Okay. I have read that, and it stays.',
      "Thank you. Say it as it comes, it needn't be tidy.",
      "Right. I'm following you.",
      "I'd rather hear it like this than tidied up.",
      'All of that can be here.',
      'That belongs in it too, then.',
      "Mm. Go on, if there's more.",
    ],
    quoting: [
      '“{said}”. Tell me a bit more about that, if you like.',
      '“{said}” made me stop and read it again.',
      'Of all that, “{said}” stands out to me.',
      '“{said}” says a lot in few words.',
      'Right, “{said}”. I have that.',
      'Let me make sure I have it: “{said}”.',
      "“{said}”. Okay. I'm with you.",
    ],
    questions: [
      'What happened then?',
      'How do you feel about it?',
      'Is there more to it?',
      'What do you make of that?',
      'What else is going on there?',
      'How did that come about?',
    ],
  },
}
