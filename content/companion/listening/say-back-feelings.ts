import type { Kind, Sayings } from './kind.ts'

/** Lines that say how she is. */
export const feelings: Record<
  Extract<
    Kind,
    | 'outburst'
    | 'blame'
    | 'mourning'
    | 'missing'
    | 'hurt'
    | 'tears'
    | 'spent'
    | 'alone'
    | 'worried'
    | 'torn'
    | 'cross'
    | 'dull'
    | 'low'
    | 'feeling'
  >,
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
  mourning: {
    lines: [
      "I'm so sorry. You can say as much or as little as you like.",
      "I'm sorry. There's room for that here.",
      "Nothing I say will be big enough, so I'll just stay.",
      'That love has nowhere to go for a minute. It can come here.',
    ],
    quoting: ["“{said}”. I'll not rush past that.", "You wrote “{said}”. I'm sorry, and I'm here."],
    questions: [
      {
        ask: 'Would you like to tell me about them?',
        met: ['Thank you for telling me that.', "I'm glad you said it here."],
      },
      { ask: 'What do you miss most?', met: ["Of course that's what you miss.", "I can see why it's that."] },
      {
        ask: 'Is there a name you would like to say here?',
        met: ["It's good to have that here. Thank you.", "Thank you. That's written here now."],
      },
      {
        ask: 'How is today with it?',
        met: ["Today needn't be any better than that.", "Then that's today. I'm staying."],
      },
    ],
  },
  missing: {
    lines: [
      "That's a real thing to want. It's not too much.",
      'I can hear the wish in it.',
      'Wanting that makes sense, even if nobody can hand it to you tonight.',
    ],
    quoting: [
      "“{said}”. That's a fair thing to want.",
      "I'd like to hear more about “{said}”.",
      '“{said}” has a whole story behind it, I think.',
    ],
    questions: [
      {
        ask: 'What would it be like, if you had it for a day?',
        met: ['I can see it from here. No wonder you want it.', 'That would be a good day.'],
      },
      {
        ask: 'What would be different then?',
        met: ["Then it's a fair thing to want.", "That's no small difference."],
      },
    ],
  },
  hurt: {
    lines: [
      'That went in. I can see why it hurt.',
      "You don't have to shrug it off here.",
      'That would hurt, however it was meant.',
    ],
    quoting: ['“{said}”. That went in, and I can see why.', '“{said}” is no small thing to have felt.'],
    questions: [
      {
        ask: 'Where does it sting the most?',
        met: [
          "That's the spot, then. No wonder you can't shrug it off.",
          'Of all of it, that. I can see why.',
        ],
      },
      {
        ask: 'What would have helped just then?',
        met: ["It wasn't a lot to hope for.", 'You could have done with just that.'],
      },
    ],
  },
  tears: {
    lines: [
      'Crying is allowed here. No one will tell you to stop.',
      'Tears are a fair answer to some days.',
      'Then it had to come out somewhere.',
      "You don't have to be finished crying to talk here.",
    ],
    quoting: [
      "You wrote “{said}”, and I'm not going to hurry you past it.",
      '“{said}”. It had to come out somewhere.',
    ],
    questions: [
      {
        ask: 'What set it off?',
        met: ['That would do it.', 'Then the tears had a reason, even if it looks small to somebody else.'],
      },
      {
        ask: 'How is it now?',
        met: ['Okay. It goes at its own pace.', "Then that's where it has got to. No rush."],
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
  alone: {
    lines: [
      "That's a lonely spot to be in, and I'm glad you said so.",
      "I'm only an app, but somebody has heard that now.",
      'It makes sense to want one person who knows.',
    ],
    quoting: [
      "“{said}”. I'm glad you told somebody, even if it's only me.",
      "I'm staying with “{said}”. It's a lot of quiet to sit in.",
    ],
    questions: [
      {
        ask: 'When do you notice it most?',
        met: ["That's when it would be loudest.", "Then that's the hour to drop in here, if you like."],
      },
      {
        ask: 'What kind of company would be right, just now?',
        met: ["I'd wish you just that.", "It's not too much to ask of a day."],
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
  low: {
    lines: [
      "Thank you for trusting me with it. You don't have to brighten it up for me.",
      "Some days have no colour in them, and it's hard to say why.",
      "I'm here, and there's no rush to say it well.",
      "There doesn't need to be a reason for it to count.",
      'You can be exactly as you are in this chat. No face needed.',
      'Small words are fine. So is one word and a full stop.',
      "It matters that you said it. I'll stay with it as long as you like.",
    ],
    quoting: [],
    questions: [
      {
        ask: "What's it like today?",
        met: ['Thanks for telling me as it is.', "Okay. It doesn't have to be more than that today."],
      },
      {
        ask: 'How long has it felt this way?',
        met: [
          'A GP would want to know just that, and so would PANDA, on 1300 726 306.',
          "Thanks. It's a good thing to tell a GP, in those words.",
        ],
      },
      {
        ask: 'When is it at its heaviest?',
        met: ["Then that's the time to go gently on yourself.", "Okay. I'm here at that hour, too."],
      },
      {
        ask: 'What is one thing that was in your day, good or bad?',
        met: ["Thanks. That's a real bit of a day.", "I'm glad to have that one from you."],
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
