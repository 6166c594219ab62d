import * as z from 'zod/mini'

export const memoryOutcomes = ['remembered', 'forgot', 'found-nothing', 'full', 'off'] as const

const one = { did: z.enum(memoryOutcomes), lines: z.array(z.string()) }

/** What came of her asking, in a chat, to have something remembered or forgotten: the lines that it was about. */
export const memoryOutcome = z.object({
  ...one,
  /** Of what she asked to be remembered, where the same message asked for something else to be forgotten. */
  also: z.optional(z.object(one)),
})
export type MemoryOutcome = z.infer<typeof memoryOutcome>
