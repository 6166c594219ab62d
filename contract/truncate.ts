/** A character as people see it may be of any number of code points; the longest emoji in use are of eleven. */
const codePointsEach = 16

let segmenter: Intl.Segmenter | undefined

/**
 * Cuts to `max` characters as people see them, the last of which is then an ellipsis; never through the middle of one.
 * Where they are of very many code points, as under heaps of accents, it cuts to fewer: what it gives has at most
 * `max * 16` code points.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  // Made once: it takes longer than most texts.
  segmenter ??= new Intl.Segmenter('en-AU')
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment)
  const most = max * codePointsEach
  if (characters.length <= max && [...text].length <= most) return text
  let short = ''
  let length = 0
  for (const character of characters.slice(0, max - 1)) {
    length += [...character].length
    if (length >= most) break
    short += character
  }
  return `${short.trimEnd()}…`
}
