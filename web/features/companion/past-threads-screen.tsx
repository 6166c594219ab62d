import { weekStartOf } from '#contract/calendar.ts'
import type { Thread } from '#contract/companion.ts'
import { dayIn } from '#contract/day.ts'
import { weekLabel } from '#web/lib/time/date-labels.ts'
import { useMember } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ThreadPages } from './thread-pages.tsx'
import { ThreadRow } from './thread-row.tsx'

/** Her chats to look back at, under the week in which each was last spoken in. They are changed in the list of all chats. */
export function PastThreadsScreen() {
  const { timezone } = useMember()
  const today = dayIn(timezone, new Date())
  return (
    <div className="grid gap-5">
      <PageHeader title="Your chats" backTo={paths.insights()} backLabel="Back to insights" />
      <ThreadPages>
        {(threads) =>
          byWeek(threads, timezone).map(([week, ofWeek]) => (
            <section key={week} aria-labelledby={`week-${week}`} className="grid gap-3">
              <h2 id={`week-${week}`} className="text-lg">
                {weekLabel(week, today)}
              </h2>
              <ul className="grid gap-3">
                {ofWeek.map((thread) => (
                  <ThreadRow key={thread.id} thread={thread} />
                ))}
              </ul>
            </section>
          ))
        }
      </ThreadPages>
    </div>
  )
}

function byWeek(threads: Thread[], timezone: string): [string, Thread[]][] {
  const weeks = new Map<string, Thread[]>()
  for (const thread of threads) {
    const week = weekStartOf(dayIn(timezone, new Date(thread.updated_at)))
    weeks.set(week, [...(weeks.get(week) ?? []), thread])
  }
  return [...weeks]
}
