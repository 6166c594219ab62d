import { expect, test } from 'vitest'
import { cardsOfClasses } from '#content/safety/classes.ts'
import { cardIds } from '#contract/safety.ts'
import { cardOf, patternClasses } from '../engine.ts'
import { partOf, readLabelled } from './labelled.ts'
import { classesOf } from './train.ts'

const messages = readLabelled()

test('holds at least 3,000 messages, each once', () => {
  expect(messages.length).toBeGreaterThanOrEqual(3000)
  const ids = messages.map(({ id }) => id)
  const texts = messages.map(({ turns }) => turns.join('\n'))
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test('holds at least 40 classes, each of one level', () => {
  expect(classesOf(messages).length).toBeGreaterThanOrEqual(40)
})

test('gives a class of the patterns the level that the patterns give it', () => {
  for (const { id, level } of classesOf(messages)) {
    const listed = patternClasses.find((entry) => entry.id === id)
    if (listed) expect({ id, level }).toEqual({ id, level: listed.level })
  }
})

test('gives every serious class the card of its level, and lists no card for a class that is not there', () => {
  const classes = classesOf(messages)
  for (const { id, level } of classes)
    if (level === 'crisis' || level === 'emergency') expect(cardOf(id), id).toMatch(new RegExp(`^${level}-`))
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
