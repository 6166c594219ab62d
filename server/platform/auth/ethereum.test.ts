import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWalletMessage, signerOf } from './ethereum.ts'

test('what is no sign-in message, and what is no signature, is null and nothing worse', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, signature) => {
      expect(readWalletMessage(text)).toBeNull()
      expect(signerOf(text, signature)).toBeNull()
    }),
  )
  expect(signerOf('hello', `0x${'00'.repeat(64)}1b`)).toBeNull()
})

test('a known signature gives the address of the key that made it', () => {
  // The example of the web3.js documentation, web3.eth.accounts.sign.
  const signature =
    '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c'
  expect(signerOf('Some data', signature)).toBe('0x2c7536e3605d9c16a7a3d7b1898e529396a65c23')
})
