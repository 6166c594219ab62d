import { basePrompt, formatPrompt } from '#content/companion/prompts/base.ts'
import { modePrompts, modulePrompts, tonePrompts } from '#content/companion/prompts/modes.ts'
import {
  crisisPrompt,
  emergencyPrompt,
  firstMinutePrompt,
  heavyPrompt,
  inferredPrompt,
  sosPrompt,
} from '#content/companion/prompts/sos.ts'
import type { motherChat } from '#contract/companion.ts'
import type { ModeId } from '#contract/options.ts'
import type { RouteArguments } from '#contract/route.ts'
import { type CardId, cardIds, isGrave, levelOf, type SafetyLevel } from '#contract/safety.ts'
import { assess } from '#reading/safety/assess.ts'
import type { ModelRequest } from '#server/platform/model/model.ts'

export interface PromptQuestion {
  /** What she wrote just now. */
  text: string
  /** What was said before that in this chat, oldest first. */
  history: ModelRequest['messages']
  mode: ModeId | null
  context: RouteArguments<typeof motherChat>['body']['context']
  /** What is explicit, or that the day is heavy. */
  level: SafetyLevel
  /** She is being asked whether she is safe. */
  isAsked: boolean
  /** The first reply beside a card of emergency. */
  isOnset: boolean
  localHour: number
}

/** The cards that a model may call for. */
export const cardsToRaise = cardIds.filter((card) => isGrave(levelOf(card)))

/**
 * The card that a model calls for, in its own way of writing it; where it only names the level, the card of that level with the widest
 * words. Undefined where it calls for none.
 */
export function cardCalledFor(incoming: string): CardId | undefined {
  const name = incoming
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const card =
    cardsToRaise.find((each) => name === each) ?? cardsToRaise.find((each) => name.startsWith(each))
  if (card) return card
  if (name.startsWith('emergency')) return 'emergency-life'
  return name.startsWith('crisis') ? 'crisis-suicide' : undefined
}

function known(texts: Readonly<Record<string, string>>, key: string | undefined): string[] {
  return key !== undefined && Object.hasOwn(texts, key) ? [texts[key] ?? ''] : []
}

/** As JSON, so that nothing in it can pass for a line of the prompt. What would raise a card is left out. */
function whatTheAppKnows({ context, localHour }: PromptQuestion): string {
  const { youToday } = context
  const level = youToday ? assess(youToday.focus).level : 'none'
  const isSaid = level === 'none' || level === 'support'
  return JSON.stringify({
    hour_where_she_is: localHour,
    check_in_of_today: youToday && {
      mood: youToday.mood,
      energy: youToday.energy,
      on_her_mind: isSaid ? youToday.focus : '',
    },
  })
}

/** What the model is told of how grave it is, and what it must do. */
function underLevel({ level, isAsked, isOnset }: PromptQuestion): string[] {
  if (level === 'emergency') return [emergencyPrompt, ...(isOnset ? [firstMinutePrompt] : [])]
  if (level === 'crisis') return [crisisPrompt]
  if (isAsked) return [inferredPrompt]
  return level === 'support' ? [heavyPrompt] : []
}

/** All that the model is given: who it is, where she is in the app, what the app knows, and the talk so far. */
export function promptFor(question: PromptQuestion): Pick<ModelRequest, 'instructions' | 'messages'> {
  const { context, history, text } = question
  const mode = context.mode ?? question.mode ?? 'chat'
  const place = context.isSOS
    ? [sosPrompt]
    : [
        modePrompts[mode],
        ...(mode === 'rediscover' ? known(modulePrompts, context.module) : []),
        ...known(tonePrompts, context.tone),
      ]
  const instructions = [
    basePrompt,
    ...place,
    formatPrompt.replace('{cards}', cardsToRaise.join(', ')),
    ...underLevel(question),
    `What the app knows: ${whatTheAppKnows(question)}`,
  ].join('\n\n')
  // Some ends refuse a talk that opens with the assistant.
  const first = history.findIndex(({ role }) => role === 'user')
  const earlier = first < 0 ? [] : history.slice(first)
  return { instructions, messages: [...earlier, { role: 'user', content: text }] }
}
