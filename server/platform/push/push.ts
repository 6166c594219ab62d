import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import webPush, { type PushSubscription, type RequestOptions as SealOptions } from 'web-push'
import type { Config } from '#server/config.ts'
import { isLoopbackEndpoint, isPublicEndpoint, publicLookup } from '../public-hosts.ts'
import { loadVapidKeys } from './vapid-keys.ts'

interface Message {
  /** What the service worker is given, as JSON. */
  payload: unknown
  /** Seconds for which the push service keeps it while the phone is off. */
  ttlSeconds: number
  /** Up to 32 characters of base64url: a later message of the same topic takes the place of one that still waits. */
  topic: string
}

/**
 * What became of a message. `gone`: the browser no longer wants any. `later`: try again, not before `waitMs` where the
 * service asks for that. `refused`: this message will never be taken; `status` says why.
 */
export type PushOutcome =
  | { is: 'sent' }
  | { is: 'gone' }
  | { is: 'later'; waitMs: number }
  | { is: 'refused'; status: number }

export interface Push {
  /** The key that browsers subscribe with, base64url. */
  publicKey: string
  /** Whether messages may be sent to this address at all. */
  accepts(endpoint: string): boolean
  send(subscription: PushSubscription, message: Message): Promise<PushOutcome>
}

const patienceMs = 10_000

/** Web Push (RFC 8030, 8291, 8292). In production it sends to https on public hosts alone; elsewhere to this machine too. */
export function createPush(config: Config): Push {
  const vapid = config.vapid ?? loadVapidKeys(config)
  const isLocal = (endpoint: string) => !config.production && isLoopbackEndpoint(endpoint)
  const accepts = (endpoint: string) => isPublicEndpoint(endpoint) || isLocal(endpoint)
  return {
    publicKey: vapid.publicKey,
    accepts,
    async send(subscription, { payload, ttlSeconds, topic }) {
      const { endpoint } = subscription
      if (!accepts(endpoint)) return { is: 'gone' }
      const sealed = seal(subscription, JSON.stringify(payload), {
        vapidDetails: vapid,
        TTL: ttlSeconds,
        topic,
        contentEncoding: 'aes128gcm',
      })
      if (!sealed) return { is: 'gone' }
      try {
        const answer = await post(endpoint, sealed.headers, sealed.body, isLocal(endpoint))
        return outcomeOf(answer.status, answer.retryAfter)
      } catch {
        return { is: 'later', waitMs: 0 }
      }
    },
  }
}

/** The message under the browser's key; null where that is no key, since then no message can ever reach it. */
function seal(subscription: PushSubscription, text: string, options: SealOptions) {
  try {
    return webPush.generateRequestDetails(subscription, text, options)
  } catch {
    return null
  }
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status === 429 || status >= 500) return { is: 'later', waitMs: waitOf(retryAfter) }
  return { is: 'refused', status }
}

/** A `Retry-After` header, seconds or a date, in milliseconds; 0 where there is none that can be read. */
function waitOf(retryAfter: string | undefined): number {
  if (!retryAfter) return 0
  const seconds = Number(retryAfter)
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? 0 : Math.max(0, ms)
}

/** One POST. It follows no redirect, and nobody reads what is answered. @throws where no answer comes in time. */
function post(
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer | string | null,
  isLocal: boolean,
): Promise<{ status: number; retryAfter: string | undefined }> {
  const options: RequestOptions = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(patienceMs),
    ...(!isLocal && { lookup: publicLookup }),
  }
  const send = endpoint.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const sending = send(endpoint, options, (answer) => {
      answer.resume()
      answer.on('error', () => undefined)
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
    })
    sending.on('error', reject)
    sending.end(body ?? undefined)
  })
}
