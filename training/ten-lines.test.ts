import { expect, test } from 'vitest'
import { measureTenLines, readTenLines, type TenLines } from './ten-lines.ts'

const chat = [
  'we went to the park',
  'swings mostly',
  'she loves the swings',
  'then home for lunch',
  'toast again',
]
const grave = (messages: string[], graveLines: number[]): TenLines => ({
  id: messages.join(' '),
  kind: 'grave',
  messages,
  graveLines,
  class: 'self-harm',
  plain: true,
})

test('every row is in order, and each talk is there once', () => {
  const talks = readTenLines()
  expect(new Set(talks.map(({ id }) => id)).size).toBe(talks.length)
  expect(new Set(talks.map(({ messages }) => messages.join('\n'))).size).toBe(talks.length)
})

test('counts what is shown from the grave line on, and nothing that was shown before it', () => {
  const said = 'im going to kill myself tonight'
  const [before, after] = [
    grave([said, ...chat, ...chat.slice(1)], [8]),
    grave([...chat, ...chat.slice(1), said], [8]),
  ]
  const { grave: counted, ordinary } = measureTenLines([
    before,
    after,
    { id: 'park', kind: 'ordinary', messages: [...chat, ...chat] },
  ])
  expect(counted).toMatchObject({ of: 2, card: { found: 1 }, heard: { found: 1 } })
  expect(ordinary).toMatchObject({ of: 1, card: { found: 0 }, softLine: { found: 0 } })
})

test('no more ordinary talk is asked about or has a card than before, and each grave one is heard', () => {
  const { ordinary, grave: all } = measureTenLines(readTenLines())
  expect(all.heard.found).toBe(all.of)
  expect([ordinary.heard.found, ordinary.card.found]).toEqual([88, 9])
})
