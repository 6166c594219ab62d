import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Encoder, encodingSize } from './encoder.ts'
import { packEncoder, unpackEncoder } from './encoder-file.ts'

const file = readFileSync(join(import.meta.dirname, '../model/base-encoder.bin'))
const encoder = new Encoder(unpackEncoder(file))

function closeness(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => encoder.encode(text).subarray(0, encodingSize / 4))
  return a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0) ?? 0
}

test('two ways of saying one thing are closer than two things said alike', () => {
  const said = 'i do not want to be alive anymore'
  expect(closeness(said, 'i wish i was dead')).toBeGreaterThan(
    closeness(said, 'i do not want to be late again'),
  )
})

test('whatever is typed, an encoding has its size, holds numbers, and is the same the next time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const encoding = encoder.encode(text)
      expect(encoding).toHaveLength(encodingSize)
      expect(encoding.every(Number.isFinite)).toBe(true)
      expect(Buffer.from(encoder.encode(text).buffer).equals(Buffer.from(encoding.buffer))).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('the file reads back as it was written, and one of another length is refused', () => {
  expect(packEncoder(unpackEncoder(file)).equals(file)).toBe(true)
  expect(() => unpackEncoder(Buffer.concat([file, Buffer.alloc(1)]))).toThrow('not as long')
})
