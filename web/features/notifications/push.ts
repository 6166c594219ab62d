import * as notifications from '#contract/notifications.ts'
import { call } from '#web/lib/api/call.ts'
import {
  findPushManager,
  isPushWanted,
  type PushState,
  readPushState,
  setPushWanted,
} from '#web/member/push-state.ts'

/**
 * Asks for permission and has this browser told; only to be called on her tap.
 * @param key the server's public key
 * @throws where the browser or the server will not.
 */
export async function turnPushOn(key: string): Promise<PushState> {
  const manager = await findPushManager()
  if (!manager) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return readPushState()
  await subscribe(manager, key)
  setPushWanted(true)
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
  await call(notifications.subscribePush, {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  })
}

/**
 * This browser is told nothing any more, whether or not the server hears of it: it forgets a browser that has unsubscribed
 * by itself.
 * @throws where the browser will not.
 */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await (await findPushManager())?.getSubscription()
  await subscription?.unsubscribe()
  setPushWanted(false)
  if (subscription)
    await call(notifications.unsubscribePush, { body: { endpoint: subscription.endpoint } }).catch(
      () => undefined,
    )
  return readPushState()
}

/** She has left this phone: the server forgets it with her session, and the browser here. */
export async function forgetBrowser(): Promise<void> {
  await (await (await findPushManager())?.getSubscription())?.unsubscribe()
}

/**
 * Browsers change their subscription now and then, a new session needs it anew, and one under a key that the server no
 * longer has brings nothing.
 */
export async function renewPush(): Promise<void> {
  // Somebody else may have been told here before, and have left without a word.
  if (!isPushWanted()) return forgetBrowser()
  if (Notification.permission !== 'granted') return
  const manager = await findPushManager()
  if (!manager) return
  const { push_key } = await call(notifications.getNotificationSettings, {})
  const subscription = await manager.getSubscription()
  // She may have turned it off meanwhile.
  if (!isPushWanted()) return
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
