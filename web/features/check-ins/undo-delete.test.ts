import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, sessionKey } from '#web/lib/api/query-client.ts'
import { keep, readKept } from '#web/lib/offline/kept.ts'
import { emptyOutbox } from '#web/lib/offline/outbox.ts'
import { allOutboxItems, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { currentToast, dismissToast } from '#web/ui/toast.ts'
import { checkInsQuery } from './api.ts'
import { deleteLater, undoDelete } from './delete-check-in.ts'

let isThere: boolean
let deletion: PromiseWithResolvers<'arrives' | 'is lost' | 'loses its answer'>

beforeEach(() => {
  isThere = true
  deletion = Promise.withResolvers()
  stubPhoneStorage()
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    if (method !== 'DELETE') return Response.json({ check_ins: isThere ? [{ id: 'a' }] : [] })
    const fate = await deletion.promise
    if (fate !== 'is lost') isThere = false
    if (fate !== 'arrives') throw new TypeError('network')
    return Response.json({ id: 'a' })
  })
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  for (const { id } of allOutboxItems()) removeOutboxItem(id)
  queryClient.clear()
  dismissToast()
  vi.unstubAllGlobals()
})

test('what her insights said of it goes from the phone with it', () => {
  keep('week', { lines: ['You wrote: “fine”'] })
  deleteLater('a')
  expect(readKept('week')).toBeUndefined()
})

test('a deletion that waits is taken back', async () => {
  deleteLater('a')
  await undoDelete('a')
  expect([allOutboxItems(), currentToast()]).toEqual([[], null])
})

test('one that is on its way and arrives is not said to be undone', async () => {
  deleteLater('a')
  const leaving = emptyOutbox('ana')
  const undone = undoDelete('a')
  deletion.resolve('arrives')
  await Promise.all([undone, leaving])
  expect(currentToast()?.title).toContain('can’t be brought back')
  dismissToast()
  // Its row may stand for a moment longer.
  await undoDelete('a')
  expect(currentToast()?.title).toContain('can’t be brought back')
})

test.each(['is lost', 'loses its answer'] as const)(
  'one that %s on the way is taken back, and the list says what is there',
  async (fate) => {
    await queryClient.fetchQuery(checkInsQuery('daily'))
    deleteLater('a')
    const leaving = emptyOutbox('ana')
    const undone = undoDelete('a')
    deletion.resolve(fate)
    await Promise.all([undone, leaving])
    expect([allOutboxItems(), currentToast()]).toEqual([[], null])
    expect(queryClient.getQueryState(checkInsQuery('daily').queryKey)?.isInvalidated).toBe(true)
  },
)
