import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Programme } from '#contract/rediscover.ts'
import { CallError } from '#web/lib/api/call.ts'
import { asText } from '#web/lib/device/parse.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { readKept } from '#web/lib/offline/kept.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { programmeQuery } from './api.ts'
import { answersIn, currentSessionId, settledLocally } from './local-answers.ts'

/** No words of hers: the id of a programme that this phone began. */
const begunKey = 'programme-begun'
const nothing: Programme = { sessions: [], current: null }

/** The programme that she is in and those before it, as the server has them under what waits on this phone. */
export function useProgramme() {
  const found = useQuery(programmeQuery)
  const [kept] = useState(() => readKept('rediscover'))
  const [begun, setBegun] = useStoredState(begunKey, undefined, asText)
  const outboxItems = useOutboxItems()
  // Without a network, and where this phone knows of none, she can begin.
  const isOffline = found.error instanceof CallError && found.error.code === 'offline'
  const programme = found.data ?? kept ?? (begun || isOffline ? nothing : undefined)
  const held = programme ?? nothing
  const sessionId = currentSessionId(held, outboxItems, begun)
  const { deleted, finished } = settledLocally(outboxItems)
  const entries = held.current && held.current.session.id === sessionId ? held.current.entries : []
  const all = held.sessions
    .filter(({ id }) => !deleted.has(id))
    .map((session) => ({ session, isFinished: session.completed_at !== null || finished.has(session.id) }))
  return {
    ...found,
    /** Whether anything is known of them. */
    isKnown: programme !== undefined,
    sessionId,
    begunAt: held.current?.session.created_at,
    answers: sessionId ? answersIn(sessionId, entries, outboxItems) : {},
    all,
    /** Those that are not the one she is in. */
    others: all.filter(({ session }) => session.id !== sessionId),
    /** Begins one, which is the server's from its first answer on. */
    begin: () => setBegun(crypto.randomUUID()),
  }
}
