import { expect, test } from 'vitest'
import type { VillageReply } from '#contract/village.ts'
import { branchesOf } from './branches.ts'

const reply = (id: string, parent_id: string | null = null) => ({ id, parent_id }) as VillageReply

const shape = (...replies: VillageReply[]) =>
  branchesOf(replies).map(({ reply: { id }, answers }) => [id, answers.map((answer) => answer.id)])

test('replies stand in their order, each with its answers under it', () => {
  expect(shape(reply('a'), reply('b'), reply('c', 'a'), reply('d', 'b'), reply('e', 'a'))).toEqual([
    ['a', ['c', 'e']],
    ['b', ['d']],
  ])
})

test('an answer to what is out of her sight stands by itself, and answers under it', () => {
  expect(shape(reply('a'), reply('b', 'gone'), reply('c', 'b'))).toEqual([
    ['a', []],
    ['b', ['c']],
  ])
})

test('what answers an answer stands beside it', () => {
  expect(shape(reply('a'), reply('b', 'a'), reply('c', 'b'))).toEqual([['a', ['b', 'c']]])
})
