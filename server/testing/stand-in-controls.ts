import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

/** The id of the checkout session behind a checkout url of the billing stand-in. */
export const sessionIdOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

/** Starts a checkout as this visitor and finishes its card page. Answers the session's id. */
export async function payFor(
  server: TestServer,
  visitor: Visitor,
  card = '4242424242424242',
  email = 'card-holder@example.com',
): Promise<string> {
  const { body } = await visitor.send<{ url: string }>('POST', '/api/checkout')
  const id = sessionIdOf(body.url)
  await control(server, `/_test/checkout/${id}/complete`, { card, email })
  return id
}

/** Calls one of the stand-in's test-only controls. */
async function control(server: TestServer, path: string, body: unknown): Promise<void> {
  const { billingStandIn } = server.services.config
  const response = await fetch(`http://127.0.0.1:${billingStandIn.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}
