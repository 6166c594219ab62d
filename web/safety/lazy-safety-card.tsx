import { lazy, Suspense, useEffect } from 'react'
import { cardMissing } from '#content/safety/card-missing.ts'
import type { CardId } from '#contract/safety.ts'
import { Banner } from '#web/ui/banner.tsx'
import type { CardGoing } from './safety-card.tsx'

const load = () => import('./safety-card.tsx')
const SafetyCard = lazy(async () => {
  const part = await load().catch(() => null)
  return { default: part?.SafetyCard ?? CardMissing }
})

/** What a card comes down to, for when it cannot be fetched. */
function CardMissing() {
  return (
    <Banner tone="danger" role="alert">
      {cardMissing.before}{' '}
      <a href="tel:000" className="font-bold underline">
        {cardMissing.call}
      </a>{' '}
      {cardMissing.after}
    </Banner>
  )
}

/**
 * The safety card for a first screen, which has no bytes to spare: it is fetched as soon as the screen stands, so
 * that it is on the phone before anything can be sent that needs it.
 */
export function LazySafetyCard({ id, ...going }: { id: CardId | null } & CardGoing) {
  useEffect(() => {
    void load().catch(() => undefined)
  }, [])
  return <Suspense>{id && <SafetyCard id={id} {...going} />}</Suspense>
}
