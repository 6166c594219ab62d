import type { OpenQuestion } from '#content/companion/listening/kind.ts'
import { plainQuestions } from '#content/companion/listening/plain-questions.ts'
import { sayBack } from '#content/companion/listening/say-back.ts'
import type { GuideState } from './guide-state.ts'
import { plainly } from './line/kind-of-line.ts'
import type { CompanionQuestion } from './question.ts'
import { hersIn, lastReply, spoken, unheard } from './unheard.ts'

/** What a question of the guide's asks for, by its words, and how a line looks that has said it. */
const asksFor: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [
    /\bhow long\b|\bsince when\b|\bis (?:it|this|that) (?:new|getting)\b|\bhappened before\b|\bbeen (?:like that|said) before\b|\bwhen did (?:it|that|you first)\b/,
    /\bsince\b|\bin (?:january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b|\blast (?:week|month|year|spring|summer|autumn|winter)\b|\bfor (?:about |nearly |over |like |the last |the past |a |an |two |three |[0-9]{1,3} ){0,3}(?:hours?|hrs|days?|nights?|weeks?|wks|months?|mths|years?|yrs|ages|ever)\b|\b(?:weeks|months|years|ages|days) (?:now|of)\b|\b(?:always|again|first time|third time|never before|every (?:day|night|time|week|morning|single))\b|\b[0-9]{1,3} ?(?:hours?|hrs|days?|nights?|weeks?|wks|months?|mths|years?|yrs)\b/,
  ],
  [
    /\bwho (?:else )?(?:knows|have you told|is near|could|would|does|looks|can)\b|\bdoes (?:any(?:one|body)|no ?one) (?:else )?(?:know|see)\b|\bis any(?:one|body) (?:there )?(?:with|else)\b|\banother grown-up\b|\bsomeone who knows\b|\bdid anyone\b/,
    /\b(?:nobody|no ?one|by myself|on my own|alone|just me|only me|single (?:mum|mom|mother)|i told|ive told|(?:he|she|they|mum|husband|hubby) (?:knows?|knew|helps?|is home|is here|is asleep|is away)|with me)\b/,
  ],
  [
    /\bhow (?:was|is) (?:that|it|today) (?:for you|with)\b|\bhow (?:did|do) you feel\b|\bhow are you\b|\bhow did it (?:land|feel)\b|\bwhat did it do to you\b|\bwhat(?:s| is) (?:it|that) (?:been )?like\b/,
    /\bi (?:just |still |really |also |even )?(?:feel|felt|cried|cry|hate|love)\b|\bmakes? me\b|\bmade me\b|\bim (?:so |just |really |very |not |a bit |too )*(?:tired|sad|angry|cross|scared|happy|proud|done|over it|lonely|exhausted|ok|okay|fine|worried|anxious|guilty|numb|furious|broken|gutted|hurt|upset|stressed|overwhelmed|jealous|relieved|glad|shattered|cooked)\b/,
  ],
  [
    /\bwhat (?:happened|set it off|started it|came before|was going on|sets it off)\b|\bhow did (?:that|it) (?:come about|start)\b/,
    /\b(?:because|cos|coz|cause|after (?:i|he|she|they|we|the)|when (?:i|he|she|they|we)|it (?:all )?started|so (?:i|he|she|they|we)|and then|then (?:i|he|she|they|we))\b/,
  ],
  [
    /\bis it (?:quiet|going on|over|close)\b|\bhow is every(?:one|body)\b|\bhow is \S{1,20}(?: \S{1,20})? now\b|\bhow do they seem\b/,
    /\b(?:asleep|sleeping|quiet now|stopped|settled|calmed|gone down|still (?:going|crying|screaming|awake|up|at it)|right now|(?:hes|shes|theyre|is|are) (?:fine|ok|okay|better|worse|good|happy|alright|all right)(?: now)?)\b/,
  ],
  [
    /\bwhat (?:did|do) you (?:say|want to say|do (?:then|with it))\b|\bwhat would you (?:say|like to say)\b/,
    /\b(?:i|id|i would) (?:just |only |even |then )?(?:say|tell|said|told|asked|yelled|shouted|replied|answered|text(?:ed)?|messaged|walked|left|didnt say)\b/,
  ],
  [
    /\bhave you tried\b|\bdid any of it help\b|\banything helped\b|\bmakes it (?:easier|bigger)\b/,
    /\b(?:tried|nothing (?:works|helps)|doesnt (?:work|help)|didnt (?:work|help)|helps|works)\b/,
  ],
  [
    /\bhad a look at it\b|\bask about it tomorrow\b/,
    /\b(?:doctor|dr|gp|nurse|midwife|obs?|physio|hospital|paed|specialist)\b/,
  ],
  [
    /\btime of day\b|\bwhen (?:does it|do you|is it|it is)\b|\bhardest hour\b|\bworst hour\b/,
    /\b(?:at night|nights|mornings?|arvos?|afternoons?|evenings?|bed ?time|dinner ?time|witching hour|[0-9]{1,2} ?(?:am|pm)|every (?:day|night|time)|whenever|all (?:day|night))\b/,
  ],
  [
    /\blast (?:eat|get some rest)\b|\blie down\b|\bany chance of a nap\b/,
    /\b(?:ate|eaten|lunch|dinner|toast|slept|sleep|nap|napped|rest)\b/,
  ],
]

/** As many replies without a question as this follow each one that asks, once a talk is under way. */
const asksEvery = 3

/** None where she wants none, and where one has been asked often enough. */
export const mayAsk = ({ turns }: CompanionQuestion, { isQuiet }: GuideState): boolean =>
  !isQuiet && !(turns > 1 && turns % asksEvery === 2)

/** So many of her lines may have the answer. */
const linesRead = 3

/** What her last lines have answered already, whatever asks for it. */
const answeredIn = ({ text, history }: CompanionQuestion): readonly RegExp[] => {
  const hers = hersIn({ history })
  const said = [...hers, text].slice(-linesRead).map(plainly)
  return asksFor.flatMap(([asked, answer]) => (said.some((each) => answer.test(each)) ? [asked] : []))
}

const openQuestions: readonly OpenQuestion[] = [
  ...Object.values(sayBack),
  ...Object.values(plainQuestions),
].flatMap(({ questions }) => questions)

/** The open question that the last reply ended with. */
export function openQuestionAsked(question: CompanionQuestion): OpenQuestion | undefined {
  const last = lastReply(question)
  return openQuestions.find(({ ask }) => last.endsWith(ask))
}

/** Whether a line looks like what a question of the guide's asks for. */
export const looksLikeAnswer = (text: string, { ask }: OpenQuestion): boolean =>
  asksFor.some(([asked, answer]) => asked.test(plainly(ask)) && answer.test(plainly(text)))

const questionsIn = (text: string): string[] =>
  text.split(/(?<=[.!?\n])/).filter((sentence) => sentence.endsWith('?'))

/** The next open question that asks for what no question of this chat has asked for, however it was put. */
export function nextOpenAsk(
  all: readonly OpenQuestion[],
  question: CompanionQuestion,
  alsoSaid = '',
): OpenQuestion | undefined {
  const before = questionsIn(spoken(question)).map(plainly)
  const used = asksFor.flatMap(([asked]) => (before.some((each) => asked.test(each)) ? [asked] : []))
  const open = all.filter(({ ask }) => !used.some((asked) => asked.test(plainly(ask))))
  return nextAsk(open, question, ({ ask }) => ask, alsoSaid)
}

/** The next of these questions that this chat has not heard, and of which she has not just said the answer. */
export function nextAsk<T>(
  all: readonly T[],
  question: CompanionQuestion,
  textOf: (each: T) => string,
  alsoSaid = '',
): T | undefined {
  const answered = answeredIn(question)
  const open = all.filter((each) => !answered.some((asked) => asked.test(plainly(textOf(each)))))
  return unheard(open, question, textOf, alsoSaid)
}
