import type { SafetyAnswer } from '#contract/safety.ts'
import { plainly } from './kind-of-line.ts'

const any = (...forms: readonly string[]) => `(?:${forms.join('|')})`

const before = `(?:${any('yes', 'yeah', 'yep', 'yea', 'yup', 'no', 'nah', 'ok', 'okay', 'oh', 'hey', 'um', 'of course', 'honestly', 'i mean', 'i said', 'i told you')} ){0,3}`
const we = any('im', 'i am', 'i feel', 'were', 'we are')
const how = `(?:${any('all', 'both', 'perfectly', 'totally', 'completely', 'quite', 'very', 'definitely', 'really')} )?`
const after = `(?: ${any(
  'now|here|tonight|today|at home|yes|yep|yeah|thanks|thank you|thx|ta|x+|lol|haha|honestly|i promise|promise|dont worry|really',
  'just (?:so |very |really )?(?:tired|exhausted|sad|cranky|angry|upset|worn out|over it|fed up|stressed|overwhelmed)',
)}){0,3}`

const safe = new RegExp(
  `^${before}(?:${we} )?${how}${any('safe', 'safe and (?:ok|well|sound|fine)')}${after}$`,
)
const unsafe = new RegExp(
  `^${before}${any('(?:im|i am) not', '(?:not|isnt)', 'i dont feel', 'we(?: a)?re not')} ${how}safe${after}$`,
)
const unsure = new RegExp(
  `^${before}(?:im |i am )?(?:not sure|i dont know|idk|dont know) (?:if|whether) (?:im|i am|were|we are) safe${after}$`,
)
/** The same where the question stands. */
const whyThat =
  /^(?:but |and |ok |so |ugh |omg |pls |please )?(?:why (?:do|are|did|r) (?:you|u) (?:keep |always |even )?ask(?:ing|ed)?|stop asking|(?:you|u) keep asking)(?: me)? (?:that|this|it)(?: (?:im|i am) (?:fine|ok|okay))?$/
const why =
  /^(?:but |and |ok |so |ugh |omg )?(?:why (?:do|are|did|r) (?:you|u) (?:keep |always |even )?ask(?:ing|ed)?|(?:can you |please |pls )*(?:stop|quit) asking|you keep asking)(?: me)?(?: (?:if|whether|about (?:whether|if)))?(?: (?:i am|im|am i|i feel|being|are you|if you are))? safe(?: right now)?(?: or not)?$/

const nobody = `(?:nobody|no ?one)(?: here)?(?: is|s|was)? (?:hurt|hurting (?:anyone|anybody|me|us)|in (?:any )?danger)`
/** Where it is asked of somebody who may be hurt, and in words that can be about nothing else: 'nobody is hurting anyone'. */
const nobodyIsHurt = new RegExp(`^${before}(?:${we} (?:all )?${any('ok', 'okay', 'fine')} )?${nobody}$`)

/** A line in small letters, with nothing between its words. */
export const letters = (text: string): string =>
  plainly(text)
    .replace(/[^a-z ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/**
 * What a line says of the question whether she is safe, where it says nothing else: her answer in place of a tap, or that she wonders at
 * being asked; null of any other line. A bare 'yes' or 'no' may answer whatever else was asked. In linear time.
 * @param isAsked the question stands
 * @param isOfOthers it stands for a danger that comes of others, or is one to a body: that nobody is hurt answers it
 */
export function typedAnswer(
  text: string,
  isAsked: boolean,
  isOfOthers = false,
): SafetyAnswer | 'wonders' | null {
  const line = letters(text)
  if (safe.test(line) || (isOfOthers && nobodyIsHurt.test(line))) return 'safe'
  if (unsafe.test(line)) return 'no'
  if (unsure.test(line)) return 'not-sure'
  return why.test(line) || (isAsked && whyThat.test(line)) ? 'wonders' : null
}

/** Whether one of her sentences says that she is safe and no more, whatever stands beside it. In linear time. */
export const saysSafeAmongElse = (text: string, isOfOthers = false): boolean =>
  text.split(/[.!?\n]+/).some((sentence) => typedAnswer(sentence, false, isOfOthers) === 'safe')

const notHer =
  /\b(?:not me|isnt me|wasnt me|isnt about me|not about me|not for me|dont mean me|didnt mean me)\b/
const another =
  /\b(?:shes|hes|her|him|she|he|my (?:best )?(?:friend|mate|sister|brother|mum|mother|dad|father|cousin|aunt|aunty|uncle|neighbour|husband|partner|boyfriend|girlfriend|wife|daughter|son|nan|flatmate))\b/

/** Whether she says that what was taken for her own danger is somebody else's. In linear time. */
export function saysItIsAnother(text: string): boolean {
  const line = plainly(text)
  return notHer.test(line) && another.test(line)
}
