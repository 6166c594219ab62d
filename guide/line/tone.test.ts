import { describe, expect, it } from 'vitest'
import { wryWords } from '#content/companion/listening/general.ts'
import { lightnessOf } from '#reading/talk/read-turn.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'

const told = 'he points at everything like hes the council'
const isWry = (ack: string) => wryWords.some((each) => ack.endsWith(each))

describe('a line that she tells drily', () => {
  it('is met by what is true of a joke, and asked nothing', () => {
    expect(lightnessOf(told)).toBeGreaterThan(0.8)
    const { ack, question } = ask(told, { turns: 2 })
    expect(isWry(ack)).toBe(true)
    expect(question).toBe('')
  })

  it('is met as anything else where something weighs, in it or in the talk', () => {
    for (const level of [{ ownLevel: 'support' }, { safetyLevel: 'support' }] as const)
      expect(isWry(ask(told, { turns: 2, ...level }).ack)).toBe(false)
  })

  it('is met as such in no talk of a loss', () => {
    const [, ...later] = talk(['my mum died in march', told, 'she kept a drawer of lids like a dragon'])
    for (const { ack } of later) expect(isWry(ack)).toBe(false)
  })
})
