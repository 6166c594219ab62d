import { demoMember, demoPeople } from '#content/demo/people.ts'
import { type VillageTopic, villageTopics } from '#contract/options.ts'
import { demoId, pick, pseudoRandom, shuffled } from './ids.ts'
import { readShortReplies, readVillage, type ThreadKind, type WrittenThread } from './read-threads.ts'
import { replyTimes, threadTimes } from './times.ts'

/** Who reacted to a text, by name. */
interface Reactions {
  hearts: string[]
  meToos: string[]
}

export interface PlannedReply extends Reactions {
  id: string
  by: string
  isAnonymous: boolean
  content: string
  /** The reply that it answers. */
  parentId: string | null
  at: Date
}

export interface PlannedThread extends Reactions {
  id: string
  topic: VillageTopic
  by: string
  isAnonymous: boolean
  content: string
  at: Date
  replies: PlannedReply[]
}

/** So many days of talk, so many of the same short reply in a topic, and so many replies under a thread, at most. */
const days = 44
const mostAlike = 3
const maxReplies = 14
const everybody: readonly string[] = [...demoPeople, demoMember.name]

/** How much a text of each kind is liked and shared, as a part of everybody. */
const liked: Record<ThreadKind, { hearts: number; meToos: number }> = {
  hard: { hearts: 0.5, meToos: 0.45 },
  glad: { hearts: 0.8, meToos: 0.1 },
  ask: { hearts: 0.25, meToos: 0.4 },
}

/** Some of everybody but the writer; mostly few. */
function reactionsTo(
  id: string,
  by: string,
  { hearts, meToos }: { hearts: number; meToos: number },
): Reactions {
  const some = (kind: string, most: number) =>
    shuffled(
      everybody.filter((name) => name !== by),
      kind,
      id,
    ).slice(0, Math.floor(pseudoRandom(kind, id) ** 2 * most * everybody.length))
  return { hearts: some('hearts', hearts), meToos: some('me too', meToos) }
}

/** How many short replies a thread gets beside its own: where much was said more comes, and where nothing was often nothing does. */
function shortCount(own: number, id: string): number {
  if (pseudoRandom('short', id) < (own === 0 ? 0.6 : 0.35)) return 0
  return 1 + Math.floor(pseudoRandom('how many', id) * (own < 5 ? 3 : 6))
}

/** Chooses short replies that no thread of the topic has too often, each by somebody who has not said just that anywhere. */
function shortReplies() {
  const pool = readShortReplies()
  const used = new Map<string, number>()
  const said = new Set<string>()
  return (thread: WrittenThread, id: string) => {
    const wanted = shortCount(thread.replies.length, id)
    const writers = shuffled(
      demoPeople.filter((name) => name !== thread.by && !thread.replies.some(({ by }) => by === name)),
      'short writers',
      id,
    )
    const texts = shuffled(pool[thread.kind], 'short texts', id).filter(
      (text) => (used.get(`${thread.topic} ${text}`) ?? 0) < mostAlike,
    )
    return texts.slice(0, wanted).flatMap((content) => {
      const by = writers.find((name) => !said.has(`${name} ${content}`))
      if (!by) return []
      writers.splice(writers.indexOf(by), 1)
      said.add(`${by} ${content}`)
      used.set(`${thread.topic} ${content}`, (used.get(`${thread.topic} ${content}`) ?? 0) + 1)
      return [{ by, isAnonymous: pseudoRandom('hidden', id, by) < 0.2, content, answers: [] }]
    })
  }
}

/**
 * What is said in the village of the demo, by whom and when, as it would have come about until `now`. The same moment always gives the
 * same village: topic by topic the threads oldest first, replies in the order in which they came.
 */
export function planVillage(now: Date): PlannedThread[] {
  const village = readVillage()
  const shortOnes = shortReplies()
  return villageTopics.flatMap((topic) => {
    const threads = village.filter((thread) => thread.topic === topic)
    const times = threadTimes(threads.length, days, now, topic)
    return threads.map((thread, index) => {
      const id = demoId('thread', topic, thread.content)
      const at = times[index] ?? now
      const words = [...thread.replies, ...shortOnes(thread, id)].flatMap(({ answers, ...reply }) => {
        const replyId = demoId('reply', id, reply.content)
        return [
          { ...reply, id: replyId, parentId: null },
          ...answers.map((answer) => ({
            ...answer,
            id: demoId('reply', replyId, answer.content),
            parentId: replyId,
          })),
        ]
      })
      const moments = replyTimes(words.length, at, now, id)
      const share = { hearts: pick([0.1, 0.25, 0.4], pseudoRandom('warm', id)), meToos: 0.08 }
      return {
        id,
        topic,
        by: thread.by,
        isAnonymous: thread.isAnonymous,
        content: thread.content,
        at,
        ...reactionsTo(id, thread.by, liked[thread.kind]),
        replies: words.slice(0, maxReplies).map((reply, place) => ({
          ...reply,
          at: moments[place] ?? now,
          ...reactionsTo(reply.id, reply.by, share),
        })),
      }
    })
  })
}
