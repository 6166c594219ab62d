/** A text, with the quotation mark that ends it or none where it goes on; a sign; or a number or word. */
const token = /"(?:[^"\\]|\\[\s\S])*("?)|[{}[\]:,]|[^\s{}[\]:,"]+/g
/** The beginning of a character that is written by its number. */
const begunCharacter = /\\u[\da-f]{0,3}$/i
/** The text without it; behind an escaped stroke it is an ordinary 'u'. */
function withoutBegun(text: string): string {
  const at = text.search(begunCharacter)
  let start = at
  while (text[start - 1] === '\\') start--
  return at < 0 || (at - start) % 2 === 1 ? text : text.slice(0, at)
}
const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** As much of a JSON text as has come, with all that is open in it closed; a key without its value, and a word that may go on, are left out. */
export function closed(text: string): string {
  let open = ''
  let whole = ''
  let isKey = false
  for (const { 0: found, 1: mark, index } of text.matchAll(token)) {
    const end = index + found.length
    if (found === ',') isKey = open.startsWith('}')
    else if (found === ':') isKey = false
    else if (closing[found]) {
      open = `${closing[found]}${open}`
      isKey = found === '{'
      whole = text.slice(0, end) + open
    } else if (found === '}' || found === ']') {
      open = open.slice(1)
      whole = text.slice(0, end) + open
      // What stands behind it is none of it.
      if (open === '') break
    } else if (isKey) continue
    else if (mark === '') whole = `${withoutBegun(text.slice(0, end))}"${open}`
    else if (mark === '"' || end < text.length) whole = text.slice(0, end) + open
  }
  return whole
}
