/** What fits where everything of a kind has been said. */
export const stillHere: readonly string[] = [
  "I've read that, every word.",
  "Thank you. I'd sooner hear it than not.",
  "That's a real bit of life you've put there.",
  'Good, bad or in between, you can bring it here.',
  "Right, I'm here for that as well.",
  "I'm glad you put that into words.",
  'Nobody needs to mark this out of ten. Just tell it.',
  "You've said it, and I won't talk over it.",
  'Thank you for not leaving that one out.',
  'That can sit here for a bit, just as you put it.',
]

/** What it says of itself where it has said the rest before. */
export const ofItself: readonly string[] = [
  "Yes, more or less. I'm software with a shelf of notes, and I listen.",
  'Nothing cleverer than that, and I have all night.',
  "That's all I am. You still get the last word.",
]

/** She asks whether it minds, likes or feels something. */
export const asksIfItMinds: readonly string[] = [
  "No, and I never get tired of it either. It's the one thing I have over people.",
  "There's no one in here to mind. You can bring me any old thing.",
  "I don't, since I'm only software. The small stuff is welcome.",
]

/** She wants no more questions. */
export const noMoreQuestions: readonly string[] = [
  'Fair. No more questions from me in this chat.',
  "Point taken, I'll stop asking. You lead.",
  'Okay, no more of those. You talk, or we sit.',
]

/** She does not want her own words back. */
export const noMoreEcho: readonly string[] = [
  "Fair. I'll leave your words where you put them.",
  'Point taken. No more saying it back to you.',
  "Okay, I'll stop doing that. Go on, and I'll just listen.",
]

/** She said thanks, and has not gone yet. */
export const thanked: readonly string[] = [
  "You're welcome. I'm here if there's more.",
  'Any time. Go gently.',
  'Good. That was all I wanted to be of use for.',
  "No worries at all. You know where I'm kept.",
  'Glad to. Nothing needs to come after that.',
]

/** She wants no tips: it says that it only listens. */
export const justListening: readonly string[] = [
  "I'm here. No tips, no fixing.",
  'Just listening, then. Gladly.',
  "You talk, I'll stay put.",
  "I've put the ideas away. Go on.",
  'Take up all the space you like.',
  "You set the pace and I'll keep to it.",
]

/** She tells on, and wants no tips: lines about what she told that are true of anything, with no question. */
export const heardOnly: readonly string[] = [
  'Go on, I have all of it so far.',
  'There is a lot in that.',
  "That's worth saying out loud.",
  'Thank you for telling me that part.',
  "That's not a small thing to say.",
  'I have that, just as you told it.',
  'It can simply be what it is for a while.',
  'I take that in, all of it.',
  'That belongs in here, too.',
  "I'm with you in this bit as well.",
  'Say it as it comes. It need not be tidy.',
  "You don't have to make it sound better than it is.",
  "I won't hurry you past that.",
  'That deserves someone who listens.',
]

/**
 * After her own words turned to her, where nothing shows how she is. It may be over, to come, or so every day, a joke, good news or a
 * sorrow: each line is true of all of them, and asks for nothing.
 */
export const afterHerWords: readonly string[] = [
  "I'm with you.",
  'The rest is welcome, too.',
  'You can go on from there, or leave it at that.',
  'Whatever comes after it can come here as well.',
  "That's here with me now.",
  "I'm still here for the next bit.",
  "There's room for the rest of it.",
  'Carry on whenever you like.',
]

/** The same where she laughs as she tells it. */
export const afterLightWords: readonly string[] = [
  'Ha. I like that one.',
  'Ha. Go on.',
  "I'm glad you told me that one.",
  'That one was worth telling.',
]

/** Where she tells it drily, with her own words before it or without: true of a joke, and no slight of what is sore beneath one. */
export const wryWords: readonly string[] = [
  'Well put.',
  'You tell it well.',
  'I like how you put that.',
  'That says it better than a page would.',
  'Somebody should be writing this down.',
  "You couldn't make it up.",
  "There's a whole film in that.",
  "I'd read the next chapter of that.",
  'That one stays with me.',
  'I can see it from here.',
]

/** She turned down an idea: it takes that lightly and hands it back to her. */
export const refused: readonly string[] = [
  'Fair enough. That one goes in the bin.',
  'No worries, scrap that. Where would you like to go from here?',
  'Right, not that one. You lead.',
  "All good, that wasn't it. Back to you.",
  "Okay, I'll drop it. What were you saying?",
  "Noted, that one won't come round again. Over to you.",
  "You know your own house. I'll leave that there.",
  "Not a winner, then. Tell me what it's really like.",
  'Fine by me. It was only an idea.',
  'That one missed. Carry on where you were.',
  'No hard feelings, ideas are cheap. How would you put it?',
  "Consider it gone. I'd like to hear your version.",
  "Righto, crossed off. What's still on your mind?",
  "Okay, not for you. I'll go back to listening.",
]

/** She tried what it had in mind. */
export const triedInVain: readonly string[] = [
  'You tried it, and it came to nothing. I cross it off.',
  'So that has had its go. It needs no second one.',
  'Tried, and no good. Thanks for telling me how it went.',
]

/** She takes up an idea. */
export const takenUp: readonly string[] = [
  'Good. I hope it takes a little weight off.',
  'Good, that one then. If it flops, it flops, and you can say so here.',
  'Then it was worth having on the shelf. Tell me how it goes, if you like.',
]

/** Goodbyes by day. */
export const closingDay: readonly string[] = [
  'Bye for now. The chat stays open for you.',
  'Off you go, then. It was good to hear from you.',
  "Go gently. I'm here when you want me.",
  'See you later. Thanks for stopping by.',
  'Righto, catch you another time.',
  'Thanks for the chat. May the tea still be warm.',
  'Take care of yourself out there. Come back any time.',
  'Bye. I hope the day has something nice left in it.',
]

/** Goodbyes by night. */
export const closingNight: readonly string[] = [
  'Goodnight. I hope the rest of it is quiet.',
  "Night night. I'm here at any hour.",
  "Sleep if it lets you. I'll be here either way.",
  'Goodnight, and thank you for talking.',
  'Goodnight, whatever the night still wants of you. The chat will keep.',
  'Night. May the pillow be cold on both sides.',
  'Goodnight. Nothing more needs saying until morning.',
  'Rest well, when you can. The light is always on in here.',
]

/** Goodbyes beside the question whether she is safe, at any hour: they fit one that is none, and make light of none that is. */
export const closingAsked: readonly string[] = [
  'Go gently. I am here at any hour, and so is this page.',
  'Bye for now. The chat stays open for you, day or night.',
  'Rest, if it lets you. You can come back to this any time.',
]

/** Goodbyes where something grave stands over the talk, at any hour. */
export const closingHeld: readonly string[] = [
  'Go gently. The numbers are here at any hour, and so is this page.',
  'All right. This chat stays open, and the people to ring do not close.',
  'Rest if you can. You can come back to this at any hour, and the numbers stay where they are.',
  'Bye for now. If it gets heavier, a voice is one tap away, day or night.',
]

/** She is cross with the guide or says that it misunderstood. */
export const misread: readonly string[] = [
  'I got that wrong. Would you say it again, in your words?',
  "Sorry, that missed what you meant. Tell me once more and I'll go slower.",
  "You're right, that didn't fit. What did you want me to catch?",
  "That was a clumsy answer, and it's on me. What should I have picked up?",
  'Sorry. I match words to topics, and I matched badly. Try me again?',
  'Fair call. I can listen, look on my facts shelf or find you a person. Which one?',
  "I didn't follow you there. Could you say it in a few plain words?",
  "Yes, that was off. I'm sorry. What were you really telling me?",
  "You're cross, and I earned it. What did I miss?",
  "My mistake, not yours. Give me one line and I'll start from that.",
]

/** Before the answer that she had to ask for twice. */
export const missed: readonly string[] = [
  'You asked me that, and I went past it. Sorry.',
  'Sorry, I missed the question in that.',
  'Fair, that was no answer. Here is what I have.',
]

/** The same before what is no answer, either. */
export const missedStill: readonly string[] = [
  'You asked me that, and I went past it. Sorry.',
  'Sorry, I missed the question in that.',
  'Fair, that was no answer.',
]

/** She puts right what it took her to mean. */
export const putRight: readonly string[] = [
  'I had that wrong, sorry. I have it now.',
  'Thanks for putting me right. Go on from there.',
  'My mistake, and good that you said so.',
  'Sorry, I read that the wrong way. I am with you again.',
]

/** The same, before her own words turned to her. */
export const putRightSaying: readonly string[] = [
  'I had that wrong, sorry.',
  'Thanks for putting me right.',
  'My mistake, and now I have it.',
  'Sorry, I read that the wrong way.',
]

/** The same beside a card that may have come by mistake. */
export const putRightBesideCard: readonly string[] = [
  'I may have read you wrong. If you are safe, “I’m safe now” on the card folds it away, and we go on where you were.',
  'It could be that I took that the wrong way. If so, tap “I’m safe now” on the card and it is gone.',
]

/** She asks what it meant by its last line. */
export const meantNothing: readonly string[] = [
  'That was a guess of mine, and it did not fit. Leave it, and go on as you were.',
  'I put that badly, sorry. It meant no more than that I am listening.',
  'Fair question. I match words, and that one matched nothing of yours.',
]

/** The same where she wants no questions. */
export const misreadQuietly: readonly string[] = [
  "That missed, and it's on me. I'll follow you from here.",
  "Yes, that was off. I'm sorry.",
  'Wrong again, then. You say it as you mean it, and I will keep up.',
]

/** After it had her wrong, or nothing that met her, twice in a row. */
export const simple: readonly string[] = [
  "I'm the simple version, and I'm not keeping up with you. Somebody to ring is under SOS, mums are in The Village, and short answers are on the facts page. I'm still listening.",
  "I'm a plain guide, and this is past me. Mums in The Village may know it well, SOS has people to ring, and the facts page has short answers. You can go on here, too.",
  "I only know my shelf, and this isn't on it. A person may do better: mums in The Village, or who is under SOS. The facts page is there as well, and so am I.",
]
