import * as z from 'zod/mini'
import type { Message } from './drafts/message.ts'
import { personKinds } from './drafts/persons.ts'

/** Pieces of her own words that are kept of a chat, the latest. */
const mostTold = 6

const list = z.object({
  kind: z.enum(['list', 'plan']),
  /** In their order, a line for each; none where she was only asked for them. */
  things: z.array(z.string()),
})

/** A list or a plan that she asked for, of what she says. */
export type ListInHand = z.infer<typeof list>

const message: z.ZodMiniType<Message> = z.object({
  text: z.string(),
  to: z.object({
    kinds: z.array(z.enum(personKinds)),
    pronoun: z.enum(['she', 'he', 'they', 'any']),
  }),
})

const state = z.object({
  v: z.literal(1),
  /** The moment that the talk is in, by its id; null where that is not known. */
  moment: z._default(z.nullable(z.string()), null),
  /** She wants no tips until she asks for them. */
  isListening: z.boolean(),
  /** She wants no questions. */
  isQuiet: z._default(z.boolean(), false),
  /** She does not want her words said back to her. */
  mindsEcho: z._default(z.boolean(), false),
  /** How many of her last lines in a row were a word or two, or said that the guide had it wrong. */
  unsure: z.number(),
  /** The last reply gave her steps. */
  gaveSteps: z.boolean(),
  /** Entries of the library that she turned down. */
  refused: z.array(z.string()),
  /** What she told, in pieces of her own words, oldest first; nothing that was said under a level. */
  told: z._default(z.array(z.string()), []),
  /** The list or plan in hand: it can be shown again and changed, whatever came between. */
  list: z._default(z.nullable(list), null),
  /** The message that she has in hand, until another takes its place. */
  message: z.catch(z._default(z.nullable(message), null), null),
})

/** What the guide keeps of a chat from one reply to the next. */
export type GuideState = z.infer<typeof state>

const begun = (): GuideState => ({
  v: 1,
  moment: null,
  isListening: false,
  isQuiet: false,
  mindsEcho: false,
  unsure: 0,
  gaveSteps: false,
  refused: [],
  told: [],
  list: null,
  message: null,
})

/** Of a reply that nothing can be answered to: it asks nothing. */
export const quiet: GuideState = { ...begun(), isQuiet: true }

/** As it was stored with the last reply; that of a chat that has only begun where none was, or it cannot be read. */
export function parseState(stored: unknown): GuideState {
  const found = state.safeParse(stored)
  return found.success ? found.data : begun()
}

/** Keeps a piece of what she told, once. */
export function keepTold(kept: GuideState, phrase: string): void {
  const same = (each: string) => each.toLowerCase() === phrase.toLowerCase()
  kept.told = [...kept.told.filter((each) => !same(each)), phrase].slice(-mostTold)
}
