const address = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g
const number = /\+?\d[\d ()./-]{6,18}\d/g
const day = /^\d{4}-\d\d-\d\d$/

/** A text on one line, without e-mail addresses, phone numbers, and these names: what no answer needs. */
export function leaveOut(text: string, names: readonly string[]): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(address, '…')
    .replace(number, (found) => (day.test(found) ? found : '…'))
  return names.reduce((left, name) => withoutName(left, name), plain).trim()
}

function withoutName(text: string, name: string): string {
  const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
  return text
    .split(name)
    .reduce((before, after) =>
      isWord(before.at(-1)) || isWord(after[0]) ? before + name + after : `${before.trimEnd()}${after}`,
    )
}

/** The names of hers that come after the first: no model is told them. */
export const furtherNames = (fullName: string | null): string[] =>
  (fullName ?? '')
    .trim()
    .split(/\s+/)
    .slice(1)
    .filter((name) => name.length > 1)
