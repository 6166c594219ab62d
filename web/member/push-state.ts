import { queryOptions } from '@tanstack/react-query'
import { asBoolean } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'

/** `unsupported`: this browser cannot; `refused`: she, or the browser, said no; else whether she is told here. */
export type PushState = 'unsupported' | 'refused' | 'off' | 'on'

const wantedKey = 'told-here'

/** That this member wants to be told here: cleared when she signs out or another signs in. */
export const isPushWanted = () => readStored(wantedKey, asBoolean) === true
export const setPushWanted = (isWanted: boolean) => writeStored(wantedKey, isWanted || undefined)

/** What subscribes this browser, where it can. */
export async function findPushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  if (!(await navigator.serviceWorker.getRegistration())) return undefined
  return (await navigator.serviceWorker.ready).pushManager
}

/** Whether this browser is told of what comes to her. */
export async function readPushState(): Promise<PushState> {
  const manager = await findPushManager()
  if (!manager) return 'unsupported'
  if (Notification.permission === 'denied') return 'refused'
  return isPushWanted() && (await manager.getSubscription()) ? 'on' : 'off'
}

export const pushStateQuery = queryOptions({
  queryKey: ['push-state'],
  queryFn: readPushState,
  staleTime: 0,
  networkMode: 'always',
})
