import { CallError } from '../api/call.ts'
import { isRecord, type Parse } from '../device/parse.ts'
import { readStored, writeStored } from '../device/stored-state.ts'

// What the phone keeps of a member, so that her first screens open without a network: no more than they show.

const storageKey = 'kept'

/** What is kept, by the name that it is kept under. Whoever keeps something adds its name here: `declare module '#web/lib/offline/kept.ts'`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by those who keep something
export interface KeptQueries {}

type Name = keyof KeptQueries

/** What a query is kept as, and the part of its data that is worth keeping. */
export interface Keep {
  name: Name
  pick: (data: never) => unknown
}

/** What is no copy of anything is as if it were not kept. */
const asCopy: Parse<unknown> = (stored) => (typeof stored === 'object' ? stored : undefined)

const readAll = () => readStored(storageKey, (stored) => (isRecord(stored) ? stored : undefined))

/** What was kept last under this name; undefined where nothing was, or the phone's storage is closed. */
export function readKept<N extends Name>(name: N): KeptQueries[N] | undefined {
  return asCopy(readAll()?.[name]) as KeptQueries[N] | undefined
}

/** Keeps it in place of what was there. */
export function keep(name: Name, value: unknown): void {
  writeStored(storageKey, { ...readAll(), [name]: value })
}

/** Something of hers has come to this list: that it was kept as empty says nothing until it has been read anew. */
export function removeKeptIfEmpty(name: Name): void {
  if (isKeptEmpty(name)) keep(name, undefined)
}

const isKeptEmpty = (name: Name) => (readKept(name) as unknown[] | undefined)?.length === 0

/** Whether it was empty when it was read last, and there is nobody to ask anew. */
export function isKnownEmpty(name: Name, error: Error | null): boolean {
  return error instanceof CallError && error.code === 'offline' && isKeptEmpty(name)
}

/** Something that these were made of is gone: they are kept again once they have been read anew. */
export function removeKept(...names: Name[]): void {
  for (const name of names) if (readKept(name) !== undefined) keep(name, undefined)
}

/** Her session is over, or another's has begun: nothing kept is shown to whoever comes next. */
export function clearKept(): void {
  writeStored(storageKey, undefined)
}
