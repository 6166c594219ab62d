import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allBits, kernelWith, withoutSign } from './kernel.ts'

const kernel = kernelWith(60_000)
const floats = (place: number, count: number) => new Float32Array(kernel.memory, place, count)
const anyFloats = (count: number) =>
  fc.float32Array({ minLength: count, maxLength: count, noNaN: true, min: -1e6, max: 1e6 })

test('multiplies as arithmetic does, whatever number of rows there is', () => {
  const [inner, columns] = [64, 6]
  const doubles = fc.double({ min: -1e4, max: 1e4, noNaN: true })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9 }).chain((rows) =>
        fc.record({
          rows: fc.constant(rows),
          left: fc.uint8Array({ minLength: rows * inner, maxLength: rows * inner, max: 127 }),
          units: fc.array(doubles, { minLength: rows, maxLength: rows }),
        }),
      ),
      fc.int8Array({ minLength: columns * inner, maxLength: columns * inner, min: -127 }),
      fc.array(doubles, { minLength: 3 * columns, maxLength: 3 * columns }),
      ({ rows, left, units }, right, finish) => {
        new Uint8Array(kernel.memory).set(left)
        new Int8Array(kernel.memory).set(right, 1024)
        new Float64Array(kernel.memory, 2048).set(finish)
        new Float64Array(kernel.memory, 4096).set(units)
        kernel.multiply(0, 1024, 2048, 4096, 8192, rows, inner, columns)
        const expected = Array.from({ length: rows * columns }, (_, place) => {
          const [row, column] = [Math.floor(place / columns), place % columns]
          let sum = 0
          for (let k = 0; k < inner; k++)
            sum += (left[row * inner + k] as number) * (right[column * inner + k] as number)
          const [excess = 0, scale = 0, bias = 0] = [0, 2, 4].map(
            (part) => finish[6 * (column >> 1) + part + (column & 1)],
          )
          return Math.fround((sum - excess) * scale * (units[row] as number) + bias)
        })
        expect([...floats(8192, rows * columns)]).toEqual(expected)
      },
    ),
  )
})

test('finds the largest float, or the largest of their sizes', () => {
  fc.assert(
    fc.property(anyFloats(20), (values) => {
      floats(0, 20).set(values)
      expect(kernel.largest(0, 20, withoutSign)).toBe(Math.max(...values.map(Math.abs)))
      expect(kernel.largest(0, 20, allBits)).toBe(Math.max(0, ...values))
    }),
  )
})

test('brings floats to bytes, each rounded', () => {
  fc.assert(
    fc.property(anyFloats(32), fc.constantFrom(0, 64), (values, raisedBy) => {
      floats(0, 32).set(values)
      const largest = kernel.largest(0, 32, raisedBy === 0 ? allBits : withoutSign)
      const factor = largest === 0 ? 1 : (127 - raisedBy) / largest
      kernel.toBytes(0, 1024, 32, factor, raisedBy)
      const expected = Array.from(values, (value) => Math.max(0, Math.floor(value * factor + raisedBy + 0.5)))
      expect([...new Uint8Array(kernel.memory, 1024, 32)]).toEqual(expected)
    }),
  )
})

test('adds floats to others', () => {
  fc.assert(
    fc.property(anyFloats(8), anyFloats(8), (total, other) => {
      floats(0, 8).set(total)
      floats(64, 8).set(other)
      kernel.addTo(0, 64, 8)
      expect([...floats(0, 8)]).toEqual(
        Array.from(total, (value, at) => Math.fround(value + (other[at] as number))),
      )
    }),
  )
})
