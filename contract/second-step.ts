import * as z from 'zod/mini'
import { moment } from './text.ts'

export const factorType = z.enum(['totp', 'phone'])
export type FactorType = z.infer<typeof factorType>

/** What a sign-in still waits for: a code of one of these, or a recovery code. */
export const secondStep = z.object({
  factors: z.array(z.object({ id: z.uuid(), type: factorType, phone_end: z.nullable(z.string()) })),
  expires_at: moment,
})
export type SecondStep = z.infer<typeof secondStep>
