import type { CompanionEntry } from '#content/companion/entry.ts'
import type { Kind } from '#content/companion/listening/kind.ts'
import type { Subject } from '#content/companion/listening/subjects.ts'
import { saysLittle } from './her-words.ts'
import { kindOf, plainly } from './kind-of-line.ts'

type EntryTopic = CompanionEntry['topic']

/** The words that name a subject; the first that fits counts. */
const signs: readonly (readonly [Subject, RegExp])[] = [
  [
    'hospital',
    /\b(?:nicu|scn|special care|premm?ie|prem|neonatal|ward|hospital bed|specialist|icu|kilos now)\b/,
  ],
  [
    'screens',
    /\b(?:gaming|xbox|fortnite|roblox|tiktok|his phone|her phone|ipad|out of (?:his|her) room|in (?:his|her) room|teenager)\b/,
  ],
  [
    'naps',
    /\b(?:naps?|napped|napping|bedtimes?|day sleeps?|night sleeps?|sleep regression|stay in bed|in (?:his|her|their) (?:own )?bed|cot)\b/,
  ],
  [
    'work',
    /\b(?:work|works|working|boss|(?:my|his|her|a|the|new) job|shifts?|roster|office|colleagues?|night ?shift|nights at|fifo|meetings?|return to work|hours a week|mat leave|maternity leave)\b/,
  ],
  [
    'care',
    /\b(?:daycare|day care|childcare|kinder|kindy|preschool|school|teacher|drop ?offs?|orientation|the gate|library|classroom|creche|after ?care|out the door|school mornings)\b/,
  ],
  [
    'milk',
    /\b(?:breast ?fe[a-z]{1,5}|bottles?|pump(?:ing|ed|s)?|formula|latch(?:ing|ed)?|feeds?|feeding|boobs?|wean(?:ing|ed)?|milk|bfing)\b/,
  ],
  [
    'friends',
    /\b(?:friends?|bestie|playgroup|play group|mothers group|mums group|group chat|mates|insta|invited?|party)\b/,
  ],
  [
    'elders',
    /\b(?:mil|fil|mother in law|in ?laws|my (?:own )?(?:mum|mom|mother|dad|parents|nan|sister|brother|aunty)|his (?:mum|mom|mother|parents|family))\b/,
  ],
  [
    'partner',
    /\b(?:husband|hubby|hubbys|husbands|partner|partners|wife|boyfriend|fianc[a-z]{1,2}|my ex|(?:his|her|their|kids) dad|spare room|dh)\b/,
  ],
  [
    'brothers-and-sisters',
    /\b(?:twins|siblings?|(?:his|her) (?:brother|sister)|the (?:older|younger|big|little) one|the (?:boys|girls)|eldest|youngest|two under two)\b/,
  ],
  [
    'house',
    /\b(?:dishes|dishwasher|washing|laundry|folded|housework|cleaning|vacuum|bins|the house|mess|tidy|toys everywhere|mental load|calendars?)\b/,
  ],
  [
    'meals',
    /\b(?:dinner|lunch|lunch ?box(?:es)?|breakfast|eats?|eating|nuggets|cook(?:ed|ing)?|fussy|veg(?:gies|etables|ies)?|solids|skip)\b/,
  ],
  [
    'waiting',
    /\b(?:pregnan[a-z]{1,4}|trimester|due date|bump|weeks along|[1-4]\d weeks|induced|induction|second baby|its my second|scan)\b/,
  ],
  ['looks', /\b(?:jeans|mirror|weight|fat|stomach|hair falling|stretch marks|my body|clothes|photos?)\b/],
  [
    'small-child',
    /\b(?:toddler|tantrums?|meltdowns?|bit (?:me|another|his|her|a)|hit(?:s|ting)?|feral|throws?|threw|potty|toilet training|park|playground|hair day|dress[a-z]{0,3} up|under the table|[1-5] ?yo|[1-5] year old|miss [1-5]|mr [1-5])\b/,
  ],
]

/** Meals that only say when. */
const ofTime =
  /\b(?:after|before|since|at|during|til|until|for) (?:dinner|lunch|breakfast|bedtime|work|school)\b/g

/** What her line speaks of, where its words name it. */
function subjectOf(text: string): Subject | undefined {
  const read = plainly(text).replace(ofTime, ' ')
  return signs.find(([, sign]) => sign.test(read))?.[0]
}

/** What a line is about as a whole: it names a subject, and says hardly more. One noun is not the message. */
export function wholeSubjectOf(text: string): Subject | undefined {
  const read = plainly(text).replace(ofTime, ' ')
  const named = signs.find(([, sign]) => sign.test(read))
  return named && saysLittle(read.split(named[1]).join(' ')) ? named[0] : undefined
}

/** What the library has ideas for, by what a line speaks of and what kind of line it is. */
const entriesOfSubject: Record<Subject, readonly EntryTopic[]> = {
  partner: ['partner', 'mental-load'],
  elders: ['family'],
  friends: ['loneliness'],
  care: ['school', 'preschool', 'work'],
  hospital: ['premmie', 'illness'],
  milk: ['feeding'],
  meals: ['feeding'],
  work: ['work'],
  house: ['mental-load', 'overwhelm'],
  naps: ['sleep'],
  screens: ['screens', 'teens'],
  'small-child': ['toddler', 'preschool'],
  'brothers-and-sisters': ['siblings', 'multiples'],
  waiting: ['pregnancy'],
  looks: ['body', 'identity'],
}
const entriesOfKind: Partial<Record<Kind, readonly EntryTopic[]>> = {
  awake: ['sleep'],
  noise: ['crying'],
  outburst: ['rage'],
  cross: ['rage'],
  blame: ['guilt', 'rage'],
  alone: ['loneliness', 'single'],
  money: ['money'],
  spent: ['overwhelm', 'mental-load'],
}

/** Topics of the library whose ideas a line calls for. */
export function ideasAbout(text: string): readonly EntryTopic[] {
  const subject = subjectOf(text)
  return [...(subject ? entriesOfSubject[subject] : []), ...(entriesOfKind[kindOf(text)] ?? [])]
}
