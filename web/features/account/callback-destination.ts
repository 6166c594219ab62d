import { paths } from '#web/paths.ts'

const pauseMs = 1500

interface Callback {
  /** The address' query and hash, as `location` has them. */
  search: string
  hash: string
  /** Whether the server takes the link's token; it works once. */
  verify: (link: { token_hash: string; type: string }) => Promise<boolean>
  hasSession: () => Promise<boolean>
}

/**
 * Where a confirmation link leads: on to checkout with a token in the hash, after a moment, with a one-time
 * token that the server takes, or with a session; else to sign-in with the reason. Going on there confirms nothing by
 * itself: what the checkout says of her e-mail is the server's word.
 */
export async function callbackDestination({ search, hash, verify, hasSession }: Callback): Promise<string> {
  const confirmed = paths.checkout({ verified: true })
  const query = new URLSearchParams(search)
  const token_hash = query.get('token_hash')
  try {
    if (new URLSearchParams(hash.slice(1)).has('access_token')) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return confirmed
    }
    if (token_hash && (await verify({ token_hash, type: query.get('type') ?? 'signup' }))) return confirmed
    return (await hasSession()) ? confirmed : paths.auth({ error: 'verification_failed' })
  } catch {
    return paths.auth({ error: 'callback_error' })
  }
}
