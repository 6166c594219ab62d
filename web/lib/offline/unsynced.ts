import type { Unsynced } from '#content/sign-out.ts'
import { readStored, storedKeys } from '../device/stored-state.ts'

/** How the keys begin under which the phone keeps drafts of one kind, and whether there is something of hers under one of them. */
interface Draft {
  prefix: string
  hasWords: (key: string) => boolean
}

/** What of hers no server has, by the name that the question before signing out has for it. */
export type Drafts = Partial<Record<Exclude<Unsynced, 'waiting'>, string | Draft>>

let kinds: [Unsynced, Draft][] = []

/** Takes the drafts of the whole app, so that she is asked about all of them before they are wiped. */
export function setDrafts(all: readonly Drafts[]): void {
  kinds = all.flatMap((drafts) =>
    Object.entries(drafts).map(([name, draft]): [Unsynced, Draft] => [
      name as Unsynced,
      typeof draft === 'string' ? { prefix: draft, hasWords } : draft,
    ]),
  )
}

/** What of hers is on this phone alone and not empty, apart from what waits to be sent. */
export function findUnsynced(): Unsynced[] {
  return kinds.filter(([, draft]) => storedKeys(draft.prefix).some(draft.hasWords)).map(([name]) => name)
}

function hasWords(key: string): boolean {
  const kept = readStored<unknown>(key, (stored) => stored)
  if (typeof kept === 'string') return kept.trim() !== ''
  return Array.isArray(kept) ? kept.length > 0 : Boolean(kept)
}
