import { beforeAll, describe, expect, test } from 'vitest'
import { classify } from '#reading/safety/classify.ts'
import { pack, unpack } from '#reading/safety/weights-file.ts'
import { sentencesOf } from '#reading/text/sentences.ts'
import type { Labelled } from './labelled.ts'
import { partOf } from './labelled.ts'
import type { RealText } from './real-text.ts'
import { type People, train } from './train.ts'

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

const written = (texts: readonly string[]): RealText[] =>
  texts.map((text) => ({ id: text, source: 'letters', level: 'none', text }))
const people: People = {
  train: written(['We mended the fence. Then it rained', 'thanks for the lift', 'our hens lay well']),
  dev: written(['the fence again', 'she gave me a lift to the hens. I thanked her']),
}

describe('training', () => {
  let trained: ReturnType<typeof train>
  beforeAll(() => {
    trained = train(messages, people)
  })

  test('makes the same bytes each time, and bytes that read back as they were', () => {
    const bytes = pack(trained.shipped)
    expect(pack(train(messages, people).shipped).equals(bytes)).toBe(true)
    expect(pack(unpack(bytes)).equals(bytes)).toBe(true)
  })

  test('tells what it was taught from the rest, in wording of its own, and its card', () => {
    const thresholds = { support: 0, harmless: -2, inferred: 0, explicit: 20, emergency: 0 }
    const heard = (text: string) => classify({ ...trained.shipped, thresholds }, sentencesOf(text))
    expect(heard('our boat is sinking fast')).toMatchObject({
      level: 'crisis',
      certainty: 'inferred',
      cardId: 'crisis-suicide',
    })
    expect(heard('jam on the rug').level).toBe('none')
    expect(heard('our hens and the fence').level).toBe('none')
  })

  test('keeps all but the part to learn from out of the model that is measured', () => {
    const others = messages.filter((message) => partOf(message).startsWith('held-out'))
    expect(others.length).toBeGreaterThan(0)
    const without = train(
      messages.filter((message) => !others.includes(message)),
      people,
    )
    expect(pack(without.measured).equals(pack(trained.measured))).toBe(true)
    expect(pack(without.shipped).equals(pack(trained.shipped))).toBe(false)
  })

  test('learns nothing from the texts that set thresholds', () => {
    const other = train(messages, { ...people, dev: written(['the boat club meets']) }).shipped
    const { thresholds } = trained.shipped
    expect(other.thresholds).not.toEqual(thresholds)
    expect(pack({ ...other, thresholds }).equals(pack(trained.shipped))).toBe(true)
  })

  test('a file of the wrong length is refused', () => {
    expect(() => unpack(pack(trained.shipped).subarray(0, -1))).toThrow('not as long')
  })
})
