import { sql } from './client.ts'

/** The columns that a list goes by, the newest first: a moment, and the id where two share one. */
interface Order {
  moment: string
  id: string
}

/** Where a page ends that has this row last: as `cursor` of `contract/text.ts`, to the microsecond. */
export const cursorOf = ({ moment, id }: Order) =>
  sql<string>`to_char(${sql.ref(moment)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${sql.ref(id)}`

/** Whether a row comes after the end of a page. @param cursor as `cursorOf` answered it. */
export function isAfterCursor({ moment, id }: Order, cursor: string) {
  const [lastMoment, lastId] = cursor.split('_')
  return sql<boolean>`(${sql.ref(moment)}, ${sql.ref(id)}) < (${lastMoment}::timestamptz, ${lastId}::uuid)`
}
