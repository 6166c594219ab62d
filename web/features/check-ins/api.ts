import { infiniteQueryOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as checkIns from '#contract/check-ins.ts'
import type { RouteReply } from '#contract/route.ts'
import { withToday } from '#contract/streak.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { asText, isRecord } from '#web/lib/device/parse.ts'
import { isKnownEmpty, readKept } from '#web/lib/offline/kept.ts'
import { sendFromOutbox } from '#web/lib/offline/outbox.ts'
import type { OutboxItem } from '#web/lib/offline/outbox-item.ts'
import { queueWrite, sendUnqueued } from '#web/lib/offline/queue-or-send.ts'
import { textsIn } from '#web/lib/offline/unreadable.ts'
import { asAnswers, type Draft, newDraft } from './draft.ts'
import { asStarred } from './queued-star.ts'

export const refreshes = [['check-ins']] as const

export const checkInsKeptName = (type: checkIns.CheckInType) => `check-ins-${type}` as const

/** Her check-ins of one kind, newest first. The phone keeps those of the last day that has any. */
export const checkInsQuery = (type: checkIns.CheckInType) =>
  queryOptions({
    queryKey: ['check-ins', type],
    queryFn: async () => withQueuedStars(await call(checkIns.listCheckIns, { query: { type } })),
    meta: { keep: { name: checkInsKeptName(type), pick: ofLastDay } },
  })

const withQueuedStars = (page: Page): Page => ({ ...page, check_ins: page.check_ins.map(asStarred) })

const ofLastDay = ({ check_ins }: { check_ins: checkIns.CheckIn[] }) =>
  check_ins.filter(({ day }) => day === check_ins[0]?.day)

/**
 * Her check-ins of one kind; until the server has told them `known` is what the phone kept when the screen opened. Where it
 * kept that there are none, that holds while the server cannot be reached.
 */
export function useCheckIns(type: checkIns.CheckInType) {
  const found = useQuery(checkInsQuery(type))
  const place = checkInsKeptName(type)
  const [kept] = useState(() => readKept(place) ?? [])
  const isEmpty = found.data ? found.data.check_ins.length === 0 : isKnownEmpty(place, found.error)
  return { ...found, known: found.data?.check_ins ?? kept, isEmpty }
}

export const earlierKey = (type: checkIns.CheckInType) => [...checkInsQuery(type).queryKey, 'earlier']

/** What stands before the page that ended at `from`. Nothing is fetched until its first page is asked for. */
export const earlierCheckInsQuery = (type: checkIns.CheckInType, from: string | null) =>
  infiniteQueryOptions({
    queryKey: [...earlierKey(type), from],
    queryFn: async ({ pageParam }) =>
      withQueuedStars(
        await call(checkIns.listCheckIns, { query: { type, ...(pageParam && { before: pageParam }) } }),
      ),
    initialPageParam: from,
    getNextPageParam: ({ next }) => next,
    enabled: ({ state }) => state.data !== undefined,
  })

export type Page = RouteReply<typeof checkIns.listCheckIns>

const toSave = ({ id, answers, answeredAt: writtenAt, week }: Draft) => ({
  params: { checkInId: id },
  body: { answered_at: writtenAt ?? new Date().toISOString(), answers, ...(week && { week }) },
})

/** Keeps a check-in on the phone until it has been sent, or answers that it cannot. @throws CallError where her session is over. */
export const queueCheckIn = (draft: Draft): boolean =>
  queueWrite(checkIns.saveCheckIn, toSave(draft), { id: draft.id, refreshes })

/**
 * Puts a check-in that has just been saved at the top of its list, and its day into her run. False where it belongs
 * elsewhere in what she sees, or what she sees is being read just then. @param today her day
 */
function showSaved(saved: checkIns.CheckIn, today: string): boolean {
  const { queryKey } = checkInsQuery(saved.type)
  const page = queryClient.getQueryData(queryKey)
  const [newest] = page?.check_ins ?? []
  // A reset told on a Monday is of the week before.
  const isOfNow = saved.day === today || saved.type === 'weekly_reset'
  const isOnTop = isOfNow && !(newest && newest.created_at > saved.created_at)
  const isThere = page?.check_ins.some(({ id }) => id === saved.id)
  if (!page || !isOnTop || isThere || queryClient.isFetching({ queryKey: ['check-ins'] }) > 0) return false
  queryClient.setQueryData(queryKey, {
    ...page,
    check_ins: [saved, ...page.check_ins],
    streak: saved.type === 'daily' ? withToday(page.streak) : page.streak,
  })
  return true
}

/**
 * Sends a check-in; its reply comes with it, and nothing more is asked for. One that is kept goes out later where that
 * fails for want of a connection; one that is not, does not. @param today her day
 */
export function useSendCheckIn(today: string) {
  const show = (saved: checkIns.CheckIn) => showSaved(saved, today)
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ draft, mayWait }: { draft: Draft; mayWait: boolean }) =>
      (mayWait
        ? sendFromOutbox(checkIns.saveCheckIn, draft.id, show)
        : sendUnqueued(checkIns.saveCheckIn, toSave(draft), { id: draft.id, refreshes }, show)
      ).catch(throwUnlessLeaving),
  })
}

/** Longer than a page that is loaded anew goes on once it has lost its connections; in milliseconds. */
const leavingMs = 300

/** What a page that is being left loses is for the next to show: the address that this one would go to now is its own no more. */
async function throwUnlessLeaving(error: unknown): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, leavingMs))
  throw error
}

/** A check-in that waits on this phone. */
export interface QueuedDraft {
  item: OutboxItem
  answers: checkIns.Answers
  answeredAt: string
  week?: string | undefined
}

/** What was told in a form that cannot be read: all its words, as one answer. */
function asWords(words: string[]): checkIns.Answers {
  const { answers } = newDraft('daily', '')
  const responses = { ...answers.responses, prompt: '', promptResponse: words.join('\n') }
  return { type: 'daily', responses }
}

/** What waits on this phone, read back: check-ins that are not sent and ids that are to be deleted. */
export function readQueued(outboxItems: readonly OutboxItem[], type: checkIns.CheckInType) {
  const drafts = outboxItems
    .filter(({ route }) => route.method === 'PUT' && route.path === checkIns.saveCheckIn.path)
    .map((item) => {
      const { body } = item.input
      const { answers, answered_at, week } = isRecord(body) ? body : {}
      const writtenAt = asText(answered_at) ?? new Date(item.queuedAt).toISOString()
      return {
        item,
        answers: asAnswers(answers) ?? asWords(textsIn(answers ?? body)),
        answeredAt: writtenAt,
        week: asText(week),
      }
    })
    .filter(({ answers }) => answers.type === type)
  const deleted = outboxItems.filter(
    ({ route }) => route.method === 'DELETE' && route.path === checkIns.deleteCheckIn.path,
  )
  return { drafts, deletedIds: new Set(deleted.map(({ id }) => id)) }
}

/**
 * The words that answer a check-in, and what was heard in hers. @throws CallError, also 'No content in AI response' where the answer is
 * empty.
 */
async function fetchReply(checkIn: checkIns.CheckIn) {
  const { type, responses, id: check_in_id } = checkIn
  const answer = await call(checkIns.generateChatResponse, {
    body:
      type === 'daily'
        ? {
            check_in_id,
            messages: [
              { role: 'assistant', content: responses.prompt },
              { role: 'user', content: checkIns.writtenText(checkIn) },
            ],
          }
        : { check_in_id, message: checkIns.writtenText(checkIn) },
  })
  const text = (type === 'daily' ? answer.reply : answer.response)?.trim()
  if (!text) throw new CallError(checkIns.checkInErrors.noContent, 'unavailable', 200)
  return { text, safety: answer.safety }
}

export function useReply() {
  return useMutation({
    networkMode: 'always',
    mutationFn: fetchReply,
    // The words are shown at once, without waiting for the list that they are in as well.
    onSuccess: (_reply, { type }) => {
      void queryClient.invalidateQueries({ queryKey: checkInsQuery(type).queryKey })
    },
  })
}
