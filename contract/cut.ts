/** Cuts to `max` characters, the last of which is then an ellipsis; never through the middle of a character. */
export function cut(text: string, max: number): string {
  const characters = [...new Intl.Segmenter('en-AU').segment(text)].map((part) => part.segment)
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
