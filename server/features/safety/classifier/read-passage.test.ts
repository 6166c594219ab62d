import { expect, test } from 'vitest'
import { readModel } from './model-files.ts'
import { readPassage } from './read-passage.ts'

const [shipped, measured] = [readModel('shipped'), readModel('measured')]

function counting(model: typeof shipped) {
  const encoded: string[] = []
  const { encoder, ...rest } = model
  const encode = (text: string) => {
    encoded.push(text)
    return encoder.encode(text)
  }
  return { encoded, model: { ...rest, encoder: Object.assign(Object.create(encoder), { encode }) } }
}

test('a passage is read once, another anew, and each model keeps its own readings', () => {
  const [one, other] = [counting(shipped), counting(measured)]
  const first = readPassage(one.model, 'nobody would notice if i left')
  expect(readPassage(one.model, 'nobody would notice if i left')).toBe(first)
  expect(readPassage(one.model, 'nobody would notice if he left')).not.toEqual(first)
  expect(readPassage(other.model, 'nobody would notice if i left')).not.toEqual(first)
  expect(one.encoded).toEqual(['nobody would notice if i left', 'nobody would notice if he left'])
  expect(other.encoded).toEqual(['nobody would notice if i left'])
})
