import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { levelLabels } from '#content/check-ins.ts'
import { insightTexts, levelLabel, measureLabels, restsOn } from '#content/insights/words.ts'
import type { Heart } from '#contract/hearts.ts'
import { insightLimits, measures, type RecordedDay } from '#contract/insights.ts'
import { dateLabel } from '#web/lib/time/date-labels.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ChartTable } from './chart-table.tsx'
import { sourcesOf } from './measures.ts'
import { monthsUpTo, weeksOfMonth } from './month.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const choices = measures.map((value) => ({ value, label: measureLabels[value] }))

/** One of her months, each day filled as high as it was: to be told apart by height as well as by shade. */
export function MonthMap({ days, today }: { days: readonly RecordedDay[]; today: string }) {
  const months = monthsUpTo(today)
  const [back, setBack] = useState(0)
  const [measure, setMeasure] = useState<Heart>('mood')
  const month = months[back] ?? today.slice(0, 7)
  const name = dateLabel(`${month}-01`, { month: 'long', year: 'numeric' })
  const ofMonth = days.filter((day) => day.day.startsWith(month))
  const recorded = ofMonth.filter((day) => day[measure] !== null)
  const isEnough = recorded.length >= insightLimits.days
  return (
    <Card aria-labelledby="month" className="@container grid gap-3">
      <h2 id="month" className="text-lg">
        {insightTexts.monthTitle}
      </h2>
      <ChoiceGroup legend="Show" choices={choices} value={measure} onChange={setMeasure} />
      <div className="-mx-2 flex flex-wrap items-center justify-between">
        <IconButton
          label="The month before"
          aria-disabled={back === months.length - 1}
          className="aria-disabled:text-muted/50"
          onClick={() => setBack(Math.min(back + 1, months.length - 1))}
        >
          <ChevronLeft aria-hidden className="size-6" />
        </IconButton>
        <h3
          aria-live="polite"
          className="@max-[14rem]:order-first min-w-0 flex-1 @max-[14rem]:basis-full text-center text-base"
        >
          {name}
        </h3>
        <IconButton
          label="The month after"
          aria-disabled={back === 0}
          className="aria-disabled:text-muted/50"
          onClick={() => setBack(Math.max(back - 1, 0))}
        >
          <ChevronRight aria-hidden className="size-6" />
        </IconButton>
      </div>
      {isEnough ? (
        <>
          <Month
            month={month}
            measure={measure}
            recorded={recorded}
            caption={`${measureLabels[measure]}, ${name}`}
          />
          <Legend measure={measure} />
          <p className="text-muted text-sm">{restsOn(sourcesOf(recorded))}</p>
          <ChartTable
            caption={`${measureLabels[measure]} by day, ${name}`}
            columns={['Day', measureLabels[measure]]}
            rows={recorded.map((day) => [
              dateLabel(day.day, { weekday: 'short', day: 'numeric', month: 'short' }),
              levelLabel(measure, day[measure] ?? 1),
            ])}
          />
        </>
      ) : (
        <p className="text-muted">
          {ofMonth.length < insightLimits.days
            ? insightTexts.monthTooLittle
            : insightTexts.monthWithoutStress}
        </p>
      )}
    </Card>
  )
}

interface MonthProps {
  month: string
  measure: Heart
  recorded: readonly RecordedDay[]
  caption: string
}

function Month({ month, measure, recorded, caption }: MonthProps) {
  const levels = new Map(recorded.map((day) => [day.day, day[measure]]))
  return (
    <table className="-mx-2 w-[calc(100%+1rem)] table-fixed border-separate border-spacing-[min(0.25rem,1.25vw)]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday} className="text-muted text-xs">
              <span aria-hidden>{weekday.charAt(0)}</span>
              <span className="sr-only">{weekday}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <td key={weekdays[index]} className="p-0">
                {day && (
                  <Day number={Number(day.slice(8))} measure={measure} level={levels.get(day) ?? null} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ number, measure, level }: { number: number; measure: Heart; level: number | null }) {
  return (
    <span className="grid justify-items-center text-xs">
      <span className={level === null ? 'text-muted' : 'font-bold'}>{number}</span>
      {level !== null && <span className="sr-only">, {levelLabel(measure, level)}</span>}
      <span className="relative h-8 w-full overflow-hidden rounded-md bg-sunken">
        {level !== null && <Fill level={level} />}
      </span>
    </span>
  )
}

/** Filled from the ground up, a fifth for each level, deeper in shade, and with a line where it ends. */
function Fill({ level }: { level: number }) {
  const height = level * 20
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full fill-accent"
    >
      <rect y={100 - height} width={100} height={height} fillOpacity={0.3 + level * 0.14} />
      <rect y={100 - height} width={100} height={8} className="fill-primary" />
    </svg>
  )
}

function Legend({ measure }: { measure: Heart }) {
  return (
    <ul aria-label="What the heights mean" className="flex flex-wrap justify-center gap-x-3 gap-y-1">
      {levelLabels[measure].map((label, index) => (
        <li key={label} className="flex items-center gap-1.5 text-muted text-xs">
          <span className="relative size-4 overflow-hidden rounded-sm bg-sunken">
            <Fill level={index + 1} />
          </span>
          {label}
        </li>
      ))}
    </ul>
  )
}
