/**
 * A hand-assembled WebAssembly module with the loop that needs SIMD to be fast enough. It gives the same bits on every machine: the
 * relaxed product is exact while one side stays within seven bits.
 */
export interface Kernel {
  /**
   * `out[row][column] = Σ left[row][k] · right[column][k]`: bytes of 0 to 127 by signed bytes, sums in 32 bits. `rows` in fours,
   * `inner` in thirty-twos, `columns` in twos.
   */
  multiply(left: number, right: number, out: number, rows: number, inner: number, columns: number): void
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
const load = (address: Code, offset = 0): Code => [...address, ...simd(0), 0, offset]
/** Runs `body` with `counter` at 0, `by`, … below the local `limit`, at least once. */
const loop = (counter: number, by: number, limit: number, body: Code): Code => [
  ...set(counter, constant(0)),
  ...[0x03, 0x40, ...body, ...step(counter, constant(by))],
  ...[...get(counter), ...get(limit), 0x48, 0x0d, 0, 0x0b],
]
const zero: Code = [...simd(12), ...new Array<number>(16).fill(0)]

/** Two columns by four rows at a time, so that a byte that was loaded is used more than once. */
function multiply(): Code {
  const [left, right, out, rows, inner, columns, column, row, k] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const [rowStarts, rowPlaces, rightPlaces] = [
    [9, 10, 11, 12],
    [13, 14, 15, 16],
    [17, 18],
  ]
  const [weights, bytes] = [[19, 20], 21]
  const sums = [
    [22, 23, 24, 25],
    [26, 27, 28, 29],
  ]
  const half = (offset: number) => [
    ...weights.flatMap((local, at) => set(local, load(get(rightPlaces[at] as number), offset))),
    ...rowPlaces.flatMap((place, at) => [
      ...set(bytes, load(get(place), offset)),
      ...weights.flatMap((local, side) => {
        const sum = sums[side]?.[at] as number
        return set(sum, [...get(local), ...get(bytes), ...get(sum), ...simd(0x113)])
      }),
    ]),
  ]
  const keep = sums.flatMap((ofColumn, side) =>
    ofColumn.flatMap((sum, at) => {
      const lanes = [0, 1, 2, 3].map((lane): Code => [...get(sum), ...simd(27), lane])
      const place = add(times(add(get(row), constant(at)), get(columns)), add(get(column), constant(side)))
      return [...add(get(out), times(place, constant(4))), ...lanes.reduce(add), 0x36, 2, 0]
    }),
  )
  const code = loop(column, 2, columns, [
    ...loop(row, 4, rows, [
      ...rowStarts.flatMap((start, at) =>
        set(start, add(get(left), times(add(get(row), constant(at)), get(inner)))),
      ),
      ...sums.flat().flatMap((sum) => set(sum, zero)),
      ...loop(k, 32, inner, [
        ...rowPlaces.flatMap((place, at) => set(place, add(get(rowStarts[at] as number), get(k)))),
        ...rightPlaces.flatMap((place, at) =>
          set(place, at === 0 ? add(get(right), get(k)) : add(get(rightPlaces[0] as number), get(inner))),
        ),
        ...half(0),
        ...half(16),
      ]),
      ...keep,
    ]),
    ...step(right, times(get(inner), constant(2))),
  ])
  return [
    ...list([
      [13, i32],
      [11, v128],
    ]),
    ...code,
    0x0b,
  ]
}

/** The kernel over a memory of its own, with room for this many bytes. */
export function kernelWith(bytes: number): Kernel & { memory: ArrayBuffer } {
  const pages = Math.ceil(bytes / 65_536)
  const body = multiply()
  const module = new WebAssembly.Module(
    Uint8Array.from([
      ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, list([[0x60, ...list(new Array(6).fill([i32])), 0]])),
      ...section(3, list([[0]])),
      ...section(5, list([[0, ...unsigned(pages)]])),
      ...section(
        7,
        list([
          [...named('memory'), 2, 0],
          [...named('multiply'), 0, 0],
        ]),
      ),
      ...section(10, list([[...unsigned(body.length), ...body]])),
    ]),
  )
  const { memory, multiply: run } = new WebAssembly.Instance(module).exports as unknown as Kernel & {
    memory: WebAssembly.Memory
  }
  return { multiply: run, memory: memory.buffer }
}
