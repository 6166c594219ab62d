import { absences, type Topic, topics } from '#content/insights/topics.ts'
import { type Helped, insightLimits, mean } from '#contract/insights.ts'
import type { Written } from './repo.ts'

/** How much better the days with a thing are, in levels of mood, before it is told. */
const leastGain = 0.5
const leastNamed = 2
const most = 4
/** Where what was said of one thing ends and another begins. */
const clauseEnd = /[.,;:!?–—\n]+|\bbut\b/

/** Clause by clause, lower-case words without apostrophes, so that 'didn’t' and 'didnt' are one. */
const clausesOf = (text: string): string[][] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(clauseEnd)
    .map((clause) => clause.match(/\p{L}+/gu) ?? [])

/** What a text says was there, words between spaces: of each clause what stands before anything that says it was missing. */
const presentIn = (text: string): string =>
  clausesOf(text)
    .map((words) => {
      const missing = words.findIndex((word) => absences.has(word))
      return ` ${(missing < 0 ? words : words.slice(0, missing)).join(' ')} `
    })
    .join('|')

/** Whether a topic is named in what was there. */
const mentions = (present: string, topic: Topic): boolean =>
  topic.words.some((phrase) => present.includes(` ${phrase} `))

/** Whether a question asks for what was not there: 'What do you miss?' */
const asksForMissing = (prompt: string) =>
  clausesOf(prompt).some((words) => words.some((word) => absences.has(word)))

/**
 * What she wrote of on days that were better than the others: at least three days with it and three without, half a
 * level of mood apart. It says what came together, not what caused what.
 */
export function findHelped(written: readonly Written[]): Helped[] {
  const days = new Map<string, { moods: number[]; present: string }>()
  for (const { day, mood, prompt, text } of written) {
    const recorded = days.get(day) ?? { moods: [], present: '' }
    const present = asksForMissing(prompt) ? '' : presentIn(text)
    days.set(day, { moods: [...recorded.moods, mood], present: `${recorded.present}|${present}` })
  }
  const all = [...days.values()].map(({ moods, present }) => ({ mood: mean(moods), present }))
  return topics
    .flatMap((topic) => {
      const has = all.map(({ present }) => mentions(present, topic))
      const moods = all.filter((_, index) => has[index]).map(({ mood }) => mood)
      const others = all.filter((_, index) => !has[index]).map(({ mood }) => mood)
      if (Math.min(moods.length, others.length) < insightLimits.daysToCompare) return []
      const found = { mood: mean(moods), other_mood: mean(others) }
      if (found.mood - found.other_mood < leastGain) return []
      return [{ label: topic.label, days: moods.length, other_days: others.length, ...found }]
    })
    .sort((a, b) => b.mood - b.other_mood - (a.mood - a.other_mood))
    .slice(0, most)
}

/** What she named as giving energy in at least two weeks. @param answers one a week. */
export function findEnergyGivers(answers: readonly string[]): { label: string; weeks: number }[] {
  const byWeek = answers.map(presentIn)
  return topics
    .map((topic) => ({
      label: topic.label,
      weeks: byWeek.filter((present) => mentions(present, topic)).length,
    }))
    .filter(({ weeks }) => weeks >= leastNamed)
    .sort((a, b) => b.weeks - a.weeks)
    .slice(0, most)
}
