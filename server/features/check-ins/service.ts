import { type CheckIn, type CheckInType, writtenText } from '#contract/check-ins.ts'
import { hourIn } from '#contract/day.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import type { Scope } from '#server/database/client.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { listReplies, storeReply } from './repo.ts'
import { type ReplyQuestion, writeBack } from './write-back.ts'

/** What a reply takes into account beside what she says: her hour, and what she was told before. */
async function circumstances(member: Scope, userId: string, type: CheckInType) {
  const [{ timezone }, answers] = await Promise.all([
    findProfile(member, userId),
    listReplies(member, userId, type),
  ])
  return { localHour: hourIn(timezone, new Date()), told: answers }
}

/**
 * The words that answer a check-in: those that stand, else new ones, which are kept with it.
 * @param safety the most serious of what is known of it
 * @throws AppError 503 'No content in AI response' where an answer came back empty.
 */
export async function answerCheckIn(
  member: Scope,
  userId: string,
  checkIn: CheckIn,
  safety: SafetyNotice = checkIn.safety,
): Promise<string> {
  const { type, reply } = checkIn
  const asked = { type, text: writtenText(checkIn), history: [], checkIn, safety }
  const text = reply ?? writeBack({ ...asked, ...(await circumstances(member, userId, type)) })
  return storeReply(member, userId, { ...checkIn, reply: text, safety })
}

/** The words that answer what she says without a check-in. @throws AppError as `answerCheckIn` does. */
export async function answerWords(
  member: Scope,
  userId: string,
  type: CheckInType,
  said: ReplyQuestion['history'],
  safety: SafetyNotice,
): Promise<string> {
  const text = said.findLast(({ role }) => role === 'user')?.content ?? ''
  const asked = { type, text, history: said.slice(0, -1), checkIn: undefined, safety }
  return writeBack({ ...asked, ...(await circumstances(member, userId, type)) })
}
