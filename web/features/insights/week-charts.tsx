import { curveMonotoneX, line } from 'd3-shape'
import { insightTexts, levelLabel, measureLabels, measuresListed, restsOn } from '#content/insights/words.ts'
import type { Heart } from '#contract/hearts.ts'
import { measures, type RecordedDay } from '#contract/insights.ts'
import { dateLabel } from '#web/lib/time/date-labels.ts'
import { Card } from '#web/ui/card.tsx'
import { ChartTable } from './chart-table.tsx'
import { sourcesOf } from './measures.ts'
import { daysInPoints, type WeekPoint, weeksOf } from './weeks.ts'

const strokes: Record<Heart, string> = {
  mood: 'stroke-brand',
  energy: 'stroke-good',
  stress: 'stroke-primary',
}
const fills: Record<Heart, string> = {
  mood: 'fill-brand',
  energy: 'fill-good',
  stress: 'fill-primary',
}
const shortDate = (day: string) => dateLabel(day, { day: 'numeric', month: 'short' })
const inWords = (measure: Heart, level: number | null) =>
  level === null ? '–' : `${level.toFixed(1)}, ${levelLabel(measure, level)}`

/** Mood, energy and stress over her last weeks, one small chart each, so that none depends on its colour. */
export function WeekCharts({ days, today }: { days: readonly RecordedDay[]; today: string }) {
  const weeks = weeksOf(days, today)
  const shown = measures.filter((measure) => weeks.filter((week) => week[measure] !== null).length >= 2)
  const from = sourcesOf(daysInPoints(days, weeks, shown))
  return (
    <Card aria-labelledby="weeks" className="grid gap-4">
      <h2 id="weeks" className="text-lg">
        {insightTexts.weeksTitle}
      </h2>
      {shown.length === 0 ? (
        <p className="text-muted">{insightTexts.weeksTooLittle}</p>
      ) : (
        <>
          <p className="-mt-3 text-muted text-sm">{restsOn(from)}</p>
          {shown.map((measure) => (
            <WeekChart key={measure} measure={measure} weeks={weeks} />
          ))}
          {from.youToday > 0 && <p className="text-muted text-sm">{insightTexts.youTodayNote}</p>}
          <ChartTable
            caption={`${measuresListed(measures)} by week`}
            columns={['Week of', ...shown.map((measure) => measureLabels[measure]), 'Days told']}
            rows={weeks.map((week) => [
              shortDate(week.start),
              ...shown.map((measure) => inWords(measure, week[measure])),
              String(week.days),
            ])}
          />
        </>
      )}
    </Card>
  )
}

/** The curve is stretched to its place; what stands around it is placed by percent, so that a dot is round at any width. */
function WeekChart({ measure, weeks }: { measure: Heart; weeks: readonly WeekPoint[] }) {
  const label = measureLabels[measure]
  const x = (index: number) => 2 + (96 * index) / (weeks.length - 1)
  const y = (level: number) => 100 - ((level - 1) / 4) * 100
  const recorded = weeks.flatMap((week, index) => {
    const level = week[measure]
    return level === null ? [] : [{ start: week.start, level, x: x(index), y: y(level) }]
  })
  const last = recorded.at(-1)
  const path = line<WeekPoint>()
    .defined((week) => week[measure] !== null)
    .x((_, index) => x(index))
    .y((week) => y(week[measure] ?? 1))
    .curve(curveMonotoneX)([...weeks])
  if (!last) return null
  return (
    <figure className="grid gap-1.5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{label}</span>
        <span className="text-muted text-sm">
          {shortDate(last.start)}: {inWords(measure, last.level)}
        </span>
      </figcaption>
      <div className="flex gap-2">
        <div aria-hidden className="flex flex-col justify-between text-muted text-xs">
          <span className="-mt-2">high</span>
          <span className="-mb-2">very low</span>
        </div>
        <svg
          role="img"
          aria-label={`${label} by week, ${recorded.map((point) => `${shortDate(point.start)} ${levelLabel(measure, point.level)}`).join(', ')}`}
          className="h-20 min-w-0 flex-1 overflow-visible"
        >
          {[1, 3, 5].map((level) => (
            <line
              key={level}
              x1="0"
              x2="100%"
              y1={`${y(level)}%`}
              y2={`${y(level)}%`}
              className="stroke-line"
              strokeWidth={1}
            />
          ))}
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the picture around it says it all */}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
            <path
              d={path ?? ''}
              fill="none"
              strokeWidth={2.5}
              className={`${strokes[measure]} [vector-effect:non-scaling-stroke]`}
            />
          </svg>
          {recorded.map((point) => (
            <circle
              key={point.start}
              cx={`${point.x}%`}
              cy={`${point.y}%`}
              r={point === last ? 6.5 : 4.5}
              className={fills[measure]}
            />
          ))}
        </svg>
      </div>
      <div aria-hidden className="flex justify-between pl-15 text-muted text-xs">
        <span>{shortDate(weeks[0]?.start ?? '')}</span>
        <span>This week</span>
      </div>
    </figure>
  )
}
