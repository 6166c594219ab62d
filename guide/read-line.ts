import { continuations } from '#content/companion/continuations.ts'
import type { CompanionEntry } from '#content/companion/entry.ts'
import { library } from '#content/companion/library.ts'
import type { Kind } from '#content/companion/listening/kind.ts'
import type { PlainQuestion } from '#content/companion/listening/plain-questions.ts'
import type { Topic } from '#content/companion/listening/topic.ts'
import { modeFallbackEntries } from '#content/companion/mode-fallbacks.ts'
import { readTurn } from '#reading/talk/read-turn.ts'
import { type Likely, ranked } from '#reading/talk/table.ts'
import type { Act } from '#reading/talk/turn.ts'
import { saysLoss } from '#reading/text/says-loss.ts'
import type { Found } from './entry-reply.ts'
import { askedBy } from './facts/answer-fact.ts'
import { factPlainlyAsked, isQuestion, nearIds } from './facts/facts-asked.ts'
import type { GuideState } from './guide-state.ts'
import { asksIdeas } from './line/asks-ideas.ts'
import { kindOf, plainAnswer, plainly } from './line/kind-of-line.ts'
import { libraryIndex, rank } from './matching/rank.ts'
import { momentOf } from './moments/moments.ts'
import { plainQuestionIn } from './plain-question.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { lastReply } from './unheard.ts'

/** Her line, read once. */
export interface ReadLine {
  question: CompanionQuestion
  /** What is kept of the chat; what answers her line may change it. */
  state: GuideState
  /** Her words in plain ones, to be matched. */
  plain: string
  kind: Kind
  /** What she does with it. */
  act: Act
  /** How likely the likeliest act is. */
  share: number
  topic: Likely<Topic>
  /** The question of a sort that anybody may be asked, where it is one. */
  which: PlainQuestion | undefined
  /** The entry of the last reply, where she tapped one of its quick replies. */
  offering: CompanionEntry | undefined
  /** What of the library comes near it, the best first. */
  readonly found: readonly Found[]
}

/** Answers a line that is of its sort, and changes the state by that; undefined, and nothing changed, where it is not. */
export type Rule = (read: ReadLine) => CompanionReply | undefined

/** What she does with a line is plain from here on; below it she is taken to tell. */
const plainAct = 0.42
/** What has the form of a question is one of some sort from here on; below it she asks nobody. */
const likelyAsked = 0.1
/** What has not the form of a question, and what has no word that takes leave, must be so likely to be that all the same. */
export const plainOtherwise = 0.85
/** Of a long line the beginning says whether it tells of a loss. */
const longestLoss = 300

const offeredBy = new Map<string, CompanionEntry>(
  [...library, ...continuations, ...modeFallbackEntries].map((entry) => [entry.id, entry]),
)

/** The entry of the last reply, where the text is one of its quick replies. */
export function offeringEntry({ text, recentEntryIds }: CompanionQuestion): CompanionEntry | undefined {
  const last = offeredBy.get(recentEntryIds.at(-1) ?? '')
  return last?.options.includes(text.trim()) ? last : undefined
}

/** Reads her line: what she does with it, what it is about, and what of the library comes near. */
export function readLine(question: CompanionQuestion, state: GuideState): ReadLine {
  const { text } = question
  const turn = readTurn({ text, asked: lastReply(question), before: momentOf(state.moment)?.topic ?? null })
  const asking = turn.act['asks-fact'] + turn.act['asks-ideas']
  const act = actOf(question, turn.act)
  let found: readonly Found[] | undefined
  return {
    question,
    state,
    plain: plainly(text),
    kind: kindOf(text),
    act,
    share: ranked(turn.act)[0]?.[1] ?? 0,
    topic: turn.topic,
    which: plainQuestionIn(text, act === 'tells' && asking >= likelyAsked),
    offering: offeringEntry(question),
    get found() {
      found ??= rank(libraryIndex.search(text), question)
      return found
    },
  }
}

/** What she does with her line, by its words and by how likely each act is. */
function actOf(question: CompanionQuestion, likely: Likely<Act>): Act {
  const { text } = question
  if (asksIdeas(text)) return 'asks-ideas'
  const ideas = likely['asks-ideas']
  const asking = likely['asks-fact'] + ideas
  const mayAsk = isQuestion(text)
    ? asking >= plainAct ||
      factPlainlyAsked(askedBy(question)) ||
      (asking >= likelyAsked && nearIds(text).length > 0)
    : ideas >= plainOtherwise
  // A loss is told before anything is asked.
  const isLoss = mayAsk && !text.includes('?') && saysLoss(text.slice(0, longestLoss))
  if (mayAsk && !isLoss && plainAnswer(text) === null) {
    const isOfIdeas = !isQuestion(text) || (ideas >= plainAct && ideas > likely['asks-fact'])
    return isOfIdeas ? 'asks-ideas' : 'asks-fact'
  }
  const [first] = ranked(likely)
  return first && first[1] >= plainAct && !first[0].startsWith('asks') ? first[0] : 'tells'
}
