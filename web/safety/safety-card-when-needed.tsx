import { lazy, Suspense, useEffect } from 'react'
import type { CardId } from '#contract/safety.ts'

const load = () => import('./safety-card.tsx')
const SafetyCard = lazy(async () => ({ default: (await load()).SafetyCard }))

/**
 * The safety card for a first screen, which has no bytes to spare: it is fetched as soon as the screen stands, so
 * that it is on the phone before anything can be sent that needs it.
 */
export function SafetyCardWhenNeeded({ id }: { id: CardId | null }) {
  useEffect(() => {
    void load()
  }, [])
  return <Suspense>{id && <SafetyCard id={id} />}</Suspense>
}
