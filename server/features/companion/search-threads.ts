import type { Thread } from '#contract/companion.ts'
import { limits } from '#contract/limits.ts'
import { type Scope, sql } from '#server/database/client.ts'
import { presentThread, threadsWithPreview } from './threads-repo.ts'

/** More words than these tell nothing more apart. */
const wordsRead = 8

/** How a phone writes an apostrophe is not how she types it each time. */
const plain = (text: string) => text.replaceAll(/[‘’]/g, "'").toLowerCase()

/** Whether a column has every word in it, in whichever case. */
function hasAll(column: string, words: readonly string[]) {
  const holds = words.map(
    (word) =>
      sql<boolean>`translate(${sql.ref(column)}, '‘’', '''''') ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  )
  return sql<boolean>`(${sql.join(holds, sql` and `)})`
}

/** Characters that stand before what was found. */
const before = 24

/** A text from a little before the first of the words on, at the start of a word. */
function fromWord(text: string, words: readonly string[]): string {
  const places = words.map((word) => plain(text).indexOf(word)).filter((at) => at >= 0)
  const at = Math.min(...places) - before
  if (places.length === 0 || at <= 0) return text
  const space = text.indexOf(' ', at)
  return `…${text.slice(space < 0 || space > at + before ? at : space + 1)}`
}

/**
 * Her chats that have every word in their title, or all in one message, the one last spoken in first. What was said last of that is
 * their preview. It reads all that she ever said: for one member's own rows that is quick.
 */
export async function searchThreads(
  scope: Scope,
  userId: string,
  searched: string,
): Promise<{ threads: Thread[]; has_more: boolean }> {
  const words = plain(searched)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, wordsRead)
  const rows = await scope.rows(
    threadsWithPreview(userId)
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('messages')
            .select('messages.content as found')
            .whereRef('messages.thread_id', '=', 'threads.id')
            .where(hasAll('messages.content', words))
            .orderBy('messages.created_at', 'desc')
            .orderBy('messages.id', 'desc')
            .limit(1)
            .as('matching'),
        (join) => join.onTrue(),
      )
      .select('matching.found')
      .where(({ or, eb }) => or([eb('matching.found', 'is not', null), hasAll('threads.title', words)]))
      .orderBy('threads.updated_at', 'desc')
      .orderBy('threads.id', 'desc')
      .limit(limits.searchFound + 1),
  )
  return {
    threads: rows
      .slice(0, limits.searchFound)
      .map(({ preview, found, ...row }) =>
        presentThread(row, found === null ? preview : fromWord(found, words)),
      ),
    has_more: rows.length > limits.searchFound,
  }
}
