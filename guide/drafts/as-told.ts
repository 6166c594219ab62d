import { isFitToSay } from '#guide/fit-to-say.ts'
import { tidied } from './dictated.ts'
import { fewestWords, isSendable, longestRead, messageOf, putToThem, type Said } from './in-her-words.ts'
import type { Person } from './persons.ts'
import { isAnswer, isProtest, manner } from './said-to-us.ts'

/** What leads up to her words where she was asked for them: 'um just that'. */
const leadsUp =
  /^(?:(?:um+|well|ok(?:ay)?|so|just|basically|i guess|maybe|(?:please|pls)(?= (?:say|tell|put|write|just|that|like|to|not to)\b)|yeah|yes|like|that(?!')|its that|it's that|(?:i )?(?:just )?(?:want(?:ed)?|need|would like) (?:to (?:say|tell (?:her|him|them))|(?:her|him|them) to know)|(?:it should (?:just )?say|(?:(?:you|u) can |(?:can|could) (?:you|u) )?(?:just )?(?:say(?: to (?:her|him|them|my [a-z]{2,12}))?|tell (?:her|him|them|[a-z']+(?= (?:that|please|pls|not|to|i|im|we|its)\b))|let (?:her|him|them) know))|(?:only |a ){0,2}(?:short|quick|nice|simple|little) (?:message|msg|text|note)(?: please| pls)?)\b[ ,:]*){1,6}/i
/** She says what they should do. */
const theyDo =
  /^(?:(?:i |just |really ){0,2}(?:want|need|would like|id like|i'd like) (?:her|him|them) )?(?=(?:not )?to (?!(?:know|be|see)\b))/i
/** She knows no words for it, or would rather not. */
const hasNone =
  /^(?:um+ |i |i'm |im |just |really |honestly ){0,3}(?:idk|(?:dont|don't) know|no idea|no clue|not sure|anything|whatever)\b/i

/** Her words for them begin here. */
const dictates =
  /^(?:(?:just|please|pls|ok|no|can you|could you) ){0,2}(?:tell (?:her|him|them)|let (?:her|him|them) know|it should say|say)\b/i

interface AsTold {
  text: string
  /** It could not be turned to them without a doubt, and is as she typed it. */
  isUntouched: boolean
  /** What she says beside it to who writes it. */
  rest: string
}

const sentencesOf = (text: string): string[] =>
  text
    .replace(/[’‘`]/g, "'")
    .replace(/[“”"]/g, '')
    .split(/(?:(?<=[!?])|[.…]{1,5})\s+(?!(?:because|cos|so that)\b)|\n/i)
    .map((each) =>
      each
        .trim()
        .replace(/[.…]{1,5}$/, '')
        .replace(/[.…]{1,5}(?=\s+(?:because|cos|so that)\b)/i, ''),
    )

/**
 * The message of what she answers, sentence by sentence, where she was asked what it is to say; undefined where she puts no words to it, or
 * such that may not be said. In linear time.
 * @param request what tells whom it is for, with what she said before
 */
export function messageAsTold(text: string, before: readonly string[], request = text): AsTold | undefined {
  if (hasNone.test(text) || text.length > longestRead) return undefined
  const sentences = sentencesOf(text)
  // What stands before her words for them is said to who writes it: 'not my mum. HER mum. tell her ...'.
  const from = sentences.findIndex((each) => dictates.test(each))
  if (from < 0 && isProtest(text)) return undefined
  const isToUs = (each: string): boolean => sentences.length > 1 && isAnswer(each)
  const rest = sentences.filter(isToUs).join('. ')
  const bodies = sentences
    .slice(Math.max(0, from))
    .filter((each) => /\p{L}/u.test(each) && !isToUs(each))
    .map((each, at) => toldIn(each.replace(manner, ''), at === 0))
    .filter(({ body }) => /\p{L}/u.test(body))
  const isWhole = bodies.some(({ body }) => body.split(/\s+/).length >= fewestWords)
  if (!isWhole || !bodies.every(({ body }) => isSendable(body))) return undefined
  if (bodies.every(({ form, body }) => form === 'said' && isToThem(body, text))) {
    const own = tidied(bodies.map(({ body }) => tidied(body)).join(' '))
    return isFitToSay(own) ? { text: own, isUntouched: false, rest } : undefined
  }
  const turned = messageOf(bodies, request, before)
  const message = turned ?? messageOf(bodies, request, before, false)
  return message && { text: message.text, isUntouched: turned === undefined, rest }
}

/** What she would have put in a message, turned to whom it is for; undefined where it may not be said. In linear time. */
export function addedTo(text: string, to: Person): string | undefined {
  const said = toldIn(text.replace(/^that (?=\S)/i, ''), true)
  if (!/\p{L}/u.test(said.body) || !isSendable(said.body)) return undefined
  const isOfThem = to.kinds.length > 0 && isOfWhom.test(said.body)
  if (isOfThem)
    return addedTo(
      said.body.replace(
        isOfWhom,
        (_, before: string, verb: string) =>
          `${before}you ${verb === "'s" || verb === ' is' ? 'are' : verb.trim()}`,
      ),
      to,
    )
  const put = ofThem.test(said.body) || said.form === 'do' ? putToThem(said, to) : tidied(said.body)
  return isFitToSay(put) ? put : undefined
}

/** What is added of somebody, and is surely of whoever is to read it. */
const isOfWhom =
  /^((?:otherwise |and |but )?)(?:she|he|they)('s| is| can)(?= (?:still |always )?(?:come|use|have|paint|keep|stay|take|bring|ring|a|an|the|my|such)\b)/i
const ofThem = /\b(?:she|he|they|her|him|them)\b/i
const toThem = /\b(?:you|your|u|ur|yours)\b/i
/** She says it to them already, and begins with no word for telling it. */
const isToThem = (body: string, text: string): boolean =>
  (toThem.test(body) || /^(?:sorry|thanks?|happy|good luck|well done)\b/i.test(text)) &&
  !ofThem.test(body) &&
  !/^(?:that|tell|ask)\b/i.test(text)

const toldIn = (sentence: string, isFirst: boolean): Said => {
  const rest = sentence.replace(leadsUp, '')
  const doing = theyDo.exec(rest) ?? theyDo.exec(sentence)
  // 'Not to fight, just to back me up' goes on from what stands before it.
  return doing && (isFirst || doing[0] !== '')
    ? { form: 'do', body: (theyDo.test(rest) ? rest : sentence).slice(doing[0].length) }
    : { form: 'said', body: rest }
}
