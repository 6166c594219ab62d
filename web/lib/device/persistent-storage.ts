let hasAsked = false

/**
 * Asks the browser not to clear this phone's storage by itself when it runs short. To be called when she keeps something that is on this
 * phone alone: some browsers ask her then. None promises it, so no text may.
 */
export async function requestPersistentStorage(): Promise<void> {
  if (hasAsked) return
  hasAsked = true
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // A browser that cannot keeps things as long as it will.
  }
}
