import { parseArgs } from 'node:util'
import { countsOf, type Turn } from './companion-eval/counts.ts'
import { type Judge, openJudge } from './companion-eval/judge.ts'
import { openTestBed } from './companion-eval/run.ts'
import { shownAbove } from './companion-eval/shown.ts'
import { readTalks, type Talk } from './companion-eval/talks.ts'

// npm run companion-eval: has whole talks answered by whatever MODEL_* names, or by the guide, prints them for reading and then what can
// be counted. -- --talks <folder> reads others, --limit N takes the first N, --judge has JUDGE_MODEL_* grade each reply.

const { values } = parseArgs({
  options: { talks: { type: 'string' }, limit: { type: 'string' }, judge: { type: 'boolean' } },
})
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Prints a talk and answers its grades, none without a judge. */
async function print({ id }: Talk, turns: readonly Turn[], judge: Judge | null): Promise<number[]> {
  say(`\n## ${id}`)
  const grades: number[] = []
  for (const [at, turn] of turns.entries()) {
    const { line, reply, mended } = turn
    const verdict = judge && (await judge(turns.slice(0, at + 1)))
    const marks = [
      ...shownAbove(turn),
      ...mended.map(({ what, why }) => `${what} (${why})`),
      verdict && `${verdict.grade}: ${verdict.why}`,
    ].filter(Boolean)
    say(`\nher: ${line.text}`)
    say(`app: ${reply.message.content.replaceAll('\n', '\n     ')}`)
    if (reply.options.length > 0) say(`     [${reply.options.join('] [')}]`)
    if (marks.length > 0) say(`     -- ${marks.join('; ')}`)
    if (verdict) grades.push(verdict.grade)
  }
  return grades
}

const judge = values.judge ? openJudge(process.env) : null
const talks = readTalks(values.talks ?? 'training/companion-evaluation').slice(
  0,
  Number(values.limit ?? 1000),
)
const testBed = await openTestBed(process.env)
const played: Turn[][] = []
const grades: number[] = []
try {
  for (const talk of talks) {
    const turns = await testBed.play(talk)
    played.push(turns)
    grades.push(...(await print(talk, turns, judge)))
  }
} finally {
  await testBed.close()
}
say(`\n# ${testBed.who}`)
for (const line of countsOf(played)) say(line)
if (judge) {
  const mean = grades.reduce((sum, grade) => sum + grade, 0) / Math.max(1, grades.length)
  const zeros = grades.filter((grade) => grade === 0).length
  say(`graded: ${grades.length}, mean ${mean.toFixed(2)}, zeros ${zeros}`)
}
