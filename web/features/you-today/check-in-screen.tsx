import { PageHeader } from '#web/ui/page-header.tsx'
import { PastDays } from './past-days.tsx'
import { YouToday } from './you-today-card.tsx'

/** The check-in of today, and the days before it. */
export function CheckInScreen() {
  return (
    <div className="grid gap-5">
      <PageHeader title="Check-in" />
      <YouToday />
      <section aria-labelledby="past" className="grid gap-3">
        <h2 id="past" className="text-lg">
          Days before
        </h2>
        <PastDays />
      </section>
    </div>
  )
}
