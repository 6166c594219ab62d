import {
  messageToBegin,
  type PlainQuestion,
  plainQuestions,
} from '#content/companion/listening/plain-questions.ts'
import type { GuideState } from './guide-state.ts'
import { plainly } from './kind-of-line.ts'
import { nextOpenAsk } from './own-questions.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { say } from './set-replies.ts'
import { line, unheard } from './unheard.ts'

const they =
  '(?:he|she|they|it|this|that|i|you|we|my|the|his|her|their|there|any|bubs?|people|everyone|someone)'

const signs: readonly (readonly [PlainQuestion, RegExp])[] = [
  [
    'tell-me',
    /\b(?:tell me (?:something|a story|a joke|anything)|say something (?:nice|funny|else)|distract me|make me laugh|entertain me|got a joke|random fact)\b/,
  ],
  [
    'may-i',
    /^(?:hi |hey |hello |ok |so |um )*(?:can|could|may) i (?:please |just |quickly )*(?:ask|tell|talk|vent|rant|say|share)\b[a-z ]{0,30}$|^(?:hi |hey |hello |ok |so |um )*(?:can|could) (?:we|you) (?:talk|chat|listen)\b[a-z ]{0,20}$/,
  ],
  [
    'is-it-just-me',
    /\b(?:is it just me|do you ever|am i the only|anyone else|(?<!why )does (?:everyone|everybody|anybody|anyone)|(?:do|does|did|have|has|are) other (?:mums|moms|mothers|parents|people|peoples|women|kids|babies)|happens? to (?:everyone|everybody|other (?:mums|people)))\b/,
  ],
  [
    'is-it-normal',
    /\b(?:is (?:this|it|that)|are (?:these|they)|am i) (?:even |actually |all |really |pretty |still )*(?:normal|common|usual)\b|\b(?:is it|(?:do|would) (?:you|u) (?:think|reckon|say) (?:its|it is|thats)) (?:ok|okay|alright|normal|safe|weird|strange|odd) (?:that|if|to)\b/,
  ],
  [
    'am-i-bad',
    /\b(?:am i (?:a |being |just |so |really |such ){0,3}(?:bad|terrible|awful|crazy|overreacting|selfish|mean|horrible|failing|sensitive|wrong|dramatic|mad|unreasonable|petty|ungrateful|unfair)|(?:is it|its|if it is|is that) (?:bad|wrong|awful|terrible|selfish|unfair|petty) (?:that|if|to|of)|does that make me|is (?:it|this|that) (?:all )?my fault|did i (?:cause|do) (?:this|it|something)|should i feel (?:bad|guilty))\b/,
  ],
  [
    'is-it-serious',
    /\b(?:(?:do i need to|should i) (?:be )?(?:worry|worried|concerned)|is (?:that|it|this) (?:serious|dangerous|bad)|do i need (?:a doctor|to (?:go|take))|should i (?:ring|call) (?:someone|a doctor|the)|should i (?:take|bring) (?:him|her|them|bub) (?:to|in)\b|(?:should i|must i|i must|do i have to|i need to) (?:go|take (?:him|her|them|bub)) (?:to (?:the )?(?:hospital|doctors?|emergency|ed|gp)|in\b))\b/,
  ],
  ['what-if', /^(?:and |but |so |ok )?what if\b/],
  [
    'how-long',
    /\b(?:when (?:does|will) (?:it|this) (?:get|stop|end|be)|does it (?:ever )?get (?:easier|better)|will (?:it|this|things) (?:ever )?(?:end|stop|get|pass))\b/,
  ],
  [
    'their-mind',
    /\b(?:do (?:you|u) (?:think|reckon) (?:that )?(?:he|she|they|my|his|her|everyone|people)|(?:does|do|did) (?:he|she|they|my \w{1,20}|everyone|people) (?:even |really |actually |still |just |ever )*(?:hate|love|like|care|know|think|want|mean|notice|miss|understand|see|realise|remember|get it)|(?:is|are|was|were) (?:he|she|they|my \w{1,20}) (?:just |even |really |still |being )*(?:mad|angry|cross|cheating|lying|jealous|annoyed|upset|judging|over me)|what (?:is|are|was|were|does|do|did) (?:he|she|they) (?:even |actually |really )*(?:thinking|think|want|mean|expect))\b/,
  ],
  [
    'what-do-you-think',
    /\b(?:what do (?:you|u) (?:think|reckon)|what would (?:you|u) do|your thoughts|do (?:you|u) (?:agree|think|reckon))\b/,
  ],
  [
    'should-i',
    /(?:^|[.,!?;:] |\b(?:so|and|but|or|ok|like|idk|know|think|if|wonder|wondering|well|also) )(?:should|shall) i (?:just |even |really |actually |maybe )*(?:tell|say|leave|stay|quit|go|text|message|ring|call|ask|apologi[sz]e|forgive|let|give|move|wake|invite|send|try|keep|stop|have|take|put|get|do|write|confront|block|reply|answer|wait|bother|come|see|report)\b|\b(?:would|wld) (?:you|u) (?:tell|leave|stay|say|ring|text|let|ask)\b|(?:^|[.,!?;:] |\b(?:so|and|but|or|ok|like) )do i (?:just |even )*(?:tell|say|ring|text|message|call|ask|leave|let|reply|invite|apologi[sz]e)\b(?! you)|\bam i meant to (?:say|tell|let|forgive|just)\b/,
  ],
  [
    'why',
    /\bwhy (?:(?:is|are|does|do|did|would|cant|wont|doesnt|dont) (?:he|she|they|it|this|everyone|people|my|no)|am i|cant i|do i|did i|me\b|is everything|is nothing|wont (?:he|she))/,
  ],
  [
    'will-it',
    /\b(?:will|wont) (?:he|she|they|i|we|it|things|bub|my \w{1,20}) (?:ever |still |always |just |really )*(?:be|remember|know|hate|forgive|love|think|miss|grow|come|go|stop|sleep|get|cope|feel|have|end|forget)\b|\b(?:is|are) (?:he|she|they|it|things) (?:ever |really )*(?:going to|gonna) (?:be|get|stop|end|hate|remember|sleep)\b/,
  ],
]

/** A question by its form alone: its last words ask, whatever of. */
const asksAnything = new RegExp(
  `\\?[^\\p{L}\\p{N}?]*$|^(?:so |and |but |ok |anyway |lol |like )*(?:(?:does|did|is|are|was|were|am|has|have|will|would|can|could|should|how|why|who|where|when) ${they}|do (?:i|you|u|we|they|people))\\b`,
  'u',
)

/** The last sentence of a line: there a question stands. */
function lastSentence(line: string): string {
  const all = line.split(/(?<=[.!?])\s+/)
  return all.at(-1) ?? line
}

/** A line of fewer words asks nothing that could be answered by itself. */
const fewestWords = 3
/** In a line of more words what stands before its last sentence is told. */
const longLine = 20

/** Which of the plain questions she asks, if one of them. @param isAsking her line is likely to ask something */
export function plainQuestionIn(text: string, isAsking = false): PlainQuestion | undefined {
  const line = plainly(text)
  const last = lastSentence(line)
  const words = line.split(' ').length
  const read = words > longLine ? last : line
  const named = signs.find(([, sign]) => sign.test(read))?.[0]
  return named ?? (isAsking && words >= fewestWords && asksAnything.test(last) ? 'any' : undefined)
}

/** Answers a question that no shelf does, and asks one back. */
export function answerPlainly(
  which: PlainQuestion,
  question: CompanionQuestion,
  state: GuideState,
): CompanionReply | undefined {
  const { lines, questions } = plainQuestions[which]
  const ack = unheard(lines, question, (each) => each)
  if (!ack) return undefined
  const next = state.isQuiet ? undefined : nextOpenAsk(questions, question)
  return say(`listen-asked-${which}`, ack, next && { ask: next.ask, options: [] })
}

const helpWithWords =
  /\b(?:an? (?:email|text|message|note|letter) (?:i can |for me )?(?:to )?(?:send|write|for (?:school|work|the|my)|to (?:school|work|the|my|him|her|them))\b|help me (?:write|word|say|reply|answer|text)|(?:dont|no idea|not sure) (?:even )?(?:know )?(?:how|what|where) to (?:even )?(?:start|begin|say|tell|put it|bring it up|word|ask|write)\b(?! (?:me|it all))|(?:can|could) you write|write (?:it|a text|a message|an email|something) (?:for me|to)|what (?:do|should|can|would) i (?:even )?(?:say|write|text|reply|tell)|what would (?:you|u) (?:even )?(?:say|write|tell|text)\b|\bwhat (?:to|i (?:can|could|should|might)) (?:even )?(?:say|reply|write)\b|how (?:do|should|can|could|would) i (?:even )?(?:tell|word|ask|say (?:it|that|this|no)|(?:start|begin|write) (?:the|a|my|this|that) (?:letter|email|text|message|note))|how to (?:tell|word|ask|say (?:it|that|this|no|sorry))|(?:ideas?|how|what|words)\b[^.?!]{0,30}\b(?:say(?:ing)? sorry|apologi[sz]e|make it up) to)\b/
const aChild =
  /\b(?:daughter|son|kids?|child|children|boys?|girls?|toddler|[1-9] ?(?:yo|yrs?|years?)\b|year \d|teen[a-z]{0,5})\b/
const anAdult =
  /\b(?:school|teacher|boss|work|husband|hubby|partner|mil|mum|mom|him|friend|sister|doctor|nurse|landlord|yiayia|nan)\b/
/** She asks for something, or writes to who is no friend. */
const isRequest =
  /\bhow (?:do|should|can|would) i (?:ask|start|begin)\b|\b(?:school|teacher|kinder|daycare|boss|work|hr|landlord|hospital|clinic|doctor|nurse|office|council|centrelink|ndis)\b/
const draftId = 'listen-words-to-begin'
const kinder = /\b(?:kind(?:er)?|nice(?:r)?|soft(?:er)?|gentle(?:r)?|warm(?:er)?|polite)\b/
const firmer = /\b(?:firm(?:er)?|strong(?:er)?|clear(?:er)?|tough(?:er)?|straight)\b/

/** Words to begin a message from, where she asks for help with one or for another tone of it. */
export function helpWithMessage(question: CompanionQuestion): CompanionReply | undefined {
  const read = plainly(question.text)
  const isAgain = question.recentEntryIds.at(-1) === draftId
  const { lines, first, firm, kind, request, toChild, ask, options } = messageToBegin
  const hers = question.history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const draft = (block: string, more: { ask: string; options: readonly string[] }) => ({
    ...say(draftId, line(lines, question), more),
    block,
  })
  const done = { ask: '', options: options.slice(-1) }
  if (isAgain && firmer.test(read)) return draft(firm, done)
  if (isAgain && kinder.test(read)) return draft(kind, done)
  if (!helpWithWords.test(read)) return undefined
  const isToChild =
    !anAdult.test(read) && [...hers.slice(-4), question.text].some((each) => aChild.test(plainly(each)))
  return isToChild
    ? draft(toChild, { ask: line(ask, question), options: [] })
    : draft(isRequest.test(read) ? request : first, { ask: line(ask, question), options })
}
