import { useEffect, useState } from 'react'
import { errorTexts } from '#contract/errors.ts'
import * as membership from '#contract/membership.ts'
import { CallError, call, UnexplainedError } from '#web/lib/api/call.ts'

/**
 * Opens a checkout for the free trial and sends the browser to it.
 * @throws CallError, also when the answer has no url.
 */
export async function startCheckout(): Promise<void> {
  const { url } = await call(membership.startCheckout, {})
  if (!url) throw new CallError('Checkout URL missing', 'internal', 200)
  location.assign(url)
}

/** What a member reads when the checkout could not be opened. */
export function checkoutErrorText(error: unknown): string {
  if (error instanceof UnexplainedError) return `HTTP ${error.status}`
  return error instanceof CallError && error.code !== 'offline' ? error.message : errorTexts.unexpected
}

/** The 'Start free trial' button: busy until the browser has left, free again after an error or a way back. */
export function useStartCheckout() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  useEffect(() => {
    // The back button may bring the page back just as it was left: still busy.
    const comeBack = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function start() {
    setBusy(true)
    setError(undefined)
    try {
      await startCheckout()
    } catch (failure) {
      setError(checkoutErrorText(failure))
      setBusy(false)
    }
  }

  return { busy, error, start }
}
