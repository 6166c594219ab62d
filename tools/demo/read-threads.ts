import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type VillageTopic, villageTopics } from '#contract/options.ts'

const folder = join(import.meta.dirname, '..', '..', 'content', 'demo')

/** What kind of thread it is, which says what else may be said beneath it. */
export type ThreadKind = 'hard' | 'glad' | 'ask'

interface Words {
  by: string
  isAnonymous: boolean
  content: string
}
export interface WrittenReply extends Words {
  answers: Words[]
}
export interface WrittenThread extends Words {
  topic: VillageTopic
  kind: ThreadKind
  replies: WrittenReply[]
}

const kindOfMark: Record<string, ThreadKind> = { '!': 'glad', '?': 'ask', '': 'hard' }
const line = /^(?<indent> *)(?<hidden>~?)(?<by>[A-Z][a-z]+)(?<mark>[!?]?): (?<content>.+)$/

/** The file of a topic: 'Burnout & Overwhelm' stands in `burnout-and-overwhelm.txt`. */
const fileOf = (topic: VillageTopic) =>
  join(folder, `${topic.toLowerCase().replace('&', 'and').replaceAll(' ', '-')}.txt`)

/**
 * Reads the threads of a topic, oldest first. Each line is one text: `Name: words`, with `~` before a name that is not shown, and `!` after
 * it where a thread tells something glad, `?` where it asks. Replies stand two spaces in, answers to them four.
 * @throws where a line is none of these
 */
export function parseThreads(topic: VillageTopic, text: string): WrittenThread[] {
  const threads: WrittenThread[] = []
  for (const [at, raw] of text.split('\n').entries()) {
    if (raw.trim() === '') continue
    const { indent = '', hidden, by, mark = '', content } = line.exec(raw)?.groups ?? {}
    if (!by || !content) throw new Error(`${topic}, line ${at + 1} is no text of anybody: ${raw}`)
    const words = { by, isAnonymous: hidden === '~', content }
    const replies = threads.at(-1)?.replies
    const answers = replies?.at(-1)?.answers
    if (indent === '') threads.push({ ...words, topic, kind: kindOfMark[mark] ?? 'hard', replies: [] })
    else if (indent.length === 2 && replies) replies.push({ ...words, answers: [] })
    else if (indent.length === 4 && answers) answers.push(words)
    else throw new Error(`${topic}, line ${at + 1} answers nothing: ${raw}`)
  }
  return threads
}

/** All that is said in the village of the demo, topic by topic. */
export const readVillage = (): WrittenThread[] =>
  villageTopics.flatMap((topic) => parseThreads(topic, readFileSync(fileOf(topic), 'utf8')))

/** Short replies that are true under any thread of a kind. */
export function readShortReplies(): Record<ThreadKind, string[]> {
  const lines = readFileSync(join(folder, 'short-replies.txt'), 'utf8').trim().split('\n')
  const of = (kind: ThreadKind) =>
    lines.flatMap((each) => (each.startsWith(`${kind}: `) ? [each.slice(kind.length + 2)] : []))
  return { hard: of('hard'), glad: of('glad'), ask: of('ask') }
}
