import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Post } from '#contract/village.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { storedKeys, writeStored } from '#web/lib/device/stored-state.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { currentToast, dismissToast } from '#web/ui/toast.ts'
import { deletionOf } from './use-item-actions.ts'

beforeEach(() => {
  stubPhoneStorage()
  vi.stubGlobal('fetch', async () => Response.json({}))
})
afterEach(() => {
  queryClient.clear()
  dismissToast()
  vi.unstubAllGlobals()
})

test('what she had begun to write at a post goes with it, and comes back with it', async () => {
  const hers = ['village-draft:edit:p', 'village-draft:reply:p']
  for (const key of [...hers, 'village-draft:post', 'village-draft:edit:q']) writeStored(key, 'hers')
  await new MutationObserver(queryClient, deletionOf({ id: 'p' } as Post)).mutate()
  expect(storedKeys('village-draft:')).toEqual(['village-draft:post', 'village-draft:edit:q'])
  currentToast()?.action?.onPress()
  await vi.waitFor(() => expect(storedKeys('village-draft:')).toEqual(expect.arrayContaining(hers)))
})
