import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Encoder } from '../encoder/encoder.ts'
import { type MeaningModel, meaningOf } from './meaning.ts'
import { type Judgement, judgement, type Model } from './model.ts'

interface PassageModel {
  classes: Model['classes']
  meaning: MeaningModel
  encoder: Encoder
}

/** How many readings each model keeps, and for how long they are used, in milliseconds. */
const kept = { max: 5000, ttl: 60 * 60 * 1000 }
const readings = new WeakMap<MeaningModel, LRUCache<string, Judgement>>()

/**
 * What a passage means to a model. It is read anew only where it was not read lately: a line of a chat is read again with each that follows.
 * Nothing of its words is kept: a reading is found by their hash.
 */
export function readPassage(
  { classes, meaning, encoder }: PassageModel,
  passage: string,
): Readonly<Judgement> {
  const known = readings.get(meaning) ?? new LRUCache(kept)
  readings.set(meaning, known)
  const key = hash('sha256', passage, 'base64')
  const before = known.get(key)
  if (before) return before
  const chances = meaningOf(meaning, encoder.encode(passage))
  const read = judgement(classes, chances.level, chances.class)
  known.set(key, read)
  return read
}
