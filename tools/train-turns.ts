import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bytesOf } from '#reading/project-files.ts'
import { featuresOf } from '#reading/talk/features.ts'
import { likely, ranked } from '#reading/talk/table.ts'
import { packTurns, turnWeights } from '#reading/talk/weights-file.ts'
import { actLines } from '#training/talk/act-lines.ts'
import { heldOut, readTalks, turnsOf } from '#training/talk/talks.ts'
import { isFunny, isSore, toneLinesOf } from '#training/talk/tone-lines.ts'
import { trainLines, trainTurns } from '#training/talk/train-turns.ts'

// node tools/train-turns.ts: learns what she does with a line, what it is about, how she tells it, and whether it may be grave, from training/labelled, prints how often it is
// right about writers that it has not learnt from, and writes the weights of all of them; with --check it only compares.

const turns = readTalks().flatMap(turnsOf)
const learnt = turns.filter(({ writer }) => !heldOut.has(writer))
const measured = turns.filter(({ writer }) => heldOut.has(writer))

const percentOf = (count: number, all: number) => `${((100 * count) / all).toFixed(1)} %`

for (const share of [1 / 3, 2 / 3, 1]) {
  const part = learnt.slice(0, Math.floor(learnt.length * share))
  const model = trainTurns(part, actLines('learnt'))
  let acts = 0
  const sureness: Record<string, { said: number; right: number; all: number }> = {}
  const byAct: Record<string, { right: number; all: number }> = {}
  let topics = 0
  let nearTopics = 0
  for (const turn of measured) {
    const features = featuresOf(turn)
    const found = ranked(likely(model.topic, features)).map(([label]) => label)
    const [act, likelihood = 0] =
      ranked(likely(model.act, featuresOf({ ...turn, asked: '', before: null })))[0] ?? []
    const tenth = likelihood.toFixed(1)
    const alike = sureness[tenth] ?? { said: 0, right: 0, all: 0 }
    sureness[tenth] = alike
    alike.said += likelihood
    alike.right += Number(act === turn.act)
    alike.all++
    const of = byAct[turn.act] ?? { right: 0, all: 0 }
    byAct[turn.act] = of
    of.all++
    if (act === turn.act) of.right++
    if (act === turn.act) acts++
    if (found[0] === turn.topic) topics++
    if (found.slice(0, 3).includes(turn.topic)) nearTopics++
  }
  const percent = (count: number) => percentOf(count, measured.length)
  process.stdout.write(
    `${part.length} lines learnt, ${measured.length} of other writers: act ${percent(acts)}, topic ${percent(topics)}, among three ${percent(nearTopics)}\n`,
  )
  for (const [act, { right, all }] of Object.entries(byAct))
    process.stdout.write(`  ${act}: ${right} of ${all}\n`)
  for (const { said, right, all } of Object.values(sureness).sort(
    (one, other) => one.said / one.all - other.said / other.all,
  ))
    process.stdout.write(`  said ${percentOf(said, all)}, right ${percentOf(right, all)}, of ${all}\n`)
}

const model = { ...trainTurns(turns, actLines('learnt')), ...trainLines() }
const said = actLines('measured')
const rightOfSaid = said.filter(
  ({ text, act }) => ranked(likely(model.act, featuresOf({ text, asked: '', before: null })))[0]?.[0] === act,
)
process.stdout.write(
  `of lines said to the guide by an unknown hand: act ${percentOf(rightOfSaid.length, said.length)}\n`,
)
const toneLines = toneLinesOf('measured')
for (const least of [0.5, 0.6, 0.7, 0.8, 0.9]) {
  const light = toneLines.filter(
    ({ text }) => likely(model.tone, featuresOf({ text, asked: '', before: null })).light >= least,
  )
  const sore = light.filter((line) => !isFunny(line) && isSore(line)).length
  process.stdout.write(
    `light from ${least}: ${light.length} of ${toneLines.length}, ${percentOf(light.filter(isFunny).length, light.length)} funny, ${sore} sore\n`,
  )
}

const bytes = packTurns(model)
if (!process.argv.includes('--check')) writeFileSync(join(import.meta.dirname, '..', turnWeights), bytes)
else if (!bytes.equals(bytesOf(turnWeights))) {
  process.stderr.write(
    'reading/talk/weights.bin is not what the talks make: run `node tools/train-turns.ts`.\n',
  )
  process.exitCode = 1
}
