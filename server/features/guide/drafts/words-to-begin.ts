import { inHerWords, messageToBegin, whichMessage } from '#content/companion/listening/words-to-begin.ts'
import { plainly } from '../line/kind-of-line.ts'
import { matchIndex } from '../matching/entry-index.ts'
import { plainMatch } from '../matching/scores.ts'
import type { CompanionQuestion, CompanionReply } from '../question.ts'
import { say } from '../set-replies.ts'
import { line } from '../unheard.ts'
import { type Draft, drafts, nameOf } from './drafts.ts'
import { messageInHerWords } from './in-her-words.ts'

const helpWithWords =
  /\b(?:(?:need|want|any|some|got) (?:the )?words (?:for|to)\b|an? (?:email|text|message|note|letter) (?:i can |for me )?(?:to )?(?:send|write|for (?:school|work|the|my)|to (?:school|work|the|my|him|her|them))\b|help me (?:to )?(?:write|word|say|reply|answer|text)|(?:dont|no idea|not sure) (?:even )?(?:know )?(?:how|what|where) to (?:even )?(?:start|begin|say|tell|put it|bring it up|word|ask|write)\b(?! (?:me|it all))|(?:can|could) you write|write (?:it|a text|a message|an email|something) (?:for me|to)|what (?:do|should|can|would) i (?:even )?(?:say|write|put|text|reply|tell)|what would (?:you|u) (?:even )?(?:say|write|tell|text)\b|\bwhat (?:to|i (?:can|could|should|might)) (?:even )?(?:say|reply|write)\b|how (?:do|should|can|could|would) i (?:even )?(?:tell|word|ask|put (?:it|that|this)|say (?:it|that|this|no)|(?:start|begin|write) (?:the|a|my|this|that) (?:letter|email|text|message|note))|how to (?:tell|word|ask|put (?:it|that|this)|say (?:it|that|this|no|sorry))|(?:ideas?|how|what|words)\b[^.?!]{0,30}\b(?:say(?:ing)? sorry|apologi[sz]e|make it up) to)\b/
const aChild =
  /\b(?:daughter|son|kids?|child|children|boys?|girls?|toddler|[1-9] ?(?:yo|yrs?|years?)\b|year \d|teen[a-z]{0,5})\b/g
const anAdult =
  /\b(?:(?<!(?:after|before) )school|teacher|boss|work|husband|hubby|partner|mil|mother|in laws?|mum|mom|wife|friend|sister|doctor|nurse|landlord|yiayia|nan)\b/g
/** She asks for something, or writes to who is no friend. */
const isRequest =
  /\bhow (?:do|should|can|would) i (?:ask|start|begin)\b|\b(?:school|teacher|kinder|daycare|boss|work|hr|landlord|hospital|clinic|doctor|nurse|office|council|centrelink|ndis)\b/
/** She was loud with them. */
const ofSorry =
  /\b(?:sorry|apologi[sz]e|yell(?:ed|ing)?|shout(?:ed|ing)?|scream(?:ed|ing)? at|snapped|lost (?:it|my temper))\b/
/** Something stands between them. */
const ofRows =
  /\b(?:rude|hurts?|upset|angry|cross|fight|fought|row|argu(?:e|ed|ing|ment)|annoy(?:s|ed|ing)|criticis\w{1,4}|comments?|judg\w{1,5}|always|never|keeps?|without asking|rearranged|mil|in laws?|mother in law|wont listen|boundar(?:y|ies))\b/
/** She would only get in touch. */
const ofMissing =
  /\b(?:miss (?:you|her|him|them)|just (?:hi|hello)|say (?:hi|hello)|catch up|get back in touch|reach out)\b/
/** So many lines of hers before this one may say whom it is for. */
const linesBefore = 8
const draftId = 'listen-words-to-begin'
const index = matchIndex(drafts)
/** How much the lines before what she asks now count, the last one first. */
const sharesOfLately = [1, 0.5, 0.5]
/** Another tone is asked for in a few words, or by comparing. */
const kinder =
  /\b(?:kinder|nicer|softer|gentler|warmer|more polite)\b|^(?:\S+ ){0,3}(?:kind|nice|soft|gentle|warm|polite)(?: \S+)?$/
const firmer =
  /\b(?:firmer|stronger|clearer|tougher)\b|^(?:\S+ ){0,3}(?:firm|strong|clear|tough|straight)(?: \S+)?$/

/** What a message is for, where she says it, and what the name of one for that has in it: none of another kind will do. */
const purposes = [
  {
    asked:
      /\b(?:say(?:ing)? (?:thanks|thank you)|a (?:big )?thank ?you|thank ?you (?:text|message|note|card|letter)|(?:to|i) thank|thank (?:her|him|them|my|the|our))\b/,
    named: /\bthank/,
  },
  { asked: /\b(?:say(?:ing)? sorry|(?:i|im|to be) sorry|apologi[sz]e)\b/, named: /\b(?:sorry|apolog)/ },
]
/** She says of words that it gave her what they should be. */
const ofOtherWords =
  /^(?:(?:um|no|nah|nope|ok|oh|but|sorry|well|lol)[ ,.!?]{1,4})*(?:not that|not (?:him|her|them)|thats not|thats just|its (?:about|for|to)|it was (?:about|for|to)|i (?:meant|mean|want(?:ed)?|need(?:ed)?|asked)|a (?:thank|sorry|message|text)|about|for|to) ?\b/

/** The best one is surely meant where it scores so many times as much as the next. */
const ahead = 1.3
/** So many are offered where none is, each of at least such a score. */
const offered = 3
const nearly = 9

/** The message that is surely about what she asks words for, by that and by what she told just before; and those that come near; none of them the one that did not fit. */
function draftsFor(
  { text, history }: CompanionQuestion,
  but?: Draft,
): { sure: Draft | undefined; near: Draft[] } {
  const hers = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const asked = plainly(text).replace(helpWithWords, ' ')
  const scores = new Map(index.search(asked).map(({ entry, score }) => [entry, score]))
  for (const [at, share] of sharesOfLately.entries())
    for (const { entry, score } of index.search(hers.at(-1 - at) ?? ''))
      scores.set(entry, (scores.get(entry) ?? 0) + share * score)
  const purpose = purposes.find(({ asked: sign }) => sign.test(plainly(text)))
  const ranked = [...scores]
    .filter(([draft]) => !purpose || purpose.named.test(draft.id) || purpose.named.test(nameOf(draft)))
    .sort(([, one], [, other]) => other - one)
  const [best, next] = ranked
  const isSure = best !== undefined && best[1] >= plainMatch && best[1] >= ahead * (next?.[1] ?? 0)
  const near = ranked.filter(([draft, score]) => score >= nearly && draft !== but).map(([draft]) => draft)
  return { sure: isSure && best[0] !== but ? best[0] : undefined, near: near.slice(0, offered) }
}

/** The message that this chat was given last. */
const lastDraft = ({ recentEntryIds }: CompanionQuestion): Draft | undefined =>
  drafts.find(({ id }) => recentEntryIds.at(-1) === `${draftId}-${id}`)

/** Words for a message where she asks for help with one, or for another tone of it: a whole one where one fits, else words to begin from. */
export function helpWithMessage(question: CompanionQuestion): CompanionReply | undefined {
  const read = plainly(question.text)
  const { lines, ask, options, firm, kind } = messageToBegin
  const give = (block: string, more: { ask: string; options: readonly string[] }, draft?: Draft) => ({
    ...say(draft ? `${draftId}-${draft.id}` : draftId, line(lines, question), more),
    block,
  })
  const own = messageInHerWords(question.text)
  const inOwn = () =>
    own && { ...say(draftId, line(inHerWords.lines, question), { ask: '', options: [] }), block: own }
  if (isUnderWay(question)) {
    const found = inOwn()
    if (found) return found
    const done = { ask: '', options: options.slice(-1) }
    const last = lastDraft(question)
    if (firmer.test(read)) return give(last?.firmer ?? firm, done, last)
    if (kinder.test(read)) return give(last?.kinder ?? kind, done, last)
    const tapped = drafts.find((draft) => nameOf(draft) === question.text.trim())
    if (tapped) return give(tapped.text, { ask: line(ask, question), options }, tapped)
    if (question.text.trim() === whichMessage.none) return beginFor(question, read, give)
  }
  const isPutRight = isUnderWay(question) && ofOtherWords.test(read)
  const isAsked = helpWithWords.test(read)
  if (!isPutRight && !isAsked) return undefined
  const { sure, near } = draftsFor(question, isPutRight ? lastDraft(question) : undefined)
  if (sure) return give(sure.text, { ask: line(ask, question), options }, sure)
  const found = inOwn()
  if (found) return found
  if (near.length > 0) {
    const choices = [...near.map(nameOf), whichMessage.none]
    return say(draftId, line(whichMessage.lines, question), { ask: '', options: choices })
  }
  return isAsked ? beginFor(question, read, give) : undefined
}

/** Words to begin from, where no message is about hers. */
function beginFor(
  question: CompanionQuestion,
  read: string,
  give: (block: string, more: { ask: string; options: readonly string[] }) => CompanionReply,
): CompanionReply {
  const { plain, first, hello, request, toChild, sorryToChild, ask, options } = messageToBegin
  const hers = question.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const lately = [...hers.slice(-linesBefore), question.text].map(plainly)
  const isSorry = lately.some((each) => ofSorry.test(each))
  const asks = line(ask, question)
  if (isForChild(lately)) return give(isSorry ? sorryToChild : toChild, { ask: asks, options: [] })
  const isHello = ofMissing.test(read)
  const isRow = lately.some((each) => ofRows.test(each))
  return give(isHello ? hello : isRequest.test(read) ? request : isRow ? first : plain, {
    ask: asks,
    options,
  })
}

/** Whether it has just given her words, or asked which. */
const isUnderWay = ({ recentEntryIds }: CompanionQuestion): boolean =>
  recentEntryIds.at(-1)?.startsWith(draftId) === true

/** Whether she asks for words that a whole message is there for, or that she has herself, or goes on about such. */
export const isOfMessage = (question: CompanionQuestion): boolean =>
  isUnderWay(question) ||
  (helpWithWords.test(plainly(question.text)) &&
    (draftsFor(question).sure !== undefined || messageInHerWords(question.text) !== undefined))

const lastAt = (text: string, sign: RegExp): number =>
  Math.max(-1, ...[...text.matchAll(sign)].map(({ index }) => index))

/** Of whom she spoke last: a child, or somebody grown up. */
function isForChild(lately: readonly string[]): boolean {
  const all = lately.join(' / ')
  return lastAt(all, aChild) > lastAt(all, anAdult)
}
