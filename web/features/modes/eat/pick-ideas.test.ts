import { expect, test } from 'vitest'
import { ideas } from '#content/modes/eat/ideas.ts'
import { energies, foods } from '#content/modes/eat.ts'
import { pickIdeas } from './pick-ideas.ts'

test('only what is in the house, where something fits', () => {
  const picked = pickIdeas('five-minutes', ['bread', 'egg'])
  expect(picked.length).toBeGreaterThan(0)
  for (const { idea, missing } of picked) {
    expect(missing).toEqual([])
    for (const food of idea.needs) expect(['bread', 'egg']).toContain(food)
  }
})

test('easier ideas come after those of the energy she has, harder ones never', () => {
  const titles = pickIdeas('five-minutes', []).map(({ idea }) => idea.title)
  expect(titles.slice(0, ideas['five-minutes'].length)).toEqual(
    ideas['five-minutes'].map(({ title }) => title),
  )
  for (const { title } of ideas['cook-a-bit']) expect(titles).not.toContain(title)
  expect(titles).toContain(ideas['no-cooking'][0]?.title)
})

test('where nothing fits, what is missing is least and is named', () => {
  const picked = pickIdeas('no-cooking', ['rice'])
  expect(picked.length).toBeGreaterThan(0)
  for (const { missing } of picked) expect(missing.length).toBe(1)
})

test('any house and any energy find something', () => {
  for (const { id } of energies) for (const food of foods) expect(pickIdeas(id, [food.id])).not.toEqual([])
})
