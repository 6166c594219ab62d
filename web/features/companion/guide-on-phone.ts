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

/**
 * What the guide on this phone says to what waits.
 * @throws where it is not on this phone, or takes too long
 */
export async function answerOnPhone(talk: WaitingTalk): Promise<PhoneReply[]> {
  if (!file) throw new Error('no guide was built')
  guide ??= new Worker(file)
  const asked = guide
  const { port1, port2 } = new MessageChannel()
  const done = new AbortController()
  try {
    return await new Promise<PhoneReply[]>((resolve, reject) => {
      const fail = () => reject(new Error('the guide is not on this phone, or too slow'))
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
