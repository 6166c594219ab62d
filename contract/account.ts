import * as z from 'zod/mini'
import { secondStep } from './factors.ts'
import { fieldTexts } from './field-texts.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'
import { moment, text } from './text.ts'

const email = text(limits.emailMax).check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, fieldTexts.emailMissing),
  z.email('Please enter a valid email.'),
)

const newPassword = text(limits.passwordMax).check(z.minLength(limits.passwordMin, fieldTexts.passwordShort))

const user = z.object({ id: z.uuid(), email: z.string(), email_verified: z.boolean() })
export type User = z.infer<typeof user>

const session = z.object({ user, expires_at: moment })
export type Session = z.infer<typeof session>

const done = z.object({ ok: z.literal(true) })

export const getSession = route({
  method: 'GET',
  path: '/api/session',
  access: 'visitor',
  summary: 'Who is signed in, if anybody',
  reply: z.object({ session: z.nullable(session) }),
})

export const createAccount = route({
  method: 'POST',
  path: '/api/create-account',
  access: 'visitor',
  summary: 'Create an account, claim the trial that this browser started, and sign in',
  body: z.object({ email, password: newPassword }),
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

export const signOut = route({
  method: 'POST',
  path: '/api/sign-out',
  access: 'visitor',
  summary: 'End this session',
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
