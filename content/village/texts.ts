import { limits } from '#contract/limits.ts'
import type { Publication, ReactionKind, SearchSpan, VillageState } from '#contract/village.ts'

/** How many of something, in words. */
const count = (many: number, one: string, more: string) =>
  `${many.toLocaleString('en-AU')} ${many === 1 ? one : more}`

/** The words of the Village's home and of its sections. */
export const villageTexts = {
  title: 'The Village',
  intro: 'Your space to connect with other mums. Real, grounded, zero judgement.',
  topics: 'Topics',
  posts: (many: number) => count(many, 'post', 'posts'),
  lastActivity: 'Last activity',
  open: 'Tap to open threads',
  somethingNew: 'Something new: ',
  unreadThreads: (many: number) => `${many.toLocaleString('en-AU')} new`,
  unreadReplies: (many: number) =>
    many < limits.unreadReplies ? `${many} new` : `${limits.unreadReplies}+ new`,
  search: 'Search',
  mine: 'Your posts',
  moderate: 'Look after it',
  mineThere: 'Your posts in the Village',
  loadingTopics: 'Loading the topics…',
  theVillage: 'the Village',
  threadsIn: (topic: string) => `Threads in ${topic}`,
  loadingThreads: 'Loading the threads…',
  theseThreads: 'these threads',
  moreThreads: 'more threads',
  newPost: 'Write a post',
  empty: 'No threads yet.',
  startFirst: 'Start the first thread',
  replies: (many: number) => count(many, 'reply', 'replies'),
  yours: 'Yours',
  more: 'Show more',
  fetchingMore: 'Fetching more…',
  loadingThread: 'Loading the thread…',
  thisThread: 'this thread',
  backToVillage: 'Back to the Village',
  noTopicTitle: 'There is no such topic',
  noTopic: 'The link may be old, or a letter went missing. All the topics are one tap away.',
  allTopics: 'See all topics',
  paused: {
    title: 'Your writing here is paused',
    text: 'A person who looks after the Village has paused it for now. You can read why, and answer.',
    until: (day: string) => `It holds until ${day}.`,
  },
  states: {
    'read-only': {
      title: 'Just reading for now',
      text: 'Nobody is there to look after new posts at the moment, so the Village is open to read. You can still delete what is yours, or take your name off it.',
    },
    closed: {
      title: 'The Village is closed for now',
      text: 'What you wrote is still yours to read, to delete, or to take your name off.',
    },
  } satisfies Record<Exclude<VillageState, 'open'>, { title: string; text: string }>,
} as const

/** The words of writing a post. */
export const composeTexts = {
  title: 'New post',
  topic: 'Topic',
  text: 'What’s on your mind?',
  draftKept:
    'Your draft is kept on this phone. While you write we look for threads like yours, and keep none of your words.',
  likeMine: 'Mums have talked about this',
  anonymous: 'Post without my name',
  anonymousHint: 'Other mums see “Anonymous”. Only your own words could give you away.',
  named: (name: string | null | undefined) =>
    name ? `Other mums see “${name}”.` : 'Other mums see “A fellow mum”.',
  post: 'Post',
  posting: 'Posting…',
  posted: 'Posted',
  takenBack: 'Taken back. Your words are here again.',
  back: 'Back to the threads',
} as const

const leftToday = (left: number, one: string, more: string) =>
  left === 0
    ? 'That is all for today. You can write more tomorrow, and what you type now stays on this phone.'
    : `For now there is a limit. You have ${count(left, one, more)} left.`

/** How much more she may write while her account is new. */
export const newAccountText = {
  posts: (left: number) => leftToday(left, 'post', 'posts'),
  replies: (left: number) => leftToday(left, 'reply', 'replies'),
} as const

/** The words of one post and its replies. */
export const postTexts = {
  title: 'Thread',
  postBy: (who: string | null) => (who ? `Post by ${who}` : 'A post that was removed'),
  replyBy: (who: string | null) => (who ? `Reply by ${who}` : 'A reply that was removed'),
  answersTo: (who: string | null) => `Answers to ${who ?? 'a reply that was removed'}`,
  replies: 'Replies',
  moreReplies: 'more replies',
  noReplies: 'No replies yet. A few kind words go a long way.',
  newReplies: (many: number) => `${many} new ${many === 1 ? 'reply' : 'replies'}`,
  edited: 'changed',
  changed: 'Changed',
  removed: 'Removed by its writer',
  removedWriter: 'Removed',
  states: {
    waiting: {
      short: 'waiting',
      title: 'Only you can see this for now',
      text: 'A person who looks after the Village reads it first, as what it says sounds serious. You don’t have to wait for them: SOS is at the top.',
    },
    hidden: {
      short: 'hidden',
      title: 'Only you can see this',
      text: 'A person who looks after the Village has hidden it from others. You can still change or delete it.',
    },
  } satisfies Record<Exclude<Publication, 'published'>, { short: string; title: string; text: string }>,

  reply: 'Reply',
  answer: (who: string | null) => `Reply to ${who ?? 'this'}`,
  replyLabel: 'Your reply',
  replyPlaceholder: 'Say it as you would to a friend',
  replyAnonymous: 'Reply without my name',
  answering: (who: string) => `You answer ${who}`,
  noAnswering: 'Reply to the post instead',
  sending: 'Sending…',
  sent: 'Your reply is there.',
  waitingList: 'Your replies on this phone',
  waiting: 'This is on your phone. It goes out when you are back and Lightly is open.',
  behind: 'This is on your phone. It goes out after the one above, once you have decided about that.',
  notSent: 'This was not sent.',
  retry: 'Try again',
  readRules: 'Read the house rules',
  changeIt: 'Change it',
  removeHere: 'Remove from this phone',

  reactions: { heart: 'Heart', me_too: 'Me too' } satisfies Record<ReactionKind, string>,
  saveThread: 'Save this thread',
  menuOf: (kind: 'post' | 'reply', who: string | null) =>
    who === null ? `More for your ${kind}` : `More for the ${kind} by ${who}`,
  menuMine: 'What you wrote',
  closeMenu: 'Close',

  edit: 'Change',
  editLabel: 'Your words',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Keep it as it was',
  remove: 'Delete',
  removedNow: 'Deleted',
  hideName: 'Take my name off',
  hideNameAsk: 'Take your name off this?',
  hideNameWhy:
    'It will say “Anonymous” from now on, and so will your replies under it. Who has read it may still know. Your name can’t be put back.',
  nameHidden: 'Your name is off it',
  follow: 'Tell me of new replies',
  mute: 'Don’t tell me of new replies',
  followed: 'New replies will come to your inbox',
  muted: 'You won’t hear of new replies',
  block: (who: string) => `Block ${who}`,
  blockAsk: (who: string) => `Block ${who}?`,
  blockNamed: 'You won’t see each other by name any more. They are not told, and you never have to say why.',
  blockAlias:
    'What they wrote in this thread is gone for you, and nothing can pass between you two. They are not told.',
  blockYes: 'Block',
  blocked: 'Blocked. They are not told.',

  goneTitle: 'This thread isn’t here',
  gone: 'It may have been deleted, or the link went wrong on its way.',
  helplines: 'People to talk to',
  helplinesWhy: 'If this is close to home for you, they are there for you too.',
} as const

/** The words of what she wrote, wherever it stands. */
export const mineTexts = {
  title: 'Your posts',
  hint: 'Your posts and replies, with your name and without it. Only you see this page.',
  posts: 'My posts',
  replies: 'My replies',
  noPosts: 'You haven’t posted yet.',
  noReplies: 'You haven’t replied yet.',
  open: 'Open the thread',
  loading: 'Loading what you wrote…',
  what: 'what you wrote',
} as const

/** The words of looking for something in the Village. */
export const villageSearchTexts = {
  title: 'Search the Village',
  label: 'What are you looking for?',
  topic: 'Topic',
  anyTopic: 'All topics',
  span: 'From',
  anySpan: 'Any time',
  spans: {
    week: 'The last week',
    month: 'The last month',
    year: 'The last year',
  } satisfies Record<SearchSpan, string>,
  looking: 'Looking…',
  tooShort: `Type at least ${limits.searchMin} letters.`,
  start: 'Every word you type has to be in it. Nobody sees what you look for.',
  found: 'What was found',
  inReply: 'In a reply',
  nothing: 'Nothing found',
  nothingHow: 'Try one word, or another word for the same thing.',
  results: 'what you are looking for',
} as const

/** The words of the aliases that she has blocked. */
export const aliasBlockTexts = {
  title: 'Blocked in the Village',
  hint: 'People without a name whose words you don’t see in one thread. They are not told.',
  none: 'Nobody is blocked here now.',
  unblock: 'Unblock',
  unblockWho: (alias: string) => `Unblock ${alias}`,
  unblocked: 'Not blocked any more',
  since: (day: string) => `Since ${day}`,
} as const
