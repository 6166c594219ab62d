import * as z from 'zod/mini'

export const notedAs = ['remembered', 'forgot', 'found-nothing', 'full', 'off'] as const

const one = { did: z.enum(notedAs), lines: z.array(z.string()) }

/** What came of her asking, in a chat, to have something remembered or forgotten: the lines that it was about. */
export const noted = z.object({
  ...one,
  /** Of what she asked to be remembered, where the same message asked for something else to be forgotten. */
  also: z.optional(z.object(one)),
})
export type Noted = z.infer<typeof noted>
