/** What the worker does with a request: open a page, answer with a stored file, or leave it to the network. */
export type RequestPlan = 'page' | 'file' | 'leave'

interface Asked {
  method: string
  mode: string
  url: string
}

/**
 * Decides by address alone. Whatever could carry a member's words (`/api`, and every write) is left to the
 * network, so that no answer of hers is ever stored by the worker.
 * @param files paths of the build's own files, such as `/assets/index-3f2a.js`
 */
export function planFor(
  { method, mode, url }: Asked,
  origin: string,
  files: ReadonlySet<string>,
): RequestPlan {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin || asked.pathname.startsWith('/api/')) return 'leave'
  if (mode === 'navigate') return 'page'
  return files.has(asked.pathname) || asked.pathname.startsWith('/assets/') ? 'file' : 'leave'
}
