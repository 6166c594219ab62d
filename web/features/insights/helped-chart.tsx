import { insightTexts, restsOn } from '#content/insights/words.ts'
import { type Helped, insightLimits, type readInsights } from '#contract/insights.ts'
import type { RouteReply } from '#contract/route.ts'
import { Card } from '#web/ui/card.tsx'
import { ChartTable } from './chart-table.tsx'

const one = (level: number) => level.toFixed(1)

type HelpedChartProps = Pick<
  RouteReply<typeof readInsights>,
  'helped' | 'helped_from' | 'helped_days' | 'named'
>

const enoughToCompare = 2 * insightLimits.daysToCompare

/** What she wrote of on her better days, and what she named herself. */
export function HelpedChart({ helped, helped_from, helped_days, named }: HelpedChartProps) {
  return (
    <Card aria-labelledby="helped" className="grid gap-4">
      <h2 id="helped" className="text-lg">
        {insightTexts.helpedTitle}
      </h2>
      {helped.length === 0 && named.length === 0 && (
        <p className="text-muted">
          {helped_days < enoughToCompare ? insightTexts.helpedTooLittle : insightTexts.helpedNothing}
        </p>
      )}
      {helped.length > 0 && (
        <>
          <p className="-mt-3 text-muted text-sm">
            {restsOn({ checkIns: helped_from, youToday: 0 })} {insightTexts.helpedNote}
          </p>
          <ul className="grid gap-4">
            {helped.map((found) => (
              <HelpedRow key={found.label} found={found} />
            ))}
          </ul>
          <ChartTable
            caption="Mood on days with it and on other days"
            columns={['What', 'Mood with it', 'Days', 'Mood on other days', 'Other days']}
            rows={helped.map((found) => [
              found.label,
              one(found.mood),
              String(found.days),
              one(found.other_mood),
              String(found.other_days),
            ])}
          />
        </>
      )}
      {named.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-bold text-base">{insightTexts.namedTitle}</h3>
          <ul className="grid gap-1 text-muted">
            {named.map(({ label, weeks }) => (
              <li key={label}>{`${label}, in ${weeks} weeks`}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

/** Two dots on one line: open for the other days, filled for the days with it. */
function HelpedRow({ found }: { found: Helped }) {
  const x = (mood: number) => `${3 + ((mood - 1) / 4) * 94}%`
  const [without, withIt] = [x(found.other_mood), x(found.mood)]
  const middle = { y1: '50%', y2: '50%' }
  return (
    <li className="grid gap-1.5">
      <p className="font-bold">{found.label}</p>
      <svg aria-hidden className="h-5 w-full">
        <line x1="0" x2="100%" {...middle} className="stroke-line" strokeWidth={2} />
        <line x1={without} x2={withIt} {...middle} className="stroke-brand" strokeWidth={3} />
        <circle cx={without} cy="50%" r={6} className="fill-card stroke-brand" strokeWidth={3} />
        <circle cx={withIt} cy="50%" r={8.5} className="fill-brand" />
      </svg>
      <p className="text-muted text-sm">
        Mood {one(found.mood)} of 5 on {found.days} days with it, {one(found.other_mood)} on{' '}
        {found.other_days} others.
      </p>
    </li>
  )
}
