import { addDays, weekStartOf } from '#contract/calendar.ts'
import { insightLimits, type readInsights, type Week } from '#contract/insights.ts'
import type { RouteReply } from '#contract/route.ts'
import { gravestNotice, isGrave } from '#contract/safety.ts'
import { assess } from '#reading/safety/assess.ts'
import type { Scope } from '#server/database/client.ts'
import { noticeOf } from '#server/features/safety/notice.ts'
import { findEnergyGivers, findHelped } from './helped.ts'
import { isAnswered } from './is-answered.ts'
import {
  countGoalsDone,
  countResets,
  type Days,
  hasEarlierDays,
  listFocuses,
  listRecordedDays,
  listResets,
  listWritten,
  type Reset,
  readSafety,
} from './repo.ts'
import { weekSummary } from './week-summary.ts'

/** Before there was anything to tell. A week named in an address is not followed further back. */
const firstDay = '2020-01-06'

const lastOf = (weekStart: string) => addDays(weekStart, 6)

/** The charts' days up to `today`: whole weeks, from a Monday on, and whole months, from the first on. */
function chartDays(today: string): Days {
  const firstWeek = addDays(weekStartOf(today), -7 * (insightLimits.weeks - 1))
  const [year = 0, month = 0] = today.split('-').map(Number)
  const firstMonth = new Date(Date.UTC(year, month - insightLimits.months, 1)).toISOString().slice(0, 10)
  return { from: firstWeek < firstMonth ? firstWeek : firstMonth, to: today }
}

/** What she said gave her energy, one answer a week. */
function answersByWeek(resets: readonly Reset[]): string[] {
  const weeks = new Map<string, string[]>()
  for (const { day, energy_giving } of resets) {
    const week = weekStartOf(day)
    weeks.set(week, [...(weeks.get(week) ?? []), energy_giving])
  }
  return [...weeks.values()].map((answers) => answers.join('. '))
}

/** Her answer to one question of the week's resets: a later one that was left blank takes nothing back. @param answers newest first */
const newestAnswer = (answers: readonly string[]) => answers.find(isAnswered) ?? ''

/** Three months of her days, and what came with the better of them. @param today her day, `YYYY-MM-DD`. */
export async function insightsUpTo(
  scope: Scope,
  userId: string,
  today: string,
): Promise<RouteReply<typeof readInsights>> {
  const span = chartDays(today)
  const [days, weekly_resets, written, resets, goals] = await Promise.all([
    listRecordedDays(scope, userId, span),
    countResets(scope, userId, span),
    listWritten(scope, userId, span),
    listResets(scope, userId, span),
    countGoalsDone(scope, userId),
  ])
  return {
    today,
    days,
    weekly_resets,
    ...goals,
    has_earlier_answers: days.length === 0 && (await hasEarlierDays(scope, userId, span.from)),
    helped: findHelped(written),
    helped_from: written.length,
    helped_days: new Set(written.map(({ day }) => day)).size,
    named: findEnergyGivers(answersByWeek(resets)),
  }
}

interface Reader {
  /** Her day, `YYYY-MM-DD`. */
  today: string
  /** She has asked for quiet after a loss. */
  isLossMode: boolean
}

/** The week that `day` is in, as far as it has come. */
export async function weekOf(
  scope: Scope,
  userId: string,
  day: string,
  { today, isLossMode }: Reader,
): Promise<Week> {
  const start = weekStartOf(day > today ? today : day < firstDay ? firstDay : day)
  const week = { from: start, to: lastOf(start) }
  // Gone west, she may have told of a day that is still to come. It waits for its day, here as in the charts; what was grave in it
  // does not.
  const soFar = { from: start, to: week.to < today ? week.to : today }
  const [days, written, resets, weekly_resets, recorded, focuses, has_earlier] = await Promise.all([
    listRecordedDays(scope, userId, { from: addDays(start, -7), to: soFar.to }),
    listWritten(scope, userId, chartDays(soFar.to)),
    listResets(scope, userId, soFar),
    countResets(scope, userId, soFar),
    readSafety(scope, userId, week),
    listFocuses(scope, userId, week),
    hasEarlierDays(scope, userId, start),
  ])
  const safety = gravestNotice(recorded, ...focuses.map((focus) => noticeOf(assess(focus))))
  const ofWeek = days.filter((recorded) => recorded.day >= start)
  const is_this_week = start === weekStartOf(today)
  const summary = weekSummary({
    start,
    days: ofWeek,
    before: days.filter((recorded) => recorded.day < start),
    reset: {
      energyGiving: newestAnswer(resets.map(({ energy_giving }) => energy_giving)),
      nextWeek: newestAnswer(resets.map(({ next_week }) => next_week)),
    },
    helped: findHelped(written),
    isThisWeek: is_this_week,
    isGrave: isGrave(safety.level),
    isLossMode,
  })
  return {
    week_start: start,
    week_end: week.to,
    is_this_week,
    has_earlier,
    rests_on: {
      days: ofWeek.length,
      check_ins: ofWeek.reduce((sum, recorded) => sum + recorded.check_ins, 0),
      you_today: ofWeek.filter((recorded) => recorded.feeling !== null).length,
      weekly_resets,
    },
    ...summary,
    safety: { ...safety, softLine: null },
  }
}
