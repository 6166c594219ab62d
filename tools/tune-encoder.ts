import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { firstColumns, hiddenUnits, type MeaningModel } from '../server/features/safety/classifier/meaning.ts'
import { encoderFile } from '../server/features/safety/classifier/model-files.ts'
import type { Tune } from '../server/features/safety/classifier/train.ts'
import { encodingSize } from '../server/features/safety/encoder/encoder.ts'
import { type EncoderTables, inBytes, unpackEncoder } from '../server/features/safety/encoder/encoder-file.ts'
import { PieceCutter } from '../server/features/safety/encoder/pieces.ts'

const header = z.array(z.tuple([z.string(), z.number()]))
/** One thread and the kernels of one kind of processor, so that the sums come out the same everywhere. */
const pinned = {
  OMP_NUM_THREADS: '1',
  OPENBLAS_NUM_THREADS: '1',
  OPENBLAS_CORETYPE: 'Haswell',
  ATEN_CPU_CAPABILITY: 'avx2',
}

/** Has `tune-encoder.py` teach the base encoder, and brings what comes back to a byte a weight. @throws where Python (`PYTHON`, or else `python3`) has no PyTorch. */
export const tuneWithTorch: Tune = async (classCount, examples) => {
  const base = unpackEncoder(readFileSync(encoderFile('base')))
  const cutter = new PieceCutter(base.pieces)
  const folder = mkdtempSync(join(tmpdir(), 'lightly-tuning-'))
  try {
    const [given, result] = [join(folder, 'examples.jsonl'), join(folder, 'tables.bin')]
    const rows = examples.map(({ texts, ...rest }) => ({
      ...rest,
      pieces: texts.map((text) => cutter.cut(text)),
    }))
    writeFileSync(given, [{ classes: classCount }, ...rows].map((row) => JSON.stringify(row)).join('\n'))
    const script = join(import.meta.dirname, 'tune-encoder.py')
    const python = spawn(process.env.PYTHON ?? 'python3', [script, encoderFile('base'), given, result], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...pinned },
    })
    const [code] = await once(python, 'exit')
    if (code !== 0)
      throw new Error('The encoder could not be tuned: Python with PyTorch 1.13 is needed, named in PYTHON')
    const tables = readTables(readFileSync(result))
    return { encoder: encoderFrom(base, tables), meaning: meaningFrom(tables, classCount) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Tables = (name: string) => Float32Array

function readTables(file: Buffer): Tables {
  const whole = new Uint8Array(file).buffer
  let at = 4 + file.readUInt32LE()
  const tables = new Map<string, Float32Array>()
  for (const [name, length] of header.parse(JSON.parse(file.subarray(4, at).toString()))) {
    tables.set(name, new Float32Array(whole, at, length))
    at += 4 * length
  }
  return (name) => {
    const found = tables.get(name)
    if (!found) throw new Error(`Nothing came back for ${name}`)
    return found
  }
}

function encoderFrom(base: EncoderTables, tables: Tables): EncoderTables {
  const matrices = [...base.bytes].map(
    ([name, { columns, inner }]) => [name, { columns, inner, ...inBytes(tables(name), inner) }] as const,
  )
  const scales = new Map(matrices.map(([name, { scale }]) => [`${name}.scale`, scale]))
  return {
    pieces: base.pieces,
    floats: new Map([...base.floats.keys()].map((name) => [name, scales.get(name) ?? tables(name)])),
    bytes: new Map(matrices.map(([name, { scale: _, ...bytes }]) => [name, bytes])),
  }
}

/** PyTorch keeps a row for each number that comes out, the engine one for each that comes in. */
function meaningFrom(tables: Tables, classCount: number): MeaningModel {
  const first = new Float32Array(encodingSize * firstColumns)
  const [level, hidden] = [tables('head.level.weight'), tables('head.first.weight')]
  for (let at = 0; at < encodingSize; at++)
    for (let column = 0; column < firstColumns; column++)
      first[at * firstColumns + column] =
        (column < hiddenUnits
          ? hidden[column * encodingSize + at]
          : level[(column - hiddenUnits) * encodingSize + at]) ?? 0
  const second = tables('head.second.weight')
  return {
    mean: tables('head.mean'),
    spread: tables('head.spread'),
    first,
    firstScale: 1,
    firstBias: [...tables('head.first.bias'), ...tables('head.level.bias')],
    second: second.map((_, at) => second[(at % classCount) * hiddenUnits + Math.floor(at / classCount)] ?? 0),
    secondScale: 1,
    secondBias: [...tables('head.second.bias')],
  }
}
