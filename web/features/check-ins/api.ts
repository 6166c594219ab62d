import {
  type InfiniteData,
  infiniteQueryOptions,
  MutationObserver,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useState } from 'react'
import { checkInTexts } from '#content/check-ins.ts'
import * as checkIns from '#contract/check-ins.ts'
import type { RouteReply } from '#contract/route.ts'
import type { CardId, SafetyAnswer } from '#contract/safety.ts'
import { withToday } from '#contract/streak.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { asText, isRecord } from '#web/lib/device/parse.ts'
import { addPendingWrite, removePendingWrite } from '#web/lib/offline/flush-on-hide.ts'
import { forgetEmpty, forgetKept, isKnownEmpty, keep, readKept } from '#web/lib/offline/kept.ts'
import { arrives, sendFromOutbox } from '#web/lib/offline/outbox.ts'
import { allOutboxItems, type OutboxItem, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { queueWrite, sendUnqueued } from '#web/lib/offline/queue-or-send.ts'
import { wordsIn } from '#web/lib/offline/unreadable.ts'
import { holdDeletion } from '#web/lib/offline/use-undoable-deletion.ts'
import { toast } from '#web/ui/toast.ts'
import { asTold, type Draft, newDraft } from './draft.ts'

const refreshes = [['check-ins']] as const
const starredPlace = 'starred-check-ins'

const checkInsPlace = (type: checkIns.CheckInType) => `check-ins-${type}` as const

/** Her check-ins of one kind, newest first. The phone keeps those of the last day that has any. */
export const checkInsQuery = (type: checkIns.CheckInType) =>
  queryOptions({
    queryKey: ['check-ins', type],
    queryFn: () => call(checkIns.listCheckIns, { query: { type } }),
    meta: { keep: { name: checkInsPlace(type), pick: ofLastDay } },
  })

const ofLastDay = ({ check_ins }: { check_ins: checkIns.CheckIn[] }) =>
  check_ins.filter(({ day }) => day === check_ins[0]?.day)

/**
 * Her check-ins of one kind; until the server has told them `known` is what the phone kept when the screen opened. Where it
 * kept that there are none, that holds while the server cannot be reached.
 */
export function useCheckIns(type: checkIns.CheckInType) {
  const found = useQuery(checkInsQuery(type))
  const place = checkInsPlace(type)
  const [kept] = useState(() => readKept(place) ?? [])
  const isEmpty = found.data ? found.data.check_ins.length === 0 : isKnownEmpty(place, found.error)
  return { ...found, known: found.data?.check_ins ?? kept, isEmpty }
}

const earlierKey = (type: checkIns.CheckInType) => [...checkInsQuery(type).queryKey, 'earlier']

/** What stands before the page that ended at `from`. Nothing is fetched until its first page is asked for. */
export const earlierCheckInsQuery = (type: checkIns.CheckInType, from: string | null) =>
  infiniteQueryOptions({
    queryKey: [...earlierKey(type), from],
    queryFn: ({ pageParam }) =>
      call(checkIns.listCheckIns, { query: { type, ...(pageParam && { before: pageParam }) } }),
    initialPageParam: from,
    getNextPageParam: ({ next }) => next,
    enabled: ({ state }) => state.data !== undefined,
  })

type Page = RouteReply<typeof checkIns.listCheckIns>

/** Shows a check-in starred or not, on whichever page of its list it stands. */
function showStar({ id, type }: checkIns.CheckIn, is_starred: boolean): void {
  const starred = (page: Page): Page => ({
    ...page,
    check_ins: page.check_ins.map((each) => (each.id === id ? { ...each, is_starred } : each)),
  })
  queryClient.setQueryData(checkInsQuery(type).queryKey, (page) => page && starred(page))
  queryClient.setQueriesData<InfiniteData<Page>>(
    { queryKey: earlierKey(type) },
    (held) => held && { ...held, pages: held.pages.map(starred) },
  )
}

const toSave = ({ id, told: answers, toldAt: writtenAt, week }: Draft) => ({
  params: { checkInId: id },
  body: { told_at: writtenAt ?? new Date().toISOString(), told: answers, ...(week && { week }) },
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
      mayWait
        ? sendFromOutbox(checkIns.saveCheckIn, draft.id, show)
        : sendUnqueued(checkIns.saveCheckIn, toSave(draft), { id: draft.id, refreshes }, show),
  })
}

/** A check-in that waits on this phone. */
export interface QueuedDraft {
  item: OutboxItem
  told: checkIns.Answers
  toldAt: string
  week?: string | undefined
}

/** What was told in a form that cannot be read: all its words, as one answer. */
function asWords(words: string[]): checkIns.Answers {
  const { told: answers } = newDraft('daily', '')
  const responses = { ...answers.responses, prompt: '', promptResponse: words.join('\n') }
  return { type: 'daily', responses }
}

/** What waits on this phone, read back: check-ins that are not sent and ids that are to be deleted. */
export function readQueued(unsent: readonly OutboxItem[], type: checkIns.CheckInType) {
  const drafts = unsent
    .filter(({ route }) => route.method === 'PUT' && route.path === checkIns.saveCheckIn.path)
    .map((item) => {
      const { body } = item.input
      const { told: answers, told_at, week } = isRecord(body) ? body : {}
      const writtenAt = asText(told_at) ?? new Date(item.queuedAt).toISOString()
      return {
        item,
        told: asTold(answers) ?? asWords(wordsIn(answers ?? body)),
        toldAt: writtenAt,
        week: asText(week),
      }
    })
    .filter(({ told: answers }) => answers.type === type)
  const deleted = unsent.filter(
    ({ route }) => route.method === 'DELETE' && route.path === checkIns.deleteCheckIn.path,
  )
  return { drafts, deletedIds: new Set(deleted.map(({ id }) => id)) }
}

/** The check-ins that she starred, newest first. */
export const starredQuery = queryOptions({
  queryKey: ['check-ins', 'starred'],
  queryFn: async () => (await call(checkIns.listStarredCheckIns, {})).check_ins,
  meta: { keep: { name: starredPlace, pick: (found: checkIns.CheckIn[]) => found } },
})

/** Takes a check-in out of the starred ones, here and in what the phone keeps of them. */
function dropStarred(id: string): void {
  const held = queryClient.getQueryData(starredQuery.queryKey)
  if (held) queryClient.setQueryData(starredQuery.queryKey, without(held, id))
  else dropKeptOne(starredPlace, id)
}

const without = (found: checkIns.CheckIn[], id: string) => found.filter((each) => each.id !== id)

function dropKeptOne(place: typeof starredPlace | ReturnType<typeof checkInsPlace>, id: string): void {
  const left = without(readKept(place) ?? [], id)
  // Behind the last that was kept there may be others.
  keep(place, left.length > 0 ? left : undefined)
}

/** Reads them anew even where nobody looks at them: the phone keeps them, and should keep nothing that is gone. */
const rereadStarred = () => queryClient.prefetchQuery({ ...starredQuery, staleTime: 0 })

/** Deletes once she has left the screen; until then `undoDelete` takes it back. */
export function deleteLater(id: string): void {
  holdDeletion(checkIns.deleteCheckIn, { params: { checkInId: id } }, { id, refreshes })
  dropStarred(id)
  forgetKept('insights', 'week')
  for (const type of checkIns.checkInTypes) dropKeptOne(checkInsPlace(type), id)
}

/** Takes the deletion back; one that is on its way just then only where it does not arrive. */
export async function undoDelete(id: string): Promise<void> {
  const item = allOutboxItems().find((waiting) => waiting.id === id)
  if (!item || (await arrives(item))) {
    toast({ title: checkInTexts.notBack, variant: 'destructive' })
    return
  }
  removeOutboxItem(id)
  forgetEmpty(starredPlace)
  // A deletion may have arrived though its answer got lost: what is there is for the server to say.
  for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey })
  void rereadStarred()
}

const starring = ['star-check-in']

/** Reads anew what may have been stopped for a star, once none is on its way any more. */
async function goOnReading(): Promise<void> {
  if (queryClient.isMutating({ mutationKey: starring }) > 1) return
  const lists = queryClient.invalidateQueries({ queryKey: ['check-ins'] })
  await Promise.all([lists, rereadStarred()])
}

interface Starring {
  checkIn: checkIns.CheckIn
  isStarred: boolean
}

const sendStar = ({ checkIn, isStarred }: Starring) =>
  call(checkIns.starCheckIn, { params: { checkInId: checkIn.id }, body: { is_starred: isStarred } })

/** Stars or unstars: shown at once, taken back when the server says no. */
export function useStarCheckIn() {
  const show = (checkIn: checkIns.CheckIn, isStarred: boolean) => {
    showStar(checkIn, isStarred)
    if (!isStarred) dropStarred(checkIn.id)
  }
  return useMutation({
    mutationKey: starring,
    // One after the other, so that what she pressed last is what holds.
    scope: { id: 'star-check-in' },
    mutationFn: (pressed: Starring) => {
      removePendingWrite(pressed.checkIn.id, pressed)
      return sendStar(pressed)
    },
    onMutate: async (pressed) => {
      const { checkIn, isStarred } = pressed
      if (isStarred) forgetEmpty(starredPlace)
      addPendingWrite(checkIn.id, { pressed, send: () => sendStar(pressed) })
      // What was asked before a change must not be shown over it.
      await queryClient.cancelQueries({ queryKey: ['check-ins'] })
      const starred = queryClient.getQueryData(starredQuery.queryKey)
      show(checkIn, isStarred)
      return starred
    },
    onError: (error, { checkIn, isStarred }, starred) => {
      show(checkIn, !isStarred)
      queryClient.setQueryData(starredQuery.queryKey, starred)
      toast({ title: error.message, variant: 'destructive' })
    },
    onSettled: goOnReading,
  })
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

/** Tells what she says where a check-in has her asked whether she is safe, and tries again until the server has it. */
export function answerSafety(
  { id, type }: checkIns.CheckIn,
  body: { answer: SafetyAnswer; cardId: CardId },
): void {
  void new MutationObserver(queryClient, {
    mutationFn: () => call(checkIns.answerSafety, { params: { checkInId: id }, body }),
    retry: 3,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: checkInsQuery(type).queryKey }),
  })
    .mutate()
    .catch(() => undefined)
}
