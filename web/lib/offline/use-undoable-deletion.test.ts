import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteCheckIn } from '#contract/check-ins.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { currentToast, dismissToast } from '#web/ui/toast.ts'
import { queryClient, sessionKey } from '../api/query-client.ts'
import { sendOnHide } from './outbox.ts'
import { allOutboxItems } from './outbox-item.ts'
import { holdDeletion, useUndoableDeletion } from './use-undoable-deletion.ts'

beforeEach(() => {
  stubPhoneStorage()
  queryClient.setQueryData(sessionKey, { user: { id: 'ana' } })
})
afterEach(() => {
  queryClient.clear()
  dismissToast()
  vi.unstubAllGlobals()
})

const hold = (id: string) =>
  holdDeletion(deleteCheckIn, { params: { checkInId: id } }, { id, refreshes: [['check-ins']] })

function openScreen() {
  let remove: (id: string) => boolean = () => false
  function Screen() {
    remove = useUndoableDeletion({ hold, drop: () => {} }).remove
    return null
  }
  renderToStaticMarkup(createElement(Screen))
  return remove
}

test('what she deletes waits, and can be taken back for a while', () => {
  expect(openScreen()('a')).toBe(true)
  expect(allOutboxItems()).toMatchObject([{ id: 'a', route: { method: 'DELETE' } }])
  expect(allOutboxItems()[0]?.notBefore).toBeGreaterThan(Date.now())
})

test('where the phone is full, or her session is over, she is told that nothing was deleted', () => {
  const remove = openScreen()
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(remove('a')).toBe(false)
  expect(currentToast()?.title).toBe('This could not be deleted')
  queryClient.setQueryData(sessionKey, null)
  expect(remove('a')).toBe(false)
  expect(currentToast()?.title).toBe('Please sign in to continue')
})

test('left with the page, it is sent at once and though the page is gone, or else at the next start', async () => {
  const fetched = vi.fn(async (_path: string, _sent: RequestInit) => Response.json({}))
  vi.stubGlobal('fetch', fetched)
  openScreen()('a')
  sendOnHide('a')
  expect(fetched).toHaveBeenCalledOnce()
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'DELETE', keepalive: true })

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  openScreen()('b')
  sendOnHide('b')
  expect(allOutboxItems().find(({ id }) => id === 'b')).toMatchObject({ notBefore: 0 })
})
