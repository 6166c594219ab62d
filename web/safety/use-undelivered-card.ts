import { useEffect, useState } from 'react'
import type { CardId } from '#contract/safety.ts'
import { useExplicitCard } from './use-explicit-card.ts'

/** An answer as quick as this brings its card by itself, without another one before it. */
const quickMs = 1_000

/**
 * The card for words that she has sent off, for as long as nobody has answered them: the request may hang, fail, or never have gone.
 * @param texts none once they have been answered, or changed
 */
export function useUndeliveredCard(texts: readonly string[]): CardId | null {
  const cardId = useExplicitCard(texts)
  const text = texts.join('\n')
  const [due, setDue] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDue(text), quickMs)
    return () => clearTimeout(timer)
  }, [text])
  return text && due === text ? cardId : null
}
