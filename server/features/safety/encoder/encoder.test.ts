import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Encoder, encodingSize } from './encoder.ts'
import { packEncoder, unpackEncoder } from './encoder-file.ts'
import { kernelWith } from './kernel.ts'

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

test('the kernel multiplies as arithmetic does', () => {
  const [rows, inner, columns] = [8, 64, 6]
  const kernel = kernelWith(4096)
  const left = new Uint8Array(kernel.memory, 0, rows * inner)
  const right = new Int8Array(kernel.memory, 1024, columns * inner)
  const out = new Int32Array(kernel.memory, 2048, rows * columns)
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: rows * inner, maxLength: rows * inner, max: 127 }),
      fc.int8Array({ minLength: columns * inner, maxLength: columns * inner, min: -127 }),
      (bytes, signed) => {
        left.set(bytes)
        right.set(signed)
        kernel.multiply(left.byteOffset, right.byteOffset, out.byteOffset, rows, inner, columns)
        const expected = Array.from(out, (_, place) => {
          const [row, column] = [Math.floor(place / columns), place % columns]
          let sum = 0
          for (let k = 0; k < inner; k++)
            sum += (bytes[row * inner + k] ?? 0) * (signed[column * inner + k] ?? 0)
          return sum
        })
        expect([...out]).toEqual(expected)
      },
    ),
  )
})
