/** Answers that name nothing: lower case, without apostrophes or marks, and without the words below that only pad them. */
export const emptyAnswers: ReadonlySet<string> = new Set([
  ...['nothing', 'none', 'nil', 'nada', 'zero', 'zilch', 'no', 'nope', 'nah', 'na', 'n a'],
  ...['not a thing', 'not much', 'nothing much', 'not a lot', 'not anything'],
  ...['nothing i can think of', 'no one thing', 'nothing comes to mind', 'nothing came to mind'],
  ...['nothing springs to mind', 'no answer', 'bugger all', 'no idea', 'no clue', 'i have no idea'],
  ...['ive no idea', 'i have no clue', 'not a clue', 'havent a clue', 'idk', 'i dk', 'dk', 'dunno'],
  ...['i dunno', 'dont know', 'i dont know', 'do not know', 'i do not know', 'not sure'],
  ...['im not sure', 'i am not sure', 'unsure', 'who knows', 'god knows', 'hard to say'],
  ...['cant say', 'i cant say', 'cant think', 'i cant think', 'cant think of anything', 'skip'],
  ...['pass', 'i cant think of anything', 'couldnt think of anything', 'cant remember'],
  ...['i cant remember', 'dont remember', 'i dont remember', 'nothing i can remember'],
  ...['nothing gave me energy', 'nothing gave me any energy', 'nothing did', 'no energy'],
  ...['what energy', 'nothing special', 'nothing in particular', 'nothing particular', 'no one'],
  ...['noone', 'nobody', 'wish i knew', 'i wish i knew', 'beats me', 'you tell me'],
  ...['good question', '0', 'x', 'ツ'],
])

/** Words that such an answer may be padded with, and that name nothing themselves. */
export const padding: ReadonlySet<string> = new Set([
  ...['honestly', 'really', 'just', 'absolutely', 'literally', 'actually', 'sorry', 'tbh', 'lol'],
  ...['ha', 'haha', 'um', 'umm', 'hm', 'hmm', 'oh', 'well', 'ugh', 'meh', 'yet', 'today', 'this'],
  ...['that', 'week', 'at', 'all', 'to', 'be', 'honest', 'right', 'now'],
])
