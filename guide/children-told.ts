import { speaksOfChildren } from '#content/loss/quiet.ts'
import { isGrave } from '#contract/safety.ts'
import { saysLoss } from '#reading/text/says-loss.ts'
import { plainly } from './line/kind-of-line.ts'
import type { CompanionQuestion } from './question.ts'
import { hersIn } from './unheard.ts'

type Told = Pick<CompanionQuestion, 'lossMode' | 'history' | 'text'>

const hersOf = ({ history, text }: Told): string[] => [...hersIn({ history }), text]

/** Whether she has lost a child or a pregnancy, as she has set or told in this chat. */
const isAfterLoss = (question: Told): boolean => question.lossMode || hersOf(question).some(saysLoss)

/** After a loss what may be about children meets her only where she speaks of them herself, in this very line. */
export const mayMeetChildren = (question: Told): boolean =>
  !isAfterLoss(question) || speaksOfChildren(question.text)

/** Whoever she speaks of may be a child of hers. */
const ofSomebody = /\b(?:he|she|they|him|her|them|hes|shes|theyre|twins?|son|daughter|lo|dd|ds)\b/i

type Asked = Told & Pick<CompanionQuestion, 'isSOS' | 'safetyLevel'>

/**
 * Whether something may be said that names a child: beside a card always, where it keeps one safe, and in SOS; else where she has spoken of
 * somebody in this chat; but in SOS, too, after a loss only as above.
 */
const mayNameChildren = (question: Asked): boolean =>
  isGrave(question.safetyLevel) ||
  (mayMeetChildren(question) &&
    (question.isSOS ||
      hersOf(question).some((each) => speaksOfChildren(each) || ofSomebody.test(plainly(each)))))

/** Those of these that may be said to her: none that names a child of whom she has told nothing. */
export const sayable = <T extends string>(texts: readonly T[], question: Asked): readonly T[] =>
  mayNameChildren(question) ? texts : texts.filter((text) => !speaksOfChildren(text))

/** Whether any of these may be said to her. */
export const isSayable = (texts: readonly string[], question: Asked): boolean =>
  sayable(texts, question).length > 0
