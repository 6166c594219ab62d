import type { PhoneReply, WaitingTalk } from '#guide/phone/messages.ts'
import { guideCache } from '#web/worker/guide-cache.ts'

/** Where the build has put the guide; '' where there is none, as in development. */
const file: string = import.meta.env.VITE_GUIDE_FILE ?? ''
/** On a slow phone the guide takes seconds to come up. */
const patienceMs = 60_000
/** Who leaves a chat may be on her way to another. */
const staysMs = 30_000
/** Of this app and the one before it, which another tab may have. */
const versionsStored = 2

let guide: { worker: Worker; gone: AbortController } | undefined
let leaving: ReturnType<typeof setTimeout> | undefined

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Has the guide on this phone, for when there is no network: a file of some 1.5 MB, fetched once for each version of it. Not where she saves
 * data, nor where no service worker could give it back.
 */
export async function storeGuide(): Promise<void> {
  if (!file || !('serviceWorker' in navigator && 'caches' in window) || savesData()) return
  const cache = await caches.open(guideCache)
  if (!(await cache.match(file))) await cache.add(file)
  for (const old of (await cache.keys()).slice(0, -versionsStored)) await cache.delete(old)
}

/** Has the guide come up where it is on this phone, which takes a while, before it is asked anything. */
export async function openGuide(): Promise<void> {
  clearTimeout(leaving)
  if (guide || !file || !('caches' in window)) return
  if (!(await (await caches.open(guideCache)).match(file)) || guide) return
  guide = { worker: new Worker(file), gone: new AbortController() }
  guide.worker.addEventListener('error', closeGuide)
}

/**
 * What the guide on this phone says to what waits.
 * @throws where it is not on this phone, takes too long, or is closed meanwhile
 */
export async function answerOnPhone(talk: WaitingTalk): Promise<PhoneReply[]> {
  await openGuide()
  if (!guide) throw new Error('the guide is not on this phone')
  const { worker, gone } = guide
  const { port1, port2 } = new MessageChannel()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<PhoneReply[]>((resolve, reject) => {
      const fail = () => reject(new Error('the guide does not answer'))
      port1.onmessage = ({ data }: MessageEvent<PhoneReply[]>) => resolve(data)
      gone.signal.addEventListener('abort', fail)
      timer = setTimeout(fail, patienceMs)
      worker.postMessage(talk, [port2])
    })
  } finally {
    clearTimeout(timer)
    port1.close()
  }
}

/** Gives back what it takes of the phone's memory; what it was asked fails. */
export function closeGuide(): void {
  clearTimeout(leaving)
  guide?.gone.abort()
  guide?.worker.terminate()
  guide = undefined
}

/** The same, unless it is wanted again soon. */
export function leaveGuide(): void {
  clearTimeout(leaving)
  leaving = setTimeout(closeGuide, staysMs)
}
