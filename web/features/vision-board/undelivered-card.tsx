import { useEffect, useState } from 'react'
import type { CardId } from '#contract/safety.ts'
import { gravestCard } from '#web/safety/card-for-reply.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { useScreenCard } from '#web/safety/screen-card.ts'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'

/** The card for words on her board that the server has not heard yet. It stays where they have been sent meanwhile. */
export function UndeliveredCard({ texts }: { texts: readonly string[] }) {
  const [shown, setShown] = useState<CardId | null>(null)
  useScreenCard(shown)
  return (
    <>
      {texts.length > 0 && (
        <Reader texts={texts} onCard={(id) => setShown((now) => gravestCard([now, id]))} />
      )}
      <LazySafetyCard id={shown} onSafe={() => setShown(null)} />
    </>
  )
}

interface ReaderProps {
  texts: readonly string[]
  onCard: (id: CardId) => void
}

/** Reads them here, once there are any: what reads is not fetched before that. */
function Reader({ texts, onCard }: ReaderProps) {
  const id = useExplicitCard(texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each card that is found
  useEffect(() => {
    if (id) onCard(id)
  }, [id])
  return null
}
