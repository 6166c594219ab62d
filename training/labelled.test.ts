import { expect, test } from 'vitest'
import { cardIds } from '#contract/safety.ts'
import { patternClasses } from '#reading/patterns/signals.ts'
import { sentencesOf } from '#reading/text/sentences.ts'
import { cardsOfClasses } from './card-of-class.ts'
import { cardOfClass, levelsOfClasses } from './classes.ts'
import {
  collections,
  inTalks,
  isUnseen,
  type Labelled,
  partOf,
  readLabelled,
  unseenCollections,
} from './labelled.ts'

const messages = [...readLabelled(), ...readLabelled(inTalks)]
const classes = [...levelsOfClasses(messages)].map(([id, level]) => ({ id, level }))

function repeated(names: readonly string[]): string[] {
  const known = new Set<string>()
  return names.filter((name) => known.size === known.add(name).size)
}

test('holds at least 3,000 messages, each once', () => {
  expect(messages.length).toBeGreaterThanOrEqual(3000)
  expect(repeated(messages.map(({ id }) => id))).toEqual([])
  expect(repeated(messages.map(({ turns }) => turns.join('\n')))).toEqual([])
})

test('says nothing in a later collection that is held out, and holds nothing out there that was said before', () => {
  const inPlainWords = ({ turns }: Labelled) =>
    turns.flatMap(sentencesOf).join('').replaceAll(' ', '') || turns.join('\n')
  const saidBefore = new Map<string, boolean>()
  for (const collection of [...collections, inTalks, ...unseenCollections] as const)
    for (const message of readLabelled(collection)) {
      const words = inPlainWords(message)
      const isHeldOut =
        collection !== inTalks && (isUnseen(collection) || partOf(message).startsWith('held-out'))
      const wasHeldOut = saidBefore.get(words)
      if (collection !== 'first' && wasHeldOut !== undefined)
        expect([message.id, wasHeldOut, isHeldOut]).toEqual([message.id, false, false])
      saidBefore.set(words, isHeldOut)
    }
})

test('holds at least 40 classes, each of one level', () => {
  expect(classes.length).toBeGreaterThanOrEqual(40)
})

test('gives a class of the patterns the level that the patterns give it', () => {
  for (const { id, level } of classes) {
    const listed = patternClasses.find((entry) => entry.id === id)
    if (listed) expect({ id, level }).toEqual({ id, level: listed.level })
  }
})

test('gives every serious class the card of its level, and lists no card for a class that is not there', () => {
  for (const { id, level } of classes)
    if (level === 'crisis' || level === 'emergency')
      expect(cardOfClass({ class: id, level }), id).toMatch(new RegExp(`^${level}-`))
  for (const [id, card] of Object.entries(cardsOfClasses)) {
    expect(classes.map((entry) => entry.id)).toContain(id)
    expect(cardIds).toContain(card)
  }
})

test('keeps a group in one part', () => {
  const parts = new Map<string, Set<string>>()
  for (const message of messages) {
    const known = parts.get(message.group) ?? new Set()
    parts.set(message.group, known.add(`${message.class} ${partOf(message)}`))
  }
  expect([...parts].filter(([, of]) => of.size > 1)).toEqual([])
})

test('holds about as many hard ordinary messages as serious ones', () => {
  const serious = messages.filter(({ level }) => level === 'crisis' || level === 'emergency').length
  expect(messages.length - serious).toBeGreaterThanOrEqual(serious)
})
