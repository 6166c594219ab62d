import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Encoder, encodingSize } from '../encoder/encoder.ts'
import { unpackEncoder } from '../encoder/encoder-file.ts'
import { classify } from './classify.ts'
import type { Labelled } from './labelled.ts'
import { partOf } from './labelled.ts'
import { firstColumns, hiddenUnits } from './meaning.ts'
import { encoderFile } from './model-files.ts'
import { type Tune, train } from './train.ts'
import type { TuningExample } from './tuning-examples.ts'
import { pack, unpack } from './weights-file.ts'

const says = (level: Labelled['level'], of: string, texts: readonly string[]): Labelled[] =>
  texts.map((text) => ({ id: text, class: of, level, group: text, turns: [text] }))

const messages = [
  ...says('crisis', 'passive-death-wish', [
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

const encoder = unpackEncoder(readFileSync(encoderFile('base')))

/** Leaves the encoder as it is and makes nothing of its encodings, so that words alone decide. */
const untaught: Tune = async (classCount) => ({
  encoder,
  meaning: {
    mean: new Float32Array(encodingSize),
    spread: new Float32Array(encodingSize).fill(1),
    first: new Float32Array(encodingSize * firstColumns),
    firstScale: 1,
    firstBias: new Array(firstColumns).fill(0),
    second: new Float32Array(hiddenUnits * classCount),
    secondScale: 1,
    secondBias: new Array(classCount).fill(0),
  },
})

describe('training', () => {
  test('makes the same bytes each time, and bytes that read back as they were', async () => {
    const [first, second] = [await train(messages, untaught), await train(messages, untaught)]
    const bytes = pack(first.shipped.weights)
    expect(pack(second.shipped.weights).equals(bytes)).toBe(true)
    expect(pack(unpack(bytes)).equals(bytes)).toBe(true)
  })

  test('tells what it was taught from the rest, in wording of its own', async () => {
    const { shipped } = await train(messages, untaught)
    const thresholds = { support: 0, crisis: 0, emergency: 0 }
    const model = { ...shipped.weights, encoder: new Encoder(shipped.encoder), thresholds }
    expect(classify(model, 'our boat is sinking fast')).toMatchObject({
      level: 'crisis',
      class: 'crisis-suicide',
    })
    expect(classify(model, 'jam on the rug').level).toBe('none')
  })

  test('keeps all but the part to learn from out of the model that is measured', async () => {
    const given: (readonly TuningExample[])[] = []
    const asTold: Tune = (classCount, examples) => {
      given.push(examples)
      return untaught(classCount, examples)
    }
    const others = messages.filter((message) => partOf(message).startsWith('held-out'))
    expect(others.length).toBeGreaterThan(0)
    const { measured } = await train(messages, asTold)
    const written = new Set(given[0]?.map(({ texts }) => texts[0]))
    for (const { turns, ...message } of messages)
      expect(written.has(turns[0]?.replace(',', ''))).toBe(partOf(message) === 'learning')
    const without = await train(
      messages.filter((message) => !others.includes(message)),
      untaught,
    )
    expect(pack(without.measured.weights).equals(pack(measured.weights))).toBe(true)
  })
})

test('a file of the wrong length is refused', async () => {
  const { shipped } = await train(messages, untaught)
  expect(() => unpack(pack(shipped.weights).subarray(0, -1))).toThrow('not as long')
})
