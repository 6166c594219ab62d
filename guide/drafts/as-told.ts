import {
  fewestWords,
  longestRead,
  mayStand,
  messageOf,
  type OwnMessage,
  type Said,
  type Tone,
} from './in-her-words.ts'

/** What leads up to her words where she was asked for them: 'um just that'. */
const leadsUp =
  /^(?:(?:um+|well|ok(?:ay)?|so|just|basically|i guess|maybe|please|pls|yeah|yes|like|that|its that|it's that|(?:i )?(?:just )?(?:want(?:ed)?|need|would like) (?:to (?:say|tell (?:her|him|them))|(?:her|him|them) to know)|(?:say|tell (?:her|him|them)|let (?:her|him|them) know))\b[ ,:]*){1,6}/i
/** She says what they should do. */
const theyDo =
  /^(?:(?:i |just |really ){0,2}(?:want|need|would like|id like|i'd like) (?:her|him|them) )?(?=(?:not )?to (?!(?:know|be|see)\b))/i
/** A word about the tone, which is none of the message. */
const ofTone =
  /^(?:and |but |make it |say it |a bit |in a ){0,3}(?:(?<firmer>firm(?:er)?|strong(?:er)?|clear(?:er)?)|(?<kinder>kind(?:er)?|nice(?:r|ly)?|polite(?:ly)?|soft(?:er)?|gentl(?:e|er|y)))(?: (?:way|tone|please|pls|plz|tho|though)){0,2}$/i
/** She knows no words for it, or would rather not. */
const hasNone =
  /^(?:um+ |i |i'm |im |just |really |honestly ){0,3}(?:idk|(?:dont|don't) know|no idea|no clue|not sure|anything|whatever)\b/i

/**
 * The message of what she answers, sentence by sentence, where she was asked what it is to say, and the tone that she wants beside it;
 * undefined where she puts no words to it, or they cannot be turned without a doubt. In linear time.
 */
export function messageAsTold(
  text: string,
  before: readonly string[],
): { message: OwnMessage; tone: Tone } | undefined {
  if (hasNone.test(text) || text.length > longestRead) return undefined
  const sentences = text
    .replace(/[’‘`]/g, "'")
    .replace(/[“”"]/g, '')
    .split(/(?:(?<=[!?])|[.…]{1,5})\s+(?!(?:because|cos|so that)\b)|\n/i)
    .map((each) =>
      each
        .trim()
        .replace(/[.…]{1,5}$/, '')
        .replace(/[.…]{1,5}(?=\s+(?:because|cos|so that)\b)/i, ''),
    )
  let tone: Tone = 'text'
  const bodies: Said[] = []
  for (const each of sentences) {
    const { firmer, kinder } = ofTone.exec(each)?.groups ?? {}
    if (firmer || kinder) tone = firmer ? 'firmer' : 'kinder'
    else if (/\p{L}/u.test(each)) bodies.push(toldIn(each))
  }
  const isWhole = bodies.some(({ body }) => body.split(/\s+/).length >= fewestWords)
  const message =
    isWhole && bodies.every(({ body }) => mayStand(body)) ? messageOf(bodies, text, before) : undefined
  return message && { message, tone }
}

const toldIn = (sentence: string): Said => {
  const rest = sentence.replace(leadsUp, '')
  const doing = theyDo.exec(rest) ?? theyDo.exec(sentence)
  return doing
    ? { form: 'do', body: (theyDo.test(rest) ? rest : sentence).slice(doing[0].length) }
    : { form: 'said', body: rest }
}
