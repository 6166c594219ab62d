import { lineNumbers } from '#content/line-numbers.ts'
import { commonEnglish } from '#reading/text/common-words.ts'

const address = /[\w.+-]{1,64}@[\w.…-]{0,255}/g
/** A phone number as they are written here, or one as long as those of cards and accounts; no times, amounts, temperatures or days. */
const number =
  /\+\d[\d ()-]{6,18}\d|\(?\b0\d(?:\)?[ -]?\d){7,8}\b|\b0\d{3}\.\d{3}\.\d{3}\b|\b61(?:[ -]?\d){9}\b|\b4\d\d[ -]\d{3}[ -]\d{3}\b|\b[3-9]\d{3}(?:[ -]\d{4}){1,4}\b|\b\d{4}[ -]\d{5}(?:[ -]\d)?\b|\b\d{7,}\b/g
const word = /\s?[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu
const possessive = /['’]s$/i

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof'])
/** Names that are words of every day as well: alone they say nothing of who she is. */
const everyday = new Set([
  ...commonEnglish,
  ...`april may june august march summer winter snow frost young brown white black green gray grey gold silver king prince bishop church
  cross cook baker butcher fisher hunter shepherd farmer gardener potter hill wood woods field fields park parks lane street banks waters
  rivers brook stone rock bell rose lily grace faith joy west east north south knight page read price rich wise sharp short small love
  bird fox wolf lamb fish bush marsh hall gates pool post salt rice power van`
    .trim()
    .split(/\s+/),
])

/** A name as it is compared: in lower case, without what makes it a possessive. */
const plainName = (name: string) => name.trim().toLowerCase().replace(possessive, '')
const wordsOf = (name: string): string[] => name.trim().split(/\s+/).filter(Boolean)

/** Her names, as far as they decide what no model is told. */
export interface OwnNames {
  first: string | undefined
  /** Those that are left out wherever they stand. */
  further: ReadonlySet<string>
}

/** Her names: those that come after the first are left out, but for one that she gave a child as its first. */
export function ownNames(fullName: string | null, children: readonly string[]): OwnNames {
  const [first, ...others] = wordsOf(fullName ?? '').map(plainName)
  const further = new Set(others.flatMap((name) => [name, ...name.split('-')]))
  for (const name of ['', ...children.flatMap((child) => wordsOf(child)[0] ?? [])])
    further.delete(plainName(name))
  return { first, further: new Set([...further].filter((name) => name.length > 1)) }
}

/** A text without e-mail addresses, phone numbers but those of the app's own lines, and her further names: what no answer needs. */
export function leaveOut(text: string, names: OwnNames): string {
  const plain = text
    .replace(address, '…')
    .replace(number, (found) => (lineNumbers.has(found.replace(/\D/g, '')) ? found : '…'))
  return withoutNames(plain, names).trim()
}

/** A name that is a word of every day is one where a title or her first name stands before it. */
function withoutNames(text: string, { first, further }: OwnNames): string {
  let before: string | undefined
  return text.replace(word, (found) => {
    const said = plainName(found)
    const isIntroduced = before !== undefined && (titles.has(before) || before === first)
    before = said
    const isLeftOut = further.has(said) && (isIntroduced || !everyday.has(said))
    return isLeftOut ? (possessive.exec(found)?.[0] ?? '') : found
  })
}
