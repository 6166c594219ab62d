import { Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { gateTexts, partTexts } from '#content/gate.ts'
import type { GatedFeature } from '#contract/gate.ts'
import { useEntitlement, useMayUse } from '#web/member/entitlement.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'

/** Lets her in where the part is open to her. */
export function MembersOnly({ feature, children }: { feature: GatedFeature; children: ReactNode }) {
  const { entitlement, isPending } = useEntitlement()
  const isOpen = useMayUse(feature)
  if (isPending) return <LoadingCards />
  if (isOpen) return children
  return <Edge feature={feature} trialUsed={entitlement?.trial_used === true} />
}

/** The edge of what is free: says what stands behind it, what stays hers, and how to go on. */
function Edge({ feature, trialUsed }: { feature: GatedFeature; trialUsed: boolean }) {
  return (
    <div className="grid gap-5">
      <PageHeader title={gateTexts.heading} />
      <Card className="grid gap-4 text-center">
        <span
          aria-hidden
          className="mx-auto grid size-14 place-items-center rounded-full bg-accent-soft text-on-accent"
        >
          <Sprout className="size-7" />
        </span>
        <p className="font-bold text-lg">{partTexts[feature]}</p>
        <p className="text-muted">{gateTexts.stays}</p>
        <AppLink to={paths.startCheckout()} className={buttonClass()}>
          {trialUsed ? gateTexts.again : gateTexts.firstTime}
        </AppLink>
        <AppLink to={paths.home()} className={buttonClass('quiet')}>
          {gateTexts.notNow}
        </AppLink>
      </Card>
    </div>
  )
}
