import { plainly } from '../line/kind-of-line.ts'

/** Whom a message may be for. */
export const personKinds = [
  'work',
  'colleague',
  'partner',
  'ex',
  'in-law',
  'parent',
  'sibling',
  'friend',
  'other-mum',
  'neighbour',
  'landlord',
  'doctor',
  'childcare',
  'school',
  'business',
  'group',
  'child',
] as const
export type PersonKind = (typeof personKinds)[number]

/** How one speaks of somebody: 'they' of several, or of a place; 'any' where the name does not tell. */
export type Pronoun = 'she' | 'he' | 'they' | 'any'

/** Whom she has named, as far as the name tells: 'his mum' may be hers by marriage, or another child's. */
export interface Person {
  kinds: readonly PersonKind[]
  pronoun: Pronoun
}

type Name = readonly [pronoun: Pronoun, kinds: readonly PersonKind[], names: string]

/** Names of people, the longer before those that stand in them. A name may have 's' at its end, and whose it is before it. */
const names: readonly Name[] = [
  [
    'they',
    ['group'],
    'group chat|family chat|class chat|mums chat|chat|mothers group|mums group|whatsapp(?: group)?|the group|p ?& ?c|pta|committee|everyone|everybody|the family|visitors?',
  ],
  ['they', ['in-law'], 'in laws?|inlaws?|(?:his|hubbys|husbands?|partners?) (?:parents|family|folks)'],
  [
    'she',
    ['in-law'],
    'mil|mother in law|daughter in law|monster in law|step ?mother in law|(?:hubbys|husbands?|partners?|boyfriends?|bfs?) (?:mum|mom|mother)',
  ],
  ['she', ['in-law', 'other-mum'], '(?:his|her|their|kids) (?:mum|mom|mother)'],
  [
    'he',
    ['in-law'],
    'fil|father in law|(?:hubbys|husbands?|partners?|boyfriends?|bfs?|his) (?:dad|father)(?= (?:is|was|says|said|keeps|smokes|thinks)\\b)',
  ],
  [
    'he',
    ['ex', 'partner'],
    '(?:his|her|their|the) (?:dad|dads|father)|(?:kids|babys|boys|girls|childrens?) (?:dad|father)|baby daddy',
  ],
  ['she', ['sibling'], 'sil|sister in law|step ?sister|sister|sis|aunt|aunty|auntie|niece'],
  ['he', ['sibling'], 'bil|brother in law|step ?brother|brother|uncle|nephew'],
  ['any', ['sibling'], 'cousin'],
  [
    'they',
    ['childcare'],
    'nursery|kinder|kindy|kindergarten|da[yu] ?care|creche|preschool|pre school|after care|aftercare|oosh|oshc|playgroup|the centre|family day care|room leader',
  ],
  [
    'they',
    ['childcare'],
    '(?:nursery|kinder|daycare|creche|preschool|kindy) (?:lady|ladies|woman|girls|girl|staff|workers?|teacher)|the lady at (?:nursery|kinder|daycare|creche)|key ?worker|key ?person|educators?|child ?minder|childcare(?: worker)?|nanny|au pair|baby ?sitter|sitter',
  ],
  [
    'they',
    ['school'],
    'school|teachers?|principal|headteacher|head teacher|teaching assistant|coach|swim school|bus company|bus driver|dance teacher|senco|office lady|school office|canteen',
  ],
  [
    'any',
    ['work'],
    'boss|manager|work|supervisor|team leader|employer|hr|payroll|roster|my lead|head of department',
  ],
  ['any', ['colleague'], 'colleagues?|co ?workers?|work ?mates?|someone at work|girl at work|guy at work'],
  [
    'she',
    ['other-mum'],
    'another mum|other mum|school mum|mum friend|(?:a|the|that|this|one|one of the) (?:other )?mum|the (?:other )?mother|mums',
  ],
  ['they', ['other-mum'], 'other parents?|the parents|another parent'],
  ['he', ['partner'], 'husband|hubby|hubs|dh|boyfriend|bf|fiance'],
  ['she', ['partner'], 'wife|girlfriend|gf|fiancee'],
  ['any', ['partner'], 'partner'],
  ['any', ['ex'], 'my ex|the ex|ex(?: husband| wife| partner)?'],
  ['she', ['parent'], 'mum|mom|mam|mummy|mother|ma'],
  ['he', ['parent'], 'dad|daddy|father|step ?dad'],
  [
    'she',
    ['parent', 'in-law'],
    'step ?mum|nan|nana|nanna|nanny|gran|granny|grandma|grandmother|yiayia|nonna|oma',
  ],
  ['he', ['parent', 'in-law'], 'pop|grandad|granddad|grandpa|grandfather|papou|nonno|opa'],
  ['they', ['parent'], 'parents'],
  ['they', ['parent', 'in-law'], 'grandparents'],
  ['any', ['friend'], 'best ?friend|friend|mate|bestie|bff|godmother|bridesmaid'],
  ['they', ['friend'], 'friends|mates|the girls|my girls'],
  [
    'any',
    ['neighbour'],
    'neighbou?r|next door|upstairs|downstairs|(?:man|woman|lady|guy|people) (?:next door|upstairs|downstairs)',
  ],
  ['they', ['neighbour'], 'neighbou?rs'],
  [
    'any',
    ['landlord'],
    'land ?lord|land ?lady|real ?estate(?: agent)?|letting agent|estate agent|rental agent|property manager|agent',
  ],
  [
    'they',
    ['doctor'],
    'doctors?|dr|gp|midwi(?:fe|ves)|nurse|health visitor|hv|clinic|hospital|dentist|paed|paediatrician|pediatrician|specialist|physio|psych|psychologist|counsellor|therapist|speechie|ob|obstetrician|surgery|receptionist|maternity|ward|pharmacist',
  ],
  [
    'any',
    ['business'],
    'photographer|builder|plumber|tradie|cleaner|hairdresser|council|centrelink|ndis|bank|insurance|company|shop|seller|buyer|airline|hotel|caterer|venue',
  ],
  ['she', ['friend', 'other-mum'], 'girl (?:from|at|in)|lady (?:from|at|in)|woman (?:from|at|in)'],
  ['she', ['child'], 'daughter|step ?daughter|girl'],
  ['he', ['child'], 'son|step ?son|boy'],
  [
    'any',
    ['child'],
    'teen|teenager|kids?|child|children|toddler|little one|(?:my|our|the) (?:eldest|oldest|youngest|middle one)|[1-9] ?(?:yo|yr old|year old)|year \\d',
  ],
]
const named = names.map(([pronoun, kinds, each]) => ({
  person: { kinds, pronoun },
  sign: new RegExp(`\\b(?:${each})s?\\b`, 'g'),
}))

/** Where somebody is rather than whom she speaks to. */
const place =
  /^(?:nursery|kinder|kindy|kindergarten|da[yu] ?care|creche|pre ?school|after ?care|playgroup|the centre|school|canteen|school office|work|hr|payroll|roster|clinic|hospital|surgery|maternity|ward|chat|upstairs|downstairs|next door)s?$/
/** Of children she mostly speaks with somebody else; these may be the one she would speak to. */
const grownChild = /\b(?:daughter|son|teen|eldest|oldest|youngest|year \d|[1-9] ?(?:yo|yr))/
/** What stands right before whom a message is for. */
const addressed =
  /\b(?:(?:tell|telling|ask|asking|text|txt|email|message|msg|remind|thank|warn|send|sending|write|answer|let|thanks?|sorry|apologi[sz]e|note|letter|reply)|(?:say|said|saying|writ\w{1,4}|word|put|send|speak|talk|reply|respond|text|message|note|email|letter|card|words?|line|something|it|no|yes|that|thanks?|sorry|up|back|out)(?: [a-z]{1,12}){0,3} (?:to|for|with|in)) (?:to )?(?:(?:the|my|our|his|her|their|a|an|this|that) ){0,2}$/
/** The same, where it is one of whom she spoke before. */
const pronouns =
  /\b(?:tell|ask|text|txt|email|message|msg|remind|thank|warn|send|answer|let|call|(?:to|for|with|at)) (her|him|them)\b/

interface Mention {
  person: Person
  at: number
  end: number
  name: string
}

/** Everybody whom a line names, in the order in which it does. In linear time. */
function mentionsIn(plain: string): Mention[] {
  const all = named
    .flatMap(({ person, sign }) =>
      [...plain.matchAll(sign)].map(({ index, 0: name }) => ({
        person,
        at: index,
        end: index + name.length,
        name,
      })),
    )
    .sort((one, other) => one.at - other.at || other.end - one.end)
  let reached = 0
  return all.filter(({ at, end }) => {
    const isOwn = at >= reached
    if (isOwn) reached = end
    return isOwn
  })
}

/** So many letters before a name tell whether it is addressed. */
const before = 60
const isAddressed = (line: string, { at }: Mention): boolean =>
  addressed.test(line.slice(Math.max(0, at - before), at))
const isChild = ({ person }: Mention): boolean => person.kinds[0] === 'child'

const pronounOf = { her: 'she', him: 'he', them: 'they' } as const
const mayBe = (person: Person, pronoun: Pronoun): boolean =>
  person.pronoun === pronoun || person.pronoun === 'any' || (person.pronoun === 'they' && pronoun !== 'any')

/** Of whom she spoke last: of a line the first, whom it is about; anybody before a place, and before a small child. */
function lastOf(
  lines: readonly string[],
  fits: (person: Person) => boolean = () => true,
): Person | undefined {
  const told = lines.toReversed().flatMap((line) =>
    mentionsIn(line)
      .filter(({ person }) => fits(person))
      .map((each) => ({
        each,
        isPlace: place.test(each.name),
        isSmall: isChild(each) && !grownChild.test(each.name),
      })),
  )
  const found =
    told.find(({ isPlace, isSmall }) => !isPlace && !isSmall) ??
    told.find(({ isSmall }) => !isSmall) ??
    told[0]
  return found?.each.person
}

/** Whom her message is for, by her request or else by what she told before; undefined where she names nobody. */
export function forWhom(request: string, before: readonly string[]): Person | undefined {
  const line = plainly(request)
  const told = before.map(plainly)
  const named = mentionsIn(line).find((each) => isAddressed(line, each))
  const pronoun = pronouns.exec(line)
  if (!pronoun || (named && named.at < pronoun.index)) return named?.person ?? lastOf([...told, line])
  const which = pronounOf[pronoun[1] as keyof typeof pronounOf]
  const found = lastOf([...told, line], (person) => mayBe(person, which))
  return { kinds: found?.kinds ?? [], pronoun: which }
}

/** Whether words are about whoever they would be said to; at their end one is spoken to: '2 weeks is plenty mum'. */
export function speaksOf(words: string, { kinds }: Person): boolean {
  const line = plainly(words)
  return mentionsIn(line).some(
    ({ person, end, name }) =>
      end < line.length && !place.test(name) && person.kinds.some((each) => kinds.includes(each)),
  )
}
