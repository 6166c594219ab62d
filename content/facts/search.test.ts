import { describe, expect, test } from 'vitest'
import { indexFacts } from './search.ts'
import { facts, factTopics } from './shelf.ts'

const { factOf, searchFacts } = indexFacts(factTopics)

const found = (text: string) => searchFacts(text)?.map(({ id }) => id)

test('every question finds its own answer first', () => {
  for (const { id, question } of facts) expect(found(question)?.[0], question).toBe(id)
})

test('every other way to ask it finds it among the first three', () => {
  for (const { id, asked } of facts)
    for (const text of asked) expect(found(text)?.slice(0, 3), text).toContain(id)
})

describe('typed in the dark', () => {
  test.each([
    ['mastitus', 'mastitis'],
    ['formla', 'making-formula'],
    ['HICUPS', 'hiccups-after-feeds'],
    ['bubs eye is goopy', 'sticky-eye'],
  ])('%s', (text, id) => expect(found(text)?.[0]).toBe(id))

  test('half a word is enough', () => expect(found('teeth')).toContain('teething'))
})

test('what is not on the shelf finds nothing', () => {
  for (const text of ['xylophone', 'mortgage']) expect(found(text), text).toEqual([])
})

test('what says nothing yet is no search', () => {
  for (const text of ['', '   ', '?!', 'f', 'my', 'what do i']) expect(searchFacts(text), text).toBeNull()
})

test('what hardly fits is left out', () => {
  for (const { question } of facts) expect(found(question)?.length).toBeLessThanOrEqual(8)
  expect(found('croup')).toEqual(['croup'])
})

test('an address of no answer is none', () => {
  expect(factOf('fever-under-three-months')?.id).toBe('fever-under-three-months')
  for (const id of ['', 'no-such', '__proto__']) expect(factOf(id)).toBeUndefined()
})
