import * as checkIns from '#contract/check-ins.ts'
import type { CardId, SafetyAnswer } from '#contract/safety.ts'
import { sendSafetyAnswer } from '#web/safety/send-safety-answer.ts'
import { checkInsQuery } from './api.ts'

/** Tells what she says where a check-in has her asked whether she is safe; it waits until the server has it. */
export function answerSafety(
  { id, type }: checkIns.CheckIn,
  body: { answer: SafetyAnswer; cardId: CardId },
): void {
  const options = { id: `safety:${id}`, refreshes: [checkInsQuery(type).queryKey] }
  void sendSafetyAnswer(checkIns.answerSafety, { params: { checkInId: id }, body }, options)
}
