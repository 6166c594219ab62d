/** Instructions of WebAssembly, as the bytes of its binary format; most leave one value on the stack. */
export type Code = readonly number[]

const types = { i32: 0x7f, f32: 0x7d, f64: 0x7c, v128: 0x7b } as const
type Type = keyof typeof types

/** Vector instructions, by their names in the specification. */
const vector = {
  'v128.load': 0x00,
  'v128.load64_splat': 0x0a,
  'v128.store': 0x0b,
  'v128.const': 0x0c,
  'i8x16.shuffle': 0x0d,
  'i16x8.splat': 0x10,
  'i32x4.splat': 0x11,
  'f64x2.splat': 0x14,
  'f32x4.extract_lane': 0x1f,
  'f64x2.extract_lane': 0x21,
  'v128.and': 0x4e,
  'v128.store64_lane': 0x5b,
  'v128.load64_zero': 0x5d,
  'f32x4.demote_f64x2_zero': 0x5e,
  'f64x2.promote_low_f32x4': 0x5f,
  'i8x16.narrow_i16x8_u': 0x66,
  'i16x8.narrow_i32x4_u': 0x86,
  'i32x4.add': 0xae,
  'i32x4.dot_i16x8_s': 0xba,
  'f32x4.add': 0xe4,
  'f32x4.max': 0xe9,
  'f64x2.add': 0xf0,
  'f64x2.sub': 0xf1,
  'f64x2.mul': 0xf2,
  'i32x4.trunc_sat_f64x2_u_zero': 0xfd,
  'f64x2.convert_low_i32x4_s': 0xfe,
  'i16x8.relaxed_dot_i8x16_i7x16_s': 0x112,
} as const

const unsigned = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)]
const signed = (value: number): number[] =>
  value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)]
const section = (id: number, content: Code) => [id, ...unsigned(content.length), ...content]
const list = (entries: readonly Code[]) => [...unsigned(entries.length), ...entries.flat()]
const named = (name: string) => [...unsigned(name.length), ...Buffer.from(name)]

export const get = (local: number): Code => [0x20, ...unsigned(local)]
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)]
export const constant = (value: number): Code => [0x41, ...signed(value)]
export const double = (value: number): Code => [0x44, ...new Uint8Array(new Float64Array([value]).buffer)]
export const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a]
export const times = (a: Code, b: Code): Code => [...a, ...b, 0x6c]
/** The sum of two doubles. */
export const sum = (a: Code, b: Code): Code => [...a, ...b, 0xa0]
export const and = (a: Code, b: Code): Code => [...a, ...b, 0x71]
/** Adds to a local. */
export const step = (local: number, by: number): Code => set(local, add(get(local), constant(by)))

export const simd = (name: keyof typeof vector, ...operands: Code[]): Code => [
  ...operands.flat(),
  0xfd,
  ...unsigned(vector[name]),
]
/** A vector instruction that reads or writes at an address, which is its first operand. */
export const memory = (
  name: keyof typeof vector,
  operands: readonly Code[],
  offset = 0,
  lane: Code = [],
): Code => [...simd(name, ...operands), 0, ...unsigned(offset), ...lane]
export const load = (address: Code, offset = 0): Code => memory('v128.load', [address], offset)
/** Writes a double at an address. */
export const store = (address: Code, value: Code): Code => [...address, ...value, 0x39, 0, 0]
export const zeros: Code = [...simd('v128.const'), ...new Array<number>(16).fill(0)]
/** Four lanes of 32 bits: 0 to 3 are those of `a`, 4 to 7 those of `b`. */
export const shuffle = (a: Code, b: Code, lanes: readonly number[]): Code => [
  ...simd('i8x16.shuffle', a, b),
  ...lanes.flatMap((lane) => [0, 1, 2, 3].map((byte) => lane * 4 + byte)),
]

/** Runs `body` while the local `counter` is below the local `limit`, stepping it by `by`. */
export const loop = (counter: number, by: number, limit: number, body: Code): Code => [
  ...[0x02, 0x40, 0x03, 0x40],
  ...[...get(counter), ...get(limit), 0x4e, 0x0d, 1],
  ...[...body, ...step(counter, by), 0x0c, 0],
  ...[0x0b, 0x0b],
]

export interface Definition {
  /** Its first locals are these. */
  parameters: readonly Type[]
  result?: Type
  /** How many locals there are of each type after the parameters, in this order. */
  locals: readonly (readonly [count: number, type: Type])[]
  body: Code
}

/** A module that exports these functions, and as `memory` this many bytes that they work in. */
export function assemble(functions: Readonly<Record<string, Definition>>, bytes: number): WebAssembly.Module {
  const all = Object.entries(functions)
  const codes = all.map(([, { locals, body }]) => {
    const code = [...list(locals.map(([count, type]) => [...unsigned(count), types[type]])), ...body, 0x0b]
    return [...unsigned(code.length), ...code]
  })
  return new WebAssembly.Module(
    Uint8Array.from([
      ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(
        1,
        list(
          all.map(([, { parameters, result }]) => [
            0x60,
            ...list(parameters.map((type) => [types[type]])),
            ...list(result ? [[types[result]]] : []),
          ]),
        ),
      ),
      ...section(3, list(all.map((_, at) => unsigned(at)))),
      ...section(5, list([[0, ...unsigned(Math.ceil(bytes / 65_536))]])),
      ...section(
        7,
        list([[...named('memory'), 2, 0], ...all.map(([name], at) => [...named(name), 0, ...unsigned(at)])]),
      ),
      ...section(10, list(codes)),
    ]),
  )
}
