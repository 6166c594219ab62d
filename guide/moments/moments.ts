import { type Topic, topics } from '#content/companion/listening/topic.ts'
import { textsIn } from '#reading/project-files.ts'

/** Something that she may tell within a moment. */
export interface Detail {
  /** Ways in which it is typed. */
  cues: readonly string[]
  /** What meets it. */
  reply: string
}

/** An answer that one of the guide's own questions expects. */
export interface ExpectedAnswer extends Detail {
  /** What stands on its button, and is the first of its cues. */
  option: string
}

export interface MomentQuestion {
  ask: string
  answers: readonly ExpectedAnswer[]
}

/** One thing that mothers come with, and what the guide says of it: of everyone in it true, whatever the particulars. */
export interface Moment {
  id: string
  topic: Topic
  /** As a button, after 'Is it more about …'. */
  name: string
  /** Words in which it is told. */
  cues: readonly string[]
  /** Said when she first tells it, and as she goes on. */
  first: readonly string[]
  on: readonly string[]
  questions: readonly MomentQuestion[]
  /** What she may tell next, unasked. */
  details: readonly Detail[]
  /** For who asks what she might try. */
  ideas: readonly string[]
}

const topicOf = (name: string): Topic => {
  const topic = topics.find((each) => each === name)
  if (!topic) throw new Error(`${name}.txt: no talk has this topic`)
  return topic
}

interface Draft extends Moment {
  cues: string[]
  first: string[]
  on: string[]
  questions: { ask: string; answers: ExpectedAnswer[] }[]
  details: Detail[]
  ideas: string[]
}

/** Splits at the first of these marks. @throws where there is none */
function halves(text: string, mark: string, where: string): [string, string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`${where}: ‘${mark}’ is missing in ‘${text}’`)
  return [text.slice(0, at).trim(), text.slice(at + mark.length).trim()]
}

const parted = (text: string) => text.split(';').map((each) => each.trim())

/**
 * The moments of a file. A line says by its first mark what it is: `=` a moment (`id: its name`), `~` words
 * in which it is told (parted by `;`), `+` what is said first, `-` what is said as
 * she goes on, `?` a question, `>` an answer to it (`button | other ways; to type it => what meets it`), `&` a detail that she may tell
 * next (`ways; to type it => what meets it`), `*` an idea, `#` a remark.
 * @throws for a line that is none of these, or stands in the wrong place
 */
export function parseMoments(file: string, topic: Topic): Moment[] {
  const found: Draft[] = []
  for (const [index, raw] of file.split('\n').entries()) {
    const line = raw.trim()
    const where = `${topic}.txt:${index + 1}`
    if (line === '' || line.startsWith('#')) continue
    const [mark, text] = [line.charAt(0), line.slice(1).trim()]
    const moment = found.at(-1)
    if (mark === '=') {
      const [id, name] = halves(text, ':', where)
      found.push({ id, topic, name, cues: [], first: [], on: [], questions: [], details: [], ideas: [] })
    } else if (!moment) throw new Error(`${where}: stands before the first moment`)
    else if (mark === '~') moment.cues.push(...parted(text))
    else if (mark === '+') moment.first.push(text)
    else if (mark === '-') moment.on.push(text)
    else if (mark === '*') moment.ideas.push(text)
    else if (mark === '&') {
      const [said, reply] = halves(text, '=>', where)
      moment.details.push({ cues: parted(said), reply })
    } else if (mark === '?') moment.questions.push({ ask: text, answers: [] })
    else if (mark === '>') {
      const [said, reply] = halves(text, '=>', where)
      const [option, others] = halves(said, '|', where)
      const cues = [option, ...parted(others)]
      const question = moment.questions.at(-1)
      if (!question) throw new Error(`${where}: answers no question`)
      question.answers.push({ option, cues, reply })
    } else throw new Error(`${where}: begins with none of = ~ + - ? > & * #`)
  }
  return found
}

/** All moments, by the names of their files and as they stand in them. */
export const moments: readonly Moment[] = textsIn('content/companion/moments').flatMap(([name, text]) =>
  parseMoments(text, topicOf(name)),
)

const byId = new Map(moments.map((moment) => [moment.id, moment]))

/** The moment of that name; undefined where there is none of it, or no more. */
export const momentOf = (id: string | null): Moment | undefined => (id === null ? undefined : byId.get(id))

/** What the ids of replies begin with that a moment made: they stand where a library entry's id stands. */
export const ofMoment = 'moment-'
export const replyIdOf = ({ id }: Moment): string => `${ofMoment}${id}`
