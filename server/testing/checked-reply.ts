import { expect } from 'vitest'
import type { CardId, SafetyLevel } from '#contract/safety.ts'
import type { CompanionReply } from '#guide/question.ts'
import { contentOf } from '#guide/reply-text.ts'
import { answer } from '#server/features/companion/answer.ts'
import { check, type Mended, mended } from '#server/features/companion/check.ts'
import { ModelError } from '#server/platform/model/model.ts'

/** A reply of a model that breaks no rule, and what the guide says in its place. */
export const good = {
  safety: 'none',
  ack: 'Two hours is no night. Your body is running on toast.',
  block: '',
  steps: ['Put both feet on the floor.', 'Drink what is nearest.'],
  question: 'Who else is awake?',
  options: ['Nobody', 'My mum'],
}
export const guides: CompanionReply = {
  entryId: 'sleep-naps',
  ack: 'The guide says this.',
  block: '',
  steps: ['A step of the guide.'],
  question: 'A question of the guide?',
  options: ['Yes', 'No'],
}

export const partsOfChat = ['block', 'step', 'question', 'option'] as const

interface Saying {
  says: object | string
  breaks?: boolean
}

/** Has a model say these, one for each time that it is asked, cut into pieces, and break off after it where told. */
export async function hear(
  first: object | string,
  {
    next,
    breaks = false,
    level = 'none' as SafetyLevel,
    isOnset = false,
    opening = '',
    closing = '',
    given = '',
    mayPoint = false,
  }: Partial<{
    next: Saying
    breaks: boolean
    level: SafetyLevel
    isOnset: boolean
    opening: string
    closing: string
    given: string
    mayPoint: boolean
  }> = {},
) {
  const sayings: Saying[] = [{ says: first, breaks }, ...(next ? [next] : [])]
  const asked: string[] = []
  const draft = answer({
    model: {
      end: {
        async *stream({ instructions }) {
          const saying = sayings[asked.length] ?? sayings.at(-1)
          asked.push(instructions)
          const { says = '' } = saying ?? {}
          const whole = typeof says === 'string' ? says : JSON.stringify(says)
          yield* whole.match(/.{1,7}/gsu) ?? []
          if (saying?.breaks) throw new ModelError('unreachable')
        },
      },
      totalMs: 10_000,
      request: { instructions: 'Be kind.', messages: [] },
    },
    signal: AbortSignal.any([]),
    isUrgent: false,
    guide: () => guides,
    parts: isOnset ? [] : [...partsOfChat, ...(mayPoint ? (['village'] as const) : [])],
    level,
    isOnset,
    given,
    opening,
    closing,
  })
  const raised: CardId[] = []
  const causes: unknown[] = []
  const events: Mended[] = []
  const listen = (event: unknown) => void events.push(event as Mended)
  mended.subscribe(listen)
  let reply = guides
  let shown = ''
  for await (const step of check(draft, (cause) => causes.push(cause))) {
    if ('card' in step) raised.push(step.card)
    else {
      reply = step.reply
      // Nothing that was shown is taken back.
      expect(contentOf(reply).startsWith(shown)).toBe(true)
      shown = contentOf(reply)
    }
  }
  mended.unsubscribe(listen)
  return { reply, shown, raised, causes, asked, events }
}

/** A reply without what is no part of its words. */
export const parts = ({ ack, block, steps, question, options }: CompanionReply) => ({
  ack,
  block,
  steps,
  question,
  options,
})
