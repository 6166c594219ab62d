import { levels } from '#contract/safety.ts'
import { type Reading, readText } from '#reading/safety/windows.ts'
import { sentencesOf } from '#reading/text/sentences.ts'
import { type Lesson, type Run, runOf } from './fit.ts'
import type { Labelled } from './labelled.ts'
import { seededRandom } from './random.ts'
import type { RealText } from './real-text.ts'

const slips = 'aeioulnrst'
/** How much a row counts: people's ordinary messages are many, so each counts less, and so do parts of a message. */
const weightOf = { labelled: 1, labelledPart: 0.4, real: 0.5, realPart: 0.25, joined: 0.5 }
/** A serious message of up to so many words is also learnt inside somebody's ordinary one, with up to so many sentences on either side. */
const longestJoined = 25
const mostAround = 6

/** The same text as a tired thumb would type it: about one longer word in five has a letter dropped, doubled, swapped or wrong. */
function mistyped(text: string, random: () => number): string {
  return text
    .split(' ')
    .map((word) => {
      if (word.length < 4 || random() > 0.2) return word
      const at = 1 + Math.floor(random() * (word.length - 2))
      const [head, letter, tail] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
      const wrong = slips.charAt(Math.floor(random() * slips.length))
      const ways = [tail, letter + letter + tail, tail.charAt(0) + letter + tail.slice(1), wrong + tail]
      return head + ways[Math.floor(random() * ways.length)]
    })
    .join(' ')
}

const textOf = ({ turns }: Labelled) => turns.join('\n')

/** A reading as lessons: the whole, and of what is harmless every part that would be judged by itself. */
function lessonsOf(reading: Reading, right: number, whole: number, part: number): Lesson[] {
  const runs = reading.runs.map(runOf)
  const lessons: Lesson[] = [{ runs, right, weight: whole }]
  if (right > 0 || runs.length < 2) return lessons
  for (const window of reading.windows)
    if (window.length < runs.length)
      lessons.push({ runs: window.map((run) => runs[run] as Run), right, weight: part })
  return lessons
}

/**
 * What the table of levels learns from: every labelled message as it stands and mistyped, people's ordinary messages, each with all of
 * its parts where it is harmless, and serious messages between the sentences of people's ordinary ones.
 */
export function levelLessons(labelled: readonly Labelled[], real: readonly RealText[]): Lesson[] {
  const random = seededRandom(2)
  const ordinary = real.filter(({ level }) => level === 'none')
  const lessons: Lesson[] = []
  for (const message of labelled) {
    const right = levels.indexOf(message.level)
    const text = textOf(message)
    for (const version of [text, mistyped(text, random)])
      lessons.push(...lessonsOf(readText(version), right, weightOf.labelled, weightOf.labelledPart))
    if (right >= 2 && ordinary.length > 0 && text.split(/\s+/).length <= longestJoined) {
      const around = () => sentencesOf((ordinary[Math.floor(random() * ordinary.length)] as RealText).text)
      for (const reach of [1, mostAround])
        lessons.push({ runs: joinedRuns(text, around(), reach, random), right, weight: weightOf.joined })
    }
  }
  for (const { level, text } of real) {
    const [whole, part] =
      level === 'none' ? [weightOf.real, weightOf.realPart] : [weightOf.labelled, weightOf.labelledPart]
    lessons.push(...lessonsOf(readText(text), levels.indexOf(level), whole, part))
  }
  return lessons
}

/** A serious message at a random place among the sentences of an ordinary one, with up to so many of them on either side. */
function joinedRuns(
  serious: string,
  ordinary: readonly string[],
  reach: number,
  random: () => number,
): Run[] {
  const at = Math.floor(random() * (ordinary.length + 1))
  const [before, after] = [ordinary.slice(Math.max(0, at - reach), at), ordinary.slice(at, at + reach)]
  return readText([...before, serious, ...after].join('\n')).runs.map(runOf)
}

/** What the table of cards learns from: the grave messages, each by the card that its class calls for. */
export function cardLessons(
  labelled: readonly Labelled[],
  columnOf: (message: Labelled) => number,
): Lesson[] {
  const random = seededRandom(3)
  return labelled.flatMap((message) => {
    const right = columnOf(message)
    if (right < 0) return []
    const text = textOf(message)
    return [text, mistyped(text, random)].map((version) => ({
      runs: readText(version).runs.map(runOf),
      right,
      weight: 1,
    }))
  })
}
