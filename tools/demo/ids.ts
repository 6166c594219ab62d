import { createHash } from 'node:crypto'

const digest = (parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest()

/** The id of a thing of the demo: the same words always get the same one, so that nothing is added twice. */
export function demoId(...parts: string[]): string {
  const hex = digest(['lightly demo', ...parts]).toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** A number from 0 up to 1 that looks drawn, and is the same each time for the same words. */
export const pseudoRandom = (...parts: string[]): number => digest(parts).readUInt32BE() / 2 ** 32

/** One of several, by a number from 0 up to 1. @throws where there is none */
export function pick<T>(all: readonly T[], share: number): T {
  const chosen = all[Math.floor(share * all.length)]
  if (chosen === undefined) throw new Error('Nothing to choose from.')
  return chosen
}

/** All of them in an order that looks shuffled, and is the same each time for the same words. */
export function shuffled(all: readonly string[], ...seed: string[]): string[] {
  const ranks = new Map(all.map((each) => [each, pseudoRandom(...seed, each)]))
  return [...all].sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
}
