import { isRecord, type Parse } from './parse.ts'

// What no screen needs that may be the first.

export const asOneOf =
  <T>(all: readonly T[]): Parse<T> =>
  (stored) =>
    all.find((one) => one === stored)

/** The entries of a list that can be read. */
export const asList =
  <T>(parse: Parse<T>): Parse<T[]> =>
  (stored) =>
    Array.isArray(stored) ? stored.map(parse).filter((each) => each !== undefined) : undefined

export const asNumber: Parse<number> = (stored) => (typeof stored === 'number' ? stored : undefined)

type Fields<T> = { [Name in keyof T]-?: Parse<NonNullable<T[Name]> | Extract<T[Name], null>> }

/** The fields of an object that can be read, and no others. */
export const asPartial =
  <T>(fields: Fields<T>): Parse<Partial<T>> =>
  (stored) => {
    if (!isRecord(stored)) return undefined
    const names = Object.keys(fields) as (keyof T & string)[]
    const read = names.map((name) => [name, fields[name](stored[name])] as const)
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<T>
  }

/** An object all of whose fields can be read; of those named as optional what can be. */
export const asObject =
  <T>(fields: Fields<T>, ...optional: (keyof T)[]): Parse<T> =>
  (stored) => {
    const read = asPartial(fields)(stored)
    const isWhole =
      read && Object.keys(fields).every((name) => name in read || optional.includes(name as keyof T))
    return isWhole ? (read as T) : undefined
  }

/** A form as it was, its fields by those of the empty one: one that is missing, or of another kind, is as it is there. */
export const asForm =
  <T extends object>(empty: T) =>
  (stored: unknown): T => {
    const found = isRecord(stored) ? stored : {}
    const fields = Object.entries(empty).map(([name, value]) => [
      name,
      typeof found[name] === typeof value ? found[name] : value,
    ])
    return Object.fromEntries(fields) as T
  }

/** What the server gave and only the server reads closely: whatever has these fields. */
export const asRecordWith =
  <T>(...names: (keyof T & string)[]): Parse<T> =>
  (stored) =>
    isRecord(stored) && names.every((name) => stored[name] !== undefined) ? (stored as T) : undefined
