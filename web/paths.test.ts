import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('a query is added only where there is something to say', () => {
  expect(paths.chat()).toBe('/chat')
  expect(paths.chat({ sos: false })).toBe('/chat')
  expect(paths.chat({ sos: true })).toBe('/chat?sos=true')
  expect(paths.account({ status: 'trial-started' })).toBe('/account?status=trial-started')
})

test('topics and ids cannot leave their segment', () => {
  expect(paths.villageSection('Burnout & Overwhelm')).toBe('/connect/village/Burnout%20%26%20Overwhelm')
  expect(paths.villageSection('Baby', { compose: true })).toBe('/connect/village/Baby?compose=1')
  expect(paths.thread('a/../b?c')).toBe('/chat/t/a%2F..%2Fb%3Fc')
})
