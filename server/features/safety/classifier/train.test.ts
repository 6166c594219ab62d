import { describe, expect, test } from 'vitest'
import { classify } from './classify.ts'
import type { Labelled } from './labelled.ts'
import { partOf } from './labelled.ts'
import { train } from './train.ts'
import { pack, unpack } from './weights-file.ts'

const says = (level: Labelled['level'], of: string, texts: readonly string[]): Labelled[] =>
  texts.map((text) => ({ id: text, class: of, level, group: text, turns: [text] }))

const messages = [
  ...says('crisis', 'sinking', [
    'the boat is sinking',
    'my boat sinks',
    'sinking boats all night',
    'a boat that sinks',
    'boats sinking',
    'it sinks, the boat',
    'sink boat',
  ]),
  ...says('none', 'picnic', [
    'jam and bread',
    'a rug on the grass',
    'bread with jam',
    'grass under the rug',
    'more jam please',
    'the rug is wet',
    'bread again',
  ]),
]

describe('training', () => {
  test('makes the same bytes each time, and bytes that read back as they were', () => {
    const [first, second] = [train(messages), train(messages)]
    expect(pack(first.shipped).equals(pack(second.shipped))).toBe(true)
    expect(pack(unpack(pack(first.shipped))).equals(pack(first.shipped))).toBe(true)
  })

  test('tells what it was taught from the rest, in wording of its own', () => {
    const { shipped } = train(messages)
    const model = { ...shipped, thresholds: { support: 0, crisis: 0, emergency: 0 } }
    expect(classify(model, 'our boat is sinking fast')).toMatchObject({ level: 'crisis', class: 'sinking' })
    expect(classify(model, 'jam on the rug').level).toBe('none')
  })

  test('keeps the held-out part out of the model that is measured', () => {
    const taught = messages.filter((message) => !partOf(message).startsWith('held-out'))
    expect(taught.length).toBeLessThan(messages.length)
    expect(pack(train(messages).measured).equals(pack(train(taught).measured))).toBe(true)
  })
})

test('a file of the wrong length is refused', () => {
  expect(() => unpack(pack(train(messages).shipped).subarray(0, -1))).toThrow('not as long')
})
