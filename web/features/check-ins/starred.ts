import { type InfiniteData, queryOptions, useMutation } from '@tanstack/react-query'
import * as checkIns from '#contract/check-ins.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { keep, readKept, removeKeptIfEmpty } from '#web/lib/offline/kept.ts'
import { isRetryable } from '#web/lib/offline/outbox.ts'
import { sendSwitch } from '#web/lib/offline/send-switch.ts'
import { toast } from '#web/ui/toast.ts'
import { type checkInsKeptName, checkInsQuery, earlierKey, type Page, refreshes } from './api.ts'
import { asStarred, starId } from './queued-star.ts'

export const starredKeptName = 'starred-check-ins'

/** The check-ins that she starred, newest first. */
export const starredQuery = queryOptions({
  queryKey: ['check-ins', 'starred'],
  queryFn: async () =>
    (await call(checkIns.listStarredCheckIns, {})).check_ins
      .map(asStarred)
      .filter(({ is_starred }) => is_starred),
  meta: { keep: { name: starredKeptName, pick: (found: checkIns.CheckIn[]) => found } },
})

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

/** Takes a check-in out of the starred ones, here and in what the phone keeps of them. */
export function removeStarred(id: string): void {
  const held = queryClient.getQueryData(starredQuery.queryKey)
  if (held) queryClient.setQueryData(starredQuery.queryKey, without(held, id))
  else removeKeptCheckIn(starredKeptName, id)
}

const without = (found: checkIns.CheckIn[], id: string) => found.filter((each) => each.id !== id)

/** Takes one out of what the phone keeps of a list. */
export function removeKeptCheckIn(
  place: typeof starredKeptName | ReturnType<typeof checkInsKeptName>,
  id: string,
): void {
  const left = without(readKept(place) ?? [], id)
  // Behind the last that was kept there may be others.
  keep(place, left.length > 0 ? left : undefined)
}

/** Reads them anew even where nobody looks at them: the phone keeps them, and should keep nothing that is gone. */
export const refetchStarred = () => queryClient.prefetchQuery({ ...starredQuery, staleTime: 0 })

const starring = ['star-check-in']

/** Reads anew what shows stars, once none is on its way any more. */
async function goOnReading(): Promise<void> {
  if (queryClient.isMutating({ mutationKey: starring }) > 1) return
  const lists = queryClient.invalidateQueries({ queryKey: ['check-ins'] })
  await Promise.all([lists, refetchStarred()])
}

interface Starring {
  checkIn: checkIns.CheckIn
  isStarred: boolean
}

/** Stars or unstars: shown at once, taken back when the server says no. */
export function useStarCheckIn() {
  const show = (checkIn: checkIns.CheckIn, isStarred: boolean) => {
    showStar(checkIn, isStarred)
    if (!isStarred) removeStarred(checkIn.id)
  }
  return useMutation({
    mutationKey: starring,
    mutationFn: ({ checkIn: { id }, isStarred }: Starring) =>
      sendSwitch(
        checkIns.starCheckIn,
        { params: { checkInId: id }, body: { is_starred: isStarred } },
        { id: starId(id), refreshes },
        // All that shows stars is read anew below.
        () => true,
      ),
    onMutate: ({ checkIn, isStarred }) => {
      if (isStarred) removeKeptIfEmpty(starredKeptName)
      const starred = queryClient.getQueryData(starredQuery.queryKey)
      show(checkIn, isStarred)
      return starred
    },
    onError: (error, { checkIn, isStarred }, starred) => {
      // It waits, and stays as shown.
      if (isRetryable(error)) return
      show(checkIn, !isStarred)
      queryClient.setQueryData(starredQuery.queryKey, starred)
      toast({ title: error.message, variant: 'destructive' })
    },
    onSettled: goOnReading,
  })
}
