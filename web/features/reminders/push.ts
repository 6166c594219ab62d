import * as reminders from '#contract/reminders.ts'
import { call } from '#web/lib/api/call.ts'
import { asFlag } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'

/** `unsupported`: this browser cannot; `refused`: she, or the browser, said no; else whether she is told here. */
export type PushState = 'unsupported' | 'refused' | 'off' | 'on'

/** That this member wants to be told here: cleared when she signs out or another signs in. */
const wantedKey = 'told-here'

async function findManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined
  if (!(await navigator.serviceWorker.getRegistration())) return undefined
  return (await navigator.serviceWorker.ready).pushManager
}

/** Whether this browser is told of what comes to her. */
export async function readPushState(): Promise<PushState> {
  const manager = await findManager()
  if (!manager) return 'unsupported'
  if (Notification.permission === 'denied') return 'refused'
  return readStored(wantedKey, asFlag) && (await manager.getSubscription()) ? 'on' : 'off'
}

/**
 * Asks for permission and has this browser told; only to be called on her tap.
 * @param key the server's public key
 * @throws where the browser or the server will not.
 */
export async function turnPushOn(key: string): Promise<PushState> {
  const manager = await findManager()
  if (!manager) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return readPushState()
  await subscribe(manager, key)
  writeStored(wantedKey, true)
  return 'on'
}

async function subscribe(manager: PushManager, key: string): Promise<void> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await manager.subscribe(options).catch(async () => {
    // One that was made with another key stands in the way.
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  })
  await send(subscription)
}

async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await call(reminders.subscribePush, {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  })
}

/**
 * This browser is told nothing any more, whether or not the server hears of it: it forgets a browser that has unsubscribed
 * by itself.
 * @throws where the browser will not.
 */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await (await findManager())?.getSubscription()
  await subscription?.unsubscribe()
  writeStored(wantedKey, undefined)
  if (subscription)
    await call(reminders.unsubscribePush, { body: { endpoint: subscription.endpoint } }).catch(
      () => undefined,
    )
  return readPushState()
}

/** She has left this phone: the server forgets it with her session, and the browser here. */
export async function forgetBrowser(): Promise<void> {
  await (await (await findManager())?.getSubscription())?.unsubscribe()
}

/**
 * Browsers change their subscription now and then, a new session needs it anew, and one under a key that the server no
 * longer has brings nothing.
 */
export async function renewPush(): Promise<void> {
  // Somebody else may have been told here before, and have left without a word.
  if (!readStored(wantedKey, asFlag)) return forgetBrowser()
  if (Notification.permission !== 'granted') return
  const manager = await findManager()
  if (!manager) return
  const { push_key } = await call(reminders.getReminderSettings, {})
  const subscription = await manager.getSubscription()
  // She may have turned it off meanwhile.
  if (!readStored(wantedKey, asFlag)) return
  if (subscription && isUnder(subscription, push_key)) return send(subscription)
  await subscription?.unsubscribe()
  await subscribe(manager, push_key)
}

/** A browser that does not tell its key is taken to have the right one. */
function isUnder({ options }: PushSubscription, key: string): boolean {
  const own = options?.applicationServerKey
  if (!own) return true
  const base64 = btoa(String.fromCharCode(...new Uint8Array(own)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key.replaceAll('=', '')
}
