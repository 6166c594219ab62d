import { vi } from 'vitest'
import { saveCheckIn } from '#contract/check-ins.ts'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { putInOutbox } from '#web/lib/offline/outbox.ts'
import { stubPhoneStorage } from './phone-storage.ts'

/** Ana's phone, online and with nothing on it, whose time stands still until a test moves it. */
export function stubPhone(): void {
  vi.useFakeTimers()
  stubPhoneStorage()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
}

/** What comes of one request: kept and answered, kept though the answer is lost, or not kept at all. */
export type Fate = 'answered' | 'answer lost' | 'unreachable' | 'resting' | 'broken' | 'refused'

/** The ids that a server kept, and what comes of the next requests; after those each is answered. */
export interface FatedServer {
  kept: string[]
  fates: Fate[]
}

/** Has a server of this kind answer the phone. */
export function stubFatedServer(): FatedServer {
  const server: FatedServer = { kept: [], fates: [] }
  vi.stubGlobal('fetch', async (path: string) => {
    const fate = server.fates.shift() ?? 'answered'
    if (fate === 'answered' || fate === 'answer lost') server.kept.push(path.split('/').at(-1) ?? '')
    if (fate === 'unreachable' || fate === 'answer lost') throw new TypeError('network')
    if (fate === 'resting') return Response.json({ error: 'x', code: 'unavailable' }, { status: 503 })
    if (fate === 'broken') return Response.json({ error: 'x', code: 'internal' }, { status: 500 })
    if (fate === 'refused') return Response.json({ error: 'Too long.', code: 'bad_input' }, { status: 400 })
    return Response.json({ path })
  })
  return server
}

/** The answers of a check-in in which she wrote this. */
export const checkInAnswers = (promptResponse = '') =>
  ({ type: 'daily', responses: { energy: 1, mood: 1, stress: 1, prompt: '', promptResponse } }) as const

/** Puts a check-in into the outbox. */
export function putCheckIn(
  id: string,
  { words, ...more }: { words?: string; lane?: string; refreshes?: (readonly string[])[] } = {},
): void {
  const body = { answered_at: '2026-11-21T00:00:00Z', answers: checkInAnswers(words) }
  putInOutbox(saveCheckIn, { params: { checkInId: id }, body }, { id, refreshes: [], ...more })
}

export const settle = () => vi.advanceTimersByTimeAsync(1)
export const longEnough = () => vi.advanceTimersByTimeAsync(60 * 60_000)
