import { describe, expect, it, test } from 'vitest'
import { plainQuestions } from '#content/companion/listening/plain-questions.ts'
import { sayBack } from '#content/companion/listening/say-back.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { messages } from '#server/testing/companion-messages.ts'
import { quiet } from './guide-state.ts'
import { moments, replyIdOf } from './moments/moments.ts'
import { nextAsk } from './own-questions.ts'
import type { CompanionQuestion } from './question.ts'

const after = (...lines: string[]) => {
  const [text = '', ...before] = lines.toReversed()
  const history = before.toReversed().map((content) => ({ role: 'user' as const, content }))
  return { text, history, turns: 0 } as unknown as CompanionQuestion
}
const itself = (each: string) => each

test.each([
  ['it has been like this for three weeks', 'How long has it been like this?'],
  ['nobody knows', 'Who else knows about it?'],
  ['i feel awful about it', 'How do you feel about it?'],
  ['he yelled because i was late', 'What set it off?'],
  ['hes asleep now', 'Is it going on now, or is it quiet?'],
  ['i told him to stop', 'What did you say to that, or wish you had?'],
  ['we tried everything', 'Did any of it help, even for five minutes?'],
  ['its always at night', 'When do you notice it most?'],
  ['the midwife looked', 'Has anyone had a look at it?'],
  ['we came in march', 'How long have you been there?'],
])('%s: is not asked %s', (line, asked) => {
  const other = 'Is there more to it?'
  expect(nextAsk([asked], after('the washing'), itself)).toBe(asked)
  expect(nextAsk([asked, other], after(line), itself)).toBe(other)
  expect(nextAsk([asked, other], after(line, 'the washing', 'the bins'), itself)).toBe(other)
  expect(nextAsk([asked], after(line, 'the washing', 'the bins', 'the dog'), itself)).toBe(asked)
})

it('who says for how long is never asked how long', () => {
  for (const [text] of messages) {
    const told = `${text} and its been like this for three weeks`
    for (const more of [{}, { safetyLevel: 'support' as const, isAsked: true }])
      for (const { question } of [ask(told, more), ...talk(['hi', told], more).slice(1)])
        expect(question, told).not.toMatch(/how long has|since when|is (?:it|this) new/i)
  }
})

it.each(moments)('$id: each quick reply to its questions is met by its own words', (moment) => {
  for (const { ask: asked, answers } of moment.questions)
    for (const { option, reply } of answers) {
      const { entryId, ack } = ask(option, {
        state: { ...quiet, isQuiet: false, moment: moment.id },
        history: [{ role: 'assistant', content: `Okay.\n${asked}` }],
        recentEntryIds: [replyIdOf(moment)],
      })
      expect({ option, entryId, ack }).toEqual({ option, entryId: replyIdOf(moment), ack: reply })
    }
})

describe('an open question', () => {
  const all = [...Object.values(sayBack), ...Object.values(plainQuestions)].flatMap(
    ({ questions }) => questions,
  )
  const answered = (asked: string, text: string) =>
    ask(text, {
      history: [{ role: 'assistant', content: `Okay.\n${asked}` }],
      recentEntryIds: ['listen-plain'],
    })

  it.each(all)('$ask: what she answers is met, and nothing is asked after it', ({ ask: asked, met }) => {
    const { ack, question } = answered(asked, 'the bins were out by the gate')
    expect(met.some((line) => ack.endsWith(line))).toBe(true)
    expect(question).toBe('')
  })

  it('what is heavier than an answer is met as what it is', () => {
    const met = all.flatMap((each) => each.met)
    expect(met).not.toContain(answered('How was that for you?', 'i screamed at him').ack)
  })

  it('is asked once, however it is put', () => {
    const asked = ["What's that like for you?", 'How did you feel?'].map(
      (content) =>
        ask('he rang the bell at noon', {
          history: [
            { role: 'assistant', content },
            { role: 'user', content: 'the bins were out' },
            { role: 'assistant', content: 'Okay.' },
          ],
          recentEntryIds: ['listen-plain', 'listen-answer'],
        }).question,
    )
    expect(asked).toEqual(['', ''])
  })
})
