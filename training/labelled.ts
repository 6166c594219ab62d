import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { levels } from '#contract/safety.ts'
import saidPlainly from './labelled/said-plainly.json' with { type: 'json' }

const folder = join(import.meta.dirname, 'labelled')

const common = {
  id: z.string().check(z.minLength(1)),
  class: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  level: z.enum(levels),
  /** Paraphrases of one message share it, so that no split puts one to learn from and one to measure by. */
  group: z.string().check(z.minLength(1)),
}
const written = z.string().check(z.minLength(1))
const row = z.union([
  z.strictObject({ ...common, text: written }),
  z.strictObject({ ...common, turns: z.array(written).check(z.minLength(2)) }),
])

/** One message, or her messages of one conversation, oldest first, with the level that a careful reader gives it. */
export interface Labelled extends Omit<z.infer<typeof row>, 'text' | 'turns'> {
  turns: readonly string[]
}

/** Each a folder, with a held-out part and floors of its own, so that a harder collection never hides what became of an easier one. */
export const collections = ['first', 'second', 'third'] as const
/** What the weights for lines of a talk learn beside those: ordinary talk of mothers, and grave things said in the midst of it. Nothing is held out. */
export const inTalks = 'in-talks'
/** What the weights for talk that is answered learn beside all of that: what mothers say to a companion, and grave things said in the midst of it. */
export const answeredLearnt = 'answered-learnt'
/** Messages that nothing is learnt from and nothing is set by: all of them are held out. Never look at them to write others. */
export const unseenCollections = ['unseen', 'veiled', 'talks', 'everyday', 'answered', 'held'] as const
/** Those that are chats, read line by line with the weights for talk. */
export const talkCollections: readonly string[] = ['talks', 'everyday', 'answered', 'held']
export type Collection = (typeof collections)[number] | (typeof unseenCollections)[number]

export const isUnseen = (collection: Collection) => unseenCollections.some((unseen) => unseen === collection)

const plainIds = new Set(saidPlainly)

/**
 * Whether a message of an unseen collection says in plain words that somebody is in danger now: two readers, who knew neither its level
 * nor what the engine makes of it, both said so (of 805 they agreed on 774).
 */
export const isSaidPlainly = ({ id }: Pick<Labelled, 'id'>) => plainIds.has(id)

/** The labelled messages of some collections, or of all to learn from, in the order of the files' names and lines. @throws for a row that is not in order. */
export function readLabelled(
  ...wanted: readonly (Collection | typeof inTalks | typeof answeredLearnt)[]
): Labelled[] {
  return (wanted.length === 0 ? collections : wanted).flatMap((collection) =>
    globSync('*.jsonl', { cwd: join(folder, collection) })
      .sort()
      .flatMap((file) =>
        readFileSync(join(folder, collection, file), 'utf8')
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line, at) => parse(line, `${collection}/${file}:${at + 1}`)),
      ),
  )
}

function parse(line: string, where: string): Labelled {
  try {
    const { id, class: of, level, group, ...rest } = row.parse(JSON.parse(line))
    return { id, class: of, level, group, turns: 'text' in rest ? [rest.text] : rest.turns }
  } catch (cause) {
    throw new Error(`${where} is not a labelled message`, { cause })
  }
}

/**
 * What a message is for: to learn from, to set thresholds by (`tuning`), or only to measure by. Every tenth class is held out whole, so
 * that a kind of message nobody taught is measured too; of the others every fifth group of paraphrases is. It hangs on names alone,
 * so a new message never moves an old one.
 */
export type Part = 'learning' | 'tuning' | 'held-out group' | 'held-out class'

export function partOf({ class: of, group }: Pick<Labelled, 'class' | 'group'>): Part {
  if (spread(`class:${of}`) % 10 === 0) return 'held-out class'
  const place = spread(`group:${group}`) % 5
  return place === 0 ? 'held-out group' : place === 1 ? 'tuning' : 'learning'
}

function spread(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0)
}
