import type { Config } from '#server/config.ts'
import { AppError } from '../http/app-error.ts'

const refusal = 'That sign-in may not lead back there.'

/** True where `to` is `allowed` or lies below it. */
function isBelow(to: URL, allowed: string): boolean {
  const base = URL.parse(allowed)
  if (!base || base.protocol !== to.protocol || base.host !== to.host) return false
  return to.pathname === base.pathname || to.pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`)
}

/**
 * Where a sign-in leads back to, as a whole address: below our own origin or one that the operator listed.
 * @param given a path of ours or a whole address; home where nothing is given.
 * @throws AppError 400 for anywhere else.
 */
export function allowedRedirect(config: Config, given = '/home'): { url: string; isOurs: boolean } {
  const to = URL.parse(given, config.publicUrl)
  if (to?.username || to?.password) throw new AppError('bad_input', refusal)
  if (to?.origin === config.publicUrl) return { url: to.href, isOurs: true }
  if (to && config.authRedirects.some((allowed) => isBelow(to, allowed)))
    return { url: to.href, isOurs: false }
  throw new AppError('bad_input', refusal)
}
