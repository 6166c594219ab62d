import { expect, test } from 'vitest'
import { library } from '#content/companion/library.ts'
import { speaksOfChildren } from '#content/loss/quiet.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { momentOf, ofMoment } from './moments/moments.ts'
import type { CompanionReply } from './question.ts'

const lost = 'i lost a pregnancy at 11 weeks in march and today would have been the due date'
const topicOf = (entryId: string) =>
  entryId.startsWith(ofMoment) ? momentOf(entryId.slice(ofMoment.length))?.topic : undefined

test('who tells of a loss is met as that, and nothing of a pregnancy comes in that chat', () => {
  const replies = talk([
    lost,
    'no. i am not pregnant. i lost it. today was the date',
    'sad. like nobody else remembered',
    'i had a little name for it. bean',
    'yeah. id like to do something for bean. any ideas',
  ])
  for (const { ack, steps, question, options, entryId } of replies) {
    expect(['pregnancy', 'birth', 'joy']).not.toContain(topicOf(entryId))
    expect([ack, ...steps, question, ...options].join(' ')).not.toMatch(
      /newborn|overdue|induction|no baby yet/i,
    )
  }
  expect(topicOf(replies.at(-1)?.entryId ?? '')).toBe('grief')
  expect(replies.at(-1)?.steps).toHaveLength(2)
})

const all = ({ ack, steps, question, options }: CompanionReply) => [ack, ...steps, question, ...options]
const asksForHerself = ['im exhausted', 'what can i do about being so tired', 'any ideas?', 'any more ideas?']

test('ideas and entries of the library name no child there', () => {
  const afterALoss = [
    ...talk(['i lost my baby last week', ...asksForHerself]),
    ...talk(['hi', ...asksForHerself], { lossMode: true }),
  ]
  for (const reply of afterALoss) expect(all(reply).filter(speaksOfChildren)).toEqual([])
})

test('nor does SOS, unless she names one herself', () => {
  for (const text of ['im so tired', 'i feel so guilty', 'i cant stop crying', 'help', 'i want to scream']) {
    expect(all(ask(text, { isSOS: true, lossMode: true })).filter(speaksOfChildren)).toEqual([])
    expect(all(ask(text, { isSOS: true })).join(' ')).not.toBe('')
  }
  expect(all(ask('my toddler wont stop crying', { isSOS: true, lossMode: true })).join(' ')).not.toBe('')
})

test('a step for who has a baby comes only once she has spoken of one', () => {
  const steps = (first: string) =>
    talk([first, 'im so tired', 'what can i do about being so tired', 'any more ideas?']).flatMap(all)
  expect(steps('hi').filter((text) => /\bcot\b/i.test(text))).toEqual([])
})

test('an entry that can only speak of a child meets nobody who names none there', () => {
  // What it is itself it says to whoever asks: it has no kids.
  const ofHer = library.filter(({ topic }) => topic !== 'about-ai')
  const ofChildren = ofHer.filter(({ ack }) => ack.every(speaksOfChildren))
  expect(ofChildren.length).toBeGreaterThan(0)
  for (const { cues } of ofChildren)
    for (const cue of cues.filter((each) => !speaksOfChildren(each)))
      expect(speaksOfChildren(ask(cue, { lossMode: true }).ack), cue).toBe(false)
})

test.each([
  'im not in danger, just scared. my mum had a stillbirth with my brother and nobody knew why',
  'my sister lost a baby last year and its all i think about',
  'my sisters baby died and i dont know what to say',
])('%s: is not met as her own loss', (text) => {
  expect(ask(text).ack).not.toMatch(/still their mum|your baby|you lost/i)
})
