import type { Kind, Sayings } from './kind.ts'

/** Other lines that say how she is. */
export const feelings: Record<
  Extract<Kind, 'outburst' | 'blame' | 'spent' | 'worried' | 'torn' | 'cross' | 'dull' | 'feeling'>,
  Sayings
> = {
  outburst: {
    lines: [
      "It came out, and now it's over. You're telling me about it, which isn't nothing.",
      'Loud happens in houses. What comes after it counts as well.',
      'You can say that here without anyone gasping.',
      "A temper has an end, and you're on the far side of it now.",
    ],
    quoting: [
      '“{said}”. Thanks for saying it straight. No gasp from me.',
      'You could have left out “{said}”, and you told me. I think well of that.',
      "So it came to “{said}”. That's one moment, not the whole of you.",
    ],
    questions: [
      {
        ask: 'What was going on just before?',
        met: [
          'So that was the minute before. It makes more sense with that in front of it.',
          "Then it didn't come from nowhere.",
        ],
      },
      {
        ask: 'How are you after it?',
        met: [
          "That's how it feels once the noise has gone. Nothing has to be fixed tonight.",
          "Okay. You got to the end of it, and you're allowed to feel that way.",
        ],
      },
      {
        ask: 'What would you like to say to them, if anything?',
        met: [
          "Those words will do, just as they are. They keep until you're ready.",
          'Plain and short like that is plenty.',
        ],
      },
    ],
  },
  blame: {
    lines: [
      "You're a hard judge, and you have only heard one side.",
      "If a friend said that of herself, you'd argue with her.",
      "That's a heavy thing to hold against yourself at any hour.",
      'One bad hour is a thin bit of evidence to judge a person on.',
      'Caring how it went is the part that shows through.',
    ],
    quoting: [
      "“{said}” is harsher than anything I'd say of you.",
      "You put “{said}”, and I'd like to argue a little.",
      'I read “{said}”, and I see someone who minds how things go.',
    ],
    questions: [
      {
        ask: 'What would you say to a friend who told you this?',
        met: [
          "Then that's the fairer version, and you wrote it yourself.",
          'You could have a bit of that for yourself.',
        ],
      },
      {
        ask: 'What happened, from the start?',
        met: [
          'Told from the start it looks less like a verdict to me.',
          "Thanks for the whole of it. There's more in there than your fault.",
        ],
      },
      {
        ask: 'Who would see it more kindly than you do?',
        met: ['Borrow those eyes for a minute.', "I'd listen to that one before the voice in your head."],
      },
    ],
  },
  spent: {
    lines: [
      "You're running on very little. I'll keep it short.",
      'Nothing needs doing in this chat. You can just be done for a bit.',
      "Right. Empty is empty, and you're allowed to say so.",
      "You've carried today this far. It can wait by the door now.",
    ],
    quoting: [
      '“{said}”. I believe you, no proof needed.',
      "If “{said}” is all you have to say tonight, it's enough.",
      '“{said}”. Then this chat will ask very little of you.',
    ],
    questions: [
      {
        ask: 'What took the most out of you?',
        met: ["No wonder there isn't much left.", 'That would empty anybody out.'],
      },
    ],
  },
  worried: {
    lines: [
      'Worries grow at this sort of hour. You can put this one down here.',
      "That's a thought with sharp corners. No wonder you can't put it down.",
      "It's out of your head and on a page now. That's a small start.",
    ],
    quoting: [
      "“{said}”. That's the thought that keeps coming round, then.",
      'So “{said}” is what your head is chewing on.',
      '“{said}” is on the page now, so your head can loosen its grip a bit.',
    ],
    questions: [
      {
        ask: "What's the part you fear most?",
        met: [
          "Then that's the real one, under all the others.",
          "I can see why it's that part that keeps you going round.",
        ],
      },
      {
        ask: 'Has anything helped with a worry like this before?',
        met: ['Then it may again, or half of it might.', 'Good to know that something can.'],
      },
    ],
  },
  torn: {
    lines: [
      "Two things can be true, and you've just said both.",
      "You don't have to pick one. They both count.",
      'Both halves of that make sense to me.',
    ],
    quoting: ['Both halves of “{said}” can be true.', "I'd not cross out any part of “{said}”."],
    questions: [
      {
        ask: 'Which half is louder today?',
        met: [
          'Then that half gets to talk first. The other can stay in the room.',
          "All right. Louder isn't the same as right, but it's good to know.",
        ],
      },
      {
        ask: 'What would you choose, if nobody minded?',
        met: ["That's good to know, whatever you end up doing.", "Then that's the wish under it."],
      },
    ],
  },
  cross: {
    lines: [
      'You can be as cross as you like in here. Nothing breaks.',
      "Fair. I'd not be smiling either.",
      'Go on, swear at me. I have no feelings to hurt.',
      "You needn't be polite about it in here.",
    ],
    quoting: [
      '“{said}”. Fair enough, and no need to be polite about it.',
      "I'd put “{said}” in capital letters.",
    ],
    questions: [
      {
        ask: "What's the bit that gets you most?",
        met: [
          "Yes. That's the bit that would stay stuck in the teeth.",
          'That would get me too, if I had nerves.',
        ],
      },
      {
        ask: 'What would you say, if you could say it all?',
        met: [
          "Good. It's been said once now, and nothing broke.",
          "I'd have liked to see a face or two at that.",
        ],
      },
    ],
  },
  dull: {
    lines: [
      'Dull is its own kind of tired.',
      'The same loop again. That wears a person thin.',
      "We can talk about nothing much, if that's better than the ceiling.",
    ],
    quoting: ['“{said}”. Dull is its own kind of tired.'],
    questions: [
      {
        ask: 'What would you do with a free morning?',
        met: ["I'd like that for you.", "That's a good use of a morning."],
      },
    ],
  },
  feeling: {
    lines: [
      "You've put that plainly. Thank you.",
      "That's worth saying, and I'm not going to talk you out of it.",
      "Okay. That's how it is, with no polish on it.",
    ],
    quoting: [
      "“{said}”. I'll not talk you out of it.",
      'You put it well: “{said}”.',
      "I'd like to stay with “{said}” for a minute.",
    ],
    questions: [
      {
        ask: 'When did you first notice it?',
        met: ["So it's been with you since then.", "Okay. You've known it a while, then, or just met it."],
      },
      {
        ask: 'Who knows that you feel like that?',
        met: [
          "Okay. And now there's one more, even if it's only an app.",
          "Right. I'm glad you put it here as well.",
        ],
      },
    ],
  },
}
