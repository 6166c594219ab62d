import { expect, test } from 'vitest'
import { saveCheckIn } from '#contract/check-ins.ts'
import { hearts } from '#contract/hearts.ts'
import { asDraft, type Draft, hasAllHearts, isStarted, newDraft, stillOwn, withPrompt } from './draft.ts'

function change(draft: Draft, responses: object): Draft {
  return {
    ...draft,
    answers: {
      ...draft.answers,
      responses: { ...draft.answers.responses, ...responses },
    } as Draft['answers'],
  }
}

test.each(['daily', 'weekly_reset'] as const)('a new %s is not begun, and lacks its hearts', (type) => {
  const draft = newDraft(type, 'What helped?')
  expect(isStarted(draft)).toBe(false)
  expect(hasAllHearts(draft)).toBe(false)
  expect(isStarted(change(draft, { energy: 1 }))).toBe(true)
})

test.each(['daily', 'weekly_reset'] as const)(
  'a %s with all its hearts is one that the server takes',
  (type) => {
    const whole = change(newDraft(type, 'What helped?'), { energy: 1, mood: 5, stress: 3 })
    expect(hasAllHearts(whole)).toBe(true)
    const sent = { answered_at: new Date().toISOString(), answers: whole.answers }
    expect(saveCheckIn.body.safeParse(sent).error).toBeUndefined()
    for (const missing of hearts) expect(hasAllHearts(change(whole, { [missing]: 0 }))).toBe(false)
  },
)

test('the prompt moves with the day until she has begun to answer', () => {
  const draft = withPrompt(newDraft('daily', 'Old?'), 'New?')
  expect(draft.answers.responses).toMatchObject({ prompt: 'New?' })
  expect(withPrompt(change(draft, { promptResponse: 'well' }), 'Newer?').answers.responses).toMatchObject({
    prompt: 'New?',
  })
})

test('a draft that the phone no longer keeps goes on under another id, with all that is in it', () => {
  const draft = change(newDraft('daily', 'What helped?'), { energy: 2 })
  expect(stillOwn(draft, { ...draft })).toBe(draft)
  for (const kept of [undefined, newDraft('daily', 'What helped?')]) {
    const own = stillOwn(draft, kept)
    expect(own).toEqual({ ...draft, id: expect.any(String) })
    expect([draft.id, kept?.id]).not.toContain(own.id)
  }
})

test('a draft that an app of before stored is read whole', () => {
  const draft = change(newDraft('daily', 'What helped?'), { energy: 2, promptResponse: 'tea' })
  const { id, answers: told } = draft
  const toldAt = '2026-11-21T10:00:00Z'
  expect(asDraft('daily')({ id, told, toldAt })).toEqual({ ...draft, answeredAt: toldAt })
})

test('a stored draft is read with what can be read of it', () => {
  const draft = change(newDraft('daily', 'What helped?'), { energy: 2, promptResponse: 'tea' })
  expect(asDraft('daily')(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  const damaged = {
    id: 'a',
    answers: { type: 'daily', responses: { energy: 'high', promptResponse: 'tea' } },
  }
  expect(asDraft('daily')(damaged)?.answers.responses).toEqual({
    ...newDraft('daily', '').answers.responses,
    promptResponse: 'tea',
  })
  for (const lost of [null, 'tea', [], { id: 'a' }, { ...draft, id: 5 }])
    expect(asDraft('daily')(lost)).toBeUndefined()
  expect(asDraft('weekly_reset')(draft)).toBeUndefined()
})
