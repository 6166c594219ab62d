/**
 * A text of any language in one form: lower case, without accents, vowel signs, invisible marks and elongation, words parted by one space,
 * with a space at either end.
 */
export function folded(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/ς/g, 'σ')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/['’‘`´]/g, '')
  return ` ${letters.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `
}
