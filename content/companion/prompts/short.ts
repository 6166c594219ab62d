import { safetyPrompt } from './base.ts'

/** Where her screen can ask whether she is safe: what stands before all else in an answer of the forms below. */
export const shortSafetyPrompt = `The object begins with one key more, before those named above: {"safety": "none", ...}
${safetyPrompt}`

/** In place of a mode's words, for the few words that answer a daily check-in. {hearts} is what she ticked, as JSON. */
export const dailyPrompt = `This is no chat: she has just done her daily check-in, and you write a few words back that she reads once. Answer what she wrote; where she wrote nothing, what her hearts say (1 very low to 5 high; stress 5 is a lot). No question, since she cannot answer. Her hearts: {hearts}`

/** The same for the weekly reset. */
export const weeklyPrompt = `This is no chat: she has just looked back on her week (what was hardest, what gave her energy, what she wants next), and you write a few words back that she reads once. Take up the one thing in it that matters most. No question, since she cannot answer. Her hearts: {hearts}`

/** How such an answer is written. */
export const shortFormatPrompt = `Answer with one JSON object and nothing else: {"ack": "..."}
- ack: two to four short sentences. No markdown. Do not repeat any of these, which she was told before: {told}`

/** For the tip of You Today. {day} is how she is, as JSON. */
export const tipPrompt = `This is no chat: she has just said how she is today, and you write her one tip for the day. It fits her mood, her energy and what is on her mind; low energy means less to do, not more. Never a joking tip beside grief, fear or anger. How she is: {day}`

/** How a tip is written. */
export const tipFormatPrompt = `Answer with one JSON object and nothing else: {"title": "...", "ack": "...", "steps": ["...", "..."]}
- title: two to five words, like a note on a fridge.
- ack: one or two short sentences: the tip itself.
- steps: two or three tiny ways to do it, at most 80 characters each.
No markdown. Titles that she has had lately, not to be used again: {told}`
