import { paths } from '#web/paths.ts'

const pauseMs = 1500

interface Callback {
  /** The address' query and hash, as `location` has them. */
  search: string
  hash: string
  hasSession: () => Promise<boolean>
}

/**
 * Where a confirmation link leads (4.3): on to checkout with a token in the hash, after a moment, or with a
 * session; else to sign-in with the reason. A one-time token is not one of this server's, so it is refused.
 */
export async function callbackDestination({ search, hash, hasSession }: Callback): Promise<string> {
  try {
    if (new URLSearchParams(hash.slice(1)).has('access_token')) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return paths.checkout({ verified: true })
    }
    const isConfirmed = !new URLSearchParams(search).has('token_hash') && (await hasSession())
    return isConfirmed ? paths.checkout({ verified: true }) : paths.auth({ error: 'verification_failed' })
  } catch {
    return paths.auth({ error: 'callback_error' })
  }
}
