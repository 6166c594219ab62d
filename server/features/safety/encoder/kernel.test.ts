import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { allBits, ownBytes, withoutSign } from './kernel.ts'
import { kernelWith } from './make-kernel.ts'

const kernel = kernelWith(60_000)
const [here, there, further, beyond, out] = [0, 1, 2, 3, 4].map((part) => ownBytes + 2048 * part) as [
  ...[number, number, number, number, number],
]
const floats = (place: number, count: number) => new Float32Array(kernel.memory, place, count)
const doubles = (place: number, count: number) => new Float64Array(kernel.memory, place, count)
const anyFloats = (count: number) =>
  fc.float32Array({ minLength: count, maxLength: count, noNaN: true, min: -1e6, max: 1e6 })

test('multiplies as arithmetic does, whatever number of rows there is', () => {
  const [inner, columns] = [64, 6]
  const double = fc.double({ min: -1e4, max: 1e4, noNaN: true })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9 }).chain((rows) =>
        fc.record({
          rows: fc.constant(rows),
          left: fc.uint8Array({ minLength: rows * inner, maxLength: rows * inner, max: 127 }),
          units: fc.array(double, { minLength: rows, maxLength: rows }),
        }),
      ),
      fc.int8Array({ minLength: columns * inner, maxLength: columns * inner, min: -127 }),
      fc.array(double, { minLength: 3 * columns, maxLength: 3 * columns }),
      ({ rows, left, units }, right, finish) => {
        new Uint8Array(kernel.memory).set(left, here)
        new Int8Array(kernel.memory).set(right, there)
        doubles(further, finish.length).set(finish)
        doubles(beyond, rows).set(units)
        kernel.multiply(here, there, further, beyond, out, rows, inner, columns)
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
        expect([...floats(out, rows * columns)]).toEqual(expected)
      },
    ),
  )
})

test('finds the largest float, or the largest of their sizes', () => {
  fc.assert(
    fc.property(anyFloats(24), (values) => {
      floats(here, 24).set(values)
      expect(kernel.largest(here, 24, withoutSign)).toBe(Math.max(...values.map(Math.abs)))
      expect(kernel.largest(here, 24, allBits)).toBe(Math.max(0, ...values))
    }),
  )
})

test('brings floats to bytes, each rounded', () => {
  fc.assert(
    fc.property(anyFloats(32), fc.constantFrom(0, 64), (values, raisedBy) => {
      floats(here, 32).set(values)
      const largest = kernel.largest(here, 32, raisedBy === 0 ? allBits : withoutSign)
      const factor = largest === 0 ? 1 : (127 - raisedBy) / largest
      kernel.toBytes(here, there, 32, factor, raisedBy)
      const expected = Array.from(values, (value) => Math.max(0, Math.floor(value * factor + raisedBy + 0.5)))
      expect([...new Uint8Array(kernel.memory, there, 32)]).toEqual(expected)
    }),
  )
})

test('adds floats to others', () => {
  fc.assert(
    fc.property(anyFloats(8), anyFloats(8), (total, other) => {
      floats(here, 8).set(total)
      floats(there, 8).set(other)
      kernel.addTo(here, there, 8)
      expect([...floats(here, 8)]).toEqual(
        Array.from(total, (value, at) => Math.fround(value + (other[at] as number))),
      )
    }),
  )
})

test('attends as arithmetic does: every row to each, and what that brings together', () => {
  const [size, apart] = [16, 24]
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), anyFloats(5 * apart), (rows, values) => {
      floats(here, values.length).set(values)
      kernel.toDoubles(here, there, values.length)
      expect([...doubles(there, values.length)]).toEqual([...values])

      kernel.score(there, there + 8, further, rows, size, 8 * apart)
      const all = Array.from({ length: rows }, (_, row) => row)
      const part = (row: number, other: number, first: number) => {
        let sum = 0
        for (let at = first; at < size; at += 4)
          sum += (values[row * apart + at] as number) * (values[other * apart + at + 1] as number)
        return sum
      }
      const scores = all.flatMap((row) =>
        all.map((other) => [0, 1, 2, 3].map((first) => part(row, other, first)).reduce((a, b) => a + b)),
      )
      expect([...doubles(further, rows * rows)]).toEqual(scores)

      kernel.blend(further, there + 16, out, rows, size, 8 * apart, 4 * size)
      const blended = all.flatMap((row) =>
        Array.from({ length: size }, (_, at) =>
          Math.fround(
            all.reduce(
              (sum, other) =>
                sum + (scores[row * rows + other] as number) * (values[other * apart + at + 2] as number),
              0,
            ),
          ),
        ),
      )
      expect([...floats(out, rows * size)]).toEqual(blended)
    }),
  )
})

test('a fast kernel that does not do what the plain one does is not taken, and that is told', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  const wrong = { ...kernel, largest: () => 0 }
  const made = kernelWith(60_000, wrong)
  expect(made).not.toBe(wrong)
  new Float32Array(made.memory, here, 8).set([1, 2, 3, -4, 0, 0, 0, 0])
  expect(made.largest(here, 8, withoutSign)).toBe(4)
  expect(warn).toHaveBeenCalledOnce()
  expect(kernelWith(60_000, kernel)).toBe(kernel)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
