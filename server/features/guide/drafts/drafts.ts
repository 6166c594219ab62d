import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A message for a moment in which mothers ask for words: whole, and true of everybody in it. */
export interface Draft {
  id: string
  /** Ways in which it is told, or asked for. */
  cues: readonly string[]
  text: string
  /** The same, softer and clearer. */
  kinder: string
  firmer: string
}

const folder = join(import.meta.dirname, '../../../../content/companion/drafts')
const partOf = { '~': 'cues', '>': 'text', '+': 'kinder', '!': 'firmer' } as const

/**
 * The drafts of a file. A line says by its first mark what it is: `=` a draft, by its id; `~` ways to tell it, parted by `;`; `>` the
 * message; `+` the same, kinder; `!` firmer.
 * @throws for a line that is none of these, and a draft that lacks one
 */
export function parseDrafts(file: string): Draft[] {
  return file
    .split(/^(?==)/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [head = '', ...lines] = part.trim().split('\n')
      const id = head.replace(/^= /, '')
      const told: Partial<Record<'cues' | 'text' | 'kinder' | 'firmer', string>> = {}
      for (const line of lines) {
        const name = partOf[line.charAt(0) as keyof typeof partOf]
        if (!name) throw new Error(`${id}: no line begins like ‘${line}’`)
        told[name] = line.slice(2)
      }
      const { cues, text, kinder, firmer } = told
      if (!cues || !text || !kinder || !firmer) throw new Error(`${id}: a draft lacks a line`)
      return { id, cues: cues.split('; '), text, kinder, firmer }
    })
}

/** What stands on a button for it: the shortest of its cues. */
export const nameOf = ({ cues }: Draft): string =>
  cues.reduce((shortest, cue) => (cue.length < shortest.length ? cue : shortest))

/** All of them. */
export const drafts: readonly Draft[] = globSync('*.txt', { cwd: folder })
  .sort()
  .flatMap((name) => parseDrafts(readFileSync(join(folder, name), 'utf8')))
