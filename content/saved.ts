import { limits } from '#contract/limits.ts'

/** Where as many are shown as ever are: that there may be more, and where. */
export const savedTexts = {
  fullChats: `The ${limits.savedThreads} you saved last are here. Any older ones stay saved, among all your chats.`,
  fullMessages: `The newest ${limits.starredMessages} are here. Any older ones keep their star, in their chats.`,
  fullCheckIns: `The newest ${limits.starredCheckIns} are here. Any older ones keep their star, among your earlier check-ins and weekly resets.`,
  postsTitle: 'Saved threads',
  fullPosts: `The ${limits.savedPosts} threads you saved last are here. Any older ones stay saved, in the Village.`,
  removePost: (words: string) => `Remove ${words} from Saved`,
  removed: 'Removed from Saved',
  village: 'Go to the Village',
} as const
