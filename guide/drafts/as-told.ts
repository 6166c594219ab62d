import { asksForWords } from './asks-for-words.ts'
import type { OwnMessage, Tone } from './framed.ts'
import { fewestWords, isSendable, longestRead, messageOf, type Said } from './in-her-words.ts'

/** What leads up to her words where she was asked for them: 'um just that'. */
const leadsUp =
  /^(?:(?:um+|well|ok(?:ay)?|so|just|basically|i guess|maybe|(?:please|pls)(?= (?:say|tell|put|write|just|that|like|to|not to)\b)|yeah|yes|like|that|its that|it's that|(?:i )?(?:just )?(?:want(?:ed)?|need|would like) (?:to (?:say|tell (?:her|him|them))|(?:her|him|them) to know)|(?:it should (?:just )?say|(?:(?:you|u) can |(?:can|could) (?:you|u) )?(?:just )?(?:say(?: to (?:her|him|them|my [a-z]{2,12}))?|tell (?:her|him|them|[a-z']+(?= (?:that|please|pls|not|to|i|im|we|its)\b))|let (?:her|him|them) know))|(?:only |a ){0,2}(?:short|quick|nice|simple|little) (?:message|msg|text|note)(?: please| pls)?)\b[ ,:]*){1,6}/i
/** She says what they should do. */
const theyDo =
  /^(?:(?:i |just |really ){0,2}(?:want|need|would like|id like|i'd like) (?:her|him|them) )?(?=(?:not )?to (?!(?:know|be|see)\b))/i
/** A word about the tone, which is none of the message. */
const ofTone =
  /^(?:and |but |make it |say it |a bit |in a ){0,3}(?:(?<firmer>firm(?:er)?|strong(?:er)?|clear(?:er)?)|(?<kinder>kind(?:er)?|nice(?:r|ly)?|polite(?:ly)?|soft(?:er)?|gentl(?:e|er|y)))(?: (?:way|tone|please|pls|plz|tho|though)){0,2}$/i
/** What comes after it is the message, and what comes before it is said to who asks her. */
const marked = /^.*\b(?:like|just|say|this|put|message|msg|text|it)\s?:\s+(?=\S+ \S)/is
/** She says first that what was offered is not it, or what kind of message it is. */
const saidToUs =
  /^(?:(?:no|nah|nope|none|neither)\b.*|(?:thats|that's) (?:it|all)\b.*|(?:dont|don't) (?:tell|say|mention|write|put)\b.*|(?:its|it's|it is|thats|that's|make it|keep it) (?:just |only |a |very ){0,3}(?:nice|short|kind|friendly|honest|quick|simple|happy|sweet)(?: (?:message|msg|text|note|one))?(?: please| pls)?)$/i
const isSaidToUs = (sentence: string) => saidToUs.test(sentence) || asksForWords(sentence)
/** She knows no words for it, or would rather not. */
const hasNone =
  /^(?:um+ |i |i'm |im |just |really |honestly ){0,3}(?:idk|(?:dont|don't) know|no idea|no clue|not sure|anything|whatever)\b/i

/** Her words for them begin here. */
const dictates =
  /^(?:(?:just|please|pls|ok|no|can you|could you) ){0,2}(?:tell (?:her|him|them)|let (?:her|him|them) know|it should say|say)\b/i

interface AsTold {
  message: OwnMessage
  /** The tone that she wants beside it. */
  tone: Tone
  /** It could not be turned to them without a doubt, and is as she typed it. */
  isUntouched: boolean
}

/**
 * The message of what she answers, sentence by sentence, where she was asked what it is to say; undefined where she puts no words to it, or
 * such that may not be said. In linear time.
 * @param request what tells whom it is for, with what she said before
 */
export function messageAsTold(text: string, before: readonly string[], request = text): AsTold | undefined {
  if (hasNone.test(text) || text.length > longestRead) return undefined
  const sentences = text
    .replace(/[’‘`]/g, "'")
    .replace(/[“”"]/g, '')
    .replace(marked, '')
    .split(/(?:(?<=[!?])|[.…]{1,5})\s+(?!(?:because|cos|so that)\b)|\n/i)
    .map((each) =>
      each
        .trim()
        .replace(/[.…]{1,5}$/, '')
        .replace(/[.…]{1,5}(?=\s+(?:because|cos|so that)\b)/i, ''),
    )
  // What stands before her words for them is said to who writes it: 'not my mum. HER mum. tell her ...'.
  const from = Math.max(
    0,
    sentences.findIndex((each) => dictates.test(each)),
  )
  let tone: Tone = 'text'
  const bodies: Said[] = []
  for (const each of sentences.slice(from)) {
    const { firmer, kinder } = ofTone.exec(each)?.groups ?? {}
    if (firmer || kinder) tone = firmer ? 'firmer' : 'kinder'
    else if (/\p{L}/u.test(each) && !(sentences.length > 1 && isSaidToUs(each)))
      bodies.push(toldIn(each, bodies.length === 0))
  }
  const isWhole = bodies.some(({ body }) => body.split(/\s+/).length >= fewestWords)
  if (!isWhole || !bodies.every(({ body }) => isSendable(body))) return undefined
  const turned = messageOf(bodies, request, before)
  const message = turned ?? messageOf(bodies, request, before, false)
  return message && { message, tone, isUntouched: turned === undefined }
}

const toldIn = (sentence: string, isFirst: boolean): Said => {
  const rest = sentence.replace(leadsUp, '')
  const doing = theyDo.exec(rest) ?? theyDo.exec(sentence)
  // 'Not to fight, just to back me up' goes on from what stands before it.
  return doing && (isFirst || doing[0] !== '')
    ? { form: 'do', body: (theyDo.test(rest) ? rest : sentence).slice(doing[0].length) }
    : { form: 'said', body: rest }
}
