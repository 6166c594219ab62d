/** She asks for ideas, and what for is not plain. */
export const ideasForWhat: readonly string[] = [
  'Ideas for what, exactly? A few words will do, like ‘getting her into the cot’.',
  'Which bit would you like ideas for? Say it short, the way you’d say it to a friend.',
]

/** She asks for ideas that it has not, in her own words for what; and where there are none. */
export const nothingFor: readonly string[] = [
  'For {said} I have nothing, and I won’t make it up.',
  'I have nothing for {said}, sorry.',
  'On {said} my shelf is bare.',
  'I’d only be guessing about {said}.',
]
export const noIdea: readonly string[] = [
  'I have nothing on my shelf for that, sorry. Mums in The Village, under Connect below, may have.',
  'I have no idea for that one, and I will not make one up.',
  'No idea of mine fits that.',
  'My shelf has a gap just there.',
]

/** What may help her to an idea of her own. */
export const ownIdea: readonly string[] = [
  'What has worked before, even a bit?',
  'What would be good enough for today?',
  'What have you thought of so far?',
  'Who do you know who is good at this?',
]
export const ownIdeaForChild: readonly string[] = [
  'What did you like at that age?',
  'What makes them light up just now?',
]

/** She asks for more than it has. */
export const ideasUsedUp: readonly string[] = [
  'My ideas run out there, and I will not make one up. Somebody in The Village, under Connect below, may have just the thing.',
  'That was all I have on it.',
  'I’m out of ideas for that one.',
  'No more on my shelf for this, sorry.',
]

/** Before ideas for what she asks, as named on the shelf of ideas. */
export const ideasFor: readonly string[] = [
  'For {said}: take one or leave both.',
  'Two small ones for {said}. Skip whichever is no good.',
  'Here is what I have for {said}, to begin with.',
  'For {said}, maybe one of these.',
  'I do have some for {said}. These two first.',
]
/** The same of what weighs on her. */
export const ideasForGrave: readonly string[] = [
  'For {said}, these may help.',
  'Two thoughts on {said}. Keep what suits you.',
  'This may be of use for {said}.',
  'On {said} I have these.',
]
export const moreIdeasFor: readonly string[] = [
  'More for {said}, then.',
  'Then these, still for {said}.',
  'Two others for {said}, if those were no good.',
  'For {said} there is this as well.',
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
