import { messageAsTold } from './as-told.ts'
import { type OwnMessage, withMore, withoutGreeting } from './framed.ts'

/** She wants no greeting: 'take out the hi'. */
const noGreeting =
  /\b(?:take out|without|remove|drop|lose|skip|leave out|leave off|dont (?:say|put)|no) (?:the |a |any )?(?:hi|hello|hey|greeting)\b/i
/** She wants more in it: 'and say friday is my last day', 'you left out the date. its the 14th'. Not 'say it nicer', nor 'dont mention'. */
const more =
  /(?:^|[.!,] ?)(?:(?:and|also|but|please|pls|can you|could you|ok|yes|maybe|just) ){0,4}(?:add|put in|say|mention|include|tell (?:her|him|them))(?: in| too| as well| also)?:? (?:that )?(?!(?:it|this|more|nothing|something|anything|so)\b)(?=\S+ \S)(?<added>.+)$|\byou (?:left out|forgot|missed) (?!nothing\b)[^.!?]{1,40}[.!?]\s*(?<left>\S+ \S.*)$/is
/** She asks something, and has nothing put in. */
const asks = /\?\s*$|^(?:should|do|does|when|what|how|why|is|are|im|i) /i
/** What it is put in beside: 'put the date in'. */
const trailing = /[,;]? (?:in|too|as well|please|pls)[.!]?$/i

/**
 * A message that she has in hand, as she would have it: without its greeting, or with more in it; undefined where she asks for neither. In
 * linear time.
 */
export function edited(message: OwnMessage, text: string, before: readonly string[]): OwnMessage | undefined {
  if (noGreeting.test(text.replace(/['’]/g, ''))) return withoutGreeting(message)
  const { added, left } = (asks.test(text) ? null : more.exec(text))?.groups ?? {}
  const told = messageAsTold((added ?? left ?? '').replace(trailing, ''), before)
  return told && withMore(message, told.message.said, before)
}
