import {
  basePrompt,
  factsPrompt,
  formatPrompt,
  lossPrompt,
  noFactsPrompt,
} from '#content/companion/prompts/base.ts'
import { babyPrompts, modePrompts, modulePrompts, tonePrompts } from '#content/companion/prompts/modes.ts'
import {
  crisisPrompt,
  emergencyPrompt,
  firstMinutePrompt,
  heavyPrompt,
  inferredPrompt,
  sosBabyPrompt,
  sosPrompt,
} from '#content/companion/prompts/sos.ts'
import { villagePrompt } from '#content/companion/prompts/village.ts'
import type { Fact } from '#content/facts/fact.ts'
import type { motherChat } from '#contract/companion.ts'
import { type ModeId, villageTopics } from '#contract/options.ts'
import type { RouteArguments } from '#contract/route.ts'
import { type CardId, cardIds, isGrave, levelOf, type SafetyLevel } from '#contract/safety.ts'
import { tellFact } from '#guide/facts/facts-asked.ts'
import type { AboutHer } from '#server/features/memory/about-her.ts'
import { leaveOut } from '#server/features/memory/leave-out.ts'
import type { ModelRequest } from '#server/platform/model/model.ts'

type Prompt = Pick<ModelRequest, 'instructions' | 'messages'>

/** What every prompt holds beside its own words. */
export interface Circumstances {
  /** What is explicit, or that the day is heavy. */
  level: SafetyLevel
  /** She is being asked whether she is safe. */
  isAsked: boolean
  /** The first reply beside a card of emergency. */
  isOnset: boolean
  /** What she lets the app know of her. */
  about: AboutHer
}

export interface ChatQuestion extends Circumstances {
  /** What she wrote just now. */
  text: string
  /** What was said before that in this chat, oldest first. */
  history: ModelRequest['messages']
  mode: ModeId | null
  context: RouteArguments<typeof motherChat>['body']['context']
  /** What the shelf has on what she asks; null where she asks nothing. */
  facts: readonly Fact[] | null
  localHour: number
  /** It may name a section of the Village. */
  mayPoint: boolean
}

/** Of a talk a model is told so much, so that a small one has room for it. */
const linesTold = 20
const charactersTold = 12_000

/** The cards that a model may call for. */
export const cardsToRaise = cardIds.filter((card) => isGrave(levelOf(card)))

/** A prompt with the names of the cards that a model may call for. */
export const withCards = (prompt: string): string => prompt.replace('{cards}', cardsToRaise.join(', '))

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

/** What the model is told of how grave it is, and what it must do. */
function underLevel({ level, isAsked, isOnset }: Circumstances): string[] {
  if (level === 'emergency') return [emergencyPrompt, ...(isOnset ? [firstMinutePrompt] : [])]
  if (level === 'crisis') return [crisisPrompt]
  if (isAsked) return [inferredPrompt]
  return level === 'support' ? [heavyPrompt] : []
}

/** What she lets it know, a line each, as JSON, so that nothing in it can pass for a line of the prompt. */
function aboutHer({ about }: Circumstances): string[] {
  const loss = about.lossMode ? [lossPrompt] : []
  if (about.lines.length === 0) return loss
  const told = about.lines.map((line) => JSON.stringify(line)).join('\n')
  return [
    ...loss,
    `What she told the app, of today and before. Use it as somebody who remembers would; never recite it, and bring up nothing of it that does not belong to what she writes:\n${told}`,
  ]
}

/**
 * All that a model is given: its instructions, and what was said, hers at the end. Of that everything is left out by which she may be found
 * or reached; what nothing is left of is still a message.
 */
export function promptOf(
  own: readonly string[],
  said: ModelRequest['messages'],
  circumstances: Circumstances,
): Prompt {
  const { names } = circumstances.about
  return {
    instructions: [basePrompt, ...own, ...aboutHer(circumstances), ...underLevel(circumstances)].join('\n\n'),
    messages: said.map(({ role, content }) => ({ role, content: leaveOut(content, names) || '…' })),
  }
}

function fromTheShelf(facts: readonly Fact[] | null): string[] {
  if (facts === null) return []
  if (facts.length === 0) return [noFactsPrompt]
  return [factsPrompt.replace('{facts}', () => facts.map(tellFact).join('\n'))]
}

/** The end of what was said, as much of it as a model has room for. */
export function endWithRoom<Line extends { content: string }>(said: readonly Line[]): Line[] {
  let room = charactersTold
  const from = said.findLastIndex(({ content }) => {
    room -= content.length
    return room < 0
  })
  return said.slice(from + 1)
}

/** The end of a talk, as much of it as a model is told, from a line of hers on: some ends refuse a talk that opens with the assistant. */
function endOf(history: ModelRequest['messages']): ModelRequest['messages'] {
  const told = endWithRoom(history.slice(-linesTold))
  const first = told.findIndex(({ role }) => role === 'user')
  return first < 0 ? [] : told.slice(first)
}

/** Where she is in the app, and how she asked to be spoken with there. */
export const promptsOfPlace = (mode: ModeId, module: string | undefined, tone: string | undefined) => [
  modePrompts[mode],
  ...(mode === 'rediscover' ? known(modulePrompts, module) : []),
  ...known(tonePrompts, tone),
]

/** What a model is given for a chat: who it is, where she is in the app, what the app knows, and the talk so far. */
export function promptFor(question: ChatQuestion): Prompt {
  const { context, history, text, facts, mayPoint, about, localHour } = question
  const mode = context.mode ?? question.mode ?? 'chat'
  const place = context.isSOS ? [sosPrompt] : promptsOfPlace(mode, context.module, context.tone)
  const withBaby = context.isSOS ? [sosBabyPrompt] : known(babyPrompts, mode)
  const own = [
    ...place,
    ...(about.lossMode ? [] : withBaby),
    withCards(formatPrompt),
    ...(mayPoint ? [villagePrompt.replace('{sections}', villageTopics.join(', '))] : []),
    ...fromTheShelf(facts),
    `What the app knows: ${JSON.stringify({ hour_where_she_is: localHour })}`,
  ]
  return promptOf(own, [...endOf(history), { role: 'user', content: text }], question)
}
