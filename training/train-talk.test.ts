import { expect, test } from 'vitest'
import { classify } from '#reading/safety/classify.ts'
import { sentencesOf } from '#reading/text/sentences.ts'
import type { Labelled } from './labelled.ts'
import { train } from './train.ts'
import { trainTalk } from './train-talk.ts'

const says = (level: Labelled['level'], of: string, texts: readonly string[]): Labelled[] =>
  texts.map((text) => ({ id: text, class: of, level, group: text, turns: [text] }))

const grave = says('crisis', 'passive-death-wish', [
  'the boat is sinking',
  'my boat sinks tonight',
  'sinking boats all night',
  'the kitchen boat sinks',
  'boats sinking again',
])
const ordinary = says('none', 'picnic', ['jam and bread', 'a rug on the grass', 'bread with jam'])
const inTalks = says('none', 'talk-of-a-kitchen', [
  'the kitchen is a mess',
  'we mended the kitchen tap',
  'the kitchen again',
])
const people = { train: [], dev: [] }
const shares = (texts: readonly string[], weights: Parameters<typeof classify>[0]) =>
  texts.filter((text) => classify(weights, sentencesOf(text)).level !== 'none').length

test('the weights for talk learn what only talk says, and hear as much of what is grave', () => {
  const { shipped } = train([...grave, ...ordinary], people)
  const messages = [...grave]
  const talk = trainTalk([...grave, ...ordinary], inTalks, [], { messages, shipped })
  const texts = grave.map(({ turns }) => turns.join(' '))
  expect(shares(texts, talk)).toBeGreaterThanOrEqual(shares(texts, shipped))
  const odds = (weights: typeof talk) => classify(weights, sentencesOf('the kitchen is a mess')).odds
  expect(odds(talk)).toBeLessThan(odds(shipped))
})
