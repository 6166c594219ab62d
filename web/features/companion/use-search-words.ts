import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'

/** She pauses so long when she has typed what she looks for. */
const pauseMs = 300

/**
 * What she looks for: `typed` in the box, and `words` in the address a moment later, where a reload and the way back from a chat find it.
 * A first search is a step of its own to go back from.
 */
export function useSearchWords(): { typed: string; setTyped: (typed: string) => void; words: string } {
  const [search, setSearch] = useSearchParams()
  const words = search.get('q') ?? ''
  const [typed, setTyped] = useState(words)
  const inAddress = useRef(words)

  useEffect(() => {
    if (inAddress.current === words) return
    inAddress.current = words
    setTyped(words)
  }, [words])

  useEffect(() => {
    const next = typed.trim()
    if (next === inAddress.current) return
    const timer = setTimeout(() => {
      const isFirst = inAddress.current === ''
      inAddress.current = next
      setSearch(next === '' ? {} : { q: next }, { replace: !isFirst })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, setSearch])

  return { typed, setTyped, words }
}
