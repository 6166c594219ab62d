import { expect, test } from 'vitest'
import { anyFirstStep, type Bucket } from '#content/modes/clear.ts'
import {
  firstStepFor,
  type Line,
  onlyLater,
  putBack,
  sortLine,
  splitLines,
  stageOf,
  without,
} from './lines.ts'

const line = (id: string, where: Bucket | null): Line => ({ id, text: id, place: where })

test('a dump becomes lines without marks, blanks and repeats', () => {
  expect(splitLines('- school form\n\n 2. ring Mum \n• washing\nwashing\n   \n3 nappies left')).toEqual([
    'school form',
    'ring Mum',
    'washing',
    '3 nappies left',
  ])
  expect(splitLines('  \n')).toEqual([])
})

test('sorting goes on until every line has a place; a list for later alone leaves room for a new dump', () => {
  expect(stageOf([])).toBe('dump')
  expect(stageOf([line('a', 'later')])).toBe('dump')
  expect(stageOf([line('a', 'later'), line('b', null)])).toBe('sort')
  expect(stageOf([line('a', 'later'), line('b', 'let-go')])).toBe('sorted')
})

test('placing, taking back and removing touch one line only', () => {
  const lines = [line('a', null), line('b', null)]
  expect(sortLine(lines, 'a', 'now')).toEqual([line('a', 'now'), line('b', null)])
  expect(sortLine(sortLine(lines, 'a', 'now'), 'a', null)).toEqual(lines)
  expect(without(lines, 'a')).toEqual([line('b', null)])
})

test('a line is put back at its place, and what has changed since stays', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => line(id, 'later')) as [Line, Line, Line, Line]
  const before = [a, b, c]
  expect(putBack([a, c], b, before)).toEqual(before)
  expect(putBack([c, d], b, before)).toEqual([b, c, d])
  expect(putBack([a, b], c, before)).toEqual(before)
  expect(putBack([], b, before)).toEqual([b])
})

test('a fresh list keeps what is for later', () => {
  expect(onlyLater([line('a', 'later'), line('b', 'now'), line('c', 'let-go')])).toEqual([line('a', 'later')])
})

test('a first step goes by whole words', () => {
  expect(firstStepFor('Ring Mum back')).toMatch(/number/)
  expect(firstStepFor('stop string collecting')).toBe(anyFirstStep)
  expect(firstStepFor('???')).toBe(anyFirstStep)
})
