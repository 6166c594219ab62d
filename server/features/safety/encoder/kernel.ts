import {
  add,
  and,
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
import { blend, score, toDoubles } from './attention-loops.ts'

/**
 * The loops that need SIMD to be fast enough, over a memory of their own that places are told in. They give the same bits on every
 * machine: the relaxed product is exact while one side stays within seven bits, and the rest is plain arithmetic.
 */
export interface Kernel {
  /** The first `ownBytes` of it are the kernel's own. */
  memory: ArrayBuffer
  /** The largest of `count` floats, or 0; of their sizes where `bits` is `withoutSign`. `count` in eights. */
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
  /** `to[at] = from[at]`, `count` floats in twos, as doubles. */
  toDoubles(from: number, to: number, count: number): void
  /**
   * `out[row][other] = Σ queries[row][at] · keys[other][at]`, all doubles, `size` in fours: every fourth product summed by itself, then the
   * four sums. From one row of queries, or of keys, to the next it is `line` bytes.
   */
  score(queries: number, keys: number, out: number, rows: number, size: number, line: number): void
  /**
   * `out[row][at] = Σ shares[row][other] · values[other][at]`, of doubles, as floats; `size` in eights. From one row of values to the next
   * it is `line` bytes, of the outcome `outLine`.
   */
  blend(
    shares: number,
    values: number,
    out: number,
    rows: number,
    size: number,
    line: number,
    outLine: number,
  ): void
}

/** For `largest`: of positive floats all bits, or of any all but the sign. */
export const [allBits, withoutSign] = [-1, 0x7fffffff]

const float = 4

/** For the sums of a tile: four rows by two columns of two vectors. */
export const ownBytes = 4 * 2 * 2 * 16

/** Two at a time, since each waits for the one before it. */
function largest(): Definition {
  const [from, count, bits, at, mask, most] = [0, 1, 2, 3, 4, 5]
  const others = 6
  const sized = (offset: number) => simd('v128.and', load(get(from), offset), get(mask))
  const pairs = simd('f32x4.max', get(most), shuffle(get(most), get(most), [2, 3, 2, 3]))
  return {
    parameters: ['i32', 'i32', 'i32'],
    result: 'f32',
    locals: [
      [1, 'i32'],
      [3, 'v128'],
    ],
    body: [
      ...set(mask, simd('i32x4.splat', get(bits))),
      ...loop(at, 8, count, [
        ...set(most, simd('f32x4.max', get(most), sized(0))),
        ...set(others, simd('f32x4.max', get(others), sized(4 * float))),
        ...step(from, 8 * float),
      ]),
      ...set(most, simd('f32x4.max', get(most), get(others))),
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

/**
 * Two columns by four rows at a time, so that a byte that was loaded is used more than once; rows that are left one by one. Each sum has
 * two halves, side by side, which engines can take for one vector of twice the width.
 */
function multiply(): Definition {
  const [left, right, finish, units, out, rows, inner, columns] = [0, 1, 2, 3, 4, 5, 6, 7]
  const [column, row, k, fours] = [8, 9, 10, 11]
  const rowPlaces = [12, 13, 14, 15]
  const rightPlaces = [16, 17]
  const [excess, scale, bias, ones, bytes, halves] = [18, 19, 20, 21, 22, 23]
  const weights = [24, 25]
  /** Where the two halves of a sum are kept while they grow, and where they are put in the end. */
  const sumOf = (at: number, side: number, half: number) => 26 + 4 * at + 2 * side + half
  const keptAt = (at: number, side: number, half: number) => 16 * (4 * at + 2 * side + half)
  const both = [0, 1] as const
  const own = constant(0)
  const rowAt = (at: number) => add(get(row), constant(at))

  const products = (places: readonly number[], half: number) => [
    ...weights.flatMap((local, side) => set(local, load(get(rightPlaces[side] as number), 16 * half))),
    ...places.flatMap((place, at) => [
      ...set(bytes, load(get(place), 16 * half)),
      ...weights.flatMap((local, side) => {
        // In two steps: where a machine has no instruction for both, engines spend two more on the second.
        const pairs = simd('i16x8.relaxed_dot_i8x16_i7x16_s', get(local), get(bytes))
        const sum = sumOf(at, side, half)
        return set(sum, simd('i32x4.add', get(sum), simd('i32x4.dot_i16x8_s', pairs, get(ones))))
      }),
    ]),
  ]
  const keep = (at: number) => {
    const kept = (side: number, half: number) => load(own, keptAt(at, side, half))
    const a = simd('i32x4.add', kept(0, 0), kept(0, 1))
    const b = simd('i32x4.add', kept(1, 0), kept(1, 1))
    const whole = simd('i32x4.add', get(halves), shuffle(get(halves), get(halves), [2, 3, 2, 3]))
    const unit = memory('v128.load64_splat', [add(get(units), times(rowAt(at), constant(8)))])
    const less = simd('f64x2.sub', simd('f64x2.convert_low_i32x4_s', whole), get(excess))
    const scaled = simd('f64x2.mul', simd('f64x2.mul', less, get(scale)), unit)
    const result = simd('f32x4.demote_f64x2_zero', simd('f64x2.add', scaled, get(bias)))
    const place = times(add(times(rowAt(at), get(columns)), get(column)), constant(float))
    return [
      ...set(halves, simd('i32x4.add', shuffle(a, b, [0, 4, 1, 5]), shuffle(a, b, [2, 6, 3, 7]))),
      ...memory('v128.store64_lane', [add(get(out), place), result], 0, [0]),
    ]
  }
  const tile = (count: number): Code => {
    const places = rowPlaces.slice(0, count)
    const ofSums = (code: (at: number, side: number, half: number) => Code) =>
      places.flatMap((_, at) => both.flatMap((side) => both.flatMap((half) => code(at, side, half))))
    return [
      ...places.flatMap((place, at) => set(place, add(get(left), times(rowAt(at), get(inner))))),
      ...rightPlaces.flatMap((place, side) => set(place, add(get(right), times(get(inner), constant(side))))),
      ...ofSums((...of) => set(sumOf(...of), zeros)),
      ...set(k, constant(0)),
      ...loop(k, 32, inner, [
        ...both.flatMap((half) => products(places, half)),
        ...[...places, ...rightPlaces].flatMap((place) => step(place, 32)),
      ]),
      ...ofSums((...of) => memory('v128.store', [own, get(sumOf(...of))], keptAt(...of))),
      ...places.flatMap((_, at) => keep(at)),
    ]
  }

  return {
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    locals: [
      [10, 'i32'],
      [24, 'v128'],
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

/** The kernel's loops, to be assembled. */
export const kernelLoops = {
  largest: largest(),
  toBytes: toBytes(),
  multiply: multiply(),
  addTo: addTo(),
  toDoubles: toDoubles(),
  score: score(),
  blend: blend(),
}
