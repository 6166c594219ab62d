import type { Noted } from '#contract/noted.ts'

const quoted = (lines: readonly string[]) => lines.map((line) => `“${line}”`).join(', ')

/** What stands under a reply where she asked to have something remembered or forgotten. */
export const notedTexts: Record<Noted['did'], (lines: readonly string[]) => string> = {
  remembered: (lines) => `Remembered: ${quoted(lines)}`,
  forgot: (lines) => (lines.length > 0 ? `Forgotten: ${quoted(lines)}` : 'Forgotten.'),
  'found-nothing': () => 'I looked, and found nothing like that among what is remembered.',
  off: () => 'You turned remembering off, so I didn’t keep that.',
  full: () => 'There is no room for more. Delete a line first.',
}
export const seeRemembered = 'See what is remembered'
