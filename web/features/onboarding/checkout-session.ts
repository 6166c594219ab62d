import { readText, writeText } from '#web/lib/device/stored-state.ts'

const key = 'checkout-session'

/**
 * The id of the checkout that she comes from, or null. It is taken out of the address, which ends up in
 * histories and screenshots, and kept in this tab so that a reload tries again.
 */
export function takeCheckoutSession(): string | null {
  const search = new URLSearchParams(location.search)
  const given = search.get('session_id')
  if (given === null) return readText(key, 'sessionStorage')
  writeText(key, given, 'sessionStorage')
  search.delete('session_id')
  const query = search.size ? `?${search}` : ''
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
  return given
}

/** It is activated, or given up. */
export function forgetCheckoutSession(): void {
  writeText(key, null, 'sessionStorage')
}
