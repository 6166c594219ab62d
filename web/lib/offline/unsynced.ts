import type { Unsynced } from '#content/sign-out.ts'
import { readStored, storedKeys } from '../device/stored-state.ts'

/** How the keys begin under which the phone keeps drafts of one kind, and whether there is something of hers under one of them. */
interface Draft {
  prefix: string
  hasWords: (key: string) => boolean
}

/** What of hers no server has, by the name that the question before signing out has for it. */
export type Drafts = Partial<Record<Exclude<Unsynced, 'waiting'>, string | Draft>>

/**
 * What of hers is on this phone alone and not empty, apart from what waits to be sent.
 * @param all the drafts of every feature, so that she is asked about all of them before they are wiped
 */
export function findUnsynced(all: readonly Drafts[]): Unsynced[] {
  return all
    .flatMap((drafts) => Object.entries(drafts))
    .filter(([, draft]) =>
      typeof draft === 'string'
        ? storedKeys(draft).some(hasWords)
        : storedKeys(draft.prefix).some(draft.hasWords),
    )
    .map(([name]) => name as Unsynced)
}

function hasWords(key: string): boolean {
  const kept = readStored<unknown>(key, (stored) => stored)
  if (typeof kept === 'string') return kept.trim() !== ''
  return Array.isArray(kept) ? kept.length > 0 : Boolean(kept)
}
