import { expect, test } from 'vitest'
import { decodeSegment, paths } from './paths.ts'

test('a query is added only where there is something to say', () => {
  expect(paths.chat()).toBe('/chat')
  expect(paths.chat({ sos: false })).toBe('/chat')
  expect(paths.chat({ sos: true })).toBe('/chat?sos=true')
  expect(paths.auth({ error: 'callback_error' })).toBe('/auth?error=callback_error')
})

test('topics and ids cannot leave their segment', () => {
  expect(paths.villageSection('Burnout & Overwhelm')).toBe('/connect/village/Burnout%20%26%20Overwhelm')
  expect(paths.villageSection('Wins & Joy', { compose: '1' })).toBe(
    '/connect/village/Wins%20%26%20Joy?compose=1',
  )
  expect(paths.chatThread('a/../b?c')).toBe('/chat/a%2F..%2Fb%3Fc')
})

test('a part of an address is read back as it was, and one that is no encoding as it stands', () => {
  // The router has decoded all but what is special in an address.
  expect(decodeSegment('Burnout %26 Overwhelm')).toBe('Burnout & Overwhelm')
  expect(decodeSegment('Mental Load')).toBe('Mental Load')
  expect(decodeSegment('100%')).toBe('100%')
})
