import { textsIn } from '#reading/project-files.ts'
import { type PersonKind, personKinds } from './persons.ts'

/** A message for a moment in which mothers ask for words: whole, and true of everybody in it. */
export interface Draft {
  id: string
  /** Whom it is for; nobody in particular where it names none. */
  persons: readonly PersonKind[]
  /** Ways in which it is told, or asked for. */
  cues: readonly string[]
  text: string
  /** The same, softer and clearer. */
  kinder: string
  firmer: string
}

const partOf = { '@': 'persons', '~': 'cues', '>': 'text', '+': 'kinder', '!': 'firmer' } as const

/**
 * The drafts of a file. A line says by its first mark what it is: `=` a draft, by its id; `@` whom it is for, or `anyone`; `~` ways to
 * tell it; both parted by `;`; `>` the message; `+` the same, kinder; `!` firmer.
 * @throws for a line that is none of these, a draft that lacks one, and one for nobody that is known
 */
export function parseDrafts(file: string): Draft[] {
  return file
    .split(/^(?==)/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [head = '', ...lines] = part.trim().split('\n')
      const id = head.replace(/^= /, '')
      const told: Partial<Record<'persons' | 'cues' | 'text' | 'kinder' | 'firmer', string>> = {}
      for (const line of lines) {
        const name = partOf[line.charAt(0) as keyof typeof partOf]
        if (!name) throw new Error(`${id}: no line begins like ‘${line}’`)
        told[name] = line.slice(2)
      }
      const { persons, cues, text, kinder, firmer } = told
      if (!persons || !cues || !text || !kinder || !firmer) throw new Error(`${id}: a draft lacks a line`)
      return { id, persons: personsIn(id, persons), cues: cues.split('; '), text, kinder, firmer }
    })
}

function personsIn(id: string, written: string): PersonKind[] {
  if (written === 'anyone') return []
  return written.split('; ').map((each) => {
    const kind = personKinds.find((known) => known === each)
    if (!kind) throw new Error(`${id}: nobody is known as ‘${each}’`)
    return kind
  })
}

/** What stands on a button for it: the shortest of its cues. */
export const nameOf = ({ cues }: Draft): string =>
  cues.reduce((shortest, cue) => (cue.length < shortest.length ? cue : shortest))

/** All of them. */
export const drafts: readonly Draft[] = textsIn('content/companion/drafts').flatMap(([, text]) =>
  parseDrafts(text),
)
