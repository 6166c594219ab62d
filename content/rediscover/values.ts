/** As the chips count them. */
export const countText = (count: number, most: number) => `${count} of ${most} picked`

/** Something small for a word of her own. */
export const ownSpark = (word: string) =>
  `Think of the last time you felt “${word}”. Where were you? Do one small piece of that again.`

/** Words she may choose, each with one small thing to do that fits into a full day. */
export const values = [
  { word: 'Playful', spark: 'Say one thing today in a silly voice, to someone who isn’t expecting it.' },
  { word: 'Curious', spark: 'Look up the one thing you keep wondering about.' },
  { word: 'Calm', spark: 'Drink something warm by a window, and do nothing else.' },
  { word: 'Funny', spark: 'Send the joke that only one friend will get.' },
  { word: 'Creative', spark: 'Doodle for two minutes on the back of an envelope.' },
  { word: 'Free', spark: 'Walk to the corner with nothing in your hands.' },
  { word: 'Kind', spark: 'Say to yourself what you’d say to a tired friend.' },
  { word: 'Brave', spark: 'Say no to one small thing.' },
  { word: 'Strong', spark: 'Put your phone down and stretch tall, all the way up.' },
  { word: 'Honest', spark: 'Answer one “how are you?” with the truth.' },
  { word: 'Loyal', spark: 'Write two lines to the friend you think of most.' },
  { word: 'Adventurous', spark: 'Take a street you never take.' },
  { word: 'Musical', spark: 'Play the song you loved at twenty, loud enough.' },
  { word: 'Learning', spark: 'Read one page of something that isn’t about children.' },
  { word: 'Nature', spark: 'Put one hand on a tree, or your feet on grass.' },
  { word: 'Home', spark: 'Make one small corner nice, only for you.' },
  { word: 'Family', spark: 'Look at an old photo and tell someone its story.' },
  { word: 'Friendship', spark: 'Send a voice message with no point to it.' },
  { word: 'Independent', spark: 'Decide one thing today without asking anybody.' },
  { word: 'Capable', spark: 'Write down three things you got done. Tiny ones count.' },
  { word: 'Stylish', spark: 'Wear the thing you were keeping for best.' },
  { word: 'Quiet', spark: 'Turn one noise off and sit in what is left.' },
  { word: 'Moving', spark: 'Dance through one song in the kitchen.' },
  { word: 'Generous', spark: 'Give one thing away that you don’t need.' },
  { word: 'Faith', spark: 'Take a minute for a prayer, or for a thank you.' },
  { word: 'Making', spark: 'Start one small thing with your hands, and leave it unfinished.' },
  { word: 'Fair', spark: 'Ask for one job to be shared.' },
  { word: 'Dreaming', spark: 'Write one wish down. It needn’t be sensible.' },
  { word: 'Organised', spark: 'Sort one drawer. Only one.' },
  { word: 'Tender', spark: 'Hold someone, or a pillow, for three slow breaths.' },
] as const
