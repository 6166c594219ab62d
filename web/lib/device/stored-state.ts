import { useLayoutEffect, useRef, useState } from 'react'
import { isRecord, type Parse } from './parse.ts'

type StorageArea = 'localStorage' | 'sessionStorage'

const listeners = new Set<(key: string, value: unknown) => void>()

/** Reads a text that this phone keeps, or this tab; null where there is none or the storage is closed. */
export function readText(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text; null forgets it. Answers whether it could: a full or closed storage is no reason to fail. */
export function writeText(key: string, text: string | null, area: StorageArea = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The keys on this phone that begin like this. */
export function storedKeys(prefix: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return all.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** The form of what is stored as JSON, `{v, value}`. A bare value is of version 0, from before there were any, and the same. */
const version = 1

/** A value as it is stored. */
export const serializeStored = (value: unknown): string => JSON.stringify({ v: version, value })

/** The value in a stored text, of whichever version; undefined where it is no JSON. */
export function deserializeStored(text: string | null): unknown {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    return isRecord(stored) && 'v' in stored ? stored.value : stored
  } catch {
    return undefined
  }
}

/** Reads a value from the phone's storage; undefined where there is none or it cannot be read. */
export function readStored<T>(key: string, parse: Parse<T>): T | undefined {
  return parse(deserializeStored(readText(key)))
}

/** Keeps a JSON value on the phone; undefined forgets it. Answers whether it could. */
export function writeStored(key: string, value: unknown): boolean {
  const isKept = writeText(key, value === undefined ? null : serializeStored(value))
  for (const listener of listeners) listener(key, value)
  return isKept
}

/** Takes off the phone what it keeps under these keys. Answers how to put it back, which leaves alone what stands there by then. */
export function removeStored(keys: readonly string[]): () => void {
  const taken = keys.map((key) => [key, readText(key)] as const).filter(([, text]) => text !== null)
  for (const [key] of taken) writeStored(key, undefined)
  return () => {
    for (const [key, text] of taken) if (readText(key) === null) writeStored(key, deserializeStored(text))
  }
}

/** Tells of whatever is written under a key, in another tab as well. Answers how to stop. */
export function subscribeStored<T>(
  key: string,
  parse: Parse<T>,
  tell: (value: T | undefined) => void,
): () => void {
  const here = (changed: string, value: unknown) => {
    if (changed === key) tell(parse(value))
  }
  const otherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell(readStored(key, parse))
  }
  listeners.add(here)
  window.addEventListener('storage', otherTab)
  return () => {
    listeners.delete(here)
    window.removeEventListener('storage', otherTab)
  }
}

/** What to keep, or what to make of what stands there by now; answers whether it could be kept. */
type Change<T> = (change: T | ((now: T) => T)) => boolean

/**
 * State that survives a reload on this phone. It follows whatever else is written under its key while it is shown.
 * @param parse the same one at each call
 */
export function useStoredState<T>(key: string, initial: NoInfer<T>, parse: Parse<T>): [T, Change<T>]
export function useStoredState<T, None extends null | undefined>(
  key: string,
  initial: None,
  parse: Parse<T>,
): [T | None, Change<T | None>]
export function useStoredState<T>(key: string, initial: T, parse: Parse<T>): [T, Change<T>] {
  const [value, setValue] = useState<T | undefined>(() => readStored(key, parse))
  const [readUnder, setReadUnder] = useState(key)
  if (readUnder !== key) {
    setReadUnder(key)
    setValue(readStored(key, parse))
  }
  /** Else this screen alone has what was written last. */
  const isKept = useRef(true)
  // Before the effect of any part of the screen, which may write there.
  useLayoutEffect(() => subscribeStored(key, parse, setValue), [key, parse])

  const change: Change<T> = (next) => {
    const now = (isKept.current ? readStored(key, parse) : value) ?? initial
    isKept.current = writeStored(key, next instanceof Function ? next(now) : next)
    return isKept.current
  }
  return [value ?? initial, change]
}
