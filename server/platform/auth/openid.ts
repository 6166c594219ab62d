import { createHash } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { Config } from '#server/config.ts'
import { AppError } from '../http/app-error.ts'

type Provider = Config['identityProviders'][number]

interface Discovery {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  jwks_uri: string
}

/** What a provider says about who came, after its signature, audience and nonce were checked. */
export interface OpenIdProfile {
  provider: Provider
  subject: string
  /** In lower case. */
  email: string | null
  emailVerified: boolean
}

const patienceMs = 10_000
const refused = (cause?: unknown) =>
  new AppError('unauthorized', 'That sign-in could not be confirmed. Please try again.', { cause })

export const sha256Url = (text: string) => createHash('sha256').update(text).digest('base64url')

async function fetchJson(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) }).catch(
    (cause: unknown) => {
      throw new AppError('unavailable', 'We could not reach that sign-in. Please try again.', { cause })
    },
  )
  if (!answer.ok) throw refused(new Error(`the provider answered ${answer.status}`))
  return (await answer.json()) as Record<string, unknown>
}

/** OpenID Connect with the configured providers: authorization code with PKCE, state and nonce. */
export function createOpenId(config: Config) {
  const found = new Map<string, Promise<Discovery & { keys: ReturnType<typeof createRemoteJWKSet> }>>()

  async function discover({ issuer }: Provider) {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const discovery = (await fetchJson(url)) as unknown as Discovery
    if (discovery.issuer !== issuer) throw refused(new Error('the provider names another issuer'))
    return { ...discovery, keys: createRemoteJWKSet(new URL(discovery.jwks_uri)) }
  }

  /** Asked for once; a failure is asked for again. */
  function discovered(provider: Provider) {
    const known = found.get(provider.id)
    if (known) return known
    const asked = discover(provider)
    asked.catch(() => found.delete(provider.id))
    found.set(provider.id, asked)
    return asked
  }

  const callbackUrl = `${config.publicUrl}/api/auth/callback`

  /** The nonce is compared as it is or as its SHA-256, which is how phones' own sign-ins send it. */
  const isNonce = (claim: unknown, nonce: string) =>
    claim === nonce || claim === createHash('sha256').update(nonce).digest('hex')

  async function verify(provider: Provider, idToken: string, nonce?: string): Promise<OpenIdProfile> {
    const { keys, issuer } = await discovered(provider)
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: provider.client_id,
      maxTokenAge: '10 minutes',
    }).catch((cause: unknown) => {
      throw refused(cause)
    })
    if ((nonce !== undefined || payload.nonce !== undefined) && !isNonce(payload.nonce, nonce ?? ''))
      throw refused(new Error('the nonce is another one'))
    if (!payload.sub) throw refused(new Error('the token names nobody'))
    const email = typeof payload.email === 'string' ? payload.email.trim().toLowerCase() : null
    return { provider, subject: payload.sub, email, emailVerified: payload.email_verified === true }
  }

  return {
    /** @throws AppError 404 `not_configured` where there is no such provider. */
    provider(id: string): Provider {
      const provider = config.identityProviders.find((one) => one.id === id)
      if (!provider) throw new AppError('not_configured', 'That way to sign in is not set up here.')
      return provider
    },

    /** The company sign-in of an e-mail's or a bare domain. @throws AppError 404 `not_configured`. */
    providerOfDomain(emailOrDomain: string): Provider {
      const domain = emailOrDomain.toLowerCase().split('@').at(-1) ?? ''
      const provider = config.identityProviders.find((one) => one.domains?.includes(domain))
      if (!provider) throw new AppError('not_configured', 'There is no company sign-in for that domain.')
      return provider
    },

    /** The provider's page where she says yes. */
    async authorizationUrl(
      provider: Provider,
      visit: { state: string; nonce: string; codeVerifier: string },
    ): Promise<string> {
      const url = new URL((await discovered(provider)).authorization_endpoint)
      const query = {
        response_type: 'code',
        client_id: provider.client_id,
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state: visit.state,
        nonce: visit.nonce,
        code_challenge: sha256Url(visit.codeVerifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },

    /** Exchanges the provider's code for who she is. @throws AppError 401 where anything does not fit. */
    async redeem(provider: Provider, code: string, visit: { nonce: string; codeVerifier: string }) {
      const { token_endpoint } = await discovered(provider)
      const basic = [provider.client_id, provider.client_secret].map(encodeURIComponent).join(':')
      const tokens = await fetchJson(token_endpoint, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
        },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: callbackUrl,
          code_verifier: visit.codeVerifier,
        }),
      })
      if (typeof tokens.id_token !== 'string') throw refused(new Error('the provider sent no id token'))
      return verify(provider, tokens.id_token, visit.nonce)
    },

    /** Checks an id token that an app got from the provider by itself. @throws AppError 401. */
    verify,
  }
}

export type OpenId = ReturnType<typeof createOpenId>
