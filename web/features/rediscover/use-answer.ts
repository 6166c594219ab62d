import { useState } from 'react'
import { type AnswerData, emptyAnswer } from '#contract/rediscover.ts'
import { type ExerciseId, exercises } from '#contract/rediscover-exercises.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { asDraft, type Draft, draftKey } from './draft.ts'
import type { LocalAnswer } from './local-answers.ts'
import { isBlank } from './parse-answer.ts'
import { saveAnswer } from './save-answer.ts'

/**
 * The answer to one exercise while she is in it, kept on the phone at each change: over a reload, without a network, and in both tabs.
 * @param known what is there of it already
 * @param begins what it begins with where nothing is
 */
export function useAnswer(
  sessionId: string,
  exercise: ExerciseId,
  known: LocalAnswer | undefined,
  begins: Partial<AnswerData>,
) {
  const [draft, setDraft] = useStoredState<Draft, undefined>(
    draftKey(sessionId, exercise),
    undefined,
    asDraft,
  )
  // What is typed before anything could be kept is of one sitting, too.
  const [editId] = useState(() => crypto.randomUUID())
  const initial = known?.response.data ?? { ...emptyAnswer, ...begins }
  const data = draft?.data ?? initial
  const now = (): Draft =>
    draft ?? { editId: known?.editId ?? editId, base: known?.base ?? null, data: initial }

  return {
    data,
    isBlank: isBlank(data),
    change: (part: Partial<AnswerData>) => void setDraft({ ...now(), data: { ...data, ...part } }),
    /** Keeps it, where there is something to keep. @throws CallError where it can be kept nowhere */
    async save(): Promise<void> {
      const isUnchanged = known && !draft
      if (!isUnchanged) {
        const response = { module: exercises[exercise].module, exercise, data: isBlank(data) ? null : data }
        await saveAnswer(sessionId, response, now())
      }
      setDraft(undefined)
    },
    drop: () => void setDraft(undefined),
  }
}
