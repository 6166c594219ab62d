import { queryOptions, useMutation } from '@tanstack/react-query'
import * as checkIns from '#contract/check-ins.ts'
import { limits } from '#contract/limits.ts'
import { CallError, call } from '#web/lib/call.ts'
import { putInOutbox, sendFromOutbox } from '#web/lib/outbox.ts'
import { queryClient } from '#web/lib/query-client.ts'
import type { Unsent } from '#web/lib/unsent.ts'
import type { Draft } from './draft.ts'

const refreshes = [['check-ins']] as const
/** A deletion can be taken back for as long as she stays on the screen, and goes out after this at the latest. */
const holdMs = 5 * 60_000

export const checkInsQuery = (type: checkIns.CheckInType) =>
  queryOptions({
    queryKey: ['check-ins', type],
    queryFn: () => call(checkIns.listCheckIns, { query: { type } }),
  })

/** Keeps a check-in on the phone and sends it; where that fails for want of a connection it goes out later. */
export function useSendCheckIn() {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, told }: Draft) => {
      putInOutbox(
        checkIns.saveCheckIn,
        { params: { checkInId: id }, body: { told_at: new Date().toISOString(), told } },
        { id, refreshes },
      )
      return sendFromOutbox(checkIns.saveCheckIn, id)
    },
  })
}

/** What waits on this phone, read back: check-ins that are not sent and ids that are to be deleted. */
export function readWaiting(unsent: readonly Unsent[], type: checkIns.CheckInType) {
  const drafts = unsent
    .filter(({ route }) => route.method === 'PUT' && route.path === checkIns.saveCheckIn.path)
    .map((item) => ({ item, told: (item.input.body as { told: checkIns.ToldAnswers }).told }))
    .filter(({ told }) => told.type === type)
  const deleted = unsent.filter(
    ({ route }) => route.method === 'DELETE' && route.path === checkIns.deleteCheckIn.path,
  )
  return { drafts, deletedIds: new Set(deleted.map(({ id }) => id)) }
}

/** Deletes once she has left the screen; until then `dropUnsent` takes it back. */
export function deleteLater(id: string): void {
  putInOutbox(checkIns.deleteCheckIn, { params: { checkInId: id } }, { id, refreshes, holdMs })
}

/** Stars or unstars: shown at once, taken back when the server says no. */
export function useStarCheckIn(type: checkIns.CheckInType) {
  const show = (id: string, is_starred: boolean) =>
    queryClient.setQueryData(
      checkInsQuery(type).queryKey,
      (found) =>
        found && {
          ...found,
          check_ins: found.check_ins.map((each) => (each.id === id ? { ...each, is_starred } : each)),
        },
    )
  return useMutation({
    mutationFn: ({ id, isStarred }: { id: string; isStarred: boolean }) =>
      call(checkIns.starCheckIn, { params: { checkInId: id }, body: { is_starred: isStarred } }),
    onMutate: ({ id, isStarred }) => void show(id, isStarred),
    onError: (_error, { id, isStarred }) => void show(id, !isStarred),
  })
}

/**
 * The words that answer a check-in.
 * @throws CallError, also 'No content in AI response' where the answer is empty.
 */
async function fetchReply(checkIn: checkIns.CheckIn): Promise<string> {
  const { type, responses, id: check_in_id } = checkIn
  const answer = await call(checkIns.generateChatResponse, {
    body:
      type === 'daily'
        ? {
            check_in_id,
            messages: [
              { role: 'assistant', content: responses.prompt },
              { role: 'user', content: responses.promptResponse },
            ],
          }
        : {
            check_in_id,
            message: [responses.hardest, responses.energyGiving, responses.nextWeek]
              .filter(Boolean)
              .join('\n')
              .slice(0, limits.messageMax),
          },
  })
  const text = (type === 'daily' ? answer.reply : answer.response)?.trim()
  if (!text) throw new CallError(checkIns.checkInErrors.noContent, 'unavailable', 200)
  return text
}

export function useReply() {
  return useMutation({
    networkMode: 'always',
    mutationFn: fetchReply,
    onSuccess: (_reply, { type }) =>
      queryClient.invalidateQueries({ queryKey: checkInsQuery(type).queryKey }),
  })
}
