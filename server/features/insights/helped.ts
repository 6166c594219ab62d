import { absences, type Topic, topics } from '#content/insights/topics.ts'
import { type Helped, insightLimits } from '#contract/insights.ts'
import type { Written } from './repo.ts'

/** How much better the days with a thing are, in levels of mood, before it is told. */
const leastGain = 0.5
const leastNamed = 2
const most = 4
/** Words before a mention in which its absence would be said. */
const wordsBefore = 3

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Lower-case words without apostrophes, so that 'didn’t' and 'didnt' are one. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/\p{L}+/gu) ?? []

function mentions(words: string[], topic: Topic): boolean {
  return topic.words.some((phrase) => {
    const parts = phrase.split(' ')
    return words.some(
      (_, at) =>
        parts.every((part, offset) => words[at + offset] === part) &&
        !words.slice(Math.max(0, at - wordsBefore), at).some((word) => absences.has(word)),
    )
  })
}

/**
 * What she wrote of on days that were better than the others: at least three days with it and three without, half a
 * level of mood apart. It says what came together, not what caused what.
 */
export function whatHelped(written: readonly Written[]): Helped[] {
  const days = new Map<string, { moods: number[]; words: string[][] }>()
  for (const { day, mood, text } of written) {
    const told = days.get(day) ?? { moods: [], words: [] }
    days.set(day, { moods: [...told.moods, mood], words: [...told.words, wordsOf(text)] })
  }
  const all = [...days.values()].map(({ moods, words }) => ({ mood: mean(moods), words }))
  return topics
    .flatMap((topic) => {
      const has = all.map(({ words }) => words.some((each) => mentions(each, topic)))
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
export function whatGaveEnergy(answers: readonly string[]): { label: string; weeks: number }[] {
  const said = answers.map(wordsOf)
  return topics
    .map((topic) => ({ label: topic.label, weeks: said.filter((words) => mentions(words, topic)).length }))
    .filter(({ weeks }) => weeks >= leastNamed)
    .sort((a, b) => b.weeks - a.weeks)
    .slice(0, most)
}
