import { speaksOfChildren } from '#content/loss/quiet.ts'
import { textsIn } from '#reading/project-files.ts'
import { type Ages, agesFor } from '../facts/ages.ts'
import { ofMoment } from '../moments/moments.ts'

/** One thing that mothers want ideas for. */
export interface Subject {
  id: string
  /** What it is for, as said after 'for'. */
  name: string
  /** The ages of the child that it is for; undefined where they do not matter. */
  ages: Ages | undefined
  /** It is kept back where anything weighs: it may be a farewell, or be about whoever hurts her. */
  isGrave: boolean
  /** It is about food, and kept back where a body decides what may be eaten. */
  isOfFood: boolean
  /** Ways in which it is asked for: words that must all be there, each as whichever of several. */
  ways: readonly (readonly (readonly string[])[])[]
  ideas: readonly string[]
  /** It speaks of children, as after a loss nothing does unasked. */
  isOfChildren: boolean
}

const parted = (text: string, mark: string | RegExp) =>
  text
    .split(mark)
    .map((each) => each.trim())
    .filter(Boolean)

interface Draft extends Subject {
  ways: string[][][]
  ideas: string[]
}

/**
 * The subjects of a file. A line says by its first mark what it is: `=` a subject (`id: its name`), `@` the ages that it is for, `! weighs` that
 * it is kept back where anything does, `! body` where a body decides what may be eaten, `~` ways to ask for it (parted by `;`, in each the words that must be there, in any order, `|` between
 * those of which one will do), `*` an idea, `#` a remark.
 * @throws for a line that is none of these, or stands in the wrong place
 */
export function parseSubjects(file: string, name: string): Subject[] {
  const found: Draft[] = []
  for (const [index, raw] of file.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const where = `${name}.txt:${index + 1}`
    const [mark, text] = [line.charAt(0), line.slice(1).trim()]
    const subject = found.at(-1)
    if (mark === '=') {
      const [id = '', called = ''] = parted(text, ': ')
      if (called === '') throw new Error(`${where}: ‘: ’ is missing in ‘${text}’`)
      found.push({
        id,
        name: called,
        ages: undefined,
        isGrave: false,
        isOfFood: false,
        ways: [],
        ideas: [],
        isOfChildren: speaksOfChildren(called),
      })
    } else if (!subject) throw new Error(`${where}: stands before the first subject`)
    else if (mark === '@') {
      subject.ages = agesFor(text)
      if (!subject.ages) throw new Error(`${where}: no ages are in ‘${text}’`)
      subject.isOfChildren = true
    } else if (mark === '!' && text === 'weighs') subject.isGrave = true
    else if (mark === '!' && text === 'body') subject.isOfFood = true
    else if (mark === '~')
      subject.ways.push(...parted(text, ';').map((way) => parted(way, ' ').map((of) => parted(of, '|'))))
    else if (mark === '*') {
      subject.ideas.push(text)
      subject.isOfChildren ||= speaksOfChildren(text)
    } else throw new Error(`${where}: begins with none of = @ ! ~ * #`)
  }
  return found
}

/** All subjects, by the names of their files and as they stand in them. */
export const subjects: readonly Subject[] = textsIn('content/ideas').flatMap(([name, text]) =>
  parseSubjects(text, name),
)

const byId = new Map(subjects.map((subject) => [subject.id, subject]))

/** Its ideas go on as those of a moment do: its replies stand where those of a moment stand. */
const ofSubject = `${ofMoment}of-ideas-`
export const subjectReplyId = ({ id }: Subject): string => `${ofSubject}${id}`

/** The subject of which a reply gave ideas, by the reply's id. */
export const subjectOfReply = (entryId: string): Subject | undefined =>
  entryId.startsWith(ofSubject) ? byId.get(entryId.slice(ofSubject.length)) : undefined
