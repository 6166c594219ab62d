import { useEffect, useState } from 'react'

const listeners = new Set<(key: string, value: unknown) => void>()

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
  for (const listener of listeners) listener(key, value)
}

/** State that survives a reload on this phone. It follows whatever else is written under its key while it is shown. */
export function useStoredState<T>(key: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => readStored<T>(key))
  useEffect(() => {
    const follow = (changed: string, next: unknown) => {
      if (changed === key) setValue(next as T | undefined)
    }
    listeners.add(follow)
    return () => void listeners.delete(follow)
  }, [key])
  return [value ?? initial, (next) => writeStored(key, next)]
}
