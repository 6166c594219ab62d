import { plainly } from '../line/kind-of-line.ts'
import { messageAsTold } from './as-told.ts'
import {
  inFewerWords,
  type OwnMessage,
  withMore,
  withoutFrame,
  withoutGreeting,
  withoutSentence,
} from './framed.ts'

/** She wants no greeting: 'take out the hi'. */
const noGreeting =
  /\b(?:take out|without|remove|drop|lose|skip|leave out|leave off|dont (?:say|put)|no) (?:the |a |any )?(?:hi|hello|hey|greeting)\b/i
/** She wants more in it: 'and say friday is my last day', 'you left out the date. its the 14th'. Not 'say it nicer', nor 'dont mention'. */
const more =
  /(?:^|[.!,] ?)(?:(?:and|also|but|please|pls|can you|could you|ok|yes|maybe|just) ){0,4}(?:add|put in|say|mention|include|tell (?:her|him|them))(?: in| too| as well| also)?:? (?:that )?(?!(?:it|this|more|nothing|something|anything|so)\b)(?=\S+ \S)(?<added>.+)$|\byou (?:left out|forgot|missed) (?!nothing\b)[^.!?]{1,40}[.!?]\s*(?<left>\S+ \S.*)$/is
/** She asks something, and has nothing put in. */
const asks = /\?\s*$|^(?:should|do|does|when|what|how|why|is|are|im|i) /i
/** What it is put in beside: 'put the date in'. */
const trailing = /[,;]? (?:in|too|as well|please|pls|at the (?:end|bottom|start|top|beginning))[.!]?$/i

/** She wants no close of ours either: 'no kisses', 'lose hello and thank you'. */
const noFrame =
  /(?<!\b(?:dont|don't|not|never) )\b(?:(?:no|not|without|except) (?:the |a |any |more ){0,2}(?:kiss(?:es)?|x{1,3}|talk soon)|(?:lose|leave (?:off|out)|take (?:off|out)|except|drop|remove|skip|cut)\b[^.!?\n]{0,40}\b(?:kiss(?:es)?|x{1,3}|thanks?|thank yous?|talk soon))\b/i
/** She wants something taken out of it, from here on: 'take out the i love you', 'remove that last bit'. */
const less =
  /(?<!\b(?:dont|do not|not|never) (?:please )?)\b(?:take (?:out|off|away)|remove|drop|lose|skip|leave (?:out|off)|cut(?: out)?|delete|get rid of|without|minus)[ ,]{1,2}(?:just )?(?:the |that |this |a )?(?<part>[^.!?\n]{1,80})/gi
const ofTheEnd = /^(?:very )?(?:last (?:bit|part|line|sentence|one|thing)|ending|end bit|end)\b/
/** She wants it in fewer words. */
const shorter =
  /\b(?:make|keep|want|do|write|get) (?:it|that|this|the [a-z]{2,8}) (?:a (?:bit|lot) |much |even )?short|^(?:\S+ ){0,4}shorter\b|\bshorter (?:version|one|please|pls)\b|\b(?:its|thats|bit|way) too long\b|\bcut it down\b/

const wordsIn = (text: string): string[] => plainly(text).match(/[a-z0-9']+/g) ?? []

/** Whether what she says begins with half or more of the words of a sentence, as they stand there. */
function isNamed(sentence: readonly string[], hers: readonly string[]): boolean {
  const least = Math.ceil(sentence.length / 2)
  return (
    least > 0 &&
    ` ${sentence.join(' ')} `.includes(` ${hers.slice(0, least).join(' ')} `) &&
    hers.length >= least
  )
}

/** Which of its sentences she has taken out: the last, or the one of which her words are half or more. */
function takenOut(sentences: readonly string[], text: string): number {
  for (const { groups } of text.matchAll(less)) {
    const part = plainly(groups?.part ?? '')
    if (ofTheEnd.test(part)) return sentences.length - 1
    const found = sentences.findIndex((sentence) => isNamed(wordsIn(sentence), wordsIn(part)))
    if (found >= 0) return found
  }
  return -1
}

/**
 * A message that she has in hand, as she would have it: without its greeting or one of its sentences, in fewer words, or with more in
 * it; undefined where she asks for none of these. In linear time.
 */
export function edited(message: OwnMessage, text: string, before: readonly string[]): OwnMessage | undefined {
  if (noFrame.test(text)) return withoutFrame(message)
  if (noGreeting.test(text.replace(/['’]/g, ''))) return withoutGreeting(message)
  const changed = withoutSentence(message, (sentences) => takenOut(sentences, text))
  if (changed) return changed
  if (shorter.test(plainly(text))) return inFewerWords(message)
  const { added, left } = (asks.test(text) ? null : more.exec(text))?.groups ?? {}
  const told = messageAsTold((added ?? left ?? '').replace(trailing, ''), before)
  return told && withMore(message, told.message.said, before)
}
