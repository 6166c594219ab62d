import {
  becauseItHelped,
  becauseItWasHard,
  becauseItWasSteady,
  type Call,
  weekTips,
} from '#content/insights/tips.ts'
import {
  changeLine,
  feelingLine,
  gaveEnergyLine,
  graveLine,
  lightestLine,
  nextWeekLine,
  type Shape,
  weekLines,
} from '#content/insights/week.ts'
import { speaksOfChildren } from '#content/loss/quiet.ts'
import { moodLabels } from '#content/you-today.ts'
import { pickForDay } from '#contract/calendar.ts'
import { type Heart, hearts, sortHearts } from '#contract/hearts.ts'
import {
  type Helped,
  insightLimits,
  mean,
  measures,
  type RecordedDay,
  type WeekTip,
} from '#contract/insights.ts'
import { truncate } from '#contract/truncate.ts'
import { isHigh, isLow, isOften, median, shapeOf } from './week-shape.ts'

/** What is known of one of her weeks. */
export interface WeekAnswers {
  /** The Monday that it starts on. */
  start: string
  /** The days of the week that she told about. */
  days: readonly RecordedDay[]
  /** Those of the week before. */
  before: readonly RecordedDay[]
  /** Her own words of the week's resets; blank where they said nothing. */
  reset: { energyGiving: string; nextWeek: string }
  /** What tends to come with her better days, the clearest first. */
  helped: readonly Helped[]
  isThisWeek: boolean
  /** Whether something she told in it was a crisis or an emergency. */
  isGrave: boolean
  /** She has asked for quiet after a loss. */
  isLossMode: boolean
}

/** In levels: how far two weeks are apart before it is told, and how far a day stands out. */
const change = 0.75
const standsOut = 1
const quoted = 120
const maxTips = 3

/** When a heart is a hard one, what a week of such days calls for, and what a week is like that leans that way. */
const hard: Record<Heart, { isSo: (level: number) => boolean; call: Call; leaning: Shape }> = {
  energy: { isSo: isLow, call: 'low-energy', leaning: 'lower' },
  mood: { isSo: isLow, call: 'low-mood', leaning: 'lower' },
  stress: { isSo: isHigh, call: 'high-stress', leaning: 'higher' },
}
const mostPressing = sortHearts({ energy: 1, stress: 2, mood: 3 })

/** The levels of those days that have one; none at all where they are too few to speak of. */
function levelsOf(days: readonly RecordedDay[], measure: Heart): number[] {
  const levels = days.flatMap((day) => day[measure] ?? [])
  return levels.length < insightLimits.days ? [] : levels
}

/** Another each week, the same one all week. */
const ofWeek = <T>(choices: readonly T[], start: string) => pickForDay(choices, start, 7)

const weekdayOf = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'UTC' })

const oneLine = (words: string) => truncate(words.trim().replace(/\s+/g, ' '), quoted)

/** One week in a few sentences and tips; her own words alone where fewer than three of its days were told. */
export function weekSummary(recorded: WeekAnswers): { lines: string[]; tips: WeekTip[] } {
  if (recorded.isGrave) return { lines: [graveLine], tips: [] }
  const quotes = quotesOf(recorded.reset)
  if (recorded.days.length < insightLimits.days) return { lines: quotes, tips: [] }
  return { lines: [...linesOf(recorded), ...quotes], tips: tipsOf(recorded) }
}

function quotesOf({ energyGiving, nextWeek }: WeekAnswers['reset']): string[] {
  return [
    ...(energyGiving.trim() ? [gaveEnergyLine(oneLine(energyGiving))] : []),
    ...(nextWeek.trim() ? [nextWeekLine(oneLine(nextWeek))] : []),
  ]
}

function linesOf({ start, days, before, isThisWeek }: WeekAnswers): string[] {
  const lines: string[] = []
  const week = isThisWeek ? 'this week' : 'that week'
  for (const measure of measures) {
    const levels = levelsOf(days, measure)
    if (levels.length === 0) continue
    const line = ofWeek(weekLines[measure][shapeOf(levels)], start)
    lines.push(line.replace('{week}', week).replace('{Week}', week.replace('t', 'T')))
  }
  lines.push(...changeOf(days, before), ...lightestOf(days), ...feelingOf(days))
  return lines
}

/** The largest difference to the week before, where both weeks have enough and their middle days do not say the opposite. */
function changeOf(days: readonly RecordedDay[], before: readonly RecordedDay[]): string[] {
  const changes = measures.flatMap((measure) => {
    const [now, then] = [levelsOf(days, measure), levelsOf(before, measure)]
    if (now.length === 0 || then.length === 0) return []
    const by = mean(now) - mean(then)
    return by * (median(now) - median(then)) < 0 ? [] : [{ measure, by }]
  })
  const [largest] = changes.sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
  return largest && Math.abs(largest.by) >= change ? [changeLine(largest.measure, largest.by > 0)] : []
}

/** The one day whose mood stands a level above the week's, if there is one alone. */
function lightestOf(days: readonly RecordedDay[]): string[] {
  const moods = levelsOf(days, 'mood')
  if (moods.length === 0) return []
  const best = Math.max(...moods)
  const [lightest, another] = days.filter(({ mood }) => mood === best)
  return lightest && !another && best - mean(moods) >= standsOut
    ? [lightestLine(weekdayOf(lightest.day))]
    : []
}

/** The word of You Today that she chose on more than half of at least three days. */
function feelingOf(days: readonly RecordedDay[]): string[] {
  const feelings = days.flatMap(({ feeling }) => feeling ?? [])
  if (feelings.length < insightLimits.days) return []
  const counted = (one: string) => feelings.filter((feeling) => feeling === one).length
  const most = feelings.find((feeling) => counted(feeling) * 2 > feelings.length)
  return most ? [feelingLine(moodLabels[most], counted(most), feelings.length)] : []
}

/** Whether a sentence says that of one measure she told more hard days than light ones. */
function leansHard(days: readonly RecordedDay[]): boolean {
  return hearts.some((heart) => {
    const levels = levelsOf(days, heart)
    return levels.length > 0 && shapeOf(levels) === hard[heart].leaning
  })
}

function tipsOf({ start, days, helped, isLossMode }: WeekAnswers): WeekTip[] {
  const fitting = (call: Call) => weekTips[call].filter(({ text }) => !isLossMode || !speaksOfChildren(text))
  const tip = (call: Call, because: string): WeekTip => ({ because, ...ofWeek(fitting(call), start) })
  const tips: WeekTip[] = []
  for (const heart of mostPressing) {
    const levels = levelsOf(days, heart)
    const { isSo, call } = hard[heart]
    if (isOften(levels, isSo))
      tips.push(tip(call, becauseItWasHard[heart](levels.filter(isSo).length, levels.length)))
  }
  const isSteady = tips.length === 0 && levelsOf(days, 'mood').length > 0 && !leansHard(days)
  const [clearest] = helped
  if (clearest) tips.push(tip('helped', becauseItHelped(clearest.label, clearest.days, clearest.other_days)))
  if (isSteady) tips.push(tip('steady', becauseItWasSteady))
  return tips.slice(0, maxTips)
}
