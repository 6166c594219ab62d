import {
  add,
  and,
  assemble,
  type Code,
  constant,
  type Definition,
  double,
  get,
  load,
  loop,
  memory,
  set,
  shuffle,
  simd,
  step,
  times,
  zeros,
} from './assembler.ts'

/**
 * The loops that need SIMD to be fast enough, over a memory of their own that places are told in. They give the same bits on every
 * machine: the relaxed product is exact while one side stays within seven bits, and the rest is plain arithmetic.
 */
export interface Kernel {
  memory: ArrayBuffer
  /** The largest of `count` floats, or 0; of their sizes where `bits` is `withoutSign`. `count` in fours. */
  largest(from: number, count: number, bits: number): number
  /** `to[at] = from[at] · factor + raisedBy`, rounded, as bytes; floats that would fall below 0 give 0. `count` in sixteens. */
  toBytes(from: number, to: number, count: number, factor: number, raisedBy: number): void
  /**
   * `out[row][column] = (Σ left[row][k] · right[column][k] - excess) · scale · units[row] + bias`, rounded to a float: bytes of 0 to 127
   * by signed bytes, sums in 32 bits. `inner` in thirty-twos, `columns` in twos. `finish` holds six doubles for each two columns: what
   * is taken from both, what both are multiplied by, and what is added to both.
   */
  multiply(
    left: number,
    right: number,
    finish: number,
    units: number,
    out: number,
    rows: number,
    inner: number,
    columns: number,
  ): void
  /** `total[at] += other[at]`, `count` floats in fours. */
  addTo(total: number, other: number, count: number): void
}

/** For `largest`: of positive floats all bits, or of any all but the sign. */
export const [allBits, withoutSign] = [-1, 0x7fffffff]

const float = 4

function largest(): Definition {
  const [from, count, bits, at, mask, most] = [0, 1, 2, 3, 4, 5]
  const pairs = simd('f32x4.max', get(most), shuffle(get(most), get(most), [2, 3, 2, 3]))
  return {
    parameters: ['i32', 'i32', 'i32'],
    result: 'f32',
    locals: [
      [1, 'i32'],
      [2, 'v128'],
    ],
    body: [
      ...set(mask, simd('i32x4.splat', get(bits))),
      ...loop(at, 4, count, [
        ...set(most, simd('f32x4.max', get(most), simd('v128.and', load(get(from)), get(mask)))),
        ...step(from, 4 * float),
      ]),
      ...set(most, pairs),
      ...set(most, simd('f32x4.max', get(most), shuffle(get(most), get(most), [1, 1, 1, 1]))),
      ...[...simd('f32x4.extract_lane', get(most)), 0],
    ],
  }
}

function toBytes(): Definition {
  const [from, to, count, factor, raisedBy, at] = [0, 1, 2, 3, 4, 5]
  const [factors, raises, halves] = [6, 7, 8]
  const pair = (place: number) => {
    const floats = memory('v128.load64_zero', [get(from)], place * float)
    const scaled = simd('f64x2.mul', simd('f64x2.promote_low_f32x4', floats), get(factors))
    const raised = simd('f64x2.add', simd('f64x2.add', scaled, get(raises)), get(halves))
    return simd('i32x4.trunc_sat_f64x2_u_zero', raised)
  }
  const four = (place: number) => shuffle(pair(place), pair(place + 2), [0, 1, 4, 5])
  const eight = (place: number) => simd('i16x8.narrow_i32x4_u', four(place), four(place + 4))
  return {
    parameters: ['i32', 'i32', 'i32', 'f64', 'f64'],
    locals: [
      [1, 'i32'],
      [3, 'v128'],
    ],
    body: [
      ...set(factors, simd('f64x2.splat', get(factor))),
      ...set(raises, simd('f64x2.splat', get(raisedBy))),
      ...set(halves, simd('f64x2.splat', double(0.5))),
      ...loop(at, 16, count, [
        ...memory('v128.store', [get(to), simd('i8x16.narrow_i16x8_u', eight(0), eight(8))]),
        ...step(from, 16 * float),
        ...step(to, 16),
      ]),
    ],
  }
}

/** Two columns by four rows at a time, so that a byte that was loaded is used more than once; rows that are left one by one. */
function multiply(): Definition {
  const [left, right, finish, units, out, rows, inner, columns] = [0, 1, 2, 3, 4, 5, 6, 7]
  const [column, row, k, fours] = [8, 9, 10, 11]
  const rowPlaces = [12, 13, 14, 15]
  const rightPlaces = [16, 17] as const
  const [excess, scale, bias, ones, bytes, halves] = [18, 19, 20, 21, 22, 23]
  const weights = [24, 25]
  const sumOf = (side: number, at: number) => 26 + 4 * side + at
  const rowAt = (at: number) => add(get(row), constant(at))

  const products = (places: readonly number[], offset: number) => [
    ...weights.flatMap((local, side) => set(local, load(get(rightPlaces[side] as number), offset))),
    ...places.flatMap((place, at) => [
      ...set(bytes, load(get(place), offset)),
      ...weights.flatMap((local, side) => {
        // In two steps: where a machine has no instruction for both, engines spend two more on the second.
        const pairs = simd('i16x8.relaxed_dot_i8x16_i7x16_s', get(local), get(bytes))
        const sum = sumOf(side, at)
        return set(sum, simd('i32x4.add', get(sum), simd('i32x4.dot_i16x8_s', pairs, get(ones))))
      }),
    ]),
  ]
  const keep = (at: number) => {
    const [a, b] = [get(sumOf(0, at)), get(sumOf(1, at))]
    const whole = simd('i32x4.add', get(halves), shuffle(get(halves), get(halves), [2, 3, 2, 3]))
    const unit = memory('v128.load64_splat', [add(get(units), times(rowAt(at), constant(8)))])
    const own = simd('f64x2.sub', simd('f64x2.convert_low_i32x4_s', whole), get(excess))
    const scaled = simd('f64x2.mul', simd('f64x2.mul', own, get(scale)), unit)
    const result = simd('f32x4.demote_f64x2_zero', simd('f64x2.add', scaled, get(bias)))
    const place = times(add(times(rowAt(at), get(columns)), get(column)), constant(float))
    return [
      ...set(halves, simd('i32x4.add', shuffle(a, b, [0, 4, 1, 5]), shuffle(a, b, [2, 6, 3, 7]))),
      ...memory('v128.store64_lane', [add(get(out), place), result], 0, [0]),
    ]
  }
  const tile = (count: number): Code => {
    const places = rowPlaces.slice(0, count)
    return [
      ...places.flatMap((place, at) => set(place, add(get(left), times(rowAt(at), get(inner))))),
      ...set(rightPlaces[0], get(right)),
      ...set(rightPlaces[1], add(get(right), get(inner))),
      ...places.flatMap((_, at) => [...set(sumOf(0, at), zeros), ...set(sumOf(1, at), zeros)]),
      ...set(k, constant(0)),
      ...loop(k, 32, inner, [
        ...[...products(places, 0), ...products(places, 16)],
        ...[...places, ...rightPlaces].flatMap((place) => step(place, 32)),
      ]),
      ...places.flatMap((_, at) => keep(at)),
    ]
  }

  return {
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    locals: [
      [10, 'i32'],
      [16, 'v128'],
    ],
    body: [
      ...set(ones, simd('i16x8.splat', constant(1))),
      ...set(fours, and(get(rows), constant(-4))),
      ...loop(column, 2, columns, [
        ...[excess, scale, bias].flatMap((local, at) => set(local, load(get(finish), 16 * at))),
        ...set(row, constant(0)),
        ...loop(row, 4, fours, tile(4)),
        ...loop(row, 1, rows, tile(1)),
        ...set(right, add(get(right), times(get(inner), constant(2)))),
        ...step(finish, 48),
      ]),
    ],
  }
}

function addTo(): Definition {
  const [total, other, count, at] = [0, 1, 2, 3]
  return {
    parameters: ['i32', 'i32', 'i32'],
    locals: [[1, 'i32']],
    body: loop(at, 4, count, [
      ...memory('v128.store', [get(total), simd('f32x4.add', load(get(total)), load(get(other)))]),
      ...step(total, 4 * float),
      ...step(other, 4 * float),
    ]),
  }
}

/** The kernel with a memory of this many bytes. */
export function kernelWith(bytes: number): Kernel {
  const functions = { largest: largest(), toBytes: toBytes(), multiply: multiply(), addTo: addTo() }
  const { exports } = new WebAssembly.Instance(assemble(functions, bytes))
  const made = exports as unknown as Omit<Kernel, 'memory'> & { memory: WebAssembly.Memory }
  return { ...made, memory: made.memory.buffer }
}
