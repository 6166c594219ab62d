import { expect, test } from 'vitest'
import { lightnessOf } from '#reading/talk/read-turn.ts'
import { isFunny, isSore, toneLinesOf } from './tone-lines.ts'

test('of lines by hands of whom it has learnt nothing, those that it calls light are mostly funny and seldom sore', () => {
  const light = toneLinesOf('measured').filter(({ text }) => lightnessOf(text) >= 0.8)
  expect(light.length).toBeGreaterThan(200)
  expect(light.filter(isFunny).length / light.length).toBeGreaterThan(0.73)
  expect(light.filter((line) => isSore(line) && !isFunny(line)).length / light.length).toBeLessThan(0.11)
})
