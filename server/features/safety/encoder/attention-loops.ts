import {
  add,
  constant,
  type Definition,
  get,
  load,
  loop,
  memory,
  set,
  simd,
  step,
  store,
  sum,
  zeros,
} from './assembler.ts'

// What attention needs of the kernel; its own bytes, at the start of the memory, hold the sums of one outcome.

const float = 4

export function toDoubles(): Definition {
  const [from, to, count, at] = [0, 1, 2, 3]
  return {
    parameters: ['i32', 'i32', 'i32'],
    locals: [[1, 'i32']],
    body: loop(at, 2, count, [
      ...memory('v128.store', [
        get(to),
        simd('f64x2.promote_low_f32x4', memory('v128.load64_zero', [get(from)])),
      ]),
      ...step(from, 2 * float),
      ...step(to, 16),
    ]),
  }
}

export function score(): Definition {
  const [queries, keys, out, rows, size, line] = [0, 1, 2, 3, 4, 5]
  const [row, other, at, query, key, nextKey] = [6, 7, 8, 9, 10, 11]
  const sums = [12, 13]
  const own = constant(0)
  const lane = (vector: number, at: number) => [...simd('f64x2.extract_lane', load(own, 16 * vector)), at]
  return {
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    locals: [
      [6, 'i32'],
      [2, 'v128'],
    ],
    body: loop(row, 1, rows, [
      ...set(nextKey, get(keys)),
      ...set(other, constant(0)),
      ...loop(other, 1, rows, [
        ...set(query, get(queries)),
        ...set(key, get(nextKey)),
        ...sums.flatMap((local) => set(local, zeros)),
        ...set(at, constant(0)),
        ...loop(at, 4, size, [
          ...sums.flatMap((local, half) =>
            set(
              local,
              simd(
                'f64x2.add',
                get(local),
                simd('f64x2.mul', load(get(query), 16 * half), load(get(key), 16 * half)),
              ),
            ),
          ),
          ...step(query, 32),
          ...step(key, 32),
        ]),
        ...sums.flatMap((local, half) => memory('v128.store', [own, get(local)], 16 * half)),
        ...store(get(out), sum(sum(sum(lane(0, 0), lane(0, 1)), lane(1, 0)), lane(1, 1))),
        ...step(out, 8),
        ...set(nextKey, add(get(nextKey), get(line))),
      ]),
      ...set(queries, add(get(queries), get(line))),
    ]),
  }
}

export function blend(): Definition {
  const [shares, values, out, rows, size, line, outLine] = [0, 1, 2, 3, 4, 5, 6]
  const [row, other, at, share, value, nextValue, place] = [7, 8, 9, 10, 11, 12, 13]
  const sums = [14, 15, 16, 17]
  const shareOf = 18
  const own = constant(0)
  return {
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    locals: [
      [7, 'i32'],
      [5, 'v128'],
    ],
    body: loop(row, 1, rows, [
      ...set(nextValue, get(values)),
      ...set(place, get(out)),
      ...set(at, constant(0)),
      ...loop(at, 8, size, [
        ...set(share, get(shares)),
        ...set(value, get(nextValue)),
        ...sums.flatMap((local) => set(local, zeros)),
        ...set(other, constant(0)),
        ...loop(other, 1, rows, [
          ...set(shareOf, memory('v128.load64_splat', [get(share)])),
          ...sums.flatMap((local, part) =>
            set(
              local,
              simd('f64x2.add', get(local), simd('f64x2.mul', get(shareOf), load(get(value), 16 * part))),
            ),
          ),
          ...step(share, 8),
          ...set(value, add(get(value), get(line))),
        ]),
        ...sums.flatMap((local, part) => memory('v128.store', [own, get(local)], 16 * part)),
        ...sums.flatMap((_, part) =>
          memory(
            'v128.store64_lane',
            [get(place), simd('f32x4.demote_f64x2_zero', load(own, 16 * part))],
            8 * part,
            [0],
          ),
        ),
        ...step(nextValue, 64),
        ...step(place, 32),
      ]),
      ...set(shares, get(share)),
      ...set(out, add(get(out), get(outLine))),
    ]),
  }
}
