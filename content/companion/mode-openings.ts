import type { ModeId } from '#contract/options.ts'

/** What stands in a chat before anything was said, by the mode that it is begun in. */
export const modeOpenings: Record<ModeId, string> = {
  rediscover: 'What did you like before, and what do you like now? Start anywhere.',
  relief: 'Let it out, as loud as you like. It needn’t be fair or tidy.',
  connect: 'Who would you like to be near? We can look for one small way.',
  eat: 'Have you had anything today? ‘Not yet’ is a fine answer. We start with what is there.',
  reset: 'Two quiet minutes, just for you. How has the day been so far?',
  clear: 'What is in your head? Tip it out in any order, and we pick one thing.',
  sleep: 'Winding down, or up again? A few words are plenty in here.',
  chat: 'What is on your mind? Messy is fine. One word is fine too.',
}

/** The same in a module of Rediscover. */
export const moduleOpenings: Readonly<Record<string, string>> = {
  intake: 'So that is where you are starting from. What would you like to say about it?',
  snapshot: 'You have drawn a picture of your days. What stands out when you look at it?',
  reframe: 'That thought, in another light. What is it like to see it from there?',
  experiments: 'A tiny experiment. What would make it even easier to begin?',
  identity: 'Your own words for who you are. How do they sound to you?',
}
