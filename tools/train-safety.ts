import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLabelled } from '../server/features/safety/classifier/labelled.ts'
import { train } from '../server/features/safety/classifier/train.ts'
import { pack } from '../server/features/safety/classifier/weights-file.ts'

// Trains the safety classifier from content/safety/labelled and writes its weights; with --check it only compares, byte by byte.

const folder = join(import.meta.dirname, '../server/features/safety/model')
const isCheck = process.argv.includes('--check')

for (const [name, model] of Object.entries(train(readLabelled()))) {
  const file = join(folder, `${name}.bin`)
  const bytes = pack(model)
  if (!isCheck) writeFileSync(file, bytes)
  else if (!readFileSync(file).equals(bytes)) {
    process.stderr.write(
      `${name}.bin is not what the labelled messages make: run \`node tools/train-safety.ts\`.\n`,
    )
    process.exitCode = 1
  }
  process.stdout.write(`${name}: ${bytes.length} bytes, ${JSON.stringify(model.thresholds)}\n`)
}
