import type { Person, Pronoun } from './persons.ts'

/** Looked up by her own words, of which 'constructor' is one. */
const tableOf = <T extends string>(of: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(of))

/** How she types, and how it is written. */
const typed = tableOf<string>({
  i: 'I',
  im: "I'm",
  ive: "I've",
  cant: "can't",
  dont: "don't",
  didnt: "didn't",
  doesnt: "doesn't",
  wont: "won't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  havent: "haven't",
  hasnt: "hasn't",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  weve: "we've",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  theyve: "they've",
  theyll: "they'll",
  theyd: "they'd",
  youre: "you're",
  youve: "you've",
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  w: 'with',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thank you',
  cos: 'because',
  coz: 'because',
  bc: 'because',
  tho: 'though',
  thru: 'through',
  ppl: 'people',
  wat: 'what',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomoz: 'tomorrow',
  wanna: 'want to',
  gonna: 'going to',
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  mondays: 'Mondays',
  tuesdays: 'Tuesdays',
  wednesdays: 'Wednesdays',
  thursdays: 'Thursdays',
  fridays: 'Fridays',
  saturdays: 'Saturdays',
  sundays: 'Sundays',
  jan: 'January',
  feb: 'February',
  aug: 'August',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
  january: 'January',
  february: 'February',
  april: 'April',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
  christmas: 'Christmas',
  xmas: 'Christmas',
  easter: 'Easter',
})
/** What is a word of its own as well is meant so where a clause begins. */
const atClause = tableOf<string>({
  ill: "I'll",
  hell: "he'll",
  shell: "she'll",
  id: "I'd",
  were: "we're",
  its: "it's",
  well: "we'll",
  wed: "we'd",
})
const beginsClause = /^(?:|and|but|that|because|so|if|cos|like|sorry|when)$/
/** After 'its' these do not go on; whatever it has comes after the rest. */
const isVerbal =
  /^(?:be|not|been|a|an|the|just|too|so|really|have|need|come|pay|take|bring|leaving|staying|moving|going|coming|stopping|all|out|away|both|[a-z]+ing)$/

/** What she typed, as it is written in a message. */
export function written(words: string): string {
  const all = words.trim().split(/\s+/)
  return all
    .map((word, at) => {
      const bare = word.replace(/[^A-Za-z]{1,5}$/, '')
      const rest = word.slice(bare.length)
      const plain = bare.toLowerCase()
      const before = (all[at - 1] ?? '').toLowerCase()
      const isClause = beginsClause.test(before) || before.endsWith(',')
      const next = (all[at + 1] ?? '').toLowerCase()
      const own =
        isClause && (/^(?:ill|id|hell|shell)$/.test(plain) || isVerbal.test(next))
          ? atClause.get(plain)
          : undefined
      return (own ?? typed.get(plain) ?? bare) + rest
    })
    .join(' ')
}

const ofSex = tableOf<Pronoun>({
  she: 'she',
  "she's": 'she',
  "she'll": 'she',
  "she'd": 'she',
  her: 'she',
  hers: 'she',
  he: 'he',
  "he's": 'he',
  "he'll": 'he',
  "he'd": 'he',
  him: 'he',
  his: 'he',
  they: 'they',
  "they're": 'they',
  "they've": 'they',
  "they'll": 'they',
  "they'd": 'they',
  them: 'they',
  their: 'they',
})
const asTold = tableOf<string>({
  "she's": 'you are',
  "he's": 'you are',
  "they're": 'you are',
  "she'll": "you'll",
  "he'll": "you'll",
  "they'll": "you'll",
  "she'd": "you'd",
  "he'd": "you'd",
  "they'd": "you'd",
  "they've": "you've",
  her: 'you',
  him: 'you',
  them: 'you',
})
/** Verbs as they stand after 'you'. */
const irregular = tableOf<string>({
  is: 'are',
  has: 'have',
  does: 'do',
  was: 'were',
  goes: 'go',
})
const afterYou = (verb: string): string => {
  const plain = verb.toLowerCase()
  return irregular.get(plain) ?? (/[^s]s$/.test(plain) && plain.length > 3 ? plain.slice(0, -1) : plain)
}

const asksOrSees = /^(?:if|whether|how|what|when|where|why|can|could|would|will|do|does|did|are|should)$/
/** What she feels for somebody, or wants of them. */
const towards =
  /^(?:miss(?:es|ed)?|loves?|thank|want|need|appreciate|forgive|trust|tell|text|ask|call|ring|see|send|let|giving|give|show|pay)$/
/** After it stands no thing that is theirs. */
const noThing =
  /^(?:|to|on|in|at|for|from|off|up|down|out|over|back|again|more|and|but|so|if|when|that|every|each|next|this|tonight|today|tomorrow|now|please|a|an|the|so|very|too|until|before|after|with|without|apart|together|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/

/**
 * Words about somebody, turned to them; undefined where a word may be of them or of another, since a message that is turned
 * wrongly is worse than none. `isDoing`: they are who does it ('ask her to have him on thursday').
 */
export function turnedTo(text: string, { pronoun }: Person, isDoing: boolean): string | undefined {
  const all = text.split(' ')
  let isHim = false
  const out: string[] = []
  for (const [at, word] of all.entries()) {
    const bare = word.replace(/[^A-Za-z']{1,5}$/, '').toLowerCase()
    const rest = word.slice(bare.length)
    const sex = ofSex.get(bare)
    const before = (all[at - 1] ?? '').replace(/[^A-Za-z']{1,5}$/, '').toLowerCase()
    const next = (all[at + 1] ?? '').replace(/[^A-Za-z']{1,5}$/, '').toLowerCase()
    const isAfterYou = isHim && out.at(-1) === 'you'
    if (isAfterYou) {
      out.push(/^(?:not|also|just|still|always)$/.test(bare) ? word : afterYou(bare) + rest)
      isHim = false
      continue
    }
    isHim = false
    if (!sex || (pronoun !== 'any' && sex !== pronoun)) {
      out.push(word)
      continue
    }
    const isSubject = /^(?:she|he|they)/.test(bare)
    const isObject = /^(?:him|them)$/.test(bare) || (bare === 'her' && noThing.test(next))
    if (isSubject && asksOrSees.test(before) && !isDoing) {
      isHim = !bare.includes("'") && /^(?:if|whether|how|what|when|where|why)$/.test(before)
      out.push((asTold.get(bare) ?? 'you') + rest)
    } else if (isObject && isDoing) out.push(word)
    else if (isObject && towards.test(before)) out.push((asTold.get(bare) ?? 'you') + rest)
    else if (
      !isSubject &&
      !isObject &&
      /^(?:his|her|their)$/.test(bare) &&
      out.some((each) => each === 'you') &&
      pronoun !== 'any'
    )
      out.push(`your${rest}`)
    else return undefined
  }
  return out.join(' ')
}
