import { describe, expect, it } from 'vitest'
import { theyKnow, whomAgain } from '#content/companion/listening/plain-questions.ts'
import { factOf } from '#guide/facts/fact-match.ts'
import { talk } from '#server/testing/ask-companion.ts'
import { fromShelf } from './facts-asked.ts'

const callsOf = (id: string) => {
  const fact = factOf(id)
  return fact ? fromShelf(fact).calls : []
}

describe('after an answer of the shelf', () => {
  it.each([
    'im ok its not me. the hospital is 50 mins away do i really have to wake my husband and drive',
    'can i give him panadol and see in the morning',
    'tell me what to watch for',
    'should i ring tonight or is morning ok',
  ])('%s: whom to ring is said once more', (text) => {
    const [first, again] = talk(['hes 7 weeks and hes hot, thermometer says 38.4 what do i do', text])
    expect(first?.entryId).toBe('fact-fever-under-three-months')
    expect(whomAgain).toContain(again?.ack)
    expect(again?.steps).toEqual(callsOf('fever-under-three-months'))
  })

  it.each([
    'so call now or wait till morning? its 2 am',
    'were 90 min from the hospital, do i really need to ring at 2am or can it wait til morning',
    'itchy hands at 31 weeks, ring at 2am or 8am. one word',
  ])('%s: so it is, whatever the answer was', (text) => {
    const [first, again] = talk([
      '34 weeks. my palms and soles itch like mad at night, no rash. is that normal',
      text,
    ])
    expect(first?.entryId).toBe('fact-itching-in-pregnancy')
    expect(again?.steps).toEqual(callsOf('itching-in-pregnancy'))
  })

  it.each([
    'thanks, i will',
    'should i call my mum',
    'when does the market open',
    'do i really have to go back to work',
    'when do i go back to work',
  ])('%s: it is not said again', (text) => {
    expect(whomAgain).not.toContain(talk(['how many wet nappies should there be a day', text]).at(-1)?.ack)
  })

  it('so it is where she weighs what she counted', () => {
    const [, again] = talk([
      'how many wet nappies should there be a day',
      'she has 7 or 8. so thats ok then?',
    ])
    expect(again?.steps).toEqual(callsOf('wet-nappies'))
  })
})

describe('an answer that was offered by its question', () => {
  const asks = 'and which is in the 12 month one? measles?'

  it.each(['yes that one', 'yes', 'the first one please'])('%s: is told', (text) => {
    const [, offer, told] = talk(['when are my childs vaccines due', asks, text])
    expect(offer?.options).toContain(factOf('vaccines-when')?.question)
    expect(told?.entryId).toBe('fact-vaccines-when')
  })

  it('is not told to who says something else', () => {
    expect(talk(['when are my childs vaccines due', asks, 'no idea']).at(-1)?.entryId).not.toMatch(/^fact-/)
  })
})

describe('what the shelf does not have, right after an answer', () => {
  const itch = '34 weeks. my palms and soles itch like mad at night, no rash. is that normal'

  it.each(['is it true they start labour early for it', 'will they start the labour early'])(
    '%s: goes to whom that answer names',
    (text) => {
      const last = talk([itch, text]).at(-1)
      expect(theyKnow).toContain(last?.ack)
      expect(last?.steps).toEqual(callsOf('itching-in-pregnancy'))
    },
  )

  it('is not said where she asks what to say to somebody', () => {
    expect(theyKnow).not.toContain(talk([itch, 'how do i tell my boss i cant come in']).at(-1)?.ack)
  })
})
