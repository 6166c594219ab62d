import { readFileSync, writeFileSync } from 'node:fs'
import { readLabelled } from '../server/features/safety/classifier/labelled.ts'
import { encoderFile, weightsFile } from '../server/features/safety/classifier/model-files.ts'
import { train } from '../server/features/safety/classifier/train.ts'
import { pack } from '../server/features/safety/classifier/weights-file.ts'
import { packEncoder } from '../server/features/safety/encoder/encoder-file.ts'
import { tuneWithTorch } from './tune-encoder.ts'

// Trains the safety classifier from content/safety/labelled and writes its weights; with --check it only compares, byte by byte.
// Needs python3 with PyTorch 1.13, as Debian 12's python3-torch; nothing else in the product does.

const isCheck = process.argv.includes('--check')

function keep(file: string, bytes: Buffer): void {
  if (!isCheck) writeFileSync(file, bytes)
  else if (!readFileSync(file).equals(bytes)) {
    process.stderr.write(
      `${file} is not what the labelled messages make: run \`node tools/train-safety.ts\`.\n`,
    )
    process.exitCode = 1
  }
}

const { measured, shipped } = await train(readLabelled(), tuneWithTorch)
for (const [name, { weights, encoder }] of [
  ['measured', measured],
  ['shipped', shipped],
] as const) {
  keep(weightsFile(name), pack(weights))
  keep(encoderFile(name), packEncoder(encoder))
  process.stdout.write(`${name}: ${JSON.stringify(weights.thresholds)}\n`)
}
