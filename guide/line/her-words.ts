import type { Kind } from '#content/companion/listening/kind.ts'
import { isHeld } from '../held.ts'
import type { CompanionQuestion } from '../question.ts'
import { kindOf } from './kind-of-line.ts'
import { bare, isAsking, isPlainlyTold } from './plainly-told.ts'

/** Of a long line the beginning is read; a word that no mouth says is left out. */
const longestRead = 1200
const longestWord = 20
/** A thought worth saying back has so many words. */
const fewest = 3
const most = 9
/** And so much in it that says something. */
const leastTold = 2
/** From here on a thought has told what it tells; more only makes it long. */
const enough = 6

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What leads up to a thought, or trails after it, and is no part of it. */
const before = set(
  'ok okay k yeah yep yea yes nah nope well lol lmao haha hahaha ha hehe omg wow oh ah um uh so anyway anyways honestly literally actually also plus idk maybe kinda and but or because cos coz then hi hey mate please pls thanks ta',
)
const after = set(
  'ok okay lol lmao haha hahaha ha hehe omg tho though anyway anyways and but or so then hey please pls thanks ta x xx xo',
)
/** Where one thought ends and the next begins. */
const joins = set('and but because cos coz then while though although plus')
/** What begins so asks, and what ends so goes on: neither was said whole. */
const asking = set(
  'is are am was were do does did can could should would will how what when why who where which isnt arent dont doesnt',
)
const goingOn = set('the a an of to with for like im as at from in on if that which who than his their my')
/** What no one wants to read back, and what is said to the one who reads. */
const rude = /^(?:fu+ck|shit|cunt|bitch|arse|bastard|wtf|ffs|http|www)/
const toReader = set('you your youre youve youd youll ur u yourself')
/** A thought that is said back begins with whose it is. */
const saysWho = set(
  'i im ive id ill we weve he hes she shes they theyre my his her our it its nobody everyone someone',
)
/** Numbers of a phone and the like stay where they are. */
const longNumber = /\d{4}/
const isNotSaid = (word: string) => rude.test(word) || toReader.has(word) || longNumber.test(word)

/** Words that say little by themselves. */
const faint = set(
  'i im ive id ill a an the to of and or but so it its is are was were be been am he she they we them him her his their my me our us this that these those there here have has had do does did get got go goes going gone in on at for from with by about up out off if as not all any some just too very really one more day today tonight now then what when how why who which will would could can should thing things stuff lot bit kind sort know think said say says want wanted',
)
const telling = set(
  'miss love hate scared alone tired cried crying lonely angry proud guilty happy worried sad nobody never always nothing enough hard hurt stung sorry lost wish afraid jealous ashamed failing done empty quiet loud first laughed smiled',
)

/** What stands in quotation marks. */
const quoted = /["“][^"“”]*["”]|(?<=^|\s)['‘][^'’‘]*['’](?=$|[\s.,!?])/g
/** A sentence ends at a mark with room after it: '3.2 metres' is one. */
const endOfSentence = /(?<=[.!?])\s+|\n+/

/**
 * What she tells, sentence by sentence: without her questions, which are for answering, and without what stands in quotation marks or
 * brackets, or breaks off.
 */
export const toldSentences = (text: string): string[] =>
  text
    .replace(quoted, '“')
    .split(endOfSentence)
    .filter((sentence) => !/["“”]| \(|(?:\.\.|…)$/.test(sentence) && !isAsking(sentence.replace(leadIn, '')))

/** Her line in thoughts, each as the words stood. */
function thoughtsOf(text: string): string[][] {
  const thoughts: string[][] = [[]]
  for (const raw of text.slice(0, longestRead).replace(/[“”"]/g, '').split(/\s+/)) {
    const word = bare(raw)
    const last = thoughts.at(-1) as string[]
    if (joins.has(word) && last.length >= fewest) thoughts.push([])
    const cut = raw.includes('@')
      ? ''
      : (raw.match(/[\p{L}\p{N}]+(?:[^\p{L}\p{N}]+[\p{L}\p{N}]+)*/u)?.[0] ?? '')
    if (cut !== '') (thoughts.at(-1) as string[]).push(cut)
    if (/[^\p{L}\p{N}'’]$/u.test(raw)) thoughts.push([])
  }
  return thoughts.map(trimmed).filter((thought) => thought.length > 0)
}

const ofWord = /[\p{L}\p{N}'’]/u

/** A text without the marks at its end. */
export function withoutMarksAfter(text: string): string {
  const signs = [...text]
  return signs.slice(0, signs.findLastIndex((sign) => ofWord.test(sign)) + 1).join('')
}

/** What leads up to a sentence in several words. */
const leadIn =
  /^(?:(?:(?:yeah|no|ok|um|well|but|and|so),? )*(?:i don['’]?t know|i dunno|i mean|i guess|to be honest|i['’]?m safe),? )+/i

/** What follows such a word is what somebody says or thinks. */
const reports = set(
  'said says saying goes told tells asked asks reckons reckon think thinks thought thinking',
)

/**
 * The last thoughts of a sentence, as they stood: all runs of whole ones to its end with at most so many words, longest first. In linear
 * time.
 */
export function lastRunsIn(sentence: string, mostWords: number): string[] {
  const said = sentence.slice(0, longestRead).trim().replace(leadIn, '').split(/\s+/)
  const reported = said.findIndex((raw) => reports.has(bare(raw)))
  return said
    .slice(0, reported < 0 ? said.length : reported)
    .flatMap((raw, at) => {
      const isAfterMark = /[^\p{L}\p{N}'’]$/u.test(said[at - 1] ?? '')
      const isShort = said.length - at <= mostWords
      return isShort && (at === 0 || isAfterMark || joins.has(bare(raw))) ? [trimmed(said.slice(at))] : []
    })
    .filter((words) => words.length > 0 && isWhole(words.map(bare)) && isPlainlyTold(words))
    .map((words) => withoutMarksAfter(words.join(' ')))
}

/** Whether it neither asks nor breaks off. */
const isWhole = (words: readonly string[]): boolean =>
  !asking.has(words[0] ?? '') && (!goingOn.has(words.at(-1) ?? '') || words.at(-2) === 'like')

/** Without what stands around it. */
function trimmed(thought: string[]): string[] {
  const from = thought.findIndex((word) => !before.has(bare(word)))
  const to = thought.findLastIndex((word) => !after.has(bare(word)))
  return from < 0 ? [] : thought.slice(from, to + 1)
}

function worthOf(thought: readonly string[], place: number): number {
  const all = thought.map(bare)
  if (all.length < fewest || all.length > most) return 0
  if (!saysWho.has(all[0] ?? '') || goingOn.has(all.at(-1) ?? '')) return 0
  if (all.some((word) => isNotSaid(word) || word.length > longestWord)) return 0
  if (!isPlainlyTold(thought)) return 0
  const told = all.filter((word) => !faint.has(word) && !/^\d+$/.test(word))
  const strong = all.filter((word) => telling.has(word)).length
  const isHers = all.some((word) => /^(?:i|im|ive|id|ill|we|weve|me)$/.test(word))
  if (told.length + strong < leastTold || (!isHers && strong === 0)) return 0
  return told.length + strong * 2 + (isHers ? 1 : 0) - Math.max(0, all.length - enough) * 0.7 + place * 0.1
}

interface TellingThought {
  thought: string
  /** It is all that she wrote. */
  isAll: boolean
}

/**
 * The thought of her line that tells most, whole and in three to nine words as she wrote them, without the marks around it; null where
 * there is none that one would say back. In linear time.
 */
export function tellingThought(text: string, fits = (_thought: string) => true): TellingThought | null {
  const thoughts = thoughtsOf(toldSentences(text).join(' '))
  let best: { thought: string; worth: number } | null = null
  for (const [place, thought] of thoughts.entries()) {
    const worth = fits(thought.join(' ')) ? worthOf(thought, Math.min(place, 5)) : 0
    if (worth > (best?.worth ?? 0)) best = { thought: thought.join(' '), worth }
  }
  return best && { thought: best.thought, isAll: thoughts.length === 1 }
}

/** The same of those that are of a kind, where its words show it; of a long line that shows none, of those that do. */
export const thoughtOfKind = (text: string, kind: Kind): TellingThought | null =>
  tellingThought(text, (thought) =>
    kind === 'long' ? !untold.has(kindOf(thought)) : untold.has(kind) || kindOf(thought) === kind,
  )

/** What a line is that no word of it tells. */
export const untold: ReadonlySet<Kind> = new Set([
  'long',
  'count',
  'age',
  'hers',
  'theirs',
  'plain',
  'answer',
])

/**
 * Whether her words may be said back to her: nothing where something grave stands over the talk, and of a line that may weigh only what
 * tells of no feeling.
 */
export function mayQuote(
  question: Pick<CompanionQuestion, 'safetyLevel' | 'ownLevel' | 'isAsked'>,
  kind: Kind,
): boolean {
  const { safetyLevel, ownLevel = safetyLevel } = question
  const isLight = ownLevel === 'none' || (ownLevel === 'support' && untold.has(kind))
  return isLight && !isHeld(question)
}
