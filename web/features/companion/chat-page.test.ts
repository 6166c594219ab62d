import { expect, test } from 'vitest'
import type { Message } from '#contract/companion.ts'
import { beside, joinPages, mergeSafety, withEarlier } from './chat-page.ts'

const messages = (...ids: number[]): Message[] =>
  ids.map((id) => ({
    id: String(id),
    thread_id: 't',
    role: 'user',
    content: '',
    options: [],
    is_starred: false,
    created_at: '2026-11-21T00:00:00.000Z',
  }))
const page = (has_earlier: boolean, ...ids: number[]) => ({ messages: messages(...ids), has_earlier })
const idsOf = ({ messages: all }: { messages: Message[] }) => all.map(({ id }) => Number(id))

test('a newer reading keeps the earlier pages that were opened', () => {
  const joined = joinPages(page(false, 1, 2, 3, 4), page(true, 3, 4, 5))
  expect(idsOf(joined)).toEqual([1, 2, 3, 4, 5])
  expect(joined.has_earlier).toBe(false)
})

test('a newer reading that does not meet what is held stands alone, without a hole', () => {
  expect(joinPages(page(false, 1, 2), page(true, 7, 8))).toEqual(page(true, 7, 8))
  expect(joinPages(undefined, page(false, 1))).toEqual(page(false, 1))
  expect(joinPages(page(false, 1), page(false))).toEqual(page(false))
})

test('an earlier page goes before, nothing twice', () => {
  const joined = withEarlier(page(true, 3, 4), page(false, 1, 2, 3))
  expect(idsOf(joined)).toEqual([1, 2, 3, 4])
  expect(joined.has_earlier).toBe(false)
})

test('beside a message on its way stands what was said before it, or all where it is not there yet', () => {
  const idsBeside = (...given: Parameters<typeof beside>) => beside(...given).map(({ id }) => Number(id))
  expect(idsBeside(messages(1, 2, 3), '2', null)).toEqual([1])
  expect(idsBeside(messages(1, 2), 'new', undefined)).toEqual([1, 2])
  expect(idsBeside(messages(1, 2, 3), 'new', '2')).toEqual([1])
  expect(idsBeside(messages(1, 3, 4), '3', '2')).toEqual([1])
  const withStar = messages(1, 2, 3).map((one) => ({ ...one, is_starred: one.id !== '1' }))
  expect(idsBeside(withStar, 'new', '2')).toEqual([1, 3])
})

test('the card that stands gives way to a new one, and goes with its level', () => {
  const none = { level: 'none', cardId: null, softLine: null } as const
  const crisis = { level: 'crisis', cardId: 'crisis-suicide', softLine: null } as const
  const emergency = { level: 'emergency', cardId: 'emergency-life', softLine: null } as const
  expect(mergeSafety(none, crisis)).toEqual(crisis)
  expect(mergeSafety(crisis, { level: 'crisis', cardId: null, softLine: null })).toEqual(crisis)
  expect(mergeSafety(crisis, emergency)).toEqual(emergency)
  expect(mergeSafety(crisis, none)).toEqual(none)
  expect(mergeSafety(emergency, crisis)).toEqual(crisis)
})
