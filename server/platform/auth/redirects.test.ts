import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { allowedRedirect } from './redirects.ts'

const config = {
  publicUrl: 'https://lightly.example',
  authRedirects: ['https://app.example/back', 'lightly://callback'],
} as Config

test.each([
  ['/home', 'https://lightly.example/home'],
  ['https://lightly.example/account?x=1', 'https://lightly.example/account?x=1'],
  ['https://app.example/back', 'https://app.example/back'],
  ['https://app.example/back/further', 'https://app.example/back/further'],
  ['lightly://callback', 'lightly://callback'],
])('%s may be led back to', (given, url) => {
  expect(allowedRedirect(config, given).url).toBe(url)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/back',
  'https://app.example/backdoor',
  'http://app.example/back',
  'https://app.example/elsewhere',
  'https://app.example@evil.example/back',
  'https://me@app.example/back',
  'lightly://other',
  'javascript:alert(1)',
  'data:text/html,hi',
])('%s may not', (given) => {
  expect(() => allowedRedirect(config, given)).toThrow('may not lead back')
})

test('whatever is given, it leads to one of the listed places or nowhere', () => {
  const pieces = fc.constantFrom(
    'https:',
    'http:',
    '/',
    '//',
    '\\',
    '@',
    'evil.example',
    'app.example',
    'back',
    '..',
    '?',
    '#',
    '%2f',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      try {
        const { host, protocol } = new URL(allowedRedirect(config, parts.join('')).url)
        expect([protocol, ['lightly.example', 'app.example'].includes(host)]).toEqual(['https:', true])
      } catch (error) {
        expect((error as Error).message).toContain('may not lead back')
      }
    }),
  )
})
