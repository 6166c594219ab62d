import type { PhoneReply, WaitingTalk } from '#guide/phone/messages.ts'
import { guideCache } from '#web/worker/guide-cache.ts'

/** Where the build has put the guide; '' where there is none, as in development. */
const file: string = import.meta.env.VITE_GUIDE_FILE ?? ''
/** On a slow phone the guide takes seconds to come up. */
const patienceMs = 60_000

let guide: Worker | undefined

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
  for (const { url } of await cache.keys()) if (new URL(url).pathname !== file) await cache.delete(url)
}

/** Has the guide come up where it is on this phone, which takes a while, before it is asked anything. It goes once there is a network. */
export async function openGuide(): Promise<Worker | undefined> {
  if (!file || !('caches' in window)) return undefined
  const stored = guide || (await (await caches.open(guideCache)).match(file))
  if (stored && !guide) {
    guide = new Worker(file)
    guide.addEventListener('error', closeGuide)
    window.addEventListener('online', closeGuide, { once: true })
  }
  return guide
}

/**
 * What the guide on this phone says to what waits.
 * @throws where it is not on this phone, or takes too long
 */
export async function answerOnPhone(talk: WaitingTalk): Promise<PhoneReply[]> {
  const asked = await openGuide()
  if (!asked) throw new Error('the guide is not on this phone')
  const { port1, port2 } = new MessageChannel()
  const done = new AbortController()
  try {
    return await new Promise<PhoneReply[]>((resolve, reject) => {
      const fail = () => reject(new Error('the guide does not answer'))
      port1.onmessage = ({ data }: MessageEvent<PhoneReply[]>) => resolve(data)
      asked.addEventListener('error', fail, { signal: done.signal })
      setTimeout(fail, patienceMs)
      asked.postMessage(talk, [port2])
    })
  } catch (error) {
    closeGuide()
    throw error
  } finally {
    done.abort()
    port1.close()
  }
}

/** Gives back what it takes of the phone's memory. */
export function closeGuide(): void {
  guide?.terminate()
  guide = undefined
}
