import { type CardId, type Danger, dangerOf } from '#contract/safety.ts'
import { plainly } from './kind-of-line.ts'

const any = (...forms: readonly string[]) => `(?:${forms.join('|')})`

const isSomebody = any(
  '(?:he|she|they|everyone|everybody|we|i|it) (?:is|are|am|was|were)',
  '(?:the |my |our )?(?:baby|bub|little one|toddler|kids?|child|children|boys?|girls?|son|daughter|mum|sister|friend|mate) (?:is|are)',
  '(?:im|were|hes|shes|theyre|its|bubs|babys|everyones)',
)
const by = '(?: (?:all|both|just|now|fully|finally|totally|completely|much|a bit|a lot)){0,3}'
const safe = any(
  '(?:safe|ok|okay|fine|alright|all right)(?! with| without| to)',
  'better(?! off| at| than)',
  'breathing(?: (?:fine|ok|okay|normally|again|now))+',
  'conscious|stable|pink again|(?:out of (?:danger|hospital))',
  '(?:in|at) (?:the )?(?:hospital|emergency|ed)|with (?:the |a )?(?:doctors?|nurses?|paramedics?|ambos|police)',
)
const help = any(
  'ambos?|ambulance|paramedics?|police|cops|doctor|my (?:mum|sister|friend|neighbour|dad|brother)|mum',
)
const came =
  '(?: (?:is|are|has|have|s|just|now|finally)){0,3} (?:here|arrived|with us|came|turned up|got here)'
const adviser = any(
  'poisons(?: line)?|nurse|doctor|hospital|gp|midwife|ambos?|paramedics?|operator|line|000|healthdirect|they',
)
const harmless = any(
  'fine|ok|okay|safe|alright|harmless|all good|nothing to worry about|not to worry|dont worry|not (?:toxic|poisonous|dangerous)',
)

const over = new RegExp(
  `\\b${any(
    `${isSomebody}${by} ${safe}`,
    `${help}${came}`,
    `${adviser} (?:said|says|say|told (?:me|us))(?: (?:its|it|is|hes|shes|he|she|that|thats|was|well|be|all|hell|shell)){0,4} ${harmless}`,
    '(?:going|taking (?:him|her|me|us|them)|on (?:our|the|my) way) to (?:the )?(?:hospital|emergency|ed)|false alarm|all (?:good|clear|fine|safe) now|(?:she|he) (?:woke up|coughed it (?:up|out)|spat it (?:up|out))|(?:i|we) got (?:out|away) safe',
  )}\\b`,
)
/** Of somebody who is a danger; of anybody else it would be no good news. */
const hasGone =
  /\b(?:he|she|hes|shes|husband|partner|ex|dad)(?: (?:has|is|just|now|finally)){0,2} (?:left(?= *(?:$|now|the house|home|for|and|again|already|an hour|[0-9]))|driven off|drove off|(?:been )?arrested|gone (?:out|home|to (?:his|her|work|bed|the pub)))|\b(?:were|im|we are|i am|we got|i got) (?:out of the house|out of there|away from (?:him|her)|at my (?:mums|sisters|friends|parents))\b/
/** What turns it round, or has it still to come. */
const notYet =
  /\b(?:not|isnt|arent|wasnt|wont|never|hasnt|havent|dont|doesnt|didnt|cant|if|until|till|when|will|would|hope|hoping|wish|want|need|should|pretend|pretending|but|almost|nearly|barely|without me|once im|if only|scared|afraid|terrified|frightened|no one|nobody)\b|\?/
/** No turning round, since an adviser said it. */
const comfort =
  /\b(?:not (?:to worry|toxic|dangerous|poisonous|me|mine)|dont worry|nothing to worry about)\b/g

/** Of a danger to herself only what she says of herself, or who came. */
const hersOver = new RegExp(
  `\\b${any(`(?:i am|im|i feel|were|we are)${by} ${safe}`, `${help}${came}`, '(?:with|at) (?:the )?(?:doctors?|nurses?|hospital|emergency|ed)')}\\b`,
)
/** Of a body: whoever is there now is help, and so is where it is. */
const isHelped =
  /^(?:ok |yes |no )?(?:theyre|they are) here\b(?! (?:now )?and)|\b(?:hes|shes|theyre|were|we are|(?:he|she|baby|bub) is) (?:now )?in (?:a ?(?:&|n|and) ?e|icu|nicu|resus)\b/
const helpCame = new RegExp(`\\b${help}${came}\\b`)

const endOf: Record<Danger, (line: string) => boolean> = {
  herself: (line) => hersOver.test(line),
  // What is believed beyond doubt is not over because she says so.
  mind: (line) => helpCame.test(line),
  violence: (line) => over.test(line) || hasGone.test(line),
  child: (line) => over.test(line),
  body: (line) => over.test(line) || isHelped.test(line),
  friend: (line) => over.test(line),
}

/** Whether a line beside a card says that what it is for is over: somebody is safe, help has come, a danger has left. In linear time. */
export function saysItsEnd(text: string, card: CardId | null): boolean {
  const line = plainly(text)
  const danger = card && dangerOf[card]
  return danger ? endOf[danger](line) && !notYet.test(line.replace(comfort, ' ')) : false
}
