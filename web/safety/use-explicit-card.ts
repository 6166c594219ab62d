import { useEffect, useState } from 'react'
import type { CardId } from '#contract/safety.ts'

/**
 * The card for words of hers that the server has not heard, or never will, where they say something grave plainly: they are read here.
 * Null where they do not, and until they have been read.
 */
export function useExplicitCard(texts: readonly string[]): CardId | null {
  const [cardId, setCardId] = useState<CardId | null>(null)
  const text = texts.join('\n')
  useEffect(() => {
    let isCurrent = true
    void import('#reading/patterns/signals.ts').then(
      ({ explicitCard }) => isCurrent && setCardId(explicitCard(text)),
      // Without it the screen still works, and SOS is at the top.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return cardId
}
