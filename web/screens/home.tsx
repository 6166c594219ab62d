import { lazy, Suspense } from 'react'
import { HomeScreen } from '#web/features/home/home-screen.tsx'
import { ModeGrid } from '#web/features/modes/mode-grid.tsx'
import { YouToday } from '#web/features/you-today/you-today-card.tsx'

/** Comes after home has been drawn, which has no bytes to spare for it; where it cannot be fetched home does without. */
const InboxNote = lazy(async () => {
  const part = await import('#web/features/notifications/inbox-note.tsx').catch(() => null)
  return { default: part?.InboxNote ?? (() => null) }
})

/** The same for what only some have under way. */
const OpenGoal = lazy(async () => {
  const part = await import('#web/features/rediscover/open-goal.tsx').catch(() => null)
  return { default: part?.OpenGoal ?? (() => null) }
})

/** Home of several features' parts. It is what most days begin with, so all of it travels as one. */
export function Home() {
  return (
    <HomeScreen
      inbox={
        <Suspense>
          <InboxNote />
        </Suspense>
      }
      goal={
        <Suspense>
          <OpenGoal />
        </Suspense>
      }
      youToday={<YouToday />}
      modeGrid={<ModeGrid />}
    />
  )
}
