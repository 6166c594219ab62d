import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('a query is added only where there is something to say', () => {
  expect(paths.chat()).toBe('/chat')
  expect(paths.chat({ sos: false })).toBe('/chat')
  expect(paths.chat({ sos: true })).toBe('/chat?sos=true')
  expect(paths.auth({ error: 'callback_error' })).toBe('/auth?error=callback_error')
})

test('topics and ids cannot leave their segment', () => {
  expect(paths.villageSection('Burnout & Overwhelm')).toBe('/connect/village/Burnout%20%26%20Overwhelm')
  expect(paths.chatThread('a/../b?c')).toBe('/chat/a%2F..%2Fb%3Fc')
})
