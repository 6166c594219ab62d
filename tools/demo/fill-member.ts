import { promptOfDay } from '#content/check-in-prompts.ts'
import {
  demoAbout,
  demoBoard,
  demoChats,
  demoCheckIns,
  demoChildren,
  demoFinishedDaysAgo,
  demoProgramme,
  demoResets,
  demoSavedChat,
  demoSavedThreads,
  demoStarredChat,
  demoStarredDays,
} from '#content/demo/member.ts'
import { addDays, weekStartOf } from '#contract/calendar.ts'
import * as checkIns from '#contract/check-ins.ts'
import * as companion from '#contract/companion.ts'
import * as profile from '#contract/profile.ts'
import * as rediscover from '#contract/rediscover.ts'
import { exerciseIds, exercises } from '#contract/rediscover-exercises.ts'
import * as interactions from '#contract/village-interactions.ts'
import * as board from '#contract/vision-board.ts'
import { build, sql } from '#server/database/client.ts'
import type { Services } from '#server/services.ts'
import type { Call } from './caller.ts'
import { demoId } from './ids.ts'
import type { PlannedThread } from './plan.ts'
import { dayAgo, momentOf } from './times.ts'

type Needs = Pick<Services, 'database'>
const idFor = (...what: string[]) => demoId('member', ...what)

async function checkIn(call: Call, now: Date): Promise<void> {
  for (const { daysAgo, words, ...hearts } of demoCheckIns) {
    const day = dayAgo(daysAgo, now)
    const params = { checkInId: idFor('check-in', String(daysAgo)) }
    const responses = { ...hearts, prompt: promptOfDay(day), promptResponse: words }
    await call(checkIns.saveCheckIn, {
      params,
      body: {
        answered_at: momentOf(day, '20:35').toISOString(),
        answers: { type: 'daily', responses },
      },
    })
    if (demoStarredDays.includes(daysAgo))
      await call(checkIns.starCheckIn, { params, body: { is_starred: true } })
  }
  for (const { weeksAgo, ...responses } of demoResets) {
    const sunday = addDays(weekStartOf(dayAgo(0, now)), 6 - 7 * weeksAgo)
    await call(checkIns.saveCheckIn, {
      params: { checkInId: idFor('weekly reset', String(weeksAgo)) },
      body: {
        answered_at: momentOf(sunday, '20:50').toISOString(),
        answers: { type: 'weekly_reset', responses },
      },
    })
  }
}

/** Has a chat, with its messages, have begun at `at`. */
async function dateChat({ database }: Needs, threadId: string, at: Date): Promise<void> {
  await database.asSystem().transaction(async (scope) => {
    const back = sql`(select created_at from threads where id = ${threadId}) - ${at}::timestamptz`
    const rows = (query: ReturnType<typeof sql>) => scope.rows(query.compile(build))
    await rows(sql`update messages set created_at = created_at - (${back}) where thread_id = ${threadId}`)
    await rows(
      sql`update threads set updated_at = updated_at - (${back}), created_at = ${at} where id = ${threadId}`,
    )
  })
}

async function talk(services: Needs, call: Call, now: Date): Promise<void> {
  // Those of a run that was cut short stay as they are.
  if ((await call(companion.listThreads, { query: {} })).threads.length > 0) return
  const oldestFirst = [...demoChats].sort((one, other) => other.daysAgo - one.daysAgo)
  for (const chat of oldestFirst) {
    const { id } = await call(companion.createThread, { body: 'mode' in chat ? { mode: chat.mode } : {} })
    const replies: string[] = []
    for (const [index, user_text] of chat.lines.entries()) {
      const context = { isSOS: false, youToday: null }
      const message_id = idFor('chat', chat.key, String(index))
      const { message } = await call(companion.motherChat, {
        body: { thread_id: id, message_id, messages: [], user_text, context },
      })
      replies.push(message.id)
    }
    if (chat.key === demoSavedChat)
      await call(companion.updateThread, { params: { threadId: id }, body: { is_saved: true } })
    const [first] = replies
    if (chat.key === demoStarredChat && first)
      await call(companion.starMessage, { params: { messageId: first }, body: { is_starred: true } })
    await dateChat(services, id, momentOf(dayAgo(chat.daysAgo, now), chat.at))
  }
}

async function rediscoverHerself({ database }: Needs, call: Call, now: Date): Promise<void> {
  const params = { sessionId: idFor('programme') }
  for (const exercise of exerciseIds) {
    const given = demoProgramme[exercise]
    const data = given ? { ...rediscover.emptyAnswer, ...given } : null
    await call(rediscover.saveEntry, {
      params: { ...params, prompt: exercise },
      body: {
        response: { module: exercises[exercise].module, exercise, data },
        base: null,
        edit_id: idFor('exercise', exercise),
      },
    })
  }
  const finished = momentOf(dayAgo(demoFinishedDaysAgo, now), '21:10')
  await call(rediscover.finishSession, { params, body: { finished_at: finished.toISOString() } })
  await database.asSystem().rows(
    build
      .updateTable('rediscover_sessions')
      .set({ created_at: momentOf(dayAgo(demoFinishedDaysAgo + 5, now), '20:55') })
      .where('id', '=', params.sessionId),
  )
}

async function makeBoard(call: Call): Promise<void> {
  const { id: boardId, version } = await call(board.openBoard, { body: { template: 'rediscovery' } })
  const { title, intent, items } = demoBoard
  await call(board.saveBoard, { params: { boardId }, body: { version, title, intent } })
  for (const [index, item] of items.entries())
    await call(board.addItem, { params: { boardId, itemId: idFor('board', String(index)) }, body: { item } })
}

async function saveThreads(call: Call, threads: readonly PlannedThread[]): Promise<void> {
  for (const beginning of demoSavedThreads) {
    const thread = threads.find(({ content }) => content.startsWith(beginning))
    if (!thread) throw new Error(`No thread begins '${beginning}'.`)
    const params = { postId: thread.id }
    await call(interactions.savePost, { params, body: { is_saved: true } })
    await call(interactions.followPost, { params, body: { follow: 'following' } })
  }
}

/**
 * The weeks of the demo member, through the same calls that her phone would make. Her profile is finished last: where it is, all of this
 * is there.
 * @returns false where it was there already
 */
export async function fillMember(
  services: Needs,
  call: Call,
  threads: readonly PlannedThread[],
  now: Date,
): Promise<boolean> {
  if ((await call(profile.getProfile, {})).profile.onboarding_completed) return false
  await checkIn(call, now)
  await talk(services, call, now)
  await rediscoverHerself(services, call, now)
  await makeBoard(call)
  await saveThreads(call, threads)
  const nudges = { notify_wake: true, notify_bedtime: true }
  await call(profile.finishOnboarding, {
    body: {
      about: demoAbout,
      adult_confirmed: true,
      children: demoChildren.map(({ name, months, notes }) => ({
        id: idFor('child', name),
        name,
        birthdate: dayAgo(Math.round(months * 30.4), now),
        notes,
        sensitivities: [],
        allergies: [],
        notification_prefs: nudges,
      })),
    },
  })
  return true
}
