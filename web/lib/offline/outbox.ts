import { errorTexts } from '#contract/errors.ts'
import type { Route, RouteInput, RouteReply } from '#contract/route.ts'
import { CallError } from '../api/call.ts'
import { removeFromLists } from '../api/remove-from-lists.ts'
import { knownMemberId } from '../session/session.ts'
import {
  allOutboxItems,
  type OutboxItem,
  removeOnceRefetched,
  removeOutboxItem,
  storeOutboxItem,
} from './outbox-item.ts'
import { refetch } from './refetch.ts'
import { transmit } from './transmit.ts'

/**
 * Writes that outlive a lost connection, a closed tab and an ended session. A feature puts a write in under an id that it
 * made itself, then sends it; whatever could not be sent goes out when the phone is online again. Since an answer can get
 * lost on its way, a write may arrive twice: only calls that do the same when repeated belong here.
 */
interface Options extends Pick<OutboxItem, 'id' | 'refreshes' | 'lane' | 'dropIfRefused'> {
  /** Milliseconds for which it can be taken back before it is sent by itself. */
  holdMs?: number
}

/** Has a reply on show, so that nothing need be read anew for it. False where it could not. */
export type ShowReply<R extends Route> = (reply: RouteReply<R>) => boolean

/** Is given each reply, and the write that it answers. */
type OnSent = (reply: unknown, item: OutboxItem) => void

/** A phone says that it is online a moment before it is. */
const firstPauseMs = 2_000
const maxPauseMs = 5 * 60_000
/** What is on its way, by the id it is kept under. */
const underway = new Map<string, Pick<OutboxItem, 'queuedAt' | 'lane'> & { reply: Promise<unknown> }>()
/** When the last write was put in. */
let lastQueuedAt = 0
/** The loop that sends what waits, where one runs. */
let loop: { owner: string; wake: () => void; rest: () => void; onSent: OnSent } | undefined

/** Who is signed in here. @throws CallError where nobody is */
export function currentMemberId(): string {
  const id = knownMemberId()
  if (!id) throw new CallError(errorTexts.unauthorized, 'unauthorized', 401)
  return id
}

/** Keeps a write on the phone; it stays there until it has been sent or is taken back. */
export function putInOutbox<R extends Route>(
  entry: R,
  input: RouteInput<R>,
  { holdMs, ...options }: Options,
): void {
  const now = Date.now()
  // Two writes under one id are told apart by this, so that no two bear the same.
  lastQueuedAt = Math.max(now, lastQueuedAt + 1)
  const replaces = holdMs ? allOutboxItems().find(({ id }) => id === options.id) : undefined
  storeOutboxItem({
    ...options,
    owner: currentMemberId(),
    route: { method: entry.method, path: entry.path },
    input: input as OutboxItem['input'],
    queuedAt: lastQueuedAt,
    notBefore: now + (holdMs ?? 0),
    ...(replaces && { replaces }),
  })
  if (holdMs) loop?.wake()
}

/** Takes back what is held, as if it had never been put in: what it took the place of waits again. */
export function takeBackFromOutbox(id: string): void {
  const held = allOutboxItems().find((waiting) => waiting.id === id)
  if (held?.replaces) storeOutboxItem(held.replaces)
  else removeOutboxItem(id)
  loop?.wake()
}

/** Lets go what was held or refused: it is sent as soon as it can be. */
export function releaseFromOutbox(id: string): void {
  const item = allOutboxItems().find((waiting) => waiting.id === id)
  if (!item) return
  const { refused: _, refusal: __, ...rest } = item
  storeOutboxItem({ ...rest, notBefore: 0 })
  loop?.wake()
}

/** Lets go what was held and sends it this very moment: of a page that is being left nothing that begins later gets through. */
export function sendOnHide(id: string): void {
  releaseFromOutbox(id)
  const item = allOutboxItems().find((waiting) => waiting.id === id)
  if (item) send(item).catch(() => loop?.rest())
}

/**
 * Sends one write now, after what waits before it in its lane. Where that fails it still waits, and goes out later unless it is taken
 * back. Answers null where there was nothing to delete or change.
 * @param show puts the reply where screens would otherwise read it anew
 * @throws CallError as `call` does; one that may be retried where something before it could not be sent.
 */
export async function sendFromOutbox<R extends Route>(
  _entry: R,
  id: string,
  show?: ShowReply<R>,
): Promise<RouteReply<R>> {
  const item = allOutboxItems().find((waiting) => waiting.id === id)
  if (!item) throw new Error(`nothing waits under ${id}`)
  try {
    if (item.lane) await sendBefore(item)
    return (await send(item, show as ShowReply<Route>)) as RouteReply<R>
  } catch (error) {
    // A phone that calls itself online tells nobody when the network is back.
    loop?.rest()
    throw error
  }
}

/** @throws CallError where something still waits before it in its lane. */
async function sendBefore({ lane, owner, queuedAt }: OutboxItem): Promise<void> {
  const isBefore = (other: OutboxItem) =>
    other.lane === lane && other.owner === owner && other.queuedAt < queuedAt
  await flush(owner, (other) => isBefore(other) && !other.refused && !isHeld(other))
  if (allOutboxItems().some(isBefore)) throw new CallError(errorTexts.unavailable, 'unavailable', 503)
}

/** Sends at once, in their order, what waits in this lane. What fails waits on, and what is refused keeps its words. */
export async function sendLane(lane: string): Promise<void> {
  await flush(currentMemberId(), (item) => item.lane === lane && !item.refused && !isHeld(item))
  loop?.rest()
}

/** Whether a write that is on its way arrives, which then cannot be taken back. At once false where it is not on its way. */
export async function waitForDelivery({ id, queuedAt }: OutboxItem): Promise<boolean> {
  const sent = underway.get(id)
  if (sent?.queuedAt !== queuedAt) return false
  return sent.reply.then(
    () => true,
    () => false,
  )
}

/** Whether the same write may succeed later as it is. */
export function isRetryable(error: unknown): boolean {
  return (
    error instanceof CallError && (error.code === 'offline' || [401, 408, 429, 503].includes(error.status))
  )
}

/** What is on its way and goes first: what bears its id, and what is older in its lane, though that was taken back meanwhile. */
function aheadOf({ id, lane, queuedAt }: OutboxItem) {
  const isAhead = (other: { lane?: string; queuedAt: number }) =>
    lane !== undefined && other.lane === lane && other.queuedAt < queuedAt
  return underway.get(id) ?? [...underway.values()].find(isAhead)
}

/** The same write goes but once at a time, and a newer one only after those that are ahead of it. */
async function send(item: OutboxItem, show?: ShowReply<Route>): Promise<unknown> {
  for (let other = aheadOf(item); other; other = aheadOf(item)) {
    if (other.queuedAt === item.queuedAt) return other.reply
    await other.reply.catch(() => undefined)
  }
  const { id, lane, queuedAt } = item
  const reply = deliver(item, show).finally(() => underway.delete(id))
  underway.set(id, { queuedAt, reply, ...(lane && { lane }) })
  return reply
}

/** The same write as it waits now; none where it has been sent, taken back or replaced. */
function stillWaiting({ id, queuedAt }: OutboxItem): OutboxItem | undefined {
  return allOutboxItems().find((item) => item.id === id && item.queuedAt === queuedAt)
}

/** What is not there is deleted, and nothing of it is left to change: sent again, it would be told the same for ever. */
const isDoneWhenMissing = ({ route }: OutboxItem) => route.method === 'DELETE' || route.method === 'PATCH'

async function deliver(item: OutboxItem, show?: ShowReply<Route>): Promise<unknown> {
  const reply = await transmit(item).catch((error: unknown) => {
    if (isDoneWhenMissing(item) && error instanceof CallError && error.status === 404) return null
    throw error
  })
  // A newer write may have taken its place while this one was on its way.
  if (stillWaiting(item)) {
    const isShown = show?.(reply as RouteReply<Route>) ?? false
    removeOnceRefetched(item, isShown ? Promise.resolve() : refetchChanged(item))
  }
  if (loop?.owner === item.owner) loop.onSent(reply, item)
  return reply
}

/** Has the screens read anew what a write changed. On one bar that takes long, so nobody waits for it. */
async function refetchChanged({ id, route, refreshes }: OutboxItem): Promise<void> {
  if (route.method === 'DELETE') await Promise.all(refreshes.map((queryKey) => removeFromLists(id, queryKey)))
  await Promise.all(refreshes.map(refetch))
}

const isHeld = (item: OutboxItem) => item.notBefore > Date.now()
/** Whether it could be sent now and nobody is sending it. */
const isDue = (item: OutboxItem) => !item.refused && !isHeld(item) && !underway.has(item.id)

/** Sends in turn what is due, or what else may go, each as it waits when its turn comes. Answers the replies. */
async function flush(owner: string, mayGo = isDue): Promise<unknown[]> {
  const replies: unknown[] = []
  const blocked = new Set<string | undefined>()
  for (const found of allOutboxItems()) {
    const item = stillWaiting(found)
    if (!item || item.owner !== owner) continue
    try {
      if (mayGo(item) && !blocked.has(item.lane)) replies.push(await send(item))
      else if (item.lane) blocked.add(item.lane)
    } catch (error) {
      if (isRetryable(error)) break
      if (item.lane) blocked.add(item.lane)
      const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500
      if (isRefused) storeRefusal(item, error)
    }
  }
  return replies
}

function storeRefusal(item: OutboxItem, { message: refused, code, warnings }: CallError): void {
  const now = stillWaiting(item)
  if (now?.dropIfRefused) removeOnceRefetched(now, refetchChanged(now))
  else if (now) storeOutboxItem({ ...now, refused, refusal: { code, warnings } })
}

/**
 * Tries once to send all that waits for this member, also what is held. Answers what came back, and whether nothing waits
 * any more.
 */
export async function emptyOutbox(owner: string): Promise<{ replies: unknown[]; isEmpty: boolean }> {
  const replies = await flush(owner, ({ refused }) => !refused)
  return { replies, isEmpty: !allOutboxItems().some((item) => item.owner === owner) }
}

/**
 * Of a page that is being left nothing that begins later gets through: what waits behind an older write under its id goes
 * now, and once more at the next start, as nobody here hears of it.
 */
function sendOvertaken(owner: string): void {
  for (const item of allOutboxItems()) {
    const older = underway.get(item.id)
    const isBehind = older && older.queuedAt !== item.queuedAt && !item.refused && !isHeld(item)
    if (isBehind && item.owner === owner) transmit(item).catch(() => undefined)
  }
}

/** One tab at a time where the browser can arrange it; else twice does no harm. */
function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('outbox', work) : work()
}

/**
 * Sends what waits for this member: at once, whenever the phone comes online or back into her hand, and after growing
 * pauses while something is stuck. `onSent` is given each reply: whoever waited for it may have moved on. Returns how to stop.
 */
export function startOutbox(owner: string, onSent: OnSent): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = firstPauseMs
  let stopped = false
  const mine = () => allOutboxItems().filter((item) => item.owner === owner)

  async function run() {
    clearTimeout(timer)
    if (stopped || !navigator.onLine || mine().length === 0) return
    await oneTabAtATime(async () => {
      await flush(owner)
      rest(Math.min(pauseMs * 2, maxPauseMs))
    })
  }

  /** Until the first of what is held may go, or for no longer than `stuckMs` where something is stuck. */
  function rest(stuckMs: number) {
    const isStuck = mine().some(isDue)
    pauseMs = isStuck ? stuckMs : firstPauseMs
    const heldMs = mine()
      .filter(isHeld)
      .map((item) => item.notBefore - Date.now())
    const nextMs = Math.min(...heldMs, isStuck ? pauseMs : Number.POSITIVE_INFINITY)
    clearTimeout(timer)
    if (!stopped && Number.isFinite(nextMs)) timer = setTimeout(run, nextMs)
  }

  const go = () => void run()
  const leave = () => sendOvertaken(owner)
  const here = { owner, wake: go, rest: () => rest(firstPauseMs), onSent }
  loop = here
  window.addEventListener('online', go)
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', go)
  go()
  return () => {
    stopped = true
    clearTimeout(timer)
    if (loop === here) loop = undefined
    window.removeEventListener('online', go)
    window.removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', go)
  }
}
