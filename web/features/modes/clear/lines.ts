import { anyFirstStep, type Bucket, firstSteps } from '#content/modes/clear.ts'

/** A line out of her head; `place` is null until she has sorted it. */
export interface Line {
  id: string
  text: string
  place: Bucket | null
}

/** The lines of a brain dump: trimmed, without list marks, empty ones and repeats left out. */
export function splitLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
  return [...new Set(lines)].filter((line) => line !== '')
}

/** What she sees next: the dump, the sorting, or what came of it. */
export function stageOf(lines: readonly Line[]): 'dump' | 'sort' | 'sorted' {
  if (lines.some(({ place }) => place === null)) return 'sort'
  return lines.some(({ place }) => place !== 'later') ? 'sorted' : 'dump'
}

/** Puts one line somewhere; null takes it back to be sorted again. */
export function sortLine(lines: readonly Line[], id: string, where: Bucket | null): Line[] {
  return lines.map((line) => (line.id === id ? { ...line, place: where } : line))
}

export function without(lines: readonly Line[], id: string): Line[] {
  return lines.filter((line) => line.id !== id)
}

/** Puts a line back where it stood, whatever has changed since. @param before the lines as they were with it. */
export function putBack(lines: readonly Line[], line: Line, before: readonly Line[]): Line[] {
  const after = before.slice(before.findIndex(({ id }) => id === line.id) + 1)
  const at = lines.findIndex(({ id }) => after.some((one) => one.id === id))
  return at < 0 ? [...lines, line] : lines.toSpliced(at, 0, line)
}

/** What stays when a fresh list begins: only what is for later. */
export function onlyLater(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.place === 'later')
}

/** A first step that fits the words of a line, else one that fits anything. */
export function firstStepFor(text: string): string {
  const words = new Set(text.toLowerCase().match(/[a-z]+/g))
  return firstSteps.find((entry) => entry.words.some((word) => words.has(word)))?.step ?? anyFirstStep
}
