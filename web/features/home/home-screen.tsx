import { LifeBuoy } from 'lucide-react'
import type { ReactNode } from 'react'
import { quoteOfDay } from '#content/reality-check.ts'
import { dayIn } from '#contract/day.ts'
import { productName } from '#contract/limits.ts'
import { useMember } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card, cardClass } from '#web/ui/card.tsx'

interface HomeScreenProps {
  inbox: ReactNode
  /** What she has under way from Rediscover. */
  goal: ReactNode
  youToday: ReactNode
  modeGrid: ReactNode
}

/** Where every day starts: a greeting, a true word, how she is, the eight modes, and SOS. */
export function HomeScreen({ inbox, goal, youToday, modeGrid }: HomeScreenProps) {
  const { name, timezone, isOnboarded, isKnown, isLossMode } = useMember()
  const day = dayIn(timezone, new Date())
  return (
    <div className="grid gap-5">
      <title>{`Home · ${productName}`}</title>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <h1 className="wrap-anywhere min-w-0 text-2xl">Hi {name || (isKnown && 'you')}</h1>
        {inbox}
      </div>
      {!isOnboarded && (
        <Banner
          title="A few things are still open"
          action={
            <AppLink to={paths.onboarding()} className="font-bold underline">
              Finish setting up
            </AppLink>
          }
        >
          It takes a minute, and tips fit better after it.
        </Banner>
      )}
      <Card tone="accent" aria-labelledby="reality-check">
        <h2 id="reality-check" className="font-bold text-sm uppercase tracking-wider">
          Reality Check
        </h2>
        <p className="mt-2 font-bold text-lg">{quoteOfDay(day, isLossMode)}</p>
      </Card>
      {youToday}
      {goal}
      <AppLink to={paths.checkIn()} className={buttonClass('quiet')}>
        Want to say more? Check in
      </AppLink>
      <section aria-labelledby="modes" className="grid gap-3">
        <h2 id="modes" className="text-lg">
          What would help right now?
        </h2>
        {modeGrid}
      </section>
      <AppLink to={paths.chat({ sos: true })} className={cardClass({ tone: 'danger', pressable: true })}>
        <span className="flex items-center gap-4">
          <LifeBuoy aria-hidden className="size-9 shrink-0" />
          <span>
            <span className="block font-extrabold text-lg">SOS</span>
            <span className="block text-sm">For the hardest moments. Breathe, and reach a person.</span>
          </span>
        </span>
      </AppLink>
    </div>
  )
}
