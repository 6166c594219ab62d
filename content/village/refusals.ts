import { limits } from '#contract/limits.ts'

/** Why something cannot be written in the Village now, and what can be done instead. */
export const villageRefusals = {
  readOnly: 'The Village is for reading only right now. What you wrote stays here, so you can post it later.',
  closed: 'The Village is closed right now. Your own posts are still yours to read and delete.',
  rulesFirst: 'Please read the house rules first. It takes a minute.',
  paused: 'A moderator has paused your writing here for now. You can read why under Your posts, and answer.',
  noLinks: 'You can’t add links for now. Please post it without the link.',
  postsUsed: `For now you can start ${limits.newAccountPosts} threads in ${limits.newAccountHours} hours. You can still reply to others, and start more tomorrow.`,
  repliesUsed: `For now you can send ${limits.newAccountReplies} replies in ${limits.newAccountHours} hours. You can send more tomorrow.`,
  repeated: 'You posted the very same words today. You could add to what is there.',
  otherTopic: (topic: string) =>
    `Your first try did arrive: it stands in ‘${topic}’, and a post can’t change its topic. Choose ‘${topic}’ again to post these words there.`,
  nameIsOff:
    'Your first try did arrive, without your name, and a name can’t be put back. Switch your name off again to post these words there.',
  noSection: 'There is no such topic.',
  noPost: 'This post is not here any more.',
  noReply: 'This reply is not here any more.',
} as const
