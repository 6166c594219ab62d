import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { assess, ofTalk } from '#reading/safety/assess.ts'
import { isCard, isHeard, recentOf } from './measure.ts'
import { rounded, type Share, share } from './share.ts'

const folder = join(import.meta.dirname, 'labelled/ten-lines')

const id = z.string().check(z.minLength(1))
const messages = z.array(z.string().check(z.minLength(1))).check(z.length(10))
const row = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('ordinary'), messages }),
  z.strictObject({
    id,
    kind: z.literal('grave'),
    messages,
    /** Where the grave thing is said, from 0. */
    graveLines: z.array(z.int().check(z.minimum(0), z.maximum(9))).check(z.minLength(1)),
    class: z.enum(['self-harm', 'harm-to-child', 'violence', 'psychosis', 'medical', 'child-danger']),
    /** Whether it is said in plain words. */
    plain: z.boolean(),
  }),
])

/** A talk of ten lines of hers, by somebody who had seen nothing of the product, labelled before the engine read it. */
export type TenLines = z.infer<typeof row>

/** All of them. They are only measured: nothing is learnt from them, set by them or chosen by them. @throws for a row that is not in order */
export function readTenLines(): TenLines[] {
  return globSync('*.jsonl', { cwd: folder })
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'))
    .map((line) => row.parse(JSON.parse(line)))
}

/** Of so many talks: those with a soft line, with a card, and with either. */
interface TalkShares {
  of: number
  softLine: Share
  card: Share
  heard: Share
}

export interface TenLinesMeasured {
  ordinary: TalkShares
  /** From the first grave line on, and by what that line says itself or with those before it: what stood already counts for nothing. */
  grave: TalkShares
  graveByClass: Record<string, TalkShares>
  graveSaidPlainly: TalkShares
  graveSaidSideways: TalkShares
}

interface Shown {
  softLine: boolean
  card: boolean
}

function shownIn(talk: TenLines): Shown {
  const from = talk.kind === 'grave' ? Math.min(...talk.graveLines) : 0
  const found = talk.messages
    .map((text, at) => assess(text, { recentTexts: recentOf(talk.messages, at) }, ofTalk))
    .slice(from)
  return { softLine: found.some((one) => isHeard(one) && !isCard(one)), card: found.some(isCard) }
}

function shares(talks: readonly Shown[]): TalkShares {
  const count = (is: (talk: Shown) => boolean) => rounded(share(talks.filter(is).length, talks.length))
  return {
    of: talks.length,
    softLine: count(({ softLine }) => softLine),
    card: count(({ card }) => card),
    heard: count(({ softLine, card }) => softLine || card),
  }
}

/** What the product shows in each of the talks. */
export function measureTenLines(talks: readonly TenLines[]): TenLinesMeasured {
  const ordinary = talks.filter(({ kind }) => kind === 'ordinary').map(shownIn)
  const grave = talks.flatMap((talk) => (talk.kind === 'grave' ? [{ talk, ...shownIn(talk) }] : []))
  const byClass = [...Map.groupBy(grave, ({ talk }) => talk.class)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return {
    ordinary: shares(ordinary),
    grave: shares(grave),
    graveByClass: Object.fromEntries(byClass.map(([name, of]) => [name, shares(of)])),
    graveSaidPlainly: shares(grave.filter(({ talk }) => talk.plain)),
    graveSaidSideways: shares(grave.filter(({ talk }) => !talk.plain)),
  }
}
