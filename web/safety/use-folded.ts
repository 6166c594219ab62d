import { useState } from 'react'

/**
 * Whether she has folded away the card of some words of hers, and how she does. Other words bring theirs, also the same card.
 * @param of what tells these words from others
 */
export function useFolded(of: string): [boolean, () => void] {
  const [folded, setFolded] = useState<string>()
  return [folded === of, () => setFolded(of)]
}
