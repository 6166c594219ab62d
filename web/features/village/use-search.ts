import { useEffect, useState } from 'react'
import { type VillageTopic, villageTopics } from '#contract/options.ts'
import { type SearchSpan, searchSpans } from '#contract/village.ts'
import { asText, isRecord } from '#web/lib/device/parse.ts'
import { asOneOf } from '#web/lib/device/parse-combinators.ts'

/** What she looks for. */
export interface Search {
  words: string
  topic: VillageTopic | null
  span: SearchSpan | null
}

/** She pauses so long when she has typed what she looks for. */
const pauseMs = 300

export const asTopic = asOneOf(villageTopics)
export const asSpan = asOneOf(searchSpans)

function readSearch(): Search {
  const stored: unknown = history.state?.search
  const { words, topic, span } = isRecord(stored) ? stored : {}
  return { words: asText(words) ?? '', topic: asTopic(topic) ?? null, span: asSpan(span) ?? null }
}

/**
 * What she has `typed`, and what is `sought` a moment later. It stays with this entry of the browser's history, where a reload and the way
 * back find it, and not in the address, which would be sent along.
 */
export function useSearch() {
  const [typed, setTyped] = useState(readSearch)
  const [sought, setSought] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => {
      history.replaceState({ ...history.state, search: typed }, '')
      setSought({ ...typed, words: typed.words.trim() })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, sought, change: (part: Partial<Search>) => setTyped({ ...typed, ...part }) }
}
