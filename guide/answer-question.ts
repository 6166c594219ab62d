import type { PlainQuestion } from '#content/companion/listening/plain-questions.ts'
import { dangerOf, isGrave } from '#contract/safety.ts'
import { isForWhoKnows, speaksOfBodies } from './doors/whom-for.ts'
import { asksForWords } from './drafts/asks-for-words.ts'
import { sayWhatCanChange } from './drafts/message-in-hand.ts'
import { wasAskedWhat } from './drafts/under-way.ts'
import { helpWithMessage, isForSomebodyElse, isInHerWords, isOfMessage } from './drafts/words-to-begin.ts'
import { isPlainlyIll } from './entry-reply.ts'
import { answerFact, askedBy, asksMore, factLately, isOfBodies } from './facts/answer-fact.ts'
import { factPlainlyAsked, isQuestion } from './facts/facts-asked.ts'
import { isGraveItself, mayWriteFor } from './held.ts'
import { ideasForLikeliest, offerIdeas } from './ideas.ts'
import { asksForDoing, asksIdeas } from './line/asks-ideas.ts'
import { answerGently } from './listen-gently.ts'
import { mayBeginWords } from './moments/moment-of-talk.ts'
import { momentOf } from './moments/moments.ts'
import { answerPlainly } from './plain-question.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import type { ReadLine } from './read-line.ts'
import { ideasOfSubject } from './subjects/give-ideas.ts'

/** What asks so wants a fact and no idea. */
const ofFact =
  /\b(?:can i|is it (?:ok|okay|safe|normal|bad)|am i allowed|how (?:long|much|many|often|old|soon|warm|hot)|when (?:can|should|do|does) |do i (?:need|have) to)\b/

/** About a body these ask for what is known, and not for what anybody thinks. */
const ofFacts: ReadonlySet<PlainQuestion> = new Set([
  'what-do-you-think',
  'why',
  'will-it',
  'how-long',
  'is-it-normal',
  'any',
])

/** What she may be told of how to look after somebody. */
const ofCare =
  /\b(?:should|shall|do) i (?:be |just |try to |trying to )*(?:give|wake|stop|feed|wean|use|take|start|put|let|offer|keep|wash|bath)\b/

/** Where the shelf has nothing that is plainly for these, ideas answer them as well. */
const ofDoing =
  /\b(?:how (?:do|can|could|would|should) (?:i|we|you|(?:other )?(?:people|ppl|mums))|what (?:do|can|could|should) (?:i|we|(?:other )?(?:people|ppl|mums)) do)\b/

/** She is asked whether somebody hurts her: a message of ours might make that worse. What she has put in words herself is only written out. */
const isOfViolence = ({ softLine }: CompanionQuestion): boolean =>
  softLine != null && dangerOf[softLine] === 'violence'

/** She says what a message is to have in it. */
const saysWhat = (question: CompanionQuestion): boolean =>
  wasAskedWhat(question) && !isQuestion(question.text)

/**
 * Answers her question: of fact, for ideas, for words, or one that is just asked of whoever is there; undefined where it turns out to be
 * none. Changes `state` by what it read.
 */
export function answerQuestion(read: ReadLine): CompanionReply | undefined {
  const { question, state, plain, act } = read
  const isOfShelf = !saysWhat(question) && factPlainlyAsked(askedBy(question)) && !isForSomebodyElse(question)
  const wantsFact = act !== 'asks-ideas' || (ofFact.test(plain) && !asksIdeas(question.text))
  if (isOfShelf && wantsFact) return answerFact(question)
  const ideas = saysWhat(question) ? undefined : ideasOfSubject(question)
  if (ideas) {
    state.isListening = false
    return ideas
  }
  return isGraveItself(question) ? answerHeld(read) : answerFreely(read, isOfShelf)
}

/** Her question beside what may be grave. */
function answerHeld({ question, state, kind, act, which, plain, found }: ReadLine): CompanionReply {
  const { text } = question
  if (kind === 'ill') return answerFact(question)
  const done = act === 'asks-fact' && ofDoing.test(plain) ? offerIdeas(question, state, found) : undefined
  if (done) return done
  if (act === 'asks-fact' && speaksOfBodies(text)) return answerFact(question)
  const isEveryday =
    mayBeginWords(momentOf(state.moment)) ||
    isInHerWords(question) ||
    (!isOfViolence(question) && (isOfMessage(question) || (asksForWords(text) && mayWriteFor(question))))
  const begun = !isGrave(question.safetyLevel) && isEveryday ? helpWithMessage(question, state) : undefined
  if (begun) return begun
  const ideas = act === 'asks-ideas' ? offerIdeas(question, state, found) : undefined
  if (ideas) return ideas
  if (asksIdeas(text)) return ideasForLikeliest(question, state)
  const known = which === 'is-it-serious' && answerPlainly(which, question, state)
  return known || answerGently(question, state, which)
}

/** Her question where nothing weighs. */
function answerFreely(
  { question, state, act, which, plain, found }: ReadLine,
  isOfShelf: boolean,
): CompanionReply | undefined {
  const { text } = question
  const message = helpWithMessage(question, state)
  if (message) return message
  const change = act === 'asks-ideas' && !asksIdeas(text) ? sayWhatCanChange(question, state) : undefined
  if (change) return change
  if (isOfBody(which, question, plain)) return answerFact(question)
  const done = which === 'any' && ofDoing.test(plain) ? offerIdeas(question, state, found) : undefined
  if (done) return done
  const isAfterFact = which === 'any' && factLately(question) !== undefined
  const answered = isAfterFact ? answerFact(question) : which && answerPlainly(which, question, state)
  if (answered) return answered
  if (isPlainlyIll(found)) return answerFact(question)
  if (act === 'asks-fact') {
    const isOfShelfSoFar = isOfBodies(text) || factLately(question) !== undefined
    const elsewhere = isOfShelfSoFar ? undefined : answerPlainly('any', question, state)
    // What reads like a question of fact may be word for word what an entry gives ideas for.
    const wantsIdeas = ofDoing.test(plain) || found[0]?.isExact
    const ideas = wantsIdeas ? offerIdeas(question, state, found) : undefined
    return ideas ?? elsewhere ?? answerFact(question)
  }
  state.isListening = false
  const ideas = offerIdeas(question, state, found)
  if (ideas) return ideas
  const isFact = (isOfShelf && !asksIdeas(text)) || asksMore(question)
  if (isFact) return answerFact(question)
  if (asksForDoing(text) || asksIdeas(text)) return ideasForLikeliest(question, state)
  return (isQuestion(text) && answerPlainly('any', question, state)) || undefined
}

/** Whether a question that may be asked of anybody is one of a body, of which something is known. */
function isOfBody(which: PlainQuestion | undefined, question: CompanionQuestion, plain: string): boolean {
  const { text } = question
  if (which === 'is-it-normal' && isOfBodies(text)) return true
  if (which && ofFacts.has(which) && isForWhoKnows(question)) return true
  const isKnown = which && (ofFacts.has(which) || (which === 'should-i' && ofCare.test(plain)))
  return isKnown === true && speaksOfBodies(text)
}
