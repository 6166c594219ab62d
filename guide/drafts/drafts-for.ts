import { plainly } from '../line/kind-of-line.ts'
import { matchIndex } from '../matching/entry-index.ts'
import { plainMatch } from '../matching/scores.ts'
import type { CompanionQuestion } from '../question.ts'
import { hersIn } from '../unheard.ts'
import { withoutRequest } from './asks-for-words.ts'
import { type Draft, drafts, nameOf } from './drafts.ts'
import { forWhom, type Person } from './persons.ts'

/** So many lines of hers before this one may say whom it is for. */
export const linesBefore = 8
const index = matchIndex(drafts)
/** How much the lines before what she asks now count, the last one first. */
const sharesOfLately = [1, 0.5, 0.5]

/** What a message is for, where she says it, and what the name of one for that has in it: none of another kind will do. */
const purposes = [
  {
    asked:
      /\b(?:say(?:ing)? (?:thanks|thank you)|a (?:big )?thank ?you|thank ?you (?:text|message|note|card|letter)|(?:to|i) thank|thank (?:her|him|them|my|the|our))\b/,
    named: /\bthank/,
  },
  { asked: /\b(?:say(?:ing)? sorry|(?:i|im|to be) sorry|apologi[sz]e)\b/, named: /\b(?:sorry|apolog)/ },
]

/** The best one is surely meant where it scores so many times as much as the next. */
const ahead = 1.3
/** So many are offered where none is, each of at least such a score by her request alone; of one for such a purpose, less. */
const offered = 3
const nearly = 9
/** Of a request in so many words it is surely about the lines before only where it is about these words as well. */
const longRequest = 5
const fewOfRequest = 5

/** Whether a message may be for whom she named, if she named anybody. */
const isFor = ({ persons }: Draft, person: Person | undefined): boolean =>
  !person ||
  person.kinds.length === 0 ||
  persons.length === 0 ||
  persons.some((each) => person.kinds.includes(each))

const isOfPurpose = (draft: Draft, { named }: (typeof purposes)[number]): boolean =>
  named.test(draft.id) || named.test(nameOf(draft))

interface FoundDrafts {
  sure: Draft | undefined
  near: Draft[]
}

/**
 * The message that is surely about what she asks words for, by that and by what she told just before; and those that come near.
 * All are for whom she named, none is the one that did not fit.
 */
export function draftsFor(question: CompanionQuestion, but?: Draft): FoundDrafts {
  const { text } = question
  const hers = hersIn(question)
  const person = forWhom(text, hers.slice(-linesBefore))
  const asked = withoutRequest(text)
  const own = new Map(index.search(asked).map(({ entry, score }) => [entry, score]))
  const scores = new Map(own)
  for (const [at, share] of sharesOfLately.entries())
    for (const { entry, score } of index.search(hers.at(-1 - at) ?? ''))
      scores.set(entry, (scores.get(entry) ?? 0) + share * score)
  const purpose = purposes.find(({ asked: sign }) => sign.test(plainly(text)))
  const ranked = [...scores]
    .filter(([draft]) => isFor(draft, person))
    .filter(([draft]) => !purpose || isOfPurpose(draft, purpose))
    .sort(([, one], [, other]) => other - one)
  const [best, next] = ranked
  const ownOf = (draft: Draft): number => own.get(draft) ?? 0
  const isLong = asked.split(' ').filter((word) => word.length > 2).length >= longRequest
  const isSure =
    best !== undefined &&
    best[1] >= plainMatch &&
    best[1] >= ahead * (next?.[1] ?? 0) &&
    !(isLong && ownOf(best[0]) < fewOfRequest)
  const isTheirs = ({ persons }: Draft) => person?.kinds.some((each) => persons.includes(each)) === true
  // Thanks for a teacher are what is there for that.
  const theirs = purpose ? drafts.filter((draft) => isTheirs(draft) && isOfPurpose(draft, purpose)) : []
  const only = theirs.length === 1 ? theirs[0] : undefined
  const sure = only ?? (isSure ? best[0] : undefined)
  const near = ranked
    .filter(([draft, score]) => (purpose ? score >= nearly : ownOf(draft) >= plainMatch) && draft !== but)
    .map(([draft]) => draft)
  return { sure: sure === but ? undefined : sure, near: near.slice(0, offered) }
}
