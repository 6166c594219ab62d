import { numberWords } from '../line/number-words.ts'

/** In months, both ends with it. */
export interface Ages {
  from: number
  to: number
}

const perMonth = { day: 1 / 30, week: 12 / 52, month: 1, year: 12 }
const grown = 18 * perMonth.year
const count = `(?:\\d{1,2}|${numberWords.join('|')})`
const unit = '(?:days?|d|weeks?|wks?|w|months?|mths?|mnths?|mo|m|years?|yrs?|yr|y)'

const monthsOf = (amount: string, named: string): number => {
  const plain = amount.toLowerCase()
  const number = numberWords.indexOf(plain) + 1
  const letter = named.charAt(0).toLowerCase()
  const per =
    letter === 'd'
      ? perMonth.day
      : letter === 'w'
        ? perMonth.week
        : letter === 'm'
          ? perMonth.month
          : perMonth.year
  return (number || Number.parseFloat(plain)) * per
}

/** Of whose time an answer speaks, where it is not a child's: 'About 6 weeks after birth', 'From 28 weeks'. */
const ofHers =
  /pregnan|after|since|labour|due date|weeks|while you|when you|periods?\b|mothers?\b|parents?\b|couples|flights|work|leave/i
const between = new RegExp(
  `\\b(?:(?<from>${count})(?: (?<of>months?|years?))?|(?<birth>birth|babies)) to (?:about )?(?<to>${count}) (?<unit>months?|years?)`,
  'i',
)
const under = new RegExp(`\\b(?:under|up to) (?<to>${count})(?: (?<unit>months?|years?))?`, 'i')
const over = new RegExp(
  `\\b(?:from (?:about )?(?<from>${count}) (?<unit>months?|years?)|(?<least>${count}) (?<of>months?|years?) and over)`,
  'i',
)
/** By a word; the youngest and the oldest of those that stand there. */
const words: readonly (readonly [RegExp, Ages])[] = [
  [/\bnewborns?\b/i, { from: 0, to: 3 }],
  [/\bbab(?:y|ies)\b/i, { from: 0, to: 15 }],
  [/\btoddlers?\b/i, { from: 10, to: 48 }],
  [/\b(?:small|young) children\b/i, { from: 12, to: 84 }],
  [/\bolder children\b/i, { from: 24, to: grown }],
  [/\b(?<!young |small |older )children\b/i, { from: 0, to: grown }],
  [/^birth to\b/i, { from: 0, to: 0 }],
  [/\b(?:kinder|childcare)\b/i, { from: 3, to: 72 }],
  [/\bschool\b/i, { from: 54, to: grown }],
  [/\bteen/i, { from: 132, to: grown }],
]

/** The ages that an answer is for, by what it says of them; undefined where it names none of a child. */
export function agesFor(appliesTo: string): Ages | undefined {
  const span = between.exec(appliesTo)?.groups
  if (span && !/after birth/i.test(appliesTo)) {
    const { from = '0', of, birth, to = '', unit: named = '' } = span
    const isOpen = /\b(?:and over|and on)\b/i.test(appliesTo)
    return { from: birth ? 0 : monthsOf(from, of ?? named), to: isOpen ? grown : monthsOf(to, named) }
  }
  if (ofHers.test(appliesTo)) return undefined
  const most = under.exec(appliesTo)?.groups
  if (most) return { from: 0, to: monthsOf(most.to ?? '', most.unit ?? 'years') }
  const least = over.exec(appliesTo)?.groups
  if (least)
    return { from: monthsOf(least.from ?? least.least ?? '', least.unit ?? least.of ?? ''), to: grown }
  const named = words.filter(([word]) => word.test(appliesTo)).map(([, ages]) => ages)
  if (named.length === 0) return undefined
  const to = /\band older\b/i.test(appliesTo) ? grown : Math.max(...named.map((ages) => ages.to))
  return { from: Math.min(...named.map(({ from }) => from)), to }
}

/** She says of whom that it is an age. */
const ofWhom =
  "(?:(?:she|he|they|baby|bub|bubba|son|daughter|twins|boys?|girls?|one|ones|eldest|oldest|youngest) (?:is|are|was|were)|shes|hes|theyre|she's|he's|they're|aged?|at|turned|turns|turning)"
/** What is so old is no child. */
const things = '(?:rice|food|milk|breast ?milk|formula|bread|chicken|leftovers?|soup|pasta|eggs?|meat)'
/** How old somebody is, and not for how long, how often or how many weeks along: 'shes 5 months', 'my 3yo', '3 weeks old', 'miss 4'. */
const age = new RegExp(
  `(?:\\b(?<whom>${ofWhom}) (?:now |nearly |almost |only |just |about )?|\\b(?<called>miss|mr|master) )?(?<![\\d.:/])(?<amount>${count})(?:[.,]5| and a half|½)?(?<apart>[ -])?(?<unit>${unit})?(?<old>(?:[ -]|\\/)?(?:olds?|o)\\b)?(?![\\w/])(?! (?:${things}|pregnant|along|pp|postpartum|post|ago|late|later|early|before|after|of|in|too|enough|long|without|full)\\b)`,
  'gi',
)
/** Whoever is spoken of right before is grown up. */
const grownUp =
  /\b(?:i am|im|i'm|mum|mom|mother|dad|father|nan|nana|gran|grandma|grandpa|pop|husband|hubby|partner|wife|boyfriend)(?: (?:is|was|turned|now|nearly|almost|only|just|about)){0,2} $/i
/** Weeks beyond these are of a pregnancy, where nothing says that somebody is so old. */
const mostWeeks = 16
const ofWords =
  /\b(?<newborn>newborn|nb)\b|\b(?<toddler>toddler)\b|\b(?<teen>teen(?:ager)?)\b|\b(?<baby>baby|bub|bubs|bubba|infant)\b(?! (?:ones?|tooth|teeth|brain|blues|weight|shower|names?)\b)/gi

/** The ages that she names of children, in months; those of a word as the ages that it may mean. */
export function agesTold(text: string): Ages[] {
  const plain = text.slice(-600).replace(/[’‘`]/g, "'")
  const told = [...plain.matchAll(age)].flatMap(({ index, groups = {} }) => {
    const { whom, called, amount = '', apart, unit: named, old } = groups
    const isJoined = apart === undefined && /^(?:mo|mth)$/i.test(named ?? '')
    const isAge = named ? old !== undefined || whom !== undefined || isJoined : called !== undefined
    const months = monthsOf(amount, named ?? 'y')
    const isPregnancy = !old && /^w/i.test(named ?? '') && Number.parseFloat(amount) > mostWeeks
    const isGrown = months >= grown || (!whom && grownUp.test(plain.slice(Math.max(0, index - 40), index)))
    return isAge && !isPregnancy && !isGrown ? [{ from: months, to: months }] : []
  })
  const byWord = [...plain.matchAll(ofWords)].map(({ groups = {} }) =>
    groups.newborn
      ? { from: 0, to: 2 }
      : groups.baby
        ? { from: 0, to: 18 }
        : groups.toddler
          ? { from: 12, to: 42 }
          : { from: 132, to: grown },
  )
  return [...told, ...byWord]
}

/** An age may be this much beyond what an answer is for. */
const leeway = { months: 1, share: 0.4 }

/** Whether an answer may be for somebody of one of these ages; so where she names none, or it is for any. */
export function fitsAge(appliesTo: string, told: readonly Ages[]): boolean {
  const ages = agesFor(appliesTo)
  if (!ages || told.length === 0) return true
  const from = Math.max(0, ages.from * (1 - leeway.share) - leeway.months)
  const to = ages.to * (1 + leeway.share) + leeway.months
  return told.some((each) => each.to >= from && each.from <= to)
}
