import { readWalletMessage, signerOf } from '#server/platform/auth/ethereum.ts'
import { newToken } from '#server/platform/auth/keys.ts'
import { redeemLongCode, storeCode } from '#server/platform/auth/one-time-codes.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'

const oldestMs = 10 * 60_000

/** Wallets prove themselves with a signed message that names this site, this moment and a nonce of ours. */
export function createWallets({ config, database }: Services) {
  const system = database.asSystem()
  const origin = new URL(config.publicUrl)

  function assertOn(): void {
    if (!config.web3SignIn) throw new AppError('not_configured', 'Wallet sign-in is not set up here.')
  }

  return {
    async nonce(): Promise<string> {
      assertOn()
      // EIP-4361 takes letters and digits only.
      const nonce = newToken().replace(/[^a-zA-Z\d]/g, '')
      await storeCode(system, config.authSecret, nonce, { purpose: 'web3_nonce' })
      return nonce
    },

    /** The address that signed. @throws AppError 401 where anything in the message does not fit. */
    async prove(text: string, signature: string): Promise<string> {
      assertOn()
      const message = readWalletMessage(text)
      const now = Date.now()
      const isForUs =
        message?.domain === origin.host &&
        URL.parse(message.uri)?.origin === origin.origin &&
        message.version === '1'
      const isNow =
        message &&
        Math.abs(now - message.issuedAt.getTime()) < oldestMs &&
        (message.expiresAt?.getTime() ?? now + 1) > now &&
        (message.notBefore?.getTime() ?? now) <= now
      const isSigned = message && signerOf(text, signature) === message.address
      if (!isForUs || !isNow || !isSigned) throw new AppError('unauthorized', 'That signature does not fit.')
      if (!(await redeemLongCode(system, config.authSecret, message.nonce, 'web3_nonce')))
        throw new AppError('unauthorized', 'That signature was used already, or took too long.')
      return message.address
    },
  }
}

export type Wallets = ReturnType<typeof createWallets>
