import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { build, type Database } from '#server/database/client.ts'
import type { Caller } from '../http/implement.ts'
import { seal, unseal } from './keys.ts'

const algorithm = 'ES256'
const audience = 'authenticated'
const tokenSeconds = 600
const cacheMs = 10 * 60_000
const day = 24 * 60 * 60_000
/** A key signs for so long, */
const signingDays = 90
/** and what it signed can be verified a little longer. */
const publishedDays = signingDays + 1

interface SigningKey {
  id: string
  publicJwk: JWK
  privateKey: CryptoKey
}

interface Options {
  database: Database
  /** Who signs: the product's own origin. */
  issuer: string
  /** Seals the private keys in the database. */
  secret: string
}

/** Short-lived signed tokens that say who is signed in, and the public keys to verify them with. */
export function createAccessTokens({ database, issuer, secret }: Options) {
  let cached: { until: number; keys: Promise<SigningKey[]> } | undefined

  async function makeKey(): Promise<SigningKey> {
    const pair = await generateKeyPair(algorithm, { extractable: true })
    const publicJwk = await exportJWK(pair.publicKey)
    const privateJwk = JSON.stringify(await exportJWK(pair.privateKey))
    const row = await database.asSystem().row(
      build
        .insertInto('auth.signing_key')
        .values({ public_jwk: JSON.stringify(publicJwk), private_jwk: seal(secret, Buffer.from(privateJwk)) })
        .returning('id'),
    )
    if (!row) throw new Error('a signing key was not kept')
    return { id: row.id, publicJwk, privateKey: pair.privateKey }
  }

  /** Null where it was sealed with another secret, and so is of no use any more. */
  async function privateKeyOf(sealed: Buffer): Promise<CryptoKey | null> {
    try {
      return (await importJWK(JSON.parse(unseal(secret, sealed).toString()), algorithm)) as CryptoKey
    } catch {
      return null
    }
  }

  /** Newest first; the first one signs. */
  async function load(): Promise<SigningKey[]> {
    const rows = await database.asSystem().rows(
      build
        .selectFrom('auth.signing_key')
        .select(['id', 'public_jwk', 'private_jwk', 'created_at'])
        .where('created_at', '>', new Date(Date.now() - publishedDays * day))
        .orderBy('created_at', 'desc'),
    )
    const keys: SigningKey[] = []
    for (const row of rows) {
      const privateKey = await privateKeyOf(row.private_jwk)
      if (privateKey) keys.push({ id: row.id, publicJwk: row.public_jwk as JWK, privateKey })
    }
    const newest = rows.find((row) => row.id === keys[0]?.id)
    const isFresh = newest && newest.created_at.getTime() > Date.now() - signingDays * day
    return isFresh ? keys : [await makeKey(), ...keys]
  }

  function keysAtHand(): Promise<SigningKey[]> {
    if (!cached || cached.until < Date.now()) {
      const keys = load()
      cached = { until: Date.now() + cacheMs, keys }
      keys.catch(() => {
        cached = undefined
      })
    }
    return cached.keys
  }

  /** @throws where there is no such key. One that another server has just made is not at hand yet. */
  async function publicJwkOf(kid: string): Promise<JWK> {
    const known = (await keysAtHand()).find(({ id }) => id === kid)
    if (known) return known.publicJwk
    const row = await database.asSystem().row(
      build
        .selectFrom('auth.signing_key')
        .select('public_jwk')
        .where('id', '=', kid)
        .where('created_at', '>', new Date(Date.now() - publishedDays * day)),
    )
    if (!row) throw new Error('no such key')
    return row.public_jwk as JWK
  }

  return {
    /** A token for this session, and when it ends in seconds since 1970. */
    async sign(caller: Caller): Promise<{ access_token: string; expires_at: number; expires_in: number }> {
      const [key] = await keysAtHand()
      if (!key) throw new Error('there is no signing key')
      const issuedAt = Math.floor(Date.now() / 1000)
      const claims = { email: caller.email, role: audience, session_id: caller.sessionId }
      const access_token = await new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: key.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(caller.userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenSeconds)
        .sign(key.privateKey)
      return { access_token, expires_at: issuedAt + tokenSeconds, expires_in: tokenSeconds }
    },
    /** The session that a token of ours names, which may have ended since; null where it is not ours or too old. */
    async read(token: string): Promise<{ sessionId: string } | null> {
      const findKey = async ({ kid = '' }) => importJWK(await publicJwkOf(kid), algorithm)
      const claims = await jwtVerify(token, findKey, { issuer, audience, algorithms: [algorithm] }).catch(
        () => null,
      )
      const sessionId = claims?.payload.session_id
      return typeof sessionId === 'string' ? { sessionId } : null
    },
    /** The public keys, as `/.well-known/jwks.json` serves them. */
    async publicKeys(): Promise<{ keys: JWK[] }> {
      const keys = await keysAtHand()
      return {
        keys: keys.map(({ id, publicJwk }) => ({ ...publicJwk, kid: id, alg: algorithm, use: 'sig' })),
      }
    },
  }
}

export type AccessTokens = ReturnType<typeof createAccessTokens>
