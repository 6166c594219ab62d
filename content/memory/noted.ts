import type { MemoryOutcome } from '#contract/memory-outcome.ts'

const quoted = (lines: readonly string[]) => lines.map((line) => `“${line}”`).join(', ')

const texts: Record<MemoryOutcome['did'], (lines: readonly string[]) => string> = {
  remembered: (lines) => `Remembered: ${quoted(lines)}`,
  forgot: (lines) => (lines.length > 0 ? `Forgotten: ${quoted(lines)}` : 'Forgotten.'),
  'found-nothing': () => 'I looked, and found nothing like that among what is remembered.',
  off: () => 'You turned remembering off, so I didn’t keep that.',
  full: () => 'There is no room for more. Delete a line first.',
}

/** What stands under a reply where she asked to have something remembered or forgotten: a line for each where she asked for both. */
export const whatWasNoted = ({ also, ...noted }: MemoryOutcome): string =>
  [noted, ...(also ? [also] : [])].map(({ did, lines }) => texts[did](lines)).join('\n')

export const seeRemembered = 'See what is remembered'
