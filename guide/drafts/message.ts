import { inHerWords, messageToBegin } from '#content/companion/listening/words-to-begin.ts'
import { type Draft, drafts } from './drafts.ts'
import type { Person, PersonKind } from './persons.ts'

/** How a message sounds: 'text' is as it comes. */
export type Tone = 'text' | 'kinder' | 'firmer'

/** A message that she has in hand: all that it says, and for whom it is. */
export interface Message {
  text: string
  to: Person
}

/** To these one writes as one does to a place; to a child one speaks. */
const formal: ReadonlySet<PersonKind> = new Set([
  'work',
  'landlord',
  'doctor',
  'childcare',
  'school',
  'business',
])

/** Whether it is for a place, or for whoever is there for her. */
export const isFormal = (person: Person | undefined): boolean =>
  person?.kinds.some((each) => formal.has(each)) === true

/** What it begins with, where that greets somebody. */
export const opening =
  /^(?<word>hi|hello|hey|dear|good (?:morning|evening|afternoon))\b(?<name>[^,.!?\n]{0,40})(?:[,.!?]\s*|$)/i
const opens = /^(?:hi|hello|hey|dear|good (?:morning|evening|afternoon))\b/i
const thanks = /\bthank(?:s| you)\b/i
const asksThem = /\?|\bplease\b/i

/** What she only told as a message: with a plain greeting, and thanks where it asks something. */
export function framed(said: string, { kinds }: Person): string {
  const { hello, hi, thankYou } = inHerWords.frame
  const isChild = kinds.includes('child')
  const greeting = isChild || opens.test(said) ? '' : isFormal({ kinds, pronoun: 'any' }) ? hello : hi
  const asks = said.includes('?') || (isFormal({ kinds, pronoun: 'any' }) && asksThem.test(said))
  const close = asks && !isChild && !thanks.test(said) ? thankYou : ''
  return [greeting, said, close].filter((part) => part !== '').join(' ')
}

/** The text with a full stop at its end, where that has no mark. */
export const ended = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text)

/** Its sentences, with what ends them. */
export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((each) => each !== '')

const { tones } = inHerWords
const added: readonly string[] = Object.values(tones).flatMap(({ kinder, firmer }) => [
  ...Object.values(kinder),
  ...Object.values(firmer),
])
/** Whether it is a sentence of ours, which stands there for its tone. */
export const isAdded = (sentence: string): boolean => added.includes(sentence)
const begun = { text: messageToBegin.plain, kinder: messageToBegin.kind, firmer: messageToBegin.firm }

/** The draft of ours that a message is, in whichever tone. */
export const draftIn = (text: string): Draft | undefined =>
  drafts.find((each) => [each.text, each.kinder, each.firmer].includes(text))

/** The message in another tone: of one of ours its own words for that, of hers a sentence more at its end; the same where it has that tone. */
export function inTone({ text, to }: Message, tone: Exclude<Tone, 'text'>): string {
  const ours = draftIn(text) ?? (text.includes('[') ? begun : undefined)
  if (ours) return ours[tone]
  const plain = sentencesIn(ended(text)).filter((each) => !isAdded(each))
  const kind = to.kinds.includes('child') ? 'child' : isFormal(to) ? 'formal' : 'near'
  const more = tones[kind][tone][asksThem.test(text) ? 'asks' : 'says']
  const isThanked = plain.length > 1 && plain.at(-1) === inHerWords.frame.thankYou
  return [
    ...plain.slice(0, isThanked ? -1 : undefined),
    more,
    ...(isThanked ? [inHerWords.frame.thankYou] : []),
  ].join(' ')
}
