import { InsightsScreen } from '#web/features/insights/insights-screen.tsx'
import { PastDays } from '#web/features/you-today/past-days.tsx'

export function Insights() {
  return <InsightsScreen pastDays={<PastDays />} />
}
