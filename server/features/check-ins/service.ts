import { dailyPrompt, shortFormatPrompt, weeklyPrompt } from '#content/companion/prompts/short.ts'
import { type CheckIn, type CheckInType, writtenText } from '#contract/check-ins.ts'
import { hourIn } from '#contract/day.ts'
import { ofHearts } from '#contract/hearts.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import type { CompanionServices } from '#server/features/companion/reply.ts'
import { contentOf } from '#server/features/companion/reply-text.ts'
import { shortReply } from '#server/features/companion/short-reply.ts'
import { aboutHer } from '#server/features/memory/about-her.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { listReplies, storeReply } from './repo.ts'
import { type ReplyQuestion, writeBack } from './write-back.ts'

const repliesShown = 3

/** The few words that answer what she said, of a model where one may answer her, else of the guide. */
async function wordsBack(
  mind: CompanionServices,
  userId: string,
  asked: Omit<ReplyQuestion, 'earlierReplies' | 'localHour' | 'lossMode'>,
): Promise<string> {
  const member = mind.database.asMember(userId)
  const now = new Date()
  const [{ timezone }, earlierReplies, about] = await Promise.all([
    findProfile(member, userId),
    listReplies(member, userId, asked.type),
    aboutHer(member, userId, now),
  ])
  const { type, text, checkIn, safety } = asked
  const place = type === 'daily' ? dailyPrompt : weeklyPrompt
  const hearts = JSON.stringify(checkIn ? ofHearts((heart) => checkIn.responses[heart]) : {})
  const { reply } = await shortReply(mind, {
    userId,
    text,
    safety,
    about,
    prompts: [
      place.replace('{hearts}', () => hearts),
      shortFormatPrompt.replace('{told}', () => JSON.stringify(earlierReplies.slice(0, repliesShown))),
    ],
    guide: () => {
      const { lossMode } = about
      const ack = writeBack({ ...asked, earlierReplies, localHour: hourIn(timezone, now), lossMode })
      return { entryId: type, ack, block: '', steps: [], question: '', options: [] }
    },
  })
  return contentOf(reply)
}

/**
 * The words that answer a check-in: those that stand, else new ones, which are kept with it.
 * @param safety the most serious of what is known of it
 * @throws AppError 503 'No content in AI response' where an answer came back empty.
 */
export async function answerCheckIn(
  mind: CompanionServices,
  userId: string,
  checkIn: CheckIn,
  safety: SafetyNotice = checkIn.safety,
): Promise<string> {
  const { type, reply } = checkIn
  const asked = { type, text: writtenText(checkIn), history: [], checkIn, safety }
  const text = reply ?? (await wordsBack(mind, userId, asked))
  return storeReply(mind.database.asMember(userId), userId, { ...checkIn, reply: text, safety })
}

/** The words that answer what she says without a check-in. @throws AppError as `answerCheckIn` does. */
export async function answerWords(
  mind: CompanionServices,
  userId: string,
  type: CheckInType,
  messages: ReplyQuestion['history'],
  safety: SafetyNotice,
): Promise<string> {
  const text = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  return wordsBack(mind, userId, { type, text, history: messages.slice(0, -1), checkIn: undefined, safety })
}
