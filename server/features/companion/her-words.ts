import { isHeld } from './held.ts'
import type { CompanionQuestion } from './question.ts'

/** Of a long line the beginning is read; a word that no mouth says is left out. */
const longestRead = 1200
const longestWord = 20
/** A piece worth saying back has so many words. */
const fewest = 2
const most = 9
/** From here on a piece has told what it tells; more only makes it long. */
const enough = 6

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What leads up to a piece, or trails after it, and is no part of it. */
const before = set(
  'ok okay k yeah yep yea yes nah nope well lol lmao haha hahaha ha hehe omg wow oh ah um uh so anyway anyways like honestly literally actually also plus idk maybe kinda and but or because cos coz then hi hey mate please pls of thanks ta',
)
const after = set(
  'ok okay lol lmao haha hahaha ha hehe omg x xx xo tho though anyway anyways and but or because cos coz then hi hey mate please pls the a an of im thanks ta like so to with for',
)
/** Where one thought ends and the next begins. */
const joins = set('and but because cos coz then while though although plus')
/** A piece that is too long may end before these, and the next begin after some; after the others only a scrap would. */
const looseJoins = set('which who that if until since after before when where like with as from at for in on')
const scrapAfter = set('like with as from at for in on')
/** What no one wants to read back, and what is said to the one who reads. */
const rude = /^(?:fu+ck|shit|cunt|bitch|arse|bastard|wtf|ffs|http|www)/
const toReader = set('you your youre ur u yourself')
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

const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Without its questions: they are for answering, not for saying back. */
const toldIn = (text: string) =>
  text
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => !sentence.endsWith('?'))
    .join('')

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
  return thoughts.flatMap(trimmed)
}

/** Without what stands around it; cut where it's too long, as long as a cut is to be found. */
function trimmed(thought: string[]): string[][] {
  let from = 0
  let to = thought.length
  const at = (index: number) => bare(thought[index] ?? '')
  while (from < to && before.has(at(from))) from++
  while (to > from && after.has(at(to - 1))) to--
  const whole = thought.slice(from, to)
  if (whole.length <= most) return [whole]
  const cut = whole.findIndex((word, index) => index >= 3 && looseJoins.has(bare(word)))
  if (cut < 0) return []
  const rest = scrapAfter.has(bare(whole[cut] ?? '')) ? [] : trimmed(whole.slice(cut + 1))
  return [whole.slice(0, cut), ...rest]
}

function worthOf(thought: readonly string[], place: number, isAll: boolean): number {
  const all = thought.map(bare)
  if (all.length < fewest || all.length > most) return 0
  if (all.some((word) => isNotSaid(word) || word.length > longestWord)) return 0
  const told = all.filter((word) => !faint.has(word) && !/^\d+$/.test(word))
  const strong = all.filter((word) => telling.has(word)).length
  // Of several thoughts one noun, or two words that nothing weighs in, is not what she said.
  const isScrap = told.length + strong < fewest || (all.length === fewest && strong === 0)
  if (told.length === 0 || (all.length === fewest && told.length < fewest) || (!isAll && isScrap)) return 0
  const isHers = all.some((word) => /^(?:i|im|ive|my|me|we)$/.test(word))
  return told.length + strong * 2 + (isHers ? 1 : 0) - Math.max(0, all.length - enough) * 0.7 + place * 0.1
}

const subjects = set('i im ive id we weve he hes she shes they theyre it its mil hubby')
const times = set('today tonight again now already yesterday tomorrow lately monday')
/** What only leads up to what she thinks. */
const weighs = set('think know guess feel just really was were is are am')
/** After one of these stands what is said of somebody, or what somebody says. */
const links = set('is are was were says said thinks reckons keeps')
const openings = set('had got have just still my the')

/** A line that is one thought is not said back whole: what it says of its subject is, without a word that only says when. */
function partOf(thought: readonly string[]): readonly string[] {
  const isHers = subjects.has(bare(thought[0] ?? ''))
  const from = isHers ? (weighs.has(bare(thought[1] ?? '')) ? 2 : 1) : 0
  const to = times.has(bare(thought.at(-1) ?? '')) ? -1 : undefined
  const part = thought.slice(from, to)
  if (part.length < thought.length) return part
  const link = thought.findIndex((word, at) => at > 0 && links.has(bare(word)))
  if (link > 0 && thought.length - link > fewest) return thought.slice(link + 1)
  return openings.has(bare(thought[0] ?? '')) ? thought.slice(1) : []
}

/**
 * The piece of her line that tells most, two to nine words as she wrote them, without the marks around it; null where there is none that
 * one would say back. It is never all that she wrote. In linear time.
 */
export function keyPhrase(text: string): string | null {
  const all = thoughtsOf(toldIn(text)).filter((thought) => thought.length > 0)
  const thoughts = all.length === 1 ? all.map(partOf) : all
  let best: { phrase: string; worth: number } | null = null
  for (const [place, thought] of thoughts.entries()) {
    const worth = worthOf(thought, Math.min(place, 5), all.length === 1)
    if (worth > (best?.worth ?? 0)) best = { phrase: thought.join(' '), worth }
  }
  return best?.phrase ?? null
}

/** Whether her words may be said back to her: nothing of what weighs by itself, and nothing where something grave stands over the talk. */
export function mayQuote(question: Pick<CompanionQuestion, 'safetyLevel' | 'ownLevel' | 'isAsked'>): boolean {
  const { safetyLevel, ownLevel = safetyLevel } = question
  return ownLevel === 'none' && !isHeld(question)
}
