import * as z from 'zod/mini'
import { done } from './done.ts'
import { fieldTexts } from './field-texts.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'
import { secondStep } from './second-step.ts'
import { id, moment, text } from './text.ts'

export const email = text(limits.emailMax).check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, fieldTexts.emailMissing),
  z.email('Please enter a valid email.'),
)

export const newPassword = text(limits.passwordMax).check(
  z.minLength(limits.passwordMin, fieldTexts.passwordShort),
)

export const user = z.object({ id: z.uuid(), email: z.string(), email_verified: z.boolean() })

export const session = z.object({
  /** A JWT of a few minutes, verifiable with `/.well-known/jwks.json`. */
  access_token: z.string(),
  /** Always null: what renews a session is a cookie that scripts cannot read. */
  refresh_token: z.null(),
  /** When the access token ends, in seconds since 1970. */
  expires_at: z.int(),
  /** Seconds until then. */
  expires_in: z.int(),
  token_type: z.literal('bearer'),
  user,
  /** When she has to sign in again, unless she comes back before. */
  ends_at: moment,
  /** When her account will be deleted, where she asked for that. */
  leaving_at: z.nullable(moment),
})
export type Session = z.infer<typeof session>

export const getSession = route({
  method: 'GET',
  path: '/api/session',
  access: 'visitor',
  summary: 'Who is signed in, if anybody',
  reply: z.object({ session: z.nullable(session) }),
})

export const checkSession = route({
  method: 'GET',
  path: '/api/session/check',
  access: 'visitor',
  summary: 'Whether this session still runs; cheap enough to be asked every few seconds',
  reply: z.object({
    signed_in: z.boolean(),
    /** Whose it is: another member may have signed in behind the back of an open tab. */
    user_id: z.nullable(z.uuid()),
  }),
  perMinute: 600,
})

export const createAccount = route({
  method: 'POST',
  path: '/api/create-account',
  access: 'visitor',
  summary: 'Create an account, claim the trial that this browser started, and sign in',
  body: z.object({
    email,
    password: newPassword,
    /** Whoever leaves it out is asked when she finishes her profile. */
    adult_confirmed: z.optional(z.literal(true, fieldTexts.adultMissing)),
  }),
  reply: z.object({ session }),
  perMinute: 10,
})

export const signIn = route({
  method: 'POST',
  path: '/api/sign-in',
  access: 'visitor',
  summary: 'Sign in with e-mail and password',
  body: z.object({
    email,
    password: text(limits.passwordMax).check(z.minLength(1, 'Please enter your password.')),
  }),
  reply: z.object({ session: z.nullable(session), second_step: z.nullable(secondStep) }),
  perMinute: 10,
})

export const signOutScopes = ['global', 'local', 'others'] as const
export type SignOutScope = (typeof signOutScopes)[number]

export const signOut = route({
  method: 'POST',
  path: '/api/sign-out',
  access: 'visitor',
  summary: 'End this session (local, the default), all others, or all of them (global)',
  query: z.object({ scope: z.optional(z.enum(signOutScopes)) }),
  reply: done,
})

export const requestReset = route({
  method: 'POST',
  path: '/api/request-reset',
  access: 'visitor',
  summary: 'Mail a link to choose a new password; the answer never tells whether the account exists',
  body: z.object({ email }),
  reply: done,
  perMinute: 5,
})

export const resetPassword = route({
  method: 'POST',
  path: '/api/reset-password',
  access: 'visitor',
  summary: 'Choose a new password with the token from the mailed link',
  body: z.object({ token: text(200).check(z.minLength(1)), password: newPassword }),
  reply: done,
  perMinute: 10,
})

/** What a mailed link with a one-time token can be for. */
const linkTypes = ['signup', 'email_change'] as const

export const verifyLink = route({
  method: 'POST',
  path: '/api/verify',
  access: 'visitor',
  summary: 'Confirm an e-mail address with the token of a mailed link, which works once',
  body: z.object({ token_hash: text(200).check(z.minLength(1)), type: z.enum(linkTypes) }),
  reply: z.object({ email_verified: z.literal(true) }),
  perMinute: 10,
})

export const resendVerification = route({
  method: 'POST',
  path: '/api/account/resend-verification',
  access: 'member',
  summary: 'Mail the link that confirms her e-mail address once more',
  reply: done,
})

const device = z.object({
  id: z.uuid(),
  /** Such as 'Chrome on Android'. */
  name: z.string(),
  is_this_one: z.boolean(),
  signed_in_at: moment,
  last_seen_at: moment,
})
export type Device = z.infer<typeof device>

export const listDevices = route({
  method: 'GET',
  path: '/api/account/devices',
  access: 'member',
  summary: 'Where she is signed in: this one first, then the one last seen',
  reply: z.object({ devices: z.array(device) }),
})

export const signOutDevice = route({
  method: 'DELETE',
  path: '/api/account/devices/:deviceId',
  access: 'member',
  summary: 'End one of her sessions',
  params: z.object({ deviceId: id }),
  reply: done,
})

export const changeEmail = route({
  method: 'POST',
  path: '/api/account/email',
  access: 'member',
  summary: 'Mail a link to a new address; her e-mail changes when it is opened',
  body: z.object({ email }),
  reply: done,
})

export const changePassword = route({
  method: 'POST',
  path: '/api/account/password',
  access: 'member',
  summary: 'Replace her password, and sign out everywhere else',
  body: z.object({
    current_password: text(limits.passwordMax).check(z.minLength(1, fieldTexts.currentPasswordMissing)),
    password: newPassword,
  }),
  reply: done,
})
