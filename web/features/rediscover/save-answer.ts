import { finishSession, type RediscoverResponse, saveEntry } from '#contract/rediscover.ts'
import type { Draft } from './draft.ts'
import { send } from './send.ts'

/** Keeps an answer, or that she went past the exercise. @throws CallError where the phone can keep nothing and it could not be sent either */
export function saveAnswer(
  sessionId: string,
  response: RediscoverResponse,
  { base, editId }: Pick<Draft, 'base' | 'editId'>,
): Promise<void> {
  const prompt = response.exercise
  const input = { params: { sessionId, prompt }, body: { response, base, edit_id: editId } }
  return send(saveEntry, input, { id: `${sessionId}:${prompt}`, sessionId })
}

/** Finishes a programme once its answers are there. @throws CallError as `saveAnswer` does */
export function sendFinish(sessionId: string, now: Date): Promise<void> {
  const input = { params: { sessionId }, body: { finished_at: now.toISOString() } }
  return send(finishSession, input, { id: `${sessionId}:finish`, sessionId, dropIfRefused: true })
}
