import { useState } from 'react'

const key = 'activeChildId'

function readActiveChildId(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The child that the phone holds as active, and how to choose another. An id that names no child means the first one. */
export function useActiveChildId(): [string | null, (id: string) => void] {
  const [activeId, setActiveId] = useState(readActiveChildId)
  return [
    activeId,
    (id) => {
      setActiveId(id)
      try {
        localStorage.setItem(key, id)
      } catch {}
    },
  ]
}
