import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

/** What her own days say, day by day, and the way to her chats. */
export function InsightsScreen({ pastDays }: { pastDays: ReactNode }) {
  return (
    <div className="grid gap-5">
      <PageHeader title="Insights" />
      <p className="text-muted">Your last thirty days, from what you told in You Today.</p>
      {pastDays}
      <AppLink to={paths.threads()} className={buttonClass('secondary')}>
        Look back at your chats
      </AppLink>
    </div>
  )
}
