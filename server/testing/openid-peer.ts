import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { freePorts } from './server.ts'

interface Person {
  sub: string
  email: string
  email_verified: boolean
}

export interface OpenIdPeer {
  /** For IDENTITY_PROVIDERS. */
  settings: { id: string; name: string; issuer: string; client_id: string; client_secret: string }
  /** Who is signed in there and says yes to everything. */
  person: Person
  close(): void
}

const client = { client_id: 'lightly', client_secret: 'a secret of the peer' }

/** A real OpenID Connect provider, on loopback, at which somebody is signed in already. */
export async function startOpenIdPeer(redirectUri: string): Promise<OpenIdPeer> {
  const [port] = await freePorts(1)
  const issuer = `http://127.0.0.1:${port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const peer = {
    settings: { id: 'peer', name: 'Peer', issuer, ...client },
    person: { sub: 'nobody', email: '', email_verified: false } as Person,
  }
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri] }],
    jwks: { keys: [await exportJWK(privateKey)] },
    cookies: { keys: ['cookies of the peer'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // The e-mail stands in the id token, as with the large providers.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...peer.person, sub }) }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: peer.person.sub } })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return Object.assign(peer, {
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  })
}

/** Opens an address of the peer as a browser would, until it leads back to us. Answers where. */
export async function visitPeer(url: string): Promise<URL> {
  const cookies = new Map<string, string>()
  const home = new URL(url).origin
  let at = new URL(url)
  while (at.origin === home) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`the peer answered ${response.status}: ${await response.text()}`)
    at = new URL(next, at)
  }
  return at
}
