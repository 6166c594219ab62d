import * as z from 'zod/mini'

export const notedAs = ['remembered', 'forgot', 'found-nothing', 'full', 'off'] as const

/** What came of her asking, in a chat, to have something remembered or forgotten: the lines that it was about. */
export const noted = z.object({
  did: z.enum(notedAs),
  lines: z.array(z.string()),
})
export type Noted = z.infer<typeof noted>
