import * as z from 'zod/mini'
import { email, newPassword, signOutScopes, user } from './account.ts'
import { done } from './done.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'
import { factorType, secondStep } from './second-step.ts'
import { id, moment, text } from './text.ts'

// The generic endpoints of an authentication service, for API clients. docs/auth.md says how each behaves.

const phone = text(30)
const token = text(4096)
const code = text(40).check(z.trim())
const redirect_to = z.optional(text(500))
const challenge = z.optional(text(128).check(z.regex(/^[\w-]{43,128}$/)))

/** A session for an API client. A page of the web gets a cookie instead, and null for `refresh_token`. */
const tokens = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.nullable(z.string()),
  user,
})

/** The first step was right; `verifyFactor` with this token, or a page's cookie, opens the session. */
const waiting = z.object({ second_step: secondStep, pending_token: z.nullable(z.string()) })

const signInResult = z.union([tokens, waiting])
export type SignInResult = z.infer<typeof signInResult>

const identity = z.object({ id: z.uuid(), provider: z.string(), created_at: moment })
export type Identity = z.infer<typeof identity>

const wholeUser = z.object({
  id: z.uuid(),
  email: z.string(),
  email_verified: z.boolean(),
  phone: z.nullable(z.string()),
  assurance_level: z.enum(['aal1', 'aal2']),
  factors: z.array(z.object({ id: z.uuid(), type: factorType, status: z.enum(['unverified', 'verified']) })),
  identities: z.array(identity),
})

export const signUp = route({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'visitor',
  summary: 'Create an account with e-mail and password',
  body: z.object({ email, password: newPassword }),
  reply: tokens,
  perMinute: 10,
})

export const grantTypes = ['password', 'refresh_token', 'pkce', 'id_token', 'web3'] as const

export const getToken = route({
  method: 'POST',
  path: '/api/auth/token',
  access: 'visitor',
  summary: 'Open or renew a session, in one of five ways',
  query: z.object({ grant_type: z.enum(grantTypes) }),
  body: z.object({
    /** password: one of the two, and the password. */
    email: z.optional(email),
    phone: z.optional(phone),
    password: z.optional(text(limits.passwordMax)),
    refresh_token: z.optional(token),
    /** pkce: the code that `authorize` led back with. */
    auth_code: z.optional(token),
    code_verifier: z.optional(text(128)),
    /** id_token: what a provider gave the app by itself. */
    provider: z.optional(text(40)),
    id_token: z.optional(text(8192)),
    nonce: z.optional(text(200)),
    /** web3: a sign-in message (EIP-4361) with a nonce of `getWalletNonce`, and its signature. */
    message: z.optional(text(2000)),
    signature: z.optional(text(200)),
  }),
  reply: signInResult,
  perMinute: 30,
})

export const getWalletNonce = route({
  method: 'POST',
  path: '/api/auth/web3/nonce',
  access: 'visitor',
  summary: 'A nonce for a wallet to sign; it works once, for ten minutes',
  reply: z.object({ nonce: z.string() }),
  perMinute: 20,
})

export const sendOtp = route({
  method: 'POST',
  path: '/api/auth/otp',
  access: 'visitor',
  summary: 'Send a sign-in code by mail or text; the answer never tells whether the account exists',
  body: z.object({ email: z.optional(email), phone: z.optional(phone) }),
  reply: done,
  perMinute: 5,
})

export const verifyTypes = ['signup', 'email_change', 'email', 'magiclink', 'sms', 'phone_change'] as const

export const verifyOtp = route({
  method: 'POST',
  path: '/api/auth/verify',
  access: 'visitor',
  summary: 'Redeem a code or the token of a mailed link',
  body: z.object({
    type: z.enum(verifyTypes),
    token_hash: z.optional(text(200)),
    email: z.optional(email),
    phone: z.optional(phone),
    token: z.optional(code),
  }),
  reply: z.union([tokens, waiting, done]),
  perMinute: 20,
})

export const resend = route({
  method: 'POST',
  path: '/api/auth/resend',
  access: 'visitor',
  summary: 'Send a confirmation or a code once more; the answer never tells whether the account exists',
  body: z.object({
    type: z.enum(['signup', 'email', 'sms']),
    email: z.optional(email),
    phone: z.optional(phone),
  }),
  reply: done,
  perMinute: 5,
})

export const recover = route({
  method: 'POST',
  path: '/api/auth/recover',
  access: 'visitor',
  summary: 'Mail a link to choose a new password; the answer never tells whether the account exists',
  body: z.object({ email }),
  reply: done,
  perMinute: 5,
})

export const getUser = route({
  method: 'GET',
  path: '/api/auth/user',
  access: 'member',
  summary: 'Who is signed in, with her factors and identities',
  reply: wholeUser,
})

export const updateUser = route({
  method: 'PUT',
  path: '/api/auth/user',
  access: 'member',
  summary: 'Change e-mail, phone or password; a new e-mail or phone counts once it is confirmed',
  body: z.object({
    email: z.optional(email),
    phone: z.optional(phone),
    password: z.optional(newPassword),
    current_password: z.optional(text(limits.passwordMax)),
  }),
  reply: wholeUser,
})

export const logOut = route({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'visitor',
  summary: 'End this session (local), all others, or all of them (global, the default)',
  query: z.object({ scope: z.optional(z.enum(signOutScopes)) }),
  reply: done,
})

export const reauthenticate = route({
  method: 'POST',
  path: '/api/auth/reauthenticate',
  access: 'member',
  summary: 'Send the code that POST /api/step-up takes',
  reply: done,
  perMinute: 10,
})

export const enrollFactor = route({
  method: 'POST',
  path: '/api/auth/factors',
  access: 'member',
  summary: 'Start a second factor',
  body: z.object({
    factor_type: factorType,
    friendly_name: z.optional(text(60)),
    phone: z.optional(phone),
  }),
  reply: z.object({
    id: z.uuid(),
    type: factorType,
    totp: z.nullable(z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() })),
  }),
})

const factorParams = z.object({ factorId: id })
const pending_token = z.optional(token)

export const challengeFactor = route({
  method: 'POST',
  path: '/api/auth/factors/:factorId/challenge',
  access: 'visitor',
  summary: 'Ask for a code: a phone is texted one. For a member, or for a sign-in that waits',
  params: factorParams,
  body: z.object({ pending_token }),
  reply: z.object({ id: z.uuid(), type: factorType }),
  perMinute: 10,
})

export const verifyFactor = route({
  method: 'POST',
  path: '/api/auth/factors/:factorId/verify',
  access: 'visitor',
  summary:
    'Prove a factor with a code: makes a new one count, a session aal2, or a waiting sign-in a session',
  params: factorParams,
  body: z.object({ code, pending_token }),
  reply: tokens,
  perMinute: 20,
})

export const deleteFactor = route({
  method: 'DELETE',
  path: '/api/auth/factors/:factorId',
  access: 'member',
  summary: 'Remove a second factor',
  params: factorParams,
  reply: z.object({ id: z.uuid() }),
})

const visitQuery = {
  redirect_to,
  code_challenge: challenge,
  code_challenge_method: z.optional(z.literal('s256')),
}

export const authorize = route({
  method: 'GET',
  path: '/api/auth/authorize',
  access: 'visitor',
  summary: "Leads to a provider's page, or answers its address where `skip_http_redirect` is true",
  query: z.object({
    provider: text(40),
    skip_http_redirect: z.optional(z.enum(['true', 'false'])),
    ...visitQuery,
  }),
  reply: z.object({ url: z.string() }),
})

export const startSso = route({
  method: 'POST',
  path: '/api/auth/sso',
  access: 'visitor',
  summary: "The address of the company sign-in of an e-mail's domain",
  body: z.object({ domain: text(254), ...visitQuery }),
  reply: z.object({ url: z.string() }),
  perMinute: 20,
})

export const listIdentities = route({
  method: 'GET',
  path: '/api/auth/user/identities',
  access: 'member',
  summary: 'The ways in which she can sign in',
  reply: z.object({ identities: z.array(identity) }),
})

export const linkIdentity = route({
  method: 'GET',
  path: '/api/auth/user/identities/authorize',
  access: 'member',
  summary: "The address of a provider's page that adds it to her account",
  query: z.object({ provider: text(40), redirect_to }),
  reply: z.object({ url: z.string() }),
})

export const linkWallet = route({
  method: 'POST',
  path: '/api/auth/user/identities/web3',
  access: 'member',
  summary: 'Add a wallet to her account with a signed sign-in message',
  body: z.object({ message: text(2000), signature: text(200) }),
  reply: z.object({ identities: z.array(identity) }),
})

export const unlinkIdentity = route({
  method: 'DELETE',
  path: '/api/auth/user/identities/:identityId',
  access: 'member',
  summary: 'Take one of the ways to sign in away, but never the last',
  params: z.object({ identityId: id }),
  reply: done,
})
