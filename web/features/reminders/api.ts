import { queryOptions, useMutation } from '@tanstack/react-query'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import * as reminders from '#contract/reminders.ts'
import type { Route } from '#contract/route.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { isRetryable, putInOutbox, sendFromOutbox, takeBackFromOutbox } from '#web/lib/offline/outbox.ts'
import {
  allOutboxItems,
  type OutboxItem,
  removeOutboxItem,
  storeOutboxItem,
} from '#web/lib/offline/outbox-item.ts'
import { queueWrite, sendUnqueued } from '#web/lib/offline/queue-or-send.ts'
import { holdDeletion } from '#web/lib/offline/use-undoable-deletion.ts'
import { profileQuery } from '#web/member/profile.ts'
import { inboxKey, reminderSettingsKey } from '#web/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { dropSavedElsewhere, dropSent, type SettingsDraft } from './settings-draft.ts'

/** What is read anew once a reminder has changed. */
export const refreshes = [['reminders'], inboxKey] as const

export const remindersQuery = queryOptions({
  queryKey: ['reminders', 'list'],
  queryFn: async () => (await call(reminders.listReminders, {})).reminders,
})

export const settingsQuery = queryOptions({
  queryKey: reminderSettingsKey,
  queryFn: async () => {
    const saved = await call(reminders.getReminderSettings, {})
    dropSavedElsewhere(saved)
    return saved
  },
})

interface ToSaveSettings {
  body: reminders.ReminderSettingsInput
  /** What of it she has chosen; she may choose on meanwhile. */
  sent: SettingsDraft
}

/** It is kept as a draft until it is saved, also where she has left the screen by then. */
export function useSaveSettings() {
  return useMutation({
    mutationFn: ({ body }: ToSaveSettings) => call(reminders.saveReminderSettings, { body }),
    onSuccess: (saved, { body, sent }) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved)
      dropSent(saved, sent)
      // In another zone it may be another day, and another week.
      if (body.timezone) void queryClient.invalidateQueries()
      void queryClient.prefetchQuery({ ...profileQuery, staleTime: 0 })
    },
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
 * Where the phone has no room it is sent at once or not at all.
 * @throws CallError where the server will not have it, or it could be neither kept nor sent.
 */
export function useSaveReminder() {
  return useMutation({
    networkMode: 'always',
    mutationFn: keepAndSend,
  })
}

async function keepAndSend({ id, text, due }: ToSave): Promise<SafetyNotice | null> {
  const before = allOutboxItems().find((item) => item.id === id)
  const input = { params: { reminderId: id }, body: { text, due } }
  const options = { id, refreshes }
  const mayWait = queueWrite(reminders.saveReminder, input, options)
  await marks.get(id)
  if (!mayWait) return (await sendUnqueued(reminders.saveReminder, input, options)).safety
  // While it waited for that it may have gone out by itself.
  if (!allOutboxItems().some((item) => item.id === id)) return null
  try {
    return (await sendFromOutbox(reminders.saveReminder, id)).safety
  } catch (error) {
    if (isRetryable(error)) return null
    if (before) putBack(before, error)
    else removeOutboxItem(id)
    throw error
  }
}

/** What waited before waits again; a reminder that the server will not have says so. */
function putBack(before: OutboxItem, error: unknown): void {
  const isRefused = isSave(before) && error instanceof CallError && error.status < 500
  storeOutboxItem(isRefused ? { ...before, refused: error.message } : before)
}

const isSave = isOf(reminders.saveReminder)

/** A reminder as her list has it here. */
export const listed = (id: string) =>
  queryClient.getQueryData(remindersQuery.queryKey)?.find((known) => known.id === id)

/** On their way to the server: what opens a reminder again has to come after them. */
const marks = new Map<string, Promise<unknown>>()

/** What a deletion took away, for as long as she may want it back; null where this phone does not know what it was. */
const takenAway = (id: string) => ['reminder-taken-away', id]
queryClient.setQueryDefaults(['reminder-taken-away'], { gcTime: Number.POSITIVE_INFINITY })

/**
 * Deletes once she has left the screen; until then `undoDelete` takes it back. Meanwhile it is marked as done, for she may
 * lock the phone before the deletion has gone out.
 */
export function deleteLater(id: string): void {
  const outboxItems = allOutboxItems().filter((item) => item.id === id)
  holdDeletion(reminders.deleteReminder, { params: { reminderId: id } }, { id, refreshes })
  const known = readWaiting(outboxItems).waiting[0] ?? listed(id)
  const taken = known ? { id, text: known.text, due: known.due } : null
  queryClient.setQueryData<ToSave | null>(takenAway(id), taken)
  if (outboxItems.length > 0 || !listed(id)) return
  const mark = call(reminders.finishReminder, { params: { reminderId: id }, body: { is_done: true } })
  // Where it fails, the deletion is still to come.
  marks.set(
    id,
    mark.catch(() => undefined),
  )
}

/** The mark of a deletion, until the server has it or could not be reached. */
export const markOf = (id: string) => marks.get(id)

/** It comes after all. Where that cannot be sent it waits, as everything does. */
export function undoDelete(id: string): void {
  if (!readWaiting(allOutboxItems()).deletedIds.has(id)) {
    bringBack(id)
    return
  }
  takeBackFromOutbox(id)
  const mayBeMarked = marks.has(id) || listed(id)
  if (!mayBeMarked || allOutboxItems().some((item) => item.id === id)) return
  const input = { params: { reminderId: id }, body: { is_done: false } }
  putInOutbox(reminders.finishReminder, input, { id, refreshes })
  const send = () => sendFromOutbox(reminders.finishReminder, id)
  void Promise.resolve(marks.get(id))
    .then(send)
    .then((reply) => reply === null && bringBack(id))
    .catch(() => undefined)
}

/** Saves anew what is deleted by now. */
function bringBack(id: string): void {
  const taken = queryClient.getQueryData<ToSave | null>(takenAway(id))
  const say = (title: string) => toast({ title, variant: 'destructive' })
  if (taken === null) say(texts.notBack)
  else if (taken) keepAndSend(taken).catch((error: Error) => say(error.message))
}

/** What it was for is off her list, so it need not come any more. Where this phone does not know of one, there may be one. */
export function forgetReminder(id: string): void {
  queryClient.removeQueries({ queryKey: takenAway(id) })
  const { data, isInvalidated } = queryClient.getQueryState(remindersQuery.queryKey) ?? {}
  const isThere = !data || isInvalidated || listed(id)
  if (isThere || allOutboxItems().some((item) => item.id === id)) deleteLater(id)
}

/** What waits on this phone, read back: reminders that are not sent, and ids that are to be deleted, or not after all. */
export function readWaiting(outboxItems: readonly OutboxItem[]) {
  const idsOf = (entry: Route) => new Set(outboxItems.filter(isOf(entry)).map(({ id }) => id))
  return {
    waiting: outboxItems
      .filter(isSave)
      .map(({ id, input, refused }) => ({ id, refused, ...(input.body as Omit<ToSave, 'id'>) })),
    deletedIds: idsOf(reminders.deleteReminder),
    undeletedIds: idsOf(reminders.finishReminder),
  }
}

function isOf({ method, path }: Route) {
  return ({ route }: OutboxItem) => route.method === method && route.path === path
}
