import * as z from 'zod/mini'
import { type Model, openModel } from '#server/platform/model/model.ts'
import { modelConfigOf, modelEnvironment, modelProblems } from '#server/platform/model/model-config.ts'
import type { Turn } from './counts.ts'
import { shownAbove } from './shown.ts'

/** How a reply is graded. */
const rubric = `You grade the replies of a companion app for mothers, often read at 3 a.m. You get a talk up to one reply, and that reply. In brackets before a reply stands what the app shows above it by itself: a card with people to call, or the question whether she is safe. Grade that reply alone, with what is shown above it:
2: it answers what she wrote, uses what she said before, holds one thing at most, and would be welcome at 3 a.m.
1: it fits, and adds little.
0: it is about something else, repeats itself, ignores her answer, gives a tip where she wanted none, comes with a needless card, presumes something that she has not told, or leaves a question of fact nowhere.
Answer with one JSON object and nothing else: {"grade": 0, "why": "at most twelve words"}`

const verdict = z.object({ grade: z.int().check(z.minimum(0), z.maximum(2)), why: z.string() })

/** A grade by the rubric, and why; null where the judge gave none. */
export type Verdict = z.infer<typeof verdict> | null
/** Grades what answered the last line of a talk. */
export type Judge = (talk: readonly Turn[]) => Promise<Verdict>

/** The settings `JUDGE_MODEL_*` as the `MODEL_*` that they are named after. */
function settingsOf(source: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) =>
      name.startsWith('JUDGE_MODEL_') && value ? [[name.slice('JUDGE_'.length), value]] : [],
    ),
  )
}

/** Opens a second model as a judge. @throws with what is missing of `JUDGE_MODEL_*` */
export function openJudge(source: Record<string, string | undefined>): Judge {
  const parsed = z.object(modelEnvironment).safeParse(settingsOf(source))
  const problems = parsed.success
    ? modelProblems(parsed.data)
    : parsed.error.issues.map(({ message }) => message)
  const config = parsed.success && problems.length === 0 ? modelConfigOf(parsed.data) : null
  if (!config)
    throw new Error(
      `A judge needs JUDGE_MODEL_PROVIDER, JUDGE_MODEL_NAME and its place. ${problems.join(' ')}`,
    )
  const model = openModel(config)
  return (talk) => grade(model, talk)
}

/** A reply as she has it before her. */
const shown = (turn: Turn) =>
  [...shownAbove(turn).map((each) => `[${each}]`), turn.reply.message.content].join(' ')

async function grade(model: Model, talk: readonly Turn[]): Promise<Verdict> {
  const last = talk.at(-1)
  if (!last) return null
  const before = talk.slice(0, -1).map((turn) => `She: ${turn.line.text}\nApp: ${shown(turn)}\n`)
  const transcript = `${before.join('')}She: ${last.line.text}`
  let text = ''
  try {
    const answer = model.stream({
      instructions: rubric,
      messages: [
        { role: 'user', content: `The talk:\n${transcript}\n\nThe reply to grade:\n${shown(last)}` },
      ],
      signal: AbortSignal.any([]),
      isUrgent: false,
      onUsage: () => undefined,
    })
    for await (const delta of answer) text += delta
    const found = /\{[\s\S]*\}/.exec(text)
    return found ? verdict.parse(JSON.parse(found[0])) : null
  } catch {
    return null
  }
}
