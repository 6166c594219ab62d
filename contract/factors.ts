import * as z from 'zod/mini'
import { session } from './account.ts'
import { done } from './done.ts'
import { fieldTexts } from './field-texts.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'
import { factorType, secondStep } from './second-step.ts'
import { id, moment, text } from './text.ts'

/** What she types: six digits, or a recovery code. */
export const code = text(40).check(z.trim(), z.minLength(1, fieldTexts.codeMissing))

const factor = z.object({
  id: z.uuid(),
  type: factorType,
  status: z.enum(['unverified', 'verified']),
  friendly_name: z.string(),
  /** The end of a phone's number, such as '•••• 678'. */
  phone_end: z.nullable(z.string()),
  created_at: moment,
  last_used_at: z.nullable(moment),
})
export type Factor = z.infer<typeof factor>

const inParams = z.object({ factorId: id })

export const listFactors = route({
  method: 'GET',
  path: '/api/factors',
  access: 'member',
  summary: 'Her second factors, how many recovery codes are left, and how sure this session is',
  reply: z.object({
    factors: z.array(factor),
    recovery_codes_left: z.int(),
    assurance_level: z.enum(['aal1', 'aal2']),
    texts_available: z.boolean(),
  }),
})

export const enrolFactor = route({
  method: 'POST',
  path: '/api/factors',
  access: 'member',
  summary: 'Start a second factor: answers the key of an authenticator app, or texts a code to a phone',
  body: z.object({
    type: factorType,
    /** As she types it; an Australian mobile needs no country code. */
    phone: z.optional(text(30)),
    friendly_name: z.optional(text(60)),
  }),
  reply: z.object({
    id: z.uuid(),
    totp: z.nullable(z.object({ secret: z.string(), uri: z.string() })),
  }),
})

export const challengeFactor = route({
  method: 'POST',
  path: '/api/factors/:factorId/challenge',
  access: 'member',
  summary: 'Text a fresh code to a phone',
  params: inParams,
  reply: done,
})

export const verifyFactor = route({
  method: 'POST',
  path: '/api/factors/:factorId/verify',
  access: 'member',
  summary: 'Prove a new factor with its first code; the first factor brings ten recovery codes',
  params: inParams,
  body: z.object({ code }),
  reply: z.object({ recovery_codes: z.nullable(z.array(z.string())) }),
})

export const removeFactor = route({
  method: 'DELETE',
  path: '/api/factors/:factorId',
  access: 'member',
  summary: 'Remove a second factor',
  params: inParams,
  reply: done,
})

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/api/recovery-codes',
  access: 'member',
  summary: 'Ten new recovery codes in place of the old ones; they are shown this once',
  reply: z.object({ recovery_codes: z.array(z.string()) }),
})

export const getStepUp = route({
  method: 'GET',
  path: '/api/step-up',
  access: 'member',
  summary: 'How she can prove that it is her: her password, a code of a factor, or a code by mail',
  reply: z.object({
    by: z.enum(['password', 'factor', 'mail']),
    /** The phone that `sendStepUpCode` would text. */
    phone_end: z.nullable(z.string()),
  }),
})

export const sendStepUpCode = route({
  method: 'POST',
  path: '/api/step-up/code',
  access: 'member',
  summary: 'Send the code that proves it is her: to her phone factor, or by mail',
  reply: done,
})

export const stepUp = route({
  method: 'POST',
  path: '/api/step-up',
  access: 'member',
  summary: 'Prove that it is her; sensitive calls are answered for ten minutes',
  body: z.object({ password: z.optional(text(limits.passwordMax)), code: z.optional(code) }),
  reply: done,
  perMinute: 20,
})

export const getSecondStep = route({
  method: 'GET',
  path: '/api/sign-in/second-step',
  access: 'visitor',
  summary: 'What the sign-in that this browser began still waits for, if anything',
  reply: z.object({ second_step: z.nullable(secondStep) }),
})

export const sendSignInCode = route({
  method: 'POST',
  path: '/api/sign-in/send-code',
  access: 'visitor',
  summary: 'Text the code of a sign-in that waits for it',
  body: z.object({ factor_id: id }),
  reply: done,
  perMinute: 10,
})

export const signInWithCode = route({
  method: 'POST',
  path: '/api/sign-in/code',
  access: 'visitor',
  summary: 'Finish a sign-in with the code of a second factor, or with a recovery code',
  body: z.object({ code }),
  reply: z.object({ session }),
  perMinute: 20,
})
