/**
 * A hand-assembled WebAssembly module with the three loops that need SIMD to be fast enough. Every operation in it gives the same bits on
 * every machine: the relaxed product is exact while one side stays within seven bits.
 */
export interface Kernel {
  /** `out[row][column] = Σ left[row][k] · right[column][k]`: bytes of 0 to 127 by signed bytes, sums in 32 bits. `rows` in fours, `inner` in sixteens. */
  multiply(left: number, right: number, out: number, rows: number, inner: number, columns: number): void
  /** `out[column] += Σ left[k] · right[k][column]` in 32-bit floats. `columns` in fours. */
  combine(left: number, right: number, out: number, inner: number, columns: number): void
  /** `out[k][column] += left[k] · right[column]` in 32-bit floats. `columns` in fours. */
  spread(left: number, right: number, out: number, inner: number, columns: number): void
}

const i32 = 0x7f
const v128 = 0x7b

type Code = readonly number[]

const unsigned = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)]
const signed = (value: number): number[] =>
  value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)]
const section = (id: number, content: Code) => [id, ...unsigned(content.length), ...content]
const list = (entries: readonly Code[]) => [...unsigned(entries.length), ...entries.flat()]
const named = (name: string) => [...unsigned(name.length), ...Buffer.from(name)]

const get = (local: number): Code => [0x20, ...unsigned(local)]
const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)]
const constant = (value: number): Code => [0x41, ...signed(value)]
const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a]
const times = (a: Code, b: Code): Code => [...a, ...b, 0x6c]
const step = (local: number, by: Code): Code => set(local, add(get(local), by))
const simd = (operation: number): number[] => [0xfd, ...unsigned(operation)]
const load = (address: Code): Code => [...address, ...simd(0), 0, 0]
const store = (address: Code, value: Code): Code => [...address, ...value, ...simd(11), 0, 0]
const splat = (address: Code): Code => [...address, ...simd(9), 0, 0]
const addFloats = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe4)]
const timesFloats = (a: Code, b: Code): Code => [...a, ...b, ...simd(0xe6)]
/** Runs `body` with `counter` at 0, `by`, … below the local `limit`, at least once. */
const loop = (counter: number, by: number, limit: number, body: Code): Code => [
  ...set(counter, constant(0)),
  ...[0x03, 0x40, ...body, ...step(counter, constant(by))],
  ...[...get(counter), ...get(limit), 0x48, 0x0d, 0, 0x0b],
]
const zero: Code = [...simd(12), ...new Array<number>(16).fill(0)]

function multiply(): Code {
  const [left, right, out, rows, inner, columns, column, row, k, first] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const [sums, weights] = [[10, 11, 12, 13], 14]
  const fourRows = sums.flatMap((sum, at) => [
    ...get(weights),
    ...load(add(add(get(first), get(k)), times(get(inner), constant(at)))),
    ...[...get(sum), ...simd(0x113), 0x21, sum],
  ])
  const keep = sums.flatMap((sum, at) => {
    const lanes = [0, 1, 2, 3].map((lane): Code => [...get(sum), ...simd(27), lane])
    const place = add(times(add(get(row), constant(at)), get(columns)), get(column))
    const total = lanes.reduce(add)
    return [...add(get(out), times(place, constant(4))), ...total, 0x36, 2, 0]
  })
  const code = loop(column, 1, columns, [
    ...loop(row, 4, rows, [
      ...set(first, add(get(left), times(get(row), get(inner)))),
      ...sums.flatMap((sum) => set(sum, zero)),
      ...loop(k, 16, inner, [...set(weights, load(add(get(right), get(k)))), ...fourRows]),
      ...keep,
    ]),
    ...step(right, get(inner)),
  ])
  return [
    ...list([
      [4, i32],
      [5, v128],
    ]),
    ...code,
    0x0b,
  ]
}

/** The two float loops differ in which side they add to: columns of a sum, or a table row by row. */
function floats(isSum: boolean): Code {
  const [left, right, out, inner, columns, k, column, bytes, factor] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const target = add(get(out), get(column))
  const source = add(get(right), get(column))
  const code = [
    ...set(bytes, times(get(columns), constant(4))),
    ...loop(k, 1, inner, [
      ...set(factor, splat(get(left))),
      ...loop(
        column,
        16,
        bytes,
        store(target, addFloats(load(target), timesFloats(get(factor), load(source)))),
      ),
      ...step(left, constant(4)),
      ...step(isSum ? right : out, get(bytes)),
    ]),
  ]
  return [
    ...list([
      [3, i32],
      [1, v128],
    ]),
    ...code,
    0x0b,
  ]
}

/** The kernel over a memory of its own, with room for this many bytes. */
export function kernelWith(bytes: number): Kernel & { memory: ArrayBuffer } {
  const pages = Math.ceil(bytes / 65_536)
  const type = (parameters: number): Code => [0x60, ...list(new Array(parameters).fill([i32])), 0]
  const bodies = [multiply(), floats(true), floats(false)]
  const module = new WebAssembly.Module(
    Uint8Array.from([
      ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, list([type(6), type(5)])),
      ...section(3, list([[0], [1], [1]])),
      ...section(5, list([[0, ...unsigned(pages)]])),
      ...section(
        7,
        list([
          [...named('memory'), 2, 0],
          ...['multiply', 'combine', 'spread'].map((name, at) => [...named(name), 0, at]),
        ]),
      ),
      ...section(10, list(bodies.map((body) => [...unsigned(body.length), ...body]))),
    ]),
  )
  const { memory, ...loops } = new WebAssembly.Instance(module).exports as unknown as Kernel & {
    memory: WebAssembly.Memory
  }
  return { ...loops, memory: memory.buffer }
}
