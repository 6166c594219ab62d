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
      'What was going on just before?',
      'How is everybody now?',
      'How are you after it?',
      'What would you like to say to them, if anything?',
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
      'What would you say to a friend who told you this?',
      'What happened, from the start?',
      'Who would see it more kindly than you do?',
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
      'Would you like to tell me about them?',
      'What do you miss most?',
      'Is there a name you would like to say here?',
      'How is today with it?',
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
    questions: ['What would it be like, if you had it for a day?', 'What would be different then?'],
  },
  hurt: {
    lines: [
      'That went in. I can see why it hurt.',
      "You don't have to shrug it off here.",
      'That would hurt, however it was meant.',
    ],
    quoting: ['“{said}”. That went in, and I can see why.', '“{said}” is no small thing to have felt.'],
    questions: ['Where does it sting the most?', 'What would have helped just then?'],
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
    questions: ['What set it off?', 'How is it now?'],
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
    questions: ['Can anything wait until tomorrow?', 'What took the most out of you?'],
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
    questions: ['When do you notice it most?', 'What kind of company would be right, just now?'],
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
    questions: ["What's the part you fear most?", 'Has anything helped with a worry like this before?'],
  },
  torn: {
    lines: [
      "Two things can be true, and you've just said both.",
      "You don't have to pick one. They both count.",
      'Both halves of that make sense to me.',
    ],
    quoting: ['Both halves of “{said}” can be true.', "I'd not cross out any part of “{said}”."],
    questions: ['Which half is louder today?', 'What would you choose, if nobody minded?'],
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
    questions: ["What's the bit that gets you most?", 'What would you say, if you could say it all?'],
  },
  dull: {
    lines: [
      'Dull is its own kind of tired.',
      'The same loop again. That wears a person thin.',
      "We can talk about nothing much, if that's better than the ceiling.",
    ],
    quoting: ['“{said}”. Dull is its own kind of tired.'],
    questions: [
      'What would you do with a free morning?',
      'Would you like something nice to read, or a moan?',
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
      "What's it like today?",
      'How long has it felt this way?',
      'When is it at its heaviest?',
      'Who has noticed?',
      'What is one thing that was in your day, good or bad?',
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
    questions: ['When did you first notice it?', 'Who knows that you feel like that?'],
  },
}
