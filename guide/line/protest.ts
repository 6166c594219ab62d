import { letters, typedAnswer } from './typed-answer.ts'

const lead =
  '^(?:(?:no|nah|nope|oh|er|eh|um|uh|ah|ok|okay|so|but|and|what|wow|woah|whoa|huh|hello|hi|sorry|hang on|wait|well|anyway|lol|haha|omg|ugh|hey|please|pls|thanks|look|seriously|honestly|really|my|god|goodness|gosh|yes|yeah|no no|again) ){0,4}'
const after =
  '(?: (?:please|pls|ok|okay|lol|haha|at all|here|now|right now|tonight|again|me|or not|thanks|anymore|any more|so much|for|though|tho|then)){0,3}$'
const it = '(?:you|u|ya|it|this|that|this app|the app|this thing|the thing)'
const asks = '(?:keeps? |even |always |still |just ){0,2}(?:ask(?:s|ed|ing)?|check(?:s|ed|ing)?)(?: me| us)?'
const ifSafe =
  '(?:if|whether|about|am|are|is) (?:(?:i|im|i am|am i|were|we|we are|me|being|are|you|everyone|if|whether) ){0,3}(?:safe|safety|danger|okay|ok|alright)(?: at home)?'
const shown =
  '(?:cards?|numbers?|(?:crisis |help |phone |emergency )(?:cards?|numbers?|lines?|calls?)|helplines?|hotlines?|lifeline)'

/** She speaks of being asked, or of the card, and says so to nobody but us. */
const ofBeingAsked = new RegExp(
  [
    `${lead}(?:why|what for|how come)(?: (?:do|does|are|r|is|did|would|have|has|must|should))? ?${it} ${asks}(?: (?:that|this|it|${ifSafe}))?${after}`,
    `${lead}(?:(?:can|could|will) ${it} )?(?:stop|quit|enough|dont|do not|no more|youre|you are|its|you keep|u keep|keeps?) ?(?:ask(?:ing)?|checking)(?: me)?(?: (?:that|this|it|${ifSafe}))?${after}`,
    `${lead}${it} (?:already )?${asks}(?: (?:that|this|it|${ifSafe}))(?: (?:\\w+ )?times?| twice| already)?${after}`,
    `${lead}(?:why|how come)(?: (?:do|does|are|is|did|would))? ?(?:${it} )?(?:(?:is|give|giving|show|showing|send|sending|put|putting|tell|telling)(?: me| us| up)? )?(?:(?:me|a|an|the|that|this|those|these|with|to ring|to call) ){0,3}(?:${shown}|000)${after}`,
    `${lead}(?:what|whats|what is) (?:is )?(?:that|this|the|with the) cards?${after}`,
    `${lead}(?:take|turn|put|get|stop|enough|quit)(?: with)?(?: rid of)? (?:(?:the|that|this|those|these|your|with) ){1,2}(?:phone )?${shown}(?: (?:off|away|down|thing))?${after}`,
    `${lead}(?:i |we )?(?:dont|do not|didnt|wont|no|not)(?: need| want| ask for| even need)? (?:(?:a|an|any|the|that|this|your) )?${shown}(?: (?:needed|i need))?${after}`,
    `${lead}(?:its |it is |this is |ive told you (?:twice |already )?its )?(?:not|nothing) (?:a |an |about |to do with |about a )?(?:safe|safety|emergency|danger)(?: thing| question| matter| issue)?${after}`,
  ].join('|'),
)

/** She says that nobody is in danger, in a clause of its own. */
const nobodyIs = new RegExp(
  `${lead}(?:(?:nobody|no ?one|noones?|nobodys)(?: here)?(?: is|s|was|has)?|(?:theres|there is) no)(?: in any| in| any)? (?:hurt|hurting anyone|unsafe|violent|violence|dangerous|danger|trouble|dying|died|dead|ill|sick|unwell|bleeding|suicidal|emergency|crisis|wants? to die|going to die|hitting anyone)${after}`,
)

const clause = /[^.!?,;\n]+[.!?,;\n]*/g
const clausesOf = (text: string): string[] => text.match(clause) ?? []
const namesSafety = /\b(?:safe|safety)\b/

/** @param isShown a question or a card stands: then 'that' is it */
function isOfBeingAsked(part: string, isShown: boolean): boolean {
  const said = letters(part)
  if (ofBeingAsked.test(said)) return isShown || namesSafety.test(said)
  return typedAnswer(part, isShown) === 'wonders'
}

/** It goes on from what stands before it, and turns it round: 'nobody wants to die, i do though'. */
const turnsRound =
  /^(?:but |just |only |except |apart from |well )*(?:i (?:do|am|would|might|(?:just )?want to)\b|me\b|myself\b|im not\b|not me\b)/

/** Whether what is left beside a protest says that she is not safe: 'why do you ask if im safe, because im not'. */
export const isNotSafe = (told: string): boolean =>
  /^(?:because |cos |coz |and |but |well )?(?:im|i am|were|we are) not(?: safe)?(?: (?:at all|really|here|now))*$/.test(
    letters(told),
  )

/** Whether she says something of being asked whether she is safe, or of a card, in a clause of its own. In linear time. */
export const protests = (text: string, isShown: boolean): boolean =>
  clausesOf(text).some((part) => isOfBeingAsked(part, isShown))

/**
 * What she tells in a line beside what she says of being asked whether she is safe, or of a card: 'why are you asking if im safe, he covers my
 * eyes' tells of his hands alone. Only whole clauses go; '' where nothing else is said. In linear time.
 * @param isShown a question or a card stands: that nobody is in danger is said to it
 */
export function withoutProtest(text: string, isShown: boolean): string {
  const parts = clausesOf(text)
  const isOfIt = (part: string, at: number) =>
    isOfBeingAsked(part, isShown) ||
    typedAnswer(part, isShown) === 'safe' ||
    (isShown && nobodyIs.test(letters(part)) && !turnsRound.test(letters(parts[at + 1] ?? '')))
  const told = parts.filter((part, at) => !isOfIt(part, at))
  return told.length === parts.length ? text : told.join('').trim()
}
