/** She asks for ideas, and what for is not plain. */
export const ideasForWhat: readonly string[] = [
  'Ideas for what, exactly? A few words will do, like ‘getting her into the cot’.',
  'Which bit would you like ideas for? Say it short, the way you’d say it to a friend.',
]

/** She asks for ideas that it has not. */
export const noIdea: readonly string[] = [
  'I have nothing on my shelf for that, sorry. Mums in The Village, under Connect below, may have.',
  'I have no idea for that one, and I will not make one up. The Village may have just the thing.',
  'No idea of mine fits that. I can keep listening, and The Village is good at ideas.',
]

/** She asks for more than it has. */
export const ideasUsedUp: readonly string[] = [
  'My ideas run out there, and I will not make one up. Somebody in The Village, under Connect below, may have just the thing.',
  'That was all I have on it. Somebody in The Village will know more.',
]

/** Before ideas for what she tells. */
export const ideasFollow: readonly string[] = [
  'Two small things you could try. Leave whichever is no good.',
  'Here are a couple, and neither has to be tonight.',
  'You could try one of these.',
  'Small ones only. Take one or none.',
  'Maybe one of these fits.',
]
/** Beside ideas, hers to tap. */
export const triedThat = 'Tried that'
export const afterIdeas: readonly string[] = ['Any more ideas?', triedThat, 'Just listen']
/** She tried them, and there are others. */
export const otherIdeas: readonly string[] = [
  'Then those are out. Here is what else I have.',
  'Fair, crossed off. There is this as well.',
]
