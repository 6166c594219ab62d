import type { QueryKey } from '@tanstack/react-query'
import type { ChangeEvent } from '#contract/events.ts'

/** What a feature does about what was changed elsewhere. */
export interface LiveHandlers {
  /** The queries that events keep true. Where some may have been missed, those that are shown are read anew. */
  queries: readonly QueryKey[]
  /** What it does at an event. `isOwn`: this very page has caused it. */
  on: {
    [Type in ChangeEvent['type']]?: (event: Extract<ChangeEvent, { type: Type }>, isOwn: boolean) => void
  }
}
