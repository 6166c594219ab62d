import { AsyncLocalStorage } from 'node:async_hooks'

const pages = new AsyncLocalStorage<string>()
const longest = 36

/** Does the work of a call in the name of the page that made it, whose id the database tells beside what changes. */
export function withCallingPage<T>(page: unknown, work: () => T): T {
  return typeof page === 'string' && page.length <= longest ? pages.run(page, work) : work()
}

/** The page whose call is being worked on; empty where there is none. */
export const callingPage = (): string => pages.getStore() ?? ''
