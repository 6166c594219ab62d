import { useState } from 'react'

/** Reads a JSON value from the phone's storage; undefined where there is none or it cannot be read. */
export function readStored<T>(key: string): T | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : (JSON.parse(stored) as T)
  } catch {
    return undefined
  }
}

/** Keeps a JSON value on the phone; a full or closed storage is no reason to fail. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}

/** State that survives a reload on this phone. */
export function useStoredState<T>(key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => readStored<T>(key) ?? initial)
  return [
    value,
    (next) => {
      setValue(next)
      writeStored(key, next)
    },
  ]
}
