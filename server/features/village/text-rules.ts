import type { PostWarning } from '#contract/village.ts'
import { deobfuscate } from './deobfuscate.ts'
import { hasAddress } from './signs-of-address.ts'
import { hasEmail, hasNumber, leadsOffPlatform } from './signs-of-contact.ts'
import { isSelling } from './signs-of-selling.ts'

// What the house rules ask of a text, as far as its letters show it. A warning is no more than a question: she may post it all the same.

const endings = 'com|net|org|info|shop|store|site|online|link|app|io|au|nz|uk|club|blog|biz'
const host = String.raw`(?<![@\w.-])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.(?:${endings})(?![\w@])`
const path = String.raw`(?<![@\w.-])[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.[a-z]{2,6}\/[\w@]`
const named = String.raw`\btiny ?url\b|\bbit ?ly\b|\blink ?tr(?:ee|\.ee)\b|\bforward slash\b|\bwww\b`
const link = new RegExp(String.raw`https?:\/\/|www\.[\w]|${host}|${path}|${named}`)

/** Whether it leads out of the Village. */
export const hasLink = (text: string): boolean => link.test(deobfuscate(text))

const sentencesOf = (text: string) =>
  deobfuscate(text)
    .split(/[!?;\n]|\.(?=[ .]|$)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** What a text shows by itself; `repeat` is told by what else she wrote. */
type Shown = Exclude<PostWarning, 'repeat'>

/** Each is asked of every sentence; `withNext` has the one after it, too. */
const signs: Record<Shown, (sentence: string, withNext: string) => boolean> = {
  phone: hasNumber,
  email: hasEmail,
  address: hasAddress,
  selling: (_, withNext) => isSelling(withNext),
  'off-platform': leadsOffPlatform,
}

/** What she may not have meant for everybody, in the order of the list. */
export function warningsIn(text: string): Shown[] {
  const sentences = sentencesOf(text)
  return (Object.keys(signs) as Shown[]).filter((warning) =>
    sentences.some((sentence, at) => signs[warning](sentence, `${sentence} . ${sentences[at + 1] ?? ''}`)),
  )
}
