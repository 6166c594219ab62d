import { describe, expect, it, test } from 'vitest'
import { doors, noOtherDoor } from '#content/companion/listening/doors.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { isAbroad, whomFor } from './whom-for.ts'

const doorOf = (text: string, ...before: readonly string[]) =>
  whomFor({ text, history: before.map((content) => ({ role: 'user', content })) }).door

test.each([
  ['can i dye my hair', 'pregnancy', 'im pregnant, 14 weeks'],
  ['can i dye my eyebrows with henna', 'elsewhere', 'the dog barks'],
  ['do i have to tell my boss about the scan', 'work', 'im pregnant, 14 weeks'],
  ['when do they catch up in size', 'baby', 'my twins are 5 months old'],
  ['does he still need ear drops for that ear', 'body', 'hes 12 years old'],
  ['is it normal still at 9?', 'child', 'she sleeps with a light on'],
  ['is his cough worth a syrup or a tablet', 'medicine', 'hes 3 years old'],
  ['can i change her class after the term starts', 'school', 'she is 8 years old'],
  ['do they warm up lunch at daycare', 'childcare', 'she is 2 years old'],
  ['can they cut my hours at work after leave', 'work', 'back on monday'],
  ['what payments can a student mum get', 'money', 'im 19 years old'],
  ['is my boob meant to be this hot', 'milk', 'he is 5 days old'],
  ['whats on telly at 8', 'elsewhere', 'the baby is asleep'],
  ['what does she want from a stepmum', 'people', 'she comes on friday'],
] as const)('%s: is for %s', (text, door, before) => {
  expect(doorOf(text, before)).toBe(door)
})

test.each([
  ['we live in norway and its dark', true],
  ['i am in england', true],
  ['that number is australian no?', true],
  ['my health visitor said so', true],
  ['my mum is in england', false],
  ['we moved here from england to perth', false],
  ['we live in new south wales', false],
])('%s: %s', (text, isSo) => {
  expect(isAbroad({ text, history: [] })).toBe(isSo)
})

describe('what the shelf does not answer', () => {
  const asks = 'how many freckles does a newborn have?'

  it('names no number to who is abroad', () => {
    const last = talk(['we live in norway', asks]).at(-1)
    expect(doors.baby.abroad).toContain(last?.ack)
    expect(last?.ack).not.toMatch(/\d{3}/)
  })

  it('sends nobody again to whom she has just turned down', () => {
    const [first, second] = talk([asks, 'why a nurse or a gp? how many freckles does a newborn have?'])
    expect(doors.baby.here).toContain(first?.ack)
    expect(noOtherDoor).toContain(second?.ack)
  })

  it('sends a television to no nurse and no Village', () => {
    expect(ask('whats on telly at 8 tonight?').ack).not.toMatch(/nurse|1800|Village/)
  })

  it('says no sentence twice', () => {
    const said = talk(
      Array.from({ length: 5 }, (_, at) => `how many freckles does a newborn have at ${at + 2}?`),
    )
    expect(new Set(said.map(({ ack }) => ack)).size).toBe(said.length)
  })

  it('throws no question about a child back', () => {
    for (const text of [
      'why do kids that age tell everybody everything',
      'is it normal for kids to hide food?',
    ])
      expect(ask(text).entryId, text).toMatch(/^(?:fact-|listen-no-fact)/)
  })
})
