import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Post, VillageReply } from '#contract/village.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { readKept } from '#web/lib/offline/kept.ts'
import { stubPhoneStorage } from '#web/testing/phone-storage.ts'
import { sectionQuery, threadQuery } from './api.ts'
import { changePost, removeReply, showNewReply } from './cache.ts'
import { keptThread, removeKeptThread } from './kept-village.ts'
import { withReaction } from './village-item.ts'

const post = { id: 'p', topic: 'General', content: 'Night four. And', reply_count: 0, hearts: 0 } as Post
const reply = (id: string) => ({ id, post_id: 'p', position: 1, content: id }) as VillageReply

function hold(whole: Post): void {
  queryClient.setQueryData(threadQuery(whole.id).queryKey, {
    pages: [{ post: whole, replies: [], next: null }],
    pageParams: [null],
  })
}

const thread = () => queryClient.getQueryData(threadQuery('p').queryKey)?.pages[0]
const listed = () => queryClient.getQueryData(sectionQuery('General').queryKey)?.pages[0]?.posts[0]

beforeEach(() => {
  stubPhoneStorage()
  hold({ ...post, content: 'Night four. And then five.' })
  queryClient.setQueryData(sectionQuery('General').queryKey, {
    pages: [{ posts: [{ ...post, is_cut: true }], next: null }],
    pageParams: [null],
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a reply of hers stands in its thread once, and is counted there and in the lists', () => {
  expect(showNewReply(reply('a'))).toBe(true)
  expect(showNewReply(reply('a'))).toBe(true)
  expect(thread()?.replies.map(({ id }) => id)).toEqual(['a'])
  expect([thread()?.post?.reply_count, listed()?.reply_count]).toEqual([1, 1])
  removeReply('p', 'a')
  expect(thread()?.replies).toEqual([])
})

test('a thread that nobody holds is to be read anew', () => {
  expect(showNewReply({ ...reply('a'), post_id: 'other' })).toBe(false)
})

test('a list goes on showing its cut of the words, and the thread all of them', () => {
  changePost('p', { content: 'Night four. And then five. And six.', is_cut: false, hearts: 2 })
  expect(listed()).toMatchObject({ content: 'Night four. And', is_cut: true, hearts: 2 })
  expect(thread()?.post).toMatchObject({ content: 'Night four. And then five. And six.', hearts: 2 })
})

test('a reaction is counted once, however often it is pressed', () => {
  const given = withReaction({ ...post, my_reactions: [] }, 'heart', true)
  expect(given).toEqual({ my_reactions: ['heart'], hearts: 1 })
  expect(withReaction({ ...post, ...given } as Post, 'heart', true)).toEqual({})
  expect(withReaction({ ...post, ...given } as Post, 'heart', false)).toEqual({ my_reactions: [], hearts: 0 })
})

test('the phone keeps what she opened last, and lets go of what is gone', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ post: { ...post, id: path.split('/').at(-1) }, replies: [], next: null }),
  )
  for (let nth = 1; nth <= 9; nth++) await queryClient.prefetchInfiniteQuery(threadQuery(`p${nth}`))
  expect(Object.keys(readKept('village-threads') ?? {})).toHaveLength(8)
  expect(keptThread('p1')).toBeUndefined()
  expect(keptThread('p9')?.post.content).toBe('Night four. And')
  removeKeptThread('p9')
  expect(keptThread('p9')).toBeUndefined()
  expect(keptThread('p8')).toBeDefined()
})
