import { dailyPrompt, shortFormatPrompt, weeklyPrompt } from '#content/companion/prompts/short.ts'
import { type CheckIn, type CheckInType, writtenText } from '#contract/check-ins.ts'
import { hourIn } from '#contract/day.ts'
import { mapHearts } from '#contract/hearts.ts'
import { type CardId, gravestNotice, type SafetyNotice } from '#contract/safety.ts'
import { contentOf } from '#guide/reply-text.ts'
import type { CompanionServices } from '#server/features/companion/reply.ts'
import { shortReply } from '#server/features/companion/short-reply.ts'
import { aboutHer } from '#server/features/memory/about-her.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { noticeOfModel } from '#server/features/safety/notice.ts'
import { type ReplyQuestion, replyWithoutModel } from './reply-without-model.ts'
import { askWhetherSafe, listReplies, storeReply } from './repo.ts'

const repliesShown = 3

/** The few words that answer what she said, of a model where one may answer her, else of the guide; and the card that a model called for. */
async function wordsBack(
  services: CompanionServices,
  userId: string,
  asked: Omit<ReplyQuestion, 'earlierReplies' | 'localHour' | 'lossMode'>,
): Promise<{ text: string; calledFor: CardId | null }> {
  const member = services.database.asMember(userId)
  const now = new Date()
  const [{ timezone }, earlierReplies, about] = await Promise.all([
    findProfile(member, userId),
    listReplies(member, userId, asked.type),
    aboutHer(member, userId, now),
  ])
  const { type, text, checkIn, safety } = asked
  const place = type === 'daily' ? dailyPrompt : weeklyPrompt
  const hearts = JSON.stringify(checkIn ? mapHearts((heart) => checkIn.responses[heart]) : {})
  const { reply, calledFor } = await shortReply(services, {
    userId,
    text,
    safety,
    surface: 'check-in',
    about,
    prompts: [
      place.replace('{hearts}', () => hearts),
      shortFormatPrompt.replace('{told}', () => JSON.stringify(earlierReplies.slice(0, repliesShown))),
    ],
    guide: () => {
      const { lossMode } = about
      const ack = replyWithoutModel({ ...asked, earlierReplies, localHour: hourIn(timezone, now), lossMode })
      return { entryId: type, ack, block: '', steps: [], question: '', options: [] }
    },
  })
  return { text: contentOf(reply), calledFor }
}

interface Answered {
  text: string
  safety: SafetyNotice
}

/**
 * The words that answer a check-in: those that stand, else new ones, which are kept with it; and what she is told of safety, since a model
 * may have heard more.
 * @param safety the most serious of what is known of it
 * @throws AppError 503 'No content in AI response' where an answer came back empty.
 */
export async function answerCheckIn(
  services: CompanionServices,
  userId: string,
  checkIn: CheckIn,
  safety: SafetyNotice = checkIn.safety,
): Promise<Answered> {
  const { type, reply } = checkIn
  const member = services.database.asMember(userId)
  const asked = { type, text: writtenText(checkIn), history: [], checkIn, safety }
  const said = reply === null ? await wordsBack(services, userId, asked) : { text: reply, calledFor: null }
  const text = await storeReply(member, userId, { ...checkIn, reply: said.text, safety })
  if (!said.calledFor) return { text, safety }
  const heard = noticeOfModel(said.calledFor)
  const standing = await askWhetherSafe(member, userId, checkIn, said.calledFor).catch((cause: unknown) => {
    // Where it cannot be kept, she is asked all the same.
    services.onFallback(cause)
    return heard
  })
  return { text, safety: standing ? gravestNotice(safety, standing) : safety }
}

/** The words that answer what she says without a check-in. @throws AppError as `answerCheckIn` does. */
export async function answerText(
  services: CompanionServices,
  userId: string,
  type: CheckInType,
  messages: ReplyQuestion['history'],
  safety: SafetyNotice,
): Promise<Answered> {
  const text = messages.findLast(({ role }) => role === 'user')?.content ?? ''
  const asked = { type, text, history: messages.slice(0, -1), checkIn: undefined, safety }
  const said = await wordsBack(services, userId, asked)
  const { calledFor } = said
  return { text: said.text, safety: calledFor ? gravestNotice(safety, noticeOfModel(calledFor)) : safety }
}
