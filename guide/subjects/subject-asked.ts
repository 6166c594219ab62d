import { type Ages, agesTold } from '../facts/ages.ts'
import { termOf, words } from '../matching/terms.ts'
import { stopWords } from '../matching/words.ts'
import { type Subject, subjects } from './subjects.ts'

/** What she asks, and what may tell more of it. */
export interface Asking {
  /** The sentences that ask. */
  asking: string
  /** The whole line. */
  line: string
  /** Her lines before it, the last one first. */
  before: readonly string[]
}

/** A word counts less where it stands beside what asks, and in a line before. */
const beside = 0.75
const earlier = 0.45
/** What a word of no meaning is worth. */
const faint = 0.25
/** Each further way in which it is asked for counts less than the one before; what is for just her child's age counts a bit more. */
const forAge = 1.15
/** An age may be this much beyond what a subject is for. */
const leeway = { months: 1, share: 0.07 }
/** So many of her lines before may say what it is for. */
const linesBefore = 2
/** And so much of a line is read. */
const longestRead = 400

/** From here on a subject is plainly named; and so where what asks may ask for words. */
const named = 3.9
const namedInWords = 6

const numbered = subjects.map((subject) => ({
  subject,
  ways: subject.ways.map((way) => way.map((of) => [...new Set(of.map(termOf))])),
}))
const uses = new Map<string, number>()
for (const { ways } of numbered)
  for (const term of new Set(ways.flat(2))) uses.set(term, (uses.get(term) ?? 0) + 1)
/** Words that many a line has, whatever it asks for. */
const common =
  'me my you him her without something thing two three four five six seven eight nine ten only just make let say tell ask want need nice good idea help little small year old'
const faintTerms = new Set([...stopWords].map(termOf))
const commonTerms = new Set(common.split(' ').map(termOf))
const mostOfCommon = 1.2
/** Words of asking, which no subject has to meet. */
const ofAsking = new Set(
  'idea tip suggestion game thing something need want give more another other some help please pls ask no not yes ok try know think lol haha'
    .split(' ')
    .map(termOf),
)
const worths = new Map<string, number>()
for (const [term, count] of uses) {
  const worth = Math.log(1 + subjects.length / count)
  const isCommon = commonTerms.has(term) || /^\d+$/.test(term)
  worths.set(term, faintTerms.has(term) ? faint : isCommon ? Math.min(worth, mostOfCommon) : worth)
}
const worthOf = (term: string): number => worths.get(term) ?? 0

const isFor = ({ from, to }: Ages, told: readonly Ages[]): boolean => {
  const least = from * (1 - leeway.share) - leeway.months
  const most = to * (1 + leeway.share) + leeway.months
  return told.some((each) => each.to >= least && each.from <= most)
}

/** Several of one age, as one of them; and a number that is one though it has no unit: 'shes 11,', 'his daughter (13)', 'a kid of 9'. */
const several = /\b(toddler|teen|teenager)s\b/gi
const bareAge =
  /(?:\((?=\d{1,2}\))|\b(?:age|aged|is|are|shes|hes|she's|he's|theyre|they're|turns|turning|kid of|child of|boy of|girl of) )(\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve)(?=\)|[,.!?]|$| (?:and|but|so|in|on)\b)/gi

const inYears = (text: string): string => text.replace(several, '$1').replace(bareAge, 'aged $1 years ')

/** The ages of children that she names last. */
function agesIn({ line, before }: Asking): Ages[] {
  for (const each of [line, ...before]) {
    const told = agesTold(inYears(each.slice(-longestRead)))
    if (told.length > 0) return told
  }
  return []
}

/** How much each word of what she asks and tells counts, the nearest place first. */
function sharesOf({ asking, line, before }: Asking): Map<string, number> {
  const shares = new Map<string, number>()
  const add = (text: string, share: number) => {
    for (const word of words(text.slice(-longestRead))) {
      const term = termOf(word)
      if (!shares.has(term)) shares.set(term, share)
    }
  }
  add(asking, 1)
  add(line, beside)
  for (const each of before.slice(0, linesBefore)) add(each, earlier)
  return shares
}

/**
 * How much a way is worth of which every word is there; 0 where one is not, or where the one that tells most stands in a line before. What is
 * mostly not in what asks is worth less still.
 */
function worthOfWay(way: readonly (readonly string[])[], shares: ReadonlyMap<string, number>): number {
  let [sum, whole, most, shareOfMost] = [0, 0, 0, 1]
  for (const of of way) {
    let [best, worth] = [0, 0]
    for (const term of of) {
      const share = (shares.get(term) ?? 0) * worthOf(term)
      if (share > best) [best, worth] = [share, worthOf(term)]
    }
    if (best === 0) return 0
    sum += best
    whole += worth
    if (worth > most) [most, shareOfMost] = [worth, best / worth]
  }
  return shareOfMost < beside ? 0 : (sum * sum) / whole
}

interface Named {
  subject: Subject
  score: number
}

/** What a word is worth that no subject has. */
const unknown = 2.5
/** How much of a score is kept where nothing of what asks is met, and how much is added where all of it is. */
const [kept, added] = [0.65, 0.7]

/** How much of what asks stands in the ways that are met. */
function coverageOf(asking: string, met: ReadonlySet<string>): number {
  let [sum, whole] = [0, 0]
  for (const term of new Set(words(asking.slice(-longestRead)).map(termOf))) {
    if (faintTerms.has(term) || ofAsking.has(term)) continue
    const worth = worths.get(term) ?? unknown
    whole += worth
    if (met.has(term)) sum += worth
  }
  return sum / (whole || 1)
}

/** The subjects that what she asks may name, the likeliest first; none that is for another age than she has told. In linear time. */
function subjectsNear(asked: Asking): Named[] {
  const shares = sharesOf(asked)
  const told = agesIn(asked)
  return numbered
    .filter(({ subject: { ages } }) => !ages || told.length === 0 || isFor(ages, told))
    .map(({ subject, ways }) => {
      const found = ways
        .map((way) => ({ way, worth: worthOfWay(way, shares) }))
        .filter(({ worth }) => worth > 0)
      const sum = found
        .map(({ worth }) => worth)
        .sort((one, other) => other - one)
        .reduce((all, worth, rank) => all + worth / (1 + rank) ** 2, 0)
      const coverage = coverageOf(asked.asking, new Set(found.flatMap(({ way }) => way.flat())))
      const isForAge = subject.ages !== undefined && told.length > 0
      return { subject, score: sum * (kept + added * coverage) * (isForAge ? forAge : 1) }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

/** The subject that her asking names; undefined where it plainly names none. */
export function subjectAsked(asked: Asking, mayBeForWords = false): Subject | undefined {
  const [first] = subjectsNear(asked)
  return first && first.score >= (mayBeForWords ? namedInWords : named) ? first.subject : undefined
}
