import { useState } from 'react'
import { readText, writeText } from '#web/lib/device/stored-state.ts'

const key = 'activeChildId'

/** The child that the phone holds as active, and how to choose another. An id that names no child means the first one. */
export function useActiveChildId(): [string | null, (id: string) => void] {
  const [activeId, setActiveId] = useState(() => readText(key))
  return [
    activeId,
    (id) => {
      setActiveId(id)
      writeText(key, id)
    },
  ]
}
