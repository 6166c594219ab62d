import { speaksOfChildren } from '#content/loss/quiet.ts'
import { focusTips } from '#content/you-today/focus.ts'
import { tips } from '#content/you-today/tips.ts'
import type { TipSet } from '#content/you-today.ts'
import type { CheckInOfDay, ModeAction } from '#contract/you-today.ts'
import { hashText } from '#server/platform/hash-text.ts'
import { recommend } from './recommend.ts'

export interface TipQuestion extends CheckInOfDay {
  /** Her first name, or empty. */
  name: string
  /** Her day, `YYYY-MM-DD`. */
  day: string
  /** Titles she has seen lately, newest last; they are passed over while others remain. */
  previousTitles: readonly string[]
  /** She has asked for quiet after a loss: no tip speaks of children then. */
  isLossMode: boolean
}

export interface ChosenTip {
  title: string
  tip: string
  bullets: string[]
  mode_action: ModeAction
}

/** The tip of her day: the same question always gets the same answer. */
export function chooseTip(question: TipQuestion): ChosenTip {
  const chosen = pick(question)
  const name = question.name.trim()
  return {
    title: chosen.title,
    tip: chosen.tip.replace('{, name}', () => (name ? `, ${name}` : '')),
    bullets: [...chosen.bullets],
    mode_action: recommend(question).primary,
  }
}

/** Whether nothing of a tip speaks of children, so that it may be read after a loss. */
export const isFitAfterLoss = ({ title, tip, bullets }: Pick<TipSet, 'title' | 'tip' | 'bullets'>): boolean =>
  ![title, tip, ...bullets].some(speaksOfChildren)

function pick({ mood, energy, focus, day, name, previousTitles, isLossMode }: TipQuestion): TipSet {
  const fitting = (pool: readonly TipSet[]) => (isLossMode ? pool.filter(isFitAfterLoss) : pool)
  const byMood = fitting(tips[energy][mood])
  const pools = [fitting(tipsForFocus(focus, isLossMode)), byMood]
  const fresh = pools
    .map((pool) => pool.filter((tip) => !previousTitles.includes(tip.title)))
    .find((pool) => pool.length > 0)
  const pool =
    fresh ?? [...byMood].sort((a, b) => lastSeen(a, previousTitles) - lastSeen(b, previousTitles)).slice(0, 1)
  const chosen = pool[hashText(`${name}|${day}`) % pool.length]
  if (!chosen) throw new Error(`There are no tips for ${energy} energy and a ${mood} mood`)
  return chosen
}

function lastSeen(tip: TipSet, previousTitles: readonly string[]): number {
  return previousTitles.lastIndexOf(tip.title)
}

/** The topic that most of her words are about: keywords count by their length, so that 'alone time' is not 'alone'. */
function tipsForFocus(focus: string, isLossMode: boolean): readonly TipSet[] {
  const words = focus.toLowerCase().replaceAll('’', "'")
  const [best] = topics
    .filter(({ isOfChildren }) => !isLossMode || !isOfChildren)
    .map(({ tips, keywords }) => ({ tips, score: scoreOf(keywords, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  return best?.tips ?? []
}

interface Keyword {
  pattern: RegExp
  length: number
}

const topics = focusTips.map(({ isOfChildren, tips: ofTopic, keywords }) => ({
  isOfChildren,
  tips: ofTopic,
  keywords: keywords.map((keyword): Keyword => {
    const start = keyword.replace('*', '')
    return {
      pattern: new RegExp(`\\b${start}${keyword.endsWith('*') ? '' : "(?:s|'s)?\\b"}`),
      length: start.length,
    }
  }),
}))

function scoreOf(keywords: readonly Keyword[], words: string): number {
  return keywords.reduce((sum, { pattern, length }) => sum + (pattern.test(words) ? length : 0), 0)
}
