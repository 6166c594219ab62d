import type { RawBuilder } from 'kysely'
import { type Answers, type CheckInType, writtenTexts } from '#contract/check-ins.ts'
import { type Heart, mapHearts } from '#contract/hearts.ts'
import { sql } from '#server/database/client.ts'

/**
 * How answers are stored: their fields and `v`, the form that they have. What bears no version is of version 0, from
 * before there were any; it has the same fields.
 */
const version = 1

/** What is stored of her answers. */
export const storeResponses = ({ responses }: Answers): string => JSON.stringify({ v: version, ...responses })

const isRating = (stored: unknown): stored is number =>
  Number.isInteger(stored) && Number(stored) >= 1 && Number(stored) <= 5

/**
 * Her answers, of whichever version: all that can be read of them. A heart that cannot be, or was not asked for yet, is 0,
 * and such a text is blank.
 */
export function readResponses(type: CheckInType, stored: unknown): Answers {
  const found = { ...(stored as object | null) } as Record<string, unknown>
  const text = (name: string) => (typeof found[name] === 'string' ? found[name] : '')
  const hearts = mapHearts((heart) => (isRating(found[heart]) ? found[heart] : 0))
  const texts = Object.keys(writtenTexts[type]).map((name) => [name, text(name)])
  return { type, responses: { ...hearts, ...Object.fromEntries(texts) } } as Answers
}

/** A heart of stored answers in a query; null where it cannot be read. */
export const heartColumn = (heart: Heart): RawBuilder<number | null> =>
  sql`case when responses ->> ${sql.lit(heart)} in ('1', '2', '3', '4', '5') then (responses ->> ${sql.lit(heart)})::int end`

type TextName = { [Type in CheckInType]: keyof (typeof writtenTexts)[Type] }[CheckInType]

/** A text of stored answers in a query; blank where there is none. */
export const textColumn = (name: TextName): RawBuilder<string> =>
  sql`coalesce(responses ->> ${sql.lit(name)}, '')`
