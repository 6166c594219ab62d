import { type Answers, type CheckInType, writtenTexts } from '#contract/check-ins.ts'
import { hearts, mapHearts } from '#contract/hearts.ts'
import { asText, isRecord, type Parse } from '#web/lib/device/parse.ts'
import { asNumber } from '#web/lib/device/parse-combinators.ts'
import { draftKeys } from './draft-keys.ts'

/** A check-in that is being filled in. Its id stays the same through every try at sending it. */
export interface Draft {
  id: string
  answers: Answers
  /** The moment that it is told at, as it was when she last changed it. */
  answeredAt?: string
  /** Of a weekly reset: the Monday of the week that she began it for. */
  week?: string | undefined
}

/** What was told, as the phone stored it: hearts and texts that cannot be read are none. */
export function asAnswers(stored: unknown): Answers | undefined {
  if (!isRecord(stored) || !isRecord(stored.responses)) return undefined
  const { type, responses } = stored
  if (type !== 'daily' && type !== 'weekly_reset') return undefined
  const rated = mapHearts((heart) => asNumber(responses[heart]) ?? 0)
  const texts = Object.keys(writtenTexts[type]).map((name) => [name, asText(responses[name]) ?? ''])
  return { type, responses: { ...rated, ...Object.fromEntries(texts) } } as Answers
}

/** A stored draft of this kind; an app of before called its parts otherwise. */
export const asDraft =
  (type: CheckInType): Parse<Draft> =>
  (stored) => {
    if (!isRecord(stored)) return undefined
    const [id, answers] = [asText(stored.id), asAnswers(stored.answers ?? stored.told)]
    const [writtenAt, week] = [asText(stored.answeredAt ?? stored.toldAt), asText(stored.week)]
    if (!id || answers?.type !== type) return undefined
    return { id, answers, ...(writtenAt && { answeredAt: writtenAt }), ...(week && { week }) }
  }

/** Where the phone keeps a draft of each kind. */
export const draftKey = (type: CheckInType) => `${draftKeys.checkIn}${type}`

/** An empty check-in: no heart chosen yet. @param prompt the prompt of her day; weekly resets have none. */
export function newDraft(type: CheckInType, prompt: string): Draft {
  const unrated = mapHearts(() => 0)
  return {
    id: crypto.randomUUID(),
    answers:
      type === 'daily'
        ? { type, responses: { ...unrated, prompt, promptResponse: '' } }
        : { type, responses: { ...unrated, hardest: '', energyGiving: '', nextWeek: '' } },
  }
}

/** The draft with this prompt, unless she has begun to answer the one it has. */
export function withPrompt(draft: Draft, prompt: string): Draft {
  const { answers } = draft
  if (answers.type !== 'daily' || isStarted(draft)) return draft
  return { ...draft, answers: { ...answers, responses: { ...answers.responses, prompt } } }
}

/**
 * The draft to go on with, by what the phone keeps. Where that is another or none, this one may have been saved in another
 * tab: it goes on under a new id, so as not to take the place of what is saved.
 */
export function stillOwn(draft: Draft, kept: Draft | undefined): Draft {
  return kept?.id === draft.id ? draft : { ...draft, id: crypto.randomUUID() }
}

/** Whether anything has been filled in. */
export function isStarted({ answers }: Draft): boolean {
  return Object.entries(answers.responses).some(([name, value]) => name !== 'prompt' && Boolean(value))
}

export function hasAllHearts({ answers }: Draft): boolean {
  return hearts.every((heart) => answers.responses[heart] > 0)
}
