import { askForIdeas } from '../set-replies.ts'
import { plainly } from './kind-of-line.ts'
import { turned } from './turned.ts'

/** She asks for ideas in plain words, and says of none that she wants them not. */
const wantsIdeas =
  /\b(?:say|give me|tell me) something useful\b|\b(?:any|got|have|give me|need|want(?:ed)?|asked for|some|more|other)(?: [a-z]+){0,2} (?:ideas?|tips?|suggestions?)\b|^ideas?\b|\bideas? please\b|\bideas\W*$|^what now\W*$|\bwhat else\W*$|\bwhat(?: else|s the other thing| other things?)? (?:can|could|should|do) (?:i|we) (?:even )?(?:do|try)\b|\bwhats the other (?:thing|one)\b/
const wantsNone =
  /\b(?:no|not|dont|didnt|without|stop|enough|sick of|hate) (?:[a-z]+ ){0,4}(?:ideas?|tips?|suggestions?)\b/

/** Whether she says that she wants no ideas. In linear time. */
export const wantsNoIdeas = (text: string): boolean => wantsNone.test(plainly(text))

/** Whether she asks for ideas in plain words, or by the button. */
export function asksIdeas(text: string): boolean {
  const plain = plainly(text)
  return text.trim() === askForIdeas || (wantsIdeas.test(plain) && !wantsNone.test(plain))
}

/** Ways to ask what one might do, play, cook, give or say: of whatever, so that the rest must tell. */
const ofDoing: readonly RegExp[] = [
  /\b(?:ideas|tips|suggestions|activities)\b|\b(?:any|an|another|one|some|need|want|got)(?: [a-z]+)? (?:idea|tip|suggestion|activity)\b(?! of)/,
  /(?:^|\b(?:need|want|like|give me|give us|got|know|any|some|asked for|looking for|list of|two|three|few|more|just|meant|ideas) (?:[a-z0-9]+ ){0,3})(?:games?|things?|something|smth|sth|somthing|stuff|food|jobs?|activities)\b(?: [a-z0-9']+){0,4} (?:to|for|that|i can|we can|kids|children|with|where|i could|we could|she could|he could|they could)\b/,
  /\bwh?at(?:s| is)? (?:a |an |the )?(?:nice|good|fun|decent|easy|cheap|something|best|way|quick)\b/,
  /\bwh?at (?:can|could|should|do|does|would|else can) (?:i|we|he|she|they|people|a|an|the|other|kids)\b|\bwh?at (?:do|would|could) (?:you|u) (?:give|get|buy|cook|make|put)\b/,
  /\bwh?at(?:s| is) (?:something|for (?:dinner|tea|breakfast))\b/,
  /\bhow (?:do|can|could|would|should) (?:i|we|you|u|people|other)\b/,
  /\bhow to\b|\bways? to\b/,
  /\b(?:do you|do u|you|u) know any\b|\bgot any\b|(?:^|[.!?,] )any ?more\b|\bany more (?:ideas|tips|games)\b|\bany (?:other|quiet|good|nice|quick|cheap|easy|fun)\b/,
  /\b(?:give|need|want|have|like|got)(?: me| us)? (?:just )?(?:a|an|another|one|two|three|some|few|more|other|any)(?: few| couple of)?(?: [a-z]+)? (?:things?|games?|ideas?|one|plan|thing|ways?|present|gift)\b/,
  /\b(?:help (?:me|us) plan|a plan (?:for|of)|where (?:do|to|should) (?:i|we)?(?: even)? ?(?:start|begin))\b/,
]
/** Somebody else is to read or to hear it: a message is asked for, and no idea. */
const ofMessage =
  /\b(?:te?xts?|txt|messages?|msg|e?mail|letters?|word it|wording|write(?! a story)|written|reply|draft|send)\b|\bhelp (?:me |us )?(?:to )?(?:say|tell|word)\b|\b(?:a|the|that|my|your|her|his|this|one) (?:note|list|line)\b(?! of (?:things|games|ideas|jobs|what to do))/

/** Of a long message the end is read. */
const longestAsking = 300

/** Its sentences, the last ones of a long message. */
const sentencesOf = (text: string): string[] => text.slice(-longestAsking).split(/(?<=[.!?\n])/)

const asksIn = (sentence: string): boolean => {
  const plain = plainly(sentence)
  return ofDoing.some((form) => form.test(plain)) && !wantsNone.test(plain)
}

/** Whether she asks what one might do about something, and not for a message. In linear time. */
export const asksForDoing = (text: string): boolean =>
  sentencesOf(text).some(asksIn) && !ofMessage.test(plainly(text))

/** So short a sentence goes on from the one that asks: '... with her. inside. rain'. */
const shortest = 3

/** Of what she writes the sentences that ask for ideas, with the short ones beside them; all of it where none does. */
export function askingPart(text: string): string {
  const sentences = sentencesOf(text)
  const asking = sentences.filter(asksIn)
  if (asking.length === 0) return text.slice(-longestAsking)
  return sentences
    .filter((each) => asking.includes(each) || each.trim().split(/\s+/).length <= shortest)
    .join(' ')
}

/** Words that say nothing of what for. */
const ofNothing = new Set(
  'any ideas idea tips tip suggestions suggestion got have you give me need want some more please pls yes yeah ok okay then thanks thanx tho though so a the few other help what can could should do does i we try now else ask asked asking is there to for it this that about with on and well u'.split(
    ' ',
  ),
)

/** Whether what she writes asks for ideas and names nothing that they are for. */
export const namesNothing = (text: string): boolean =>
  (plainly(text).match(/[a-z0-9]+/g) ?? []).every((word) => ofNothing.has(word))

/** Of ideas that she has just had she wants others. */
const others =
  /\banother(?: (?:one|idea|game|thing|way))?$|\banother (?:one|idea|game|thing)\b|\bany ?(?:more|others?|thing else)\b|^(?:ok |yes |and |some )?(?:more|others?)(?: (?:ideas|ones|pls|please))?$|\b(?:more|other|different|better) (?:ideas|ones|games|things|tips)\b|\bone more\b|\b(?:something|what) (?:else|different)\b|\b(?:quieter|calmer|easier|shorter|cheaper|simpler)\b|\bnot (?:that|those|these|this)(?: one)?$|\b(?:next|different) one\b/
/** Of a sentence so short that it says hardly more. */
const longestOthers = 8
const wantsNoMore = /\b(?:no|dont want|not) (?:any )?(?:more|other|else)\b/

/** Whether she asks for other ideas than those that she has just had. */
export const wantsOthers = (text: string): boolean =>
  plainly(text)
    .split(/[.!?\n]+/)
    .some(
      (each) =>
        others.test(each.trim()) && !wantsNoMore.test(each) && each.trim().split(' ').length <= longestOthers,
    ) && !wantsNone.test(plainly(text))

/** What stands before what ideas are for. */
const leads: readonly RegExp[] = [
  /\b(?:ideas?|tips?|suggestions?|games?|things|something|activities|plan) (?:for|on|about) (?<said>[^.!?,;:()\n]+)/i,
  /\bwhat (?:can|could|should|do) (?:i|we) do (?:about|with|for) (?<said>[^.!?,;:()\n]+)/i,
]
/** Where another thought begins. */
const goesOn = new Set(
  'and but because cos coz so that who when if while though please pls then lol haha thanks'.split(' '),
)
const mostSaid = 7
/** What is no thing by itself, or is said to the one who reads. */
const isNoThing =
  /\b(?:i|said|asked|apart|would|could|should|will|can|is|are|was|do|does)\b|^(?:it|that|this|them|him|her|me|us|you|what|how)$|\b(?:you|your|u|ur|fuck\w*|shit)\b/i

/** What she wants ideas for, in her own words, as one says them to her; '' where they do not say it in few. In linear time. */
export function whatFor(text: string): string {
  const end = text.slice(-longestAsking)
  for (const lead of leads) {
    const all = (lead.exec(end)?.groups?.said ?? '').trim().split(/\s+/)
    const next = all.findIndex((word, at) => at > 0 && goesOn.has(word.toLowerCase()))
    const words = next < 0 ? all : all.slice(0, next)
    const said = words.join(' ')
    if (said !== '' && words.length <= mostSaid && !isNoThing.test(said)) return turned(said)
  }
  return ''
}
