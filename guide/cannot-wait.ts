import { ifSomebodyIsIll, whomToRing } from '#content/companion/listening/gently.ts'
import { factAgain } from '#content/companion/listening/plain-questions.ts'
import { feverIn } from '#content/facts/fever.ts'
import { noFactId } from './doors/say-door.ts'
import { isGiven, tellOf } from './facts/answer-fact.ts'
import { factOf, spelled } from './facts/fact-match.ts'
import { fromShelf, isQuestion, urgentFact } from './facts/facts-asked.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { say } from './set-replies.ts'
import { hersIn, line, spoken } from './unheard.ts'

/** A longer text is read as it stands: each word that is mistyped is looked for. */
const longestSpelled = 300
/** So many lines of hers before this one may say how old somebody is. */
const linesBefore = 4
/** Stands where a library entry's id stands. */
const ifIllId = 'listen-if-ill'

/** The card of what she is asked of, where that is whether somebody is ill or hurt, for this line or one before what she asks now. */
function cardOfIllness({ softLine, text, isAsked }: CompanionQuestion): keyof typeof whomToRing | null {
  const isOfIllness = (card: string): card is keyof typeof whomToRing => Object.hasOwn(whomToRing, card)
  return softLine && isOfIllness(softLine) && (isAsked || isQuestion(text)) ? softLine : null
}

/**
 * What is said before it is asked for: the shelf's answer to a fever that she tells of by its number, and, while she is asked whether
 * somebody is ill or hurt, the answer that most of her words meet. Undefined where nothing presses.
 */
export function answerUrgently(question: CompanionQuestion): CompanionReply | undefined {
  const { text, history, isFaint = false, isAsked = false } = question
  const before = hersIn({ history })
  const read = text.length <= longestSpelled ? spelled(text) : text
  const fever = feverIn(read, before.slice(-linesBefore))
  const pressing = fever && !isGiven(fever, question) ? factOf(fever) : undefined
  if (pressing) return tellOf(fromShelf(pressing))
  if (!cardOfIllness(question)) return undefined
  const fact = urgentFact(text, isFaint || !isAsked)
  if (!fact) return undefined
  return isGiven(fact.id, question)
    ? say('listen-fact-again', line(factAgain, question))
    : tellOf(fromShelf(fact))
}

/** No cry for help is longer that shows hardly anything: of 246 written emergencies that are only inferred, 48 show so little, all in fewer words. */
const longestCry = 9
/** These have met what she told, or answered what she asked; and these say whom to ring themselves, or let her go. */
const meets = /^(?:moment-|listen-(?:thanked|words-|list|plan|asked-|no-fact|put-right))/
const saysWhom = /^(?:fact-|goodbye-|listen-fact-again)/

/** Whom it sends her to is there for that as well. */
const namesNurse = ({ entryId, ack }: CompanionReply): boolean =>
  entryId.startsWith(noFactId) && ack.includes('1800 022 222')

/**
 * A reply with whom to ring, once in a chat, while she is asked whether somebody is ill or hurt: after what met her line, else in place of
 * it. Steps might be for the wrong thing there.
 */
export function withWhomToRing(found: CompanionReply, question: CompanionQuestion): CompanionReply {
  const { text, recentEntryIds, isFaint } = question
  const card = cardOfIllness(question)
  if (!card || saysWhom.test(found.entryId) || namesNurse(found)) return found
  // An emergency that shows hardly anything is told in few words.
  if (isFaint && text.trim().split(/\s+/).length > longestCry) return found
  const ring = whomToRing[card]
  if (recentEntryIds.includes(ifIllId) || spoken(question).includes(ring)) return found
  return meets.test(found.entryId) && found.steps.length === 0
    ? { ...found, ack: `${found.ack} ${ring}` }
    : say(ifIllId, line(ifSomebodyIsIll[card], question))
}
