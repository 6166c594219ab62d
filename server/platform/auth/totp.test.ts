import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base32, matchTotp, newTotpSecret, stepAt, totpCode, totpUri } from './totp.ts'

const rfcSecret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, cut to six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpCode(rfcSecret, stepAt(new Date(second * 1000)))).toBe(code)
})

test('a clock may be one step ahead or behind, and no more', () => {
  const secret = newTotpSecret()
  const now = new Date()
  const accepted = [-2, -1, 0, 1, 2].filter(
    (drift) => matchTotp(secret, totpCode(secret, stepAt(now) + drift), now, null) !== null,
  )
  expect(accepted).toEqual([-1, 0, 1])
})

test('whatever was used, it and everything before it is refused', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 20, maxLength: 20 }),
      fc.integer({ min: 0, max: 2 ** 32 }),
      (bytes, second) => {
        const secret = Buffer.from(bytes)
        const now = new Date(second * 1000)
        const used = matchTotp(secret, totpCode(secret, stepAt(now)), now, null)
        expect(used).not.toBeNull()
        const after = matchTotp(secret, totpCode(secret, stepAt(now)), now, used)
        expect(after === null || after > (used ?? 0)).toBe(true)
      },
    ),
  )
})

test('the key is written as apps read it', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(totpUri(rfcSecret, 'ana@example.com')).toBe(
    'otpauth://totp/Lightly:ana%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Lightly',
  )
})
