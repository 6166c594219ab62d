import type { FastifyInstance } from 'fastify'
import * as checkIns from '#contract/check-ins.ts'
import { dayIn } from '#contract/day.ts'
import { calm, gravestNotice } from '#contract/safety.ts'
import { type Assessment, assess } from '#reading/safety/assess.ts'
import { companionServices } from '#server/features/companion/services.ts'
import { findProfile } from '#server/features/profile/repo.ts'
import { mostSerious, weightiest } from '#server/features/safety/most-serious.ts'
import { noticeOf } from '#server/features/safety/notice.ts'
import { recordSafetyEvent } from '#server/features/safety/record.ts'
import { recordAnswer } from '#server/features/safety/record-answer.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { clientTime } from '#server/platform/http/client-time.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import {
  answerSafetyQuestion,
  findCheckIn,
  listCheckIns,
  listStarred,
  removeCheckIn,
  saveCheckIn,
  setStarred,
} from './repo.ts'
import { answerCheckIn, answerText } from './service.ts'
import { readStreak } from './streak-repo.ts'

const surface = 'check-in'
const noSuchCheckIn = 'We could not find that check-in.'

/** Reads each thing she wrote, and all of it as one: a thought may need both halves, or be lost among the rest. */
async function readAnswers(answers: checkIns.Answers): Promise<Assessment> {
  const words = checkIns.writtenAnswers(answers)
  const assessment = await mostSerious(words)
  return words.length > 1 ? weightiest(assessment, assess(checkIns.writtenText(answers))) : assessment
}

/** Daily check-ins and weekly resets, and the few words that answer them. */
export function checkInRoutes(http: FastifyInstance, services: Services): void {
  const { database } = services
  const mindOf = companionServices(http, services)

  implement(http, checkIns.listCheckIns, async ({ query, caller }) => {
    const member = database.asMember(caller.userId)
    const [found, profile] = await Promise.all([
      listCheckIns(member, caller.userId, query.type, query.before),
      findProfile(member, caller.userId),
    ])
    const today = dayIn(profile.timezone, new Date())
    return { ...found, streak: await readStreak(member, caller.userId, today) }
  })

  implement(http, checkIns.saveCheckIn, async ({ params, body, caller, request }) => {
    const assessment = await readAnswers(body.answers)
    const member = database.asMember(caller.userId)
    const { timezone } = await findProfile(member, caller.userId)
    const answeredAt = clientTime(body.answered_at, new Date())
    const answeredOn = dayIn(timezone, answeredAt)
    const { checkIn, wereKnown } = await saveCheckIn(member, caller.userId, {
      id: params.checkInId,
      answers: body.answers,
      day: body.answers.type === 'daily' ? answeredOn : checkIns.dayOfReset(body.week, answeredOn),
      answeredAt,
      safety: noticeOf(assessment),
    })
    // The same words sent again are no second event, unless more is heard in them.
    if (!wereKnown)
      await recordSafetyEvent(database.asSystem(), { userId: caller.userId, surface, ...assessment })
    // It is saved by now, whatever becomes of its reply: where none comes, the phone has a text of ours, and can ask again.
    const answered = await answerCheckIn(mindOf(request), caller.userId, checkIn).catch((error: unknown) => {
      request.log.error({ err: error }, 'a check-in is saved without a reply')
      return { text: null, safety: checkIn.safety }
    })
    return { ...checkIn, reply: answered.text, safety: answered.safety }
  })

  implement(http, checkIns.starCheckIn, async ({ params, body, caller }) => {
    const member = database.asMember(caller.userId)
    const checkIn = await setStarred(member, caller.userId, params.checkInId, body.is_starred)
    if (!checkIn) throw notFound(noSuchCheckIn)
    return checkIn
  })

  implement(http, checkIns.answerSafety, async ({ params, body, caller }) => {
    const member = database.asMember(caller.userId)
    const isAnswered = await answerSafetyQuestion(member, caller.userId, params.checkInId, body)
    const checkIn = await findCheckIn(member, caller.userId, params.checkInId)
    if (!checkIn) throw notFound(noSuchCheckIn)
    if (isAnswered) await recordAnswer(database.asSystem(), { userId: caller.userId, surface, ...body })
    return checkIn
  })

  implement(http, checkIns.listStarredCheckIns, async ({ caller }) => ({
    check_ins: await listStarred(database.asMember(caller.userId), caller.userId),
  }))

  implement(http, checkIns.deleteCheckIn, async ({ params, caller }) => {
    const removed = await removeCheckIn(database.asMember(caller.userId), caller.userId, params.checkInId)
    if (!removed) throw notFound(noSuchCheckIn)
    return { id: params.checkInId }
  })

  implement(http, checkIns.generateChatResponse, async ({ body, caller, request }) => {
    const isDaily = 'messages' in body
    const messages = isDaily ? body.messages : [{ role: 'user' as const, content: body.message }]
    const hers = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
    const member = database.asMember(caller.userId)
    const checkIn = body.check_in_id ? await findCheckIn(member, caller.userId, body.check_in_id) : undefined
    if (body.check_in_id && !checkIn) throw notFound(noSuchCheckIn)
    // The words of a check-in were read and recorded when it came in; others sent with its id are read as any are.
    const isAsKept = checkIn && hers.join('\n').trim() === checkIns.writtenText(checkIn)
    const assessment = isAsKept ? null : await mostSerious(hers)
    if (assessment)
      await recordSafetyEvent(database.asSystem(), { userId: caller.userId, surface, ...assessment })
    const read = gravestNotice(checkIn?.safety ?? calm, assessment ? noticeOf(assessment) : calm)
    const { text, safety } = checkIn
      ? await answerCheckIn(mindOf(request), caller.userId, checkIn, read)
      : await answerText(mindOf(request), caller.userId, isDaily ? 'daily' : 'weekly_reset', messages, read)
    return { ...(isDaily ? { reply: text } : { response: text }), safety }
  })
}
