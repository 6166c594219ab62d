import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import { importJWK, type JWTPayload, jwtVerify } from 'jose'
import type { PushSubscriptionInput } from '#contract/notifications.ts'

/** A message as the browser's service worker gets it, and what its push service was told. */
interface Received {
  payload: unknown
  headers: IncomingHttpHeaders
  /** What the sender swore about itself; the signature was checked. */
  claims: JWTPayload
  /** The key that it was signed with, base64url. */
  signedBy: string
}

export interface TestBrowser {
  subscription: PushSubscriptionInput
  received: Received[]
  /** How the service answers for this browser from now on: the first for the next message; 201 once they are used up. */
  answers: { status: number; headers?: Record<string, string> }[]
  /** How often it was called at all. */
  calls: number
}

export interface PushService {
  /** A browser that has just subscribed. */
  browser(): TestBrowser
  close(): Promise<void>
}

/** A push service (RFC 8030) and browsers behind it, on this machine. What it cannot decrypt or verify it answers with 400. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { browser: TestBrowser; open: (body: Buffer) => string }>()
  const server = createServer(async (request, response) => {
    const found = browsers.get(request.url ?? '')
    if (!found) {
      response.writeHead(404).end()
      return
    }
    const { browser, open } = found
    browser.calls++
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const answer = browser.answers.shift() ?? { status: 201 }
    if (answer.status === 201)
      try {
        const { claims, signedBy } = await readVapid(request.headers.authorization ?? '')
        const payload = JSON.parse(open(Buffer.concat(chunks)))
        browser.received.push({ payload, headers: request.headers, claims, signedBy })
      } catch {
        answer.status = 400
      }
    response.writeHead(answer.status, answer.headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    browser() {
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const authSecret = randomBytes(16).toString('base64url')
      const path = `/send/${randomBytes(8).toString('hex')}`
      const browser: TestBrowser = {
        subscription: { endpoint: origin + path, keys: { p256dh, auth: authSecret } },
        received: [],
        answers: [],
        calls: 0,
      }
      const open = (body: Buffer) =>
        ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret }).toString()
      browsers.set(path, { browser, open })
      return browser
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Reads and checks `vapid t=<jwt>, k=<public key>` (RFC 8292). @throws where the signature is not of that key. */
async function readVapid(authorization: string) {
  const [, token = '', signedBy = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const point = Buffer.from(signedBy, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, 'ES256')
  const { payload } = await jwtVerify(token, key)
  return { claims: payload, signedBy }
}
