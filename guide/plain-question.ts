import {
  type PlainQuestion,
  plainQuestions,
  shouldIDo,
} from '#content/companion/listening/plain-questions.ts'
import { sayDoor } from './doors/say-door.ts'
import { asksForWords } from './drafts/asks-for-words.ts'
import { isQuestion } from './facts/facts-asked.ts'
import type { GuideState } from './guide-state.ts'
import { lastSentence, plainly } from './line/kind-of-line.ts'
import { saidToHer } from './line/reflection.ts'
import { nextOpenAsk } from './own-questions.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { say } from './set-replies.ts'
import { unheard } from './unheard.ts'

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
    /\b(?:is (?:this|it|that)|are (?:these|they)|am i) (?:even |actually |all |really |pretty |still )*(?:normal|common|usual|odd|strange)\b|\b(?:is it|(?:do|would) (?:you|u) (?:think|reckon|say) (?:its|it is|thats)) (?:ok|okay|alright|normal|safe|weird|strange|odd) (?:that|if|to)\b/,
  ],
  [
    'is-it-silly',
    /^(?!.*\b(?:hit|hitting|smack\w{0,3}|slap\w{0,4}|shook|shak(?:e|ing)|hurt\w{0,3}|threw|kick\w{0,3}|push\w{0,3}|shov\w{0,3}|lock\w{0,3}|grab\w{0,4}|cut\w{0,4}|starv\w{0,3}|drunk|drink\w{0,3}|pills?|hat(?:e|ed|ing)|wish\w{0,3}|die[ds]?|dead|dying|kill\w{0,3}|gone|disappear\w{0,3}|run away|better off|voices?|hear(?:ing)?|watch(?:ed|ing)|leav(?:e|ing) (?:them|him|her|the kids))\b).*\b(?:is|isnt) (?:it|that|this) (?:just |so |really |a bit |too |pretty )*(?:silly|stupid|dumb|pathetic|weird|dramatic|childish|mad|mean|awful|selfish|rude|petty)(?: of me\b| to (?:say|want|feel|miss|care|be)\b| that i(?:m|ve)?\b| (?:lol|haha)\b| ?[.!?]|$)|\bam i (?:being |just )+(?:silly|stupid|dramatic|childish|dumb|pathetic)\b/,
  ],
  [
    'am-i-bad',
    /\b(?:am i (?:a |being |just |so |really |such ){0,3}(?:bad|terrible|awful|crazy|overreacting|selfish|mean|horrible|failing|sensitive|wrong|dramatic|mad|unreasonable|petty|ungrateful|unfair)|(?:is it|its|if it is|is that) (?:bad|wrong|awful|terrible|selfish|unfair|petty) (?:that|if|to|of)|does that make me|was (?:that|it|i) (?:too |so |really |being )*(?:mean|bad|wrong|awful|harsh|unfair|selfish)\b|is (?:it|this|that) (?:all )?my fault|did i (?:cause|do) (?:this|it|something)|should i feel (?:bad|guilty))\b/,
  ],
  [
    'is-it-serious',
    /\b(?:(?:do i need to|should i) (?:be )?(?:worry|worried|concerned)|is (?:that|it|this) (?:serious|dangerous|bad)|do i need (?:a doctor|to (?:go|take))|should i (?:ring|call) (?:someone|a doctor|the)|should i (?:take|bring) (?:him|her|them|bub) (?:to|in)\b|(?:should i|must i|i must|do i have to|i need to) (?:go|take (?:him|her|them|bub)) (?:to (?:the )?(?:hospital|doctors?|emergency|ed|gp)|in\b))\b/,
  ],
  ['what-if', /(?:^|[.!?] )(?:and |but |so |ok )?what if\b/],
  [
    'how-long',
    /\bhow long (?:does|do|will|did|is|until|till|before) (?:it|this|that|they|he|she)\b(?! (?:keep|last in|safe))|\b(?:do|will) (?:they|kids|babies|toddlers) (?:ever |actually |really )*(?:settle|get used to|grow out)\b|\b(?:when (?:does|will) (?:it|this) (?:get|stop|end|be)|does it (?:ever )?get (?:easier|better)|will (?:it|this|things) (?:ever )?(?:end|stop|get|pass))\b/,
  ],
  [
    'should-i',
    /(?:^|[.,!?;:] |\b(?:so|and|but|or|ok|like|idk|know|think|if|wonder|wondering|well|also|anyway) )(?:should|shall) i (?:just |even |really |actually |maybe )*(?!be\b|have\b|feel\b|of\b|worry\b)[a-z]+\b|\b(?:do|would) (?:you|u) (?:think|reckon) i (?:should|shouldnt|ought to)\b|\b(?:would|wld) (?:you|u) (?:tell|leave|stay|say|ring|text|let|ask)\b|(?:^|[.,!?;:] |\b(?:so|and|but|or|ok|like) )do i (?:just |even )*(?:tell|say|ring|text|message|call|ask|leave|let|reply|invite|apologi[sz]e|wake|go)\b(?! you)|\bam i meant to (?:say|tell|let|forgive|just)\b|(?:^|[.,!?;:] |\b(?:so|and|but|or|ok|like|is|know) )do i (?!need|have|take|bring|go|ring|call|wait|see|give|stop|start|feed|use|put|keep|get|lose|want|look|sound|seem)[a-z]+\b[^.?!]{0,60}\bor\b|(?:^|[.,!?] )(?:what next,? |what about [a-z]+,? )?(?!yes |true |ok |this |that )(?:the )?[a-z]+ or (?:the |no )?[a-z]+(?: [a-z]+)?\?*$/,
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
    'why',
    /\bwhy (?:(?:is|are|does|do|did|would|cant|wont|doesnt|dont) (?:he|she|they|it|this|everyone|people|my|no)|am i|cant i|do i|did i|me\b|is everything|is nothing|wont (?:he|she))/,
  ],
  [
    'will-it',
    /\b(?:will|wont) (?:he|she|they|i|we|it|things|bub|my \w{1,20}) (?:ever |still |always |just |really )*(?!need|want)[a-z]+\b(?= ?(?:[a-z' ]{0,40})(?:\?|$))|\bthink (?:he|she|they|it)ll\b|\b(?:is|are) (?:he|she|they|it|things) (?:ever |really )*(?:going to|gonna) (?:be|get|stop|end|hate|remember|sleep)\b/,
  ],
]

/** A question by its form alone: its last words ask, whatever of. */
const asksAnything = new RegExp(
  `\\?[^\\p{L}\\p{N}?]*$|^(?:so |and |but |ok |anyway |lol |like )*(?:(?:does|did|is|are|was|were|am|has|have|will|would|can|could|should|how|why|who|where|when) ${they}|do (?:i|you|u|we|they|people))\\b`,
  'u',
)

/** A line of fewer words asks nothing that could be answered by itself. */
const fewestWords = 3
/** In a line of more words what stands before its last sentence is told. */
const longLine = 20

/** Why she was asked something, or a question that wants no answer. */
const wantsNone =
  /\bwhys? (?:on earth |is |are |do |does |did |would |it |you |u |this |that |the |app ){0,5}(?:ask\w{0,3}|check\w{0,3}|want to know|wants to know|give me)\b[^.,!?]{0,60}|\bwhat was i (?:even )?thinking\b|\bwhat can you do\b|\bwho knew\b/g

/** Whether nothing in her line asks anything but why she was asked, or what wants no answer. */
export function asksNobody(text: string): boolean {
  const read = plainly(text)
  const rest = read.replace(wantsNone, '')
  if (rest === read) return false
  return (
    !isQuestion(rest.replace(/^\W+/, '')) && !asksAnything.test(lastSentence(rest)) && !asksForWords(rest)
  )
}

/** Which of the plain questions she asks, if one of them. @param isAsking her line is likely to ask something */
export function plainQuestionIn(text: string, isAsking = false): PlainQuestion | undefined {
  const line = plainly(text)
  const last = lastSentence(line)
  const words = line.split(' ').length
  const read = words > longLine ? last : line
  const named = signs.find(([, sign]) => sign.test(read))?.[0]
  return named ?? (isAsking && words >= fewestWords && asksAnything.test(last) ? 'any' : undefined)
}

/** What she asks whether she should do. */
const whether =
  /(?:\b(?:should|shall) i|\bdo (?:you|u) (?:think|reckon) i should|(?:^|[.,!?] |\b(?:so|or|and|but) )do i) ((?:[a-z0-9'’]+ ){0,11}[a-z0-9'’]+)/i
const andSoOn =
  /^(?:just |even |really |actually |maybe )+|(?: (?:now|then|lol|haha|tho|though|or (?:what|not|no)))+$| or (?:is|are|does|will|would|am|should|do)\b.*$/gi

/** A line for whether she should do something, in her words; undefined where those are no good to say back. */
function whetherToDo(question: CompanionQuestion): string | undefined {
  const told = whether.exec(question.text)?.[1]?.replace(andSoOn, '')
  const said = told && saidToHer(told)
  return said ? unheard(shouldIDo, question, (each) => each)?.replace('{do}', said) : undefined
}

/** Answers a question that no shelf does, and asks one back. */
export function answerPlainly(
  which: PlainQuestion,
  question: CompanionQuestion,
  state: GuideState,
): CompanionReply | undefined {
  if (which === 'any') return sayDoor(question)
  const { lines, questions } = plainQuestions[which]
  const inHerWords = which === 'should-i' ? whetherToDo(question) : undefined
  const ack = inHerWords ?? unheard(lines, question, (each) => each)
  if (!ack) return undefined
  const next = state.isQuiet ? undefined : nextOpenAsk(questions, question)
  return say(`listen-asked-${which}`, ack, next && { ask: next.ask, options: [] })
}
