import { queryOptions, useMutation } from '@tanstack/react-query'
import * as reminders from '#contract/reminders.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { CallError, call } from '#web/lib/call.ts'
import { isWorthKeeping, putInOutbox, sendFromOutbox, takeBackFromOutbox } from '#web/lib/outbox.ts'
import { profileQuery } from '#web/lib/profile.ts'
import { readPushState, turnPushOff, turnPushOn } from '#web/lib/push.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { allUnsent, dropUnsent, keepUnsent, type Unsent } from '#web/lib/unsent.ts'

const refreshes = [['reminders'], ['inbox']] as const
/** A deletion can be taken back for as long as she stays on the screen, and goes out after this at the latest. */
const holdMs = 5 * 60_000

export const remindersQuery = queryOptions({
  queryKey: ['reminders', 'list'],
  queryFn: async () => (await call(reminders.listReminders, {})).reminders,
})

export const settingsQuery = queryOptions({
  queryKey: ['reminders', 'settings'],
  queryFn: () => call(reminders.getReminderSettings, {}),
})

export const inboxQuery = queryOptions({
  queryKey: ['inbox', 'notes'],
  queryFn: async () => (await call(reminders.listInbox, {})).notes,
})

export const unreadQuery = queryOptions({
  queryKey: ['inbox', 'unread'],
  queryFn: async () => (await call(reminders.countUnread, {})).unread,
})

export const pushStateQuery = queryOptions({
  queryKey: ['push-state'],
  queryFn: readPushState,
  staleTime: 0,
})

export function useSaveSettings() {
  return useMutation({
    mutationFn: (body: reminders.ReminderSettingsInput) => call(reminders.saveReminderSettings, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
  })
}

export function useTurnPush() {
  return useMutation({
    mutationFn: (key: string | null) => (key === null ? turnPushOff() : turnPushOn(key)),
    onSuccess: (state) => queryClient.setQueryData(pushStateQuery.queryKey, state),
  })
}

interface ToSave {
  id: string
  text: string
  due: string
}

/**
 * Keeps a reminder on the phone and sends it. Answers what the engine made of its words, or null where it could only be
 * kept and goes out later.
 * @throws CallError where the server will not have it.
 */
export function useSaveReminder() {
  return useMutation({
    networkMode: 'always',
    mutationFn: keepAndSend,
  })
}

async function keepAndSend({ id, text, due }: ToSave): Promise<SafetyNotice | null> {
  const before = allUnsent().find((item) => item.id === id)
  putInOutbox(reminders.saveReminder, { params: { reminderId: id }, body: { text, due } }, { id, refreshes })
  try {
    return (await sendFromOutbox(reminders.saveReminder, id)).safety
  } catch (error) {
    if (isWorthKeeping(error)) return null
    if (before) putBack(before, error)
    else dropUnsent(id)
    throw error
  }
}

/** What waited before waits again; a reminder that the server will not have says so. */
function putBack(before: Unsent, error: unknown): void {
  const isRefused = isSave(before) && error instanceof CallError && error.status < 500
  keepUnsent(isRefused ? { ...before, refused: error.message } : before)
}

const isSave = ({ route }: Unsent) => route.method === 'PUT' && route.path === reminders.saveReminder.path

export function useFinishReminder() {
  return useMutation({
    mutationFn: ({ id, isDone }: { id: string; isDone: boolean }) =>
      call(reminders.finishReminder, { params: { reminderId: id }, body: { is_done: isDone } }),
    onSettled: () =>
      Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] }))),
  })
}

/** Deletes once she has left the screen; until then `undoDelete` takes it back. */
export function deleteLater(id: string): void {
  putInOutbox(reminders.deleteReminder, { params: { reminderId: id } }, { id, refreshes, holdMs })
}

export function undoDelete(id: string): void {
  takeBackFromOutbox(id)
}

/** What it was for is off her list, so it need not come any more. Where this phone does not know of one, there may be one. */
export function forgetReminder(id: string): void {
  const { data, isInvalidated } = queryClient.getQueryState(remindersQuery.queryKey) ?? {}
  const isThere = !data || isInvalidated || data.some((known) => known.id === id)
  if (isThere || allUnsent().some((item) => item.id === id)) deleteLater(id)
}

/** What waits on this phone, read back: reminders that are not sent, and ids that are to be deleted. */
export function readWaiting(unsent: readonly Unsent[]) {
  const saves = unsent.filter(isSave)
  const deletes = unsent.filter(
    ({ route }) => route.method === 'DELETE' && route.path === reminders.deleteReminder.path,
  )
  return {
    waiting: saves.map(({ id, input, refused }) => ({ id, refused, ...(input.body as Omit<ToSave, 'id'>) })),
    deletedIds: new Set(deletes.map(({ id }) => id)),
  }
}

export function useMarkRead() {
  return useMutation({
    mutationFn: (ids: string[]) => call(reminders.markRead, { body: { ids } }),
    onSuccess: ({ unread }) => queryClient.setQueryData(unreadQuery.queryKey, unread),
  })
}
