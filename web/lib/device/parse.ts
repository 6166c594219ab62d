/** Reads a stored value as what it should be; undefined where it is not. No schema: zod is the server's. */
export type Parse<T> = (stored: unknown) => T | undefined

export const asText: Parse<string> = (stored) => (typeof stored === 'string' ? stored : undefined)
export const asBoolean: Parse<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined)

export const orNull =
  <T>(parse: Parse<T>): Parse<T | null> =>
  (stored) =>
    stored === null ? null : parse(stored)

/** Whether this is an object with fields, and no list. */
export const isRecord = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)
