/** Reads a stored value as what it should be; undefined where it is not. No schema: zod is the server's. */
export type Parse<T> = (stored: unknown) => T | undefined

export const asText: Parse<string> = (stored) => (typeof stored === 'string' ? stored : undefined)
export const asFlag: Parse<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined)

export const asOneOf =
  <T>(all: readonly T[]): Parse<T> =>
  (stored) =>
    all.find((one) => one === stored)

export const orNull =
  <T>(parse: Parse<T>): Parse<T | null> =>
  (stored) =>
    stored === null ? null : parse(stored)

/** The entries of a list that can be read. */
export const asList =
  <T>(parse: Parse<T>): Parse<T[]> =>
  (stored) =>
    Array.isArray(stored) ? stored.map(parse).filter((each) => each !== undefined) : undefined

/** Whether this is an object with fields, and no list. */
export const isRecord = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)

/** What the server gave and only the server reads closely: whatever has these fields. */
export const asGiven =
  <T>(...names: (keyof T & string)[]): Parse<T> =>
  (stored) =>
    isRecord(stored) && names.every((name) => stored[name] !== undefined) ? (stored as T) : undefined
