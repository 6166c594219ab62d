import type { VillageTopic } from '#contract/options.ts'
import type { Post, VillageReply } from '#contract/village.ts'
import { isOutage } from '#web/lib/api/call.ts'
import { keep, readKept, removeKept } from '#web/lib/offline/kept.ts'

/** What the phone keeps of a thread: its post, and how it begins. */
export interface KeptThread {
  post: Post
  replies: VillageReply[]
}
export type KeptThreads = Record<string, KeptThread>
export type KeptSections = Partial<Record<VillageTopic, Post[]>>

/** So much of what she opened last can be read without a network. */
const most = { threads: 8, replies: 40, sections: 4, posts: 15 }

/** The newest of these by their names, this one with them. */
function withNewest<T>(all: Record<string, T> | undefined, name: string, one: T, count: number) {
  const { [name]: _, ...others } = all ?? {}
  return Object.fromEntries([...Object.entries(others).slice(1 - count), [name, one]])
}

/** The kept threads with this one as it now is. */
export function withThread({ post, replies }: KeptThread): KeptThreads {
  const thread = { post, replies: replies.slice(0, most.replies) }
  return withNewest(readKept('village-threads'), post.id, thread, most.threads)
}

/** The kept sections with this one as it now is. */
export function withSection(topic: VillageTopic, posts: Post[]): KeptSections {
  return withNewest(readKept('village-sections'), topic, posts.slice(0, most.posts), most.sections)
}

/** What was kept, while nobody can say better: not once the server has refused to show it. */
export const unlessRefused = <T>(kept: T | undefined, error: Error | null): T | undefined =>
  error && !isOutage(error) ? undefined : kept

export const keptThread = (postId: string) => readKept('village-threads')?.[postId]
export const keptSection = (topic: VillageTopic) => readKept('village-sections')?.[topic]

/** Takes a thread off the phone: it is gone, or she has blocked whoever wrote in it. */
export function removeKeptThread(postId: string): void {
  const { [postId]: _, ...others } = readKept('village-threads') ?? {}
  keep('village-threads', others)
  removeKept('village-sections')
}
