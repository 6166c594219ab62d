import { ifSomebodyIsIll } from '#content/companion/listening/gently.ts'
import { factAgain } from '#content/companion/listening/plain-questions.ts'
import { feverIn } from '#content/facts/fever.ts'
import { isGiven, tellOf } from './answer-fact.ts'
import { factOf } from './fact-match.ts'
import { fromShelf, isQuestion, urgentFact } from './facts-asked.ts'
import type { CompanionQuestion, CompanionReply } from './question.ts'
import { say } from './set-replies.ts'
import { line } from './unheard.ts'

/** So many lines of hers before this one may say how old somebody is. */
const linesBefore = 4
/** Stands where a library entry's id stands. */
const ifIllId = 'listen-if-ill'

/**
 * What is said before it is asked for: the shelf's answer to a fever that she tells of by its number, and, while she is asked whether
 * somebody is ill or hurt, the answer that most of her words meet, or whom to ring. Undefined where nothing presses.
 */
export function answerUrgently(question: CompanionQuestion): CompanionReply | undefined {
  const { text, history, softLine, isAsked, recentEntryIds } = question
  const before = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const fever = feverIn(text, before.slice(-linesBefore))
  const pressing = fever && !isGiven(fever, question) ? factOf(fever) : undefined
  if (pressing) return tellOf(fromShelf(pressing))
  if (softLine !== 'emergency-medical' && softLine !== 'emergency-poison') return undefined
  if (!isAsked && !isQuestion(text)) return undefined
  const fact = urgentFact(text)
  if (fact && !isGiven(fact.id, question)) return tellOf(fromShelf(fact))
  const wasTold = recentEntryIds.slice(-2).some((id) => id.startsWith('fact-'))
  if (wasTold) return say('listen-fact-again', line(factAgain, question))
  return recentEntryIds.includes(ifIllId)
    ? undefined
    : say(ifIllId, line(ifSomebodyIsIll[softLine], question))
}
