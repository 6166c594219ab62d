import { randomUUID } from 'node:crypto'
import type { VillageTopic } from '#contract/options.ts'
import type { PostWarning } from '#contract/village.ts'
import * as village from '#contract/village.ts'
import * as writing from '#contract/village-writing.ts'
import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

export type Villager = Visitor & { userId: string; email: string }

/** A member whose account is no longer new, who is called by a name and has accepted the house rules. */
export async function villager(server: TestServer, name: string): Promise<Villager> {
  const made = await server.member()
  await server.testDatabase.asOwner(
    `update auth."user" set "createdAt" = now() - interval '2 days' where id = $1`,
    [made.userId],
  )
  await server.testDatabase.asOwner('update profiles set display_name = $2 where user_id = $1', [
    made.userId,
    name,
  ])
  await made.call(village.acceptRules, { body: { version: village.houseRulesVersion } })
  return made
}

/** An id that looks like no number: of a digit a letter. */
const letters = (id: string) => id.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

interface Said {
  topic?: VillageTopic
  content?: string
  is_anonymous?: boolean
  id?: string
  /** What she was asked about, and posts all the same. */
  seen_warnings?: PostWarning[]
}

/** Starts a thread, in Baby and under her name unless told otherwise. */
export async function post(who: Visitor, { id = randomUUID(), ...said }: Said = {}) {
  const body = {
    topic: 'Baby' as const,
    content: `How do you all sleep? ${letters(id)}`,
    is_anonymous: false,
    ...said,
  }
  const made = (await who.call(writing.createPost, { params: { postId: id }, body })).body
  if (!made.post) throw new Error(`not posted: ${made.warnings}`)
  return made.post
}

/** Replies to a post, or answers a reply. */
export async function reply(
  who: Visitor,
  postId: string,
  { id = randomUUID(), ...said }: Omit<Said, 'topic'> & { parent_id?: string | null } = {},
) {
  const body = { content: `Not at all, over here. ${letters(id)}`, is_anonymous: false, ...said }
  const made = (await who.call(writing.createReply, { params: { postId, replyId: id }, body })).body
  if (!made.reply) throw new Error(`not replied: ${made.warnings}`)
  return made.reply
}

/** One post with its replies, as somebody reads it. */
export const thread = async (who: Visitor, postId: string) =>
  (await who.call(village.getPost, { params: { postId } })).body

/** What a topic shows to somebody. */
export const section = async (who: Visitor, topic: VillageTopic = 'Baby', before?: string) =>
  (await who.call(village.listPosts, { params: { section: topic }, query: before ? { before } : {} })).body

/** The card of a topic. */
export const card = async (who: Visitor, topic: VillageTopic) =>
  (await who.call(village.getVillage, {})).body.topics.find((each) => each.topic === topic)
