import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addDays } from '#contract/calendar.ts'
import type { RecordedDay } from '#contract/insights.ts'
import { WeekCharts } from './week-charts.tsx'

test('a week that is no point yet is not among what the lines rest on', () => {
  const recorded = (day: string): RecordedDay => ({
    day,
    check_ins: 1,
    mood: 3,
    energy: 3,
    stress: 3,
    feeling: null,
  })
  const fourWeeks = Array.from({ length: 26 }, (_, index) => recorded(addDays('2026-10-19', index)))
  const html = renderToStaticMarkup(
    <WeekCharts days={[...fourWeeks, recorded('2026-11-16')]} today="2026-11-16" />,
  )
  expect(html).toContain('From 26 check-ins.')
})
