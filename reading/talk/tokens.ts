/** Of a longer text the beginning and the end are read. */
const longestRead = 1200

/** Words, numbers, marks that ask or stress, and emoji, in the order they stand; lower case, without apostrophes and stretched letters. */
export function tokensOf(text: string): string[] {
  const read =
    text.length > longestRead ? `${text.slice(0, longestRead / 2)} ${text.slice(-longestRead / 2)}` : text
  return (
    read
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’‘`´]/g, '')
      .replace(/([a-z])\1{2,}/g, '$1')
      .match(/[a-z]+|\d+|[?!]|\p{Extended_Pictographic}/gu) ?? []
  )
}
