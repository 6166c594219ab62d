import * as z from 'zod/mini'

/** What a sentence encoder is made of: its word pieces with their log-chances, and tables of numbers by name. */
const header = z.object({
  pieces: z.array(z.tuple([z.string(), z.number()])),
  floats: z.array(z.tuple([z.string(), z.number()])),
  /** Columns of signed bytes, one after another, of `inner` bytes each. */
  bytes: z.array(z.object({ name: z.string(), columns: z.number(), inner: z.number() })),
})
export interface EncoderTables {
  pieces: z.infer<typeof header>['pieces']
  floats: ReadonlyMap<string, Float32Array>
  bytes: ReadonlyMap<string, { columns: number; inner: number; weights: Int8Array }>
}

/** Columns of `inner` numbers, one after another, with a byte for each and for each column the scale that its largest number needs. */
export function inBytes(numbers: Float32Array, inner: number): { weights: Int8Array; scale: Float32Array } {
  const weights = new Int8Array(numbers.length)
  const scale = new Float32Array(numbers.length / inner)
  for (let column = 0; column < scale.length; column++) {
    const own = numbers.subarray(column * inner, (column + 1) * inner)
    const unit = own.reduce((largest, number) => Math.max(largest, Math.abs(number)), 0) / 127 || 1
    scale[column] = unit
    own.forEach((number, at) => {
      weights[column * inner + at] = Math.round(number / unit)
    })
  }
  return { weights, scale }
}

/** A file of tables: the length of its JSON header in four bytes, the header padded to fours, floats, bytes. */
export function packEncoder({ pieces, floats, bytes }: EncoderTables): Buffer {
  const text = JSON.stringify({
    pieces,
    floats: [...floats].map(([name, values]) => [name, values.length]),
    bytes: [...bytes].map(([name, { columns, inner }]) => ({ name, columns, inner })),
  })
  const head = Buffer.from(text)
  const padded = Buffer.concat([head, Buffer.alloc(-head.length & 3, ' ')])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(padded.length)
  const raw = ({ buffer, byteOffset, byteLength }: Float32Array | Int8Array) =>
    Buffer.from(buffer, byteOffset, byteLength)
  return Buffer.concat([
    length,
    padded,
    ...[...floats.values()].map(raw),
    ...[...bytes.values()].map(({ weights }) => raw(weights)),
  ])
}

/** @throws for a file that `packEncoder` did not write */
export function unpackEncoder(file: Uint8Array): EncoderTables {
  const whole = new Uint8Array(file).buffer
  let at = 4 + new DataView(whole).getUint32(0, true)
  const head = header.parse(JSON.parse(Buffer.from(whole, 4, at - 4).toString()))
  const floats = new Map<string, Float32Array>()
  for (const [name, length] of head.floats) {
    floats.set(name, new Float32Array(whole, at, length))
    at += length * 4
  }
  const bytes = new Map<string, { columns: number; inner: number; weights: Int8Array }>()
  for (const { name, columns, inner } of head.bytes) {
    bytes.set(name, { columns, inner, weights: new Int8Array(whole, at, columns * inner) })
    at += columns * inner
  }
  if (at !== whole.byteLength) throw new Error('The file of the encoder is not as long as it should be')
  return { pieces: head.pieces, floats, bytes }
}
