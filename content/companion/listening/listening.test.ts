import { expect, it } from 'vitest'
import { readingGrade } from '../../testing/reading-grade.ts'
import { answeredGently } from './asked-gently.ts'
import { doors, maybeAnswer, maybeFact, noOtherDoor, sameDoor } from './doors.ts'
import * as general from './general.ts'
import * as ideas from './idea-lines.ts'
import type { OpenQuestion } from './kind.ts'
import * as asked from './plain-questions.ts'
import { easyQuestions, leaveBe, plainAnswers, sayBack, sumUps, sumUpsOfOne } from './say-back.ts'
import { messageToBegin } from './words-to-begin.ts'

const wordsOf = (questions: readonly OpenQuestion[]) => questions.flatMap(({ ask, met }) => [ask, ...met])
const sayings = Object.values(sayBack)
const { first, firm, kind, hello, request, toChild, sorryToChild } = messageToBegin
const lines: string[] = [
  ...sayings.flatMap(({ lines, quoting, questions }) => [...lines, ...quoting, ...wordsOf(questions)]),
  ...Object.values(plainAnswers).flat(),
  ...[...leaveBe, ...sumUps, ...sumUpsOfOne],
  ...easyQuestions.map(({ ask }) => ask),
  ...Object.values(asked.plainQuestions).flatMap(({ lines, questions }) => [...lines, ...wordsOf(questions)]),
  ...Object.values(doors).flatMap(({ here, abroad }) => [...here, ...abroad]),
  ...[...maybeAnswer, ...maybeFact, ...noOtherDoor, ...sameDoor],
  ...ideas.noIdea,
  ...[...ideas.nothingFor, ...ideas.ownIdea, ...ideas.ownIdeaForChild],
  ...[...ideas.ideasFor, ...ideas.moreIdeasFor, ...ideas.ideasForGrave],
  ...ideas.ideasUsedUp,
  ...ideas.otherIdeas,
  ...ideas.ideasForWhat,
  ...asked.closestIs,
  ...asked.whoCanWeigh,
  ...asked.factAgain,
  ...asked.factForHers,
  ...asked.shouldIDo,
  ...[
    ...messageToBegin.lines,
    ...messageToBegin.ask,
    first,
    firm,
    kind,
    hello,
    request,
    toChild,
    sorryToChild,
  ],
  ...Object.values(answeredGently).flat(),
  ...Object.values(general).flat(),
]

const banned =
  /sorry (?:to hear|you.re going)|\bi hear you\b|\bi understand\b|that must be|that sounds|you.re not alone|you.ve got this|hang in there|stay strong|this too shall|cherish|precious|journey|blessing|goes so fast|self.?care|\bas a mum\b|\bus mums\b|everything happens for|just relax|calm down|you should|you must|\bdarling\b|\bhun\b/i
const presumes = /\b(?:your|the) (?:baby|bub|child|kids|son|daughter|husband|partner|wife|birth)\b/i

it('keeps clear of stock phrases, in plain words', () => {
  for (const line of lines) expect(line).not.toMatch(banned)
  expect(readingGrade(lines)).toBeLessThanOrEqual(6)
})

it('presumes no child, no partner and no birth', () => {
  for (const { lines, quoting, questions } of Object.values(sayBack))
    for (const line of [...lines, ...quoting, ...wordsOf(questions)]) expect(line).not.toMatch(presumes)
})

it('quotes in every frame, in quotation marks, and nowhere else', () => {
  for (const { lines, quoting, questions } of sayings) {
    for (const frame of quoting) expect(frame).toMatch(/“\{said\}”/)
    for (const line of [...lines, ...wordsOf(questions)]) expect(line).not.toMatch(/[“”{}]/)
  }
  for (const frame of [...sumUps, ...sumUpsOfOne]) expect(frame).toContain('“{said}”')
})
