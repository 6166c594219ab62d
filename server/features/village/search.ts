import { limits } from '#contract/limits.ts'
import { isGrave } from '#contract/safety.ts'
import { hasEnoughToCompare, type Post, type SearchSpan, type VillageFound } from '#contract/village.ts'
import { assess } from '#reading/safety/assess.ts'
import { build, type Scope, sql } from '#server/database/client.ts'
import { cursorOf } from '#server/database/cursor.ts'
import { authorLabel, type PostRow, presentPreview, topicOf } from './present.ts'

interface FoundRow {
  post_id: string
  reply_id: string | null
  topic: string
  content: string
  name: string | null
  is_anonymous: boolean
  created_at: Date
  cursor: string
}

interface Wanted {
  words: string
  topic: string | null
  span: SearchSpan | null
  before?: string | undefined
}

const days: Record<SearchSpan, number> = { week: 7, month: 31, year: 366 }
const dayMs = 86_400_000

/** A text of so many characters is shown whole. */
const wholeLength = 150

/** What of the text is shown: all of a short one, of a longer one some words around those that were found. */
const shown = sql`case when length(content) <= ${wholeLength} then content else ts_headline(
  'english', content, plainto_tsquery('english', words.words),
  'StartSel="", StopSel="", MaxWords=30, MinWords=15, MaxFragments=1'
) end`

/** The same, and that there is more before it or after. */
const excerpt = sql`concat(
  case when not starts_with(content, shown) then '… ' end,
  shown,
  case when right(content, length(shown)) <> shown then ' …' end
)`

/** Posts and replies that she may see with every word in them, in whichever form, newest first. */
export async function searchVillage(
  scope: Scope,
  { words, topic, span, before }: Wanted,
  now: Date,
): Promise<{ found: VillageFound[]; next: string | null }> {
  const since = span && new Date(now.getTime() - days[span] * dayMs)
  const [beforeAt = null, beforeId = null] = before?.split('_') ?? []
  const rows = await scope.rows(
    sql<FoundRow>`
      select post_id, reply_id, topic, ${excerpt} as content, name, is_anonymous, created_at,
        ${cursorOf({ moment: 'found.created_at', id: 'found.id' })} as cursor
      from (select ${words}::text as words) words cross join lateral search_village(
        words.words, ${topic}, ${since}::timestamptz, ${beforeAt}::timestamptz, ${beforeId}::uuid,
        ${limits.villageFound + 1}
      ) found
      -- Without an offset it would be worked out anew wherever it is named.
      cross join lateral (select ${shown} as shown offset 0) around
      order by found.created_at desc, found.id desc`.compile(build),
  )
  const page = rows.slice(0, limits.villageFound)
  return {
    found: page.map((row) => ({
      post_id: row.post_id,
      reply_id: row.reply_id,
      topic: topicOf(row.topic),
      excerpt: row.content,
      author_label: authorLabel(row),
      created_at: row.created_at.toISOString(),
    })),
    next: rows.length > page.length ? (page.at(-1)?.cursor ?? null) : null,
  }
}

/**
 * Threads of others like what she is writing, the likest first. None while her words sound like danger: what she is shown then is help,
 * once she has said them, and not what others in danger wrote.
 */
export async function findSimilarPosts(scope: Scope, words: string): Promise<Post[]> {
  if (!hasEnoughToCompare(words) || isGrave(assess(words).level)) return []
  const rows = await scope.rows(
    sql<PostRow>`
      select post.* from threads_like(${words}, ${limits.likeShown}) with ordinality alike (id, place)
      cross join lateral read_posts(array[alike.id]) post
      order by alike.place`.compile(build),
  )
  return rows.map(presentPreview)
}
