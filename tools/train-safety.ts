import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { weightsFile } from '#reading/safety/model-files.ts'
import { pack } from '#reading/safety/weights-file.ts'
import { answeredLearnt, inTalks, readLabelled } from '#training/labelled.ts'
import { readRealText } from '#training/real-text.ts'
import { train } from '#training/train.ts'
import { trainTalk } from '#training/train-talk.ts'

// node tools/train-safety.ts --real folder: trains the safety classifier from training/labelled and from the texts by people in the folder,
// and writes its weights; with --check it only compares, byte by byte.

const { values } = parseArgs({ options: { real: { type: 'string' }, check: { type: 'boolean' } } })
if (values.real === undefined) throw new Error('Name the folder of texts by people: --real <folder>')

const learnt = readRealText(values.real, 'grave').filter(({ learn }) => learn)
const people = {
  train: [...readRealText(values.real, 'train'), ...learnt],
  dev: readRealText(values.real, 'dev'),
}
const messages = readLabelled()
const { measured, shipped } = train(messages, people)
const yardstick = { messages: readLabelled('unseen', 'veiled'), shipped }
const talk = trainTalk(messages, readLabelled(inTalks), people.train, yardstick)
const answered = trainTalk(messages, readLabelled(inTalks, answeredLearnt), people.train, yardstick)
const trained = { measured, shipped, talk, answered }
for (const name of ['measured', 'shipped', 'talk', 'answered'] as const) {
  const file = weightsFile(name)
  const bytes = pack(trained[name])
  process.stdout.write(`${name}: ${JSON.stringify(trained[name].thresholds)}\n`)
  if (values.check !== true) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  } else if (!readFileSync(file).equals(bytes)) {
    process.stderr.write(`${file} is not what the messages make: run \`node tools/train-safety.ts\`.\n`)
    process.exitCode = 1
  }
}
