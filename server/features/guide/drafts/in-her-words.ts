import { inHerWords } from '#content/companion/listening/words-to-begin.ts'

const toSay =
  /\b(?:i (?:just |only )?(?:want|wanted|need|would like|have) to say|(?:text|message|note|email|something)(?: [a-z]{1,12}){0,4} saying)(?: that)? (?!(?:something|anything|a few|a word)\b)([^?]{8,200})$/i
const toAsk =
  /\b(?:text|message|note|email|ask|asking)(?: [a-z]{1,12}){0,4} (?:asking|ask)(?: her| him| them)? ((?:how|if|whether|when|what|where|which) [^?]{5,160})\??$/i
/** Whoever it is for is spoken of, so that it is no message to them as it stands. */
const ofThem = /\b(?:she|he|they|shes|hes|theyre|her|him|them|his|their)\b/i

const typed: Readonly<Record<string, string>> = {
  i: 'I',
  im: "I'm",
  ive: "I've",
  cant: "can't",
  dont: "don't",
  didnt: "didn't",
  wont: "won't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  isnt: "isn't",
  thats: "that's",
}
const written = (words: string): string =>
  words
    .trim()
    .replace(/[.!]{1,5}$/, '')
    .replace(/^ill\b/i, "I'll")
    .replace(/[a-z]+/gi, (word) => typed[word.toLowerCase()] ?? word)

/** Verbs as they stand after 'you'. */
const irregular: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', was: 'were' }
/** A question about somebody, as it is put to them. */
const toThem = (words: string): string =>
  words
    .replace(/\b(?:she|he)s\b/gi, 'you are')
    .replace(/\b(?:she|he|they) ([a-z']+)/gi, (_, verb: string) => {
      const plain = irregular[verb.toLowerCase()] ?? verb.replace(/(?<=[a-z]{2})s$/, '')
      return `you ${plain}`
    })
    .replace(/\b(?:his|their)\b|\bher(?= [a-z])/gi, 'your')
    .replace(/\b(?:her|him|them)\b/gi, 'you')

/** The message that she has put in words herself, or the question that it is to ask; undefined where she has not. In linear time. */
export function messageInHerWords(text: string): string | undefined {
  const line = text.slice(-300)
  const asked = toAsk.exec(line)?.[1]
  if (asked) return inHerWords.asked.replace('{asked}', () => written(toThem(asked)))
  const said = toSay.exec(line)?.[1]
  if (!said || ofThem.test(said)) return undefined
  const own = written(said)
  return inHerWords.said.replace('{said}', () => own.charAt(0).toUpperCase() + own.slice(1))
}
