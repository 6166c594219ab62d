import { inHerWords } from '#content/companion/listening/words-to-begin.ts'
import { forWhom, type Person, type PersonKind } from './persons.ts'

/** How a message sounds: 'text' is as it comes. */
export type Tone = 'text' | 'kinder' | 'firmer'

/** A message in one tone and two others, as a draft has them. */
export interface OwnMessage extends Record<Tone, string> {
  /** What it says, without a greeting and a close. */
  said: string
  /** It is so short that another says more. */
  isShort: boolean
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

/** She greets them herself, in place of what a message begins with. */
const greets = /^(?:hi|hello|hey|dear|good (?:morning|evening|afternoon))\b/i
const greeting = /^(?:Hi|Hello)(?:[!.]|, I hope [^.]+\.) /

/** What it says with a greeting and a close, for whom it is. */
export function framed(said: string, person: Person): Omit<OwnMessage, 'isShort'> {
  const frames = isFormal(person)
    ? inHerWords.formal
    : person.kinds.includes('child')
      ? inHerWords[/\blove you\b/i.test(said) ? 'lovedChild' : 'child']
      : said.includes('?')
        ? inHerWords.asked
        : inHerWords.said
  const frame = (tone: Tone) =>
    (greets.test(said) ? frames[tone].replace(greeting, '') : frames[tone]).replace('{said}', () => said)
  return {
    said,
    text: frame('text').replace(/\. x$/, ' x'),
    kinder: frame('kinder'),
    firmer: frame('firmer'),
  }
}

/** The message with more in it, for whom it was. */
export function withMore(message: OwnMessage, more: string, before: readonly string[]): OwnMessage {
  const person = forWhom('', before) ?? { kinds: [], pronoun: 'any' }
  return { ...framed(`${message.said} ${more}`, person), isShort: false }
}

/** The message without a greeting. */
export const withoutGreeting = (message: OwnMessage): OwnMessage => ({
  ...message,
  text: message.text.replace(greeting, ''),
  kinder: message.kinder.replace(greeting, ''),
  firmer: message.firmer.replace(greeting, ''),
})

/** The message without a greeting and a close, in every tone. */
export const withoutFrame = (message: OwnMessage): OwnMessage => ({
  ...message,
  text: message.said,
  kinder: message.said,
  firmer: message.said,
})

const tones = ['text', 'kinder', 'firmer'] as const
const closeOfNear = / x$/
const sentencesIn = (text: string): string[] => text.replace(closeOfNear, '').split(/(?<=[.!?])\s+/)

/** The message with another text in each tone; undefined where that changes nothing of it as it comes. */
function changedIn(message: OwnMessage, change: (text: string) => string): OwnMessage | undefined {
  const [text, kinder, firmer] = tones.map((tone) => change(message[tone])) as [string, string, string]
  return text === message.text || text === ''
    ? undefined
    : { ...message, said: change(message.said) || text, text, kinder, firmer }
}

/**
 * The message without one of its sentences in each tone that has it; undefined where that is none, or all there is.
 * @param which its place among the sentences of a text; -1 for none
 */
export const withoutSentence = (
  message: OwnMessage,
  which: (sentences: readonly string[]) => number,
): OwnMessage | undefined =>
  changedIn(message, (text) => {
    const all = sentencesIn(text)
    const at = which(all)
    const close = closeOfNear.exec(text)?.[0] ?? ''
    const left = all.filter((_, place) => place !== at).join(' ')
    return at < 0 || left === '' ? text : close ? `${left.replace(/\.$/, '')}${close}` : left
  })

/** So many sentences are left of a message that is to be short. */
const fewSentences = 2

/** The message in its first sentences, without a greeting and a close; undefined where it is no longer than that. */
export const inFewerWords = (message: OwnMessage): OwnMessage | undefined =>
  changedIn(message, (text) => sentencesIn(text.replace(greeting, '')).slice(0, fewSentences).join(' '))
