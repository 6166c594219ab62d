import * as z from 'zod/mini'
import { checkInTypes } from './check-ins.ts'
import { limits } from './limits.ts'
import { route } from './route.ts'
import { safetyNotice } from './safety.ts'
import { id, requiredText, text } from './text.ts'

/** Where a line of memory comes from. What stands first is hers to change where she told it; the last two are kept in the memory alone. */
export const memorySources = ['profile', 'children', 'check-ins', 'reminders', 'asked', 'chats'] as const
export type MemorySource = (typeof memorySources)[number]

const memoryLine = z.object({
  /** What the line is switched off and on by, such as 'season' or 'child:' with an id. */
  key: z.string(),
  source: z.enum(memorySources),
  text: z.string(),
  /** A model is told of it. */
  is_on: z.boolean(),
  /** Why none is told of it, whatever she switches: its words would call for a card, or speak of what rests after a loss. */
  held: z.nullable(z.enum(['grave', 'loss'])),
  /** The line that is kept in the memory alone, where it is one. */
  line_id: z.nullable(z.uuid()),
  /** The chat that it came from, while there is one. */
  chat: z.nullable(z.object({ id: z.uuid(), title: z.nullable(z.string()) })),
  /** It stays when that chat goes. */
  is_kept: z.boolean(),
  /** Of which kind the check-in is that it comes from, where it comes from one. */
  check_in: z.nullable(z.enum(checkInTypes)),
})
/** One thing that Lightly remembers of her, in the words in which a model is told. */
export type MemoryLine = z.infer<typeof memoryLine>

const memory = z.object({
  is_on: z.boolean(),
  /** A model answers her now, and so is told; where the simpler guide does, these lines wait. */
  is_used: z.boolean(),
  lines: z.array(memoryLine),
})
export type Memory = z.infer<typeof memory>

export const readMemory = route({
  method: 'GET',
  path: '/api/memory',
  access: 'member',
  summary: 'What Lightly remembers of her, line by line, and whether a model is told',
  reply: memory,
})

export const switchMemory = route({
  method: 'PUT',
  path: '/api/memory',
  access: 'member',
  summary: 'Turn all of the memory on or off: off, a model is told nothing of her but the talk',
  body: z.object({ is_on: z.boolean() }),
  reply: memory,
  perMinute: 60,
})

export const switchMemoryLine = route({
  method: 'PUT',
  path: '/api/memory/switches',
  access: 'member',
  summary: 'Tell a model of one line or not; a line that is not there is answered as one that is not on',
  body: z.object({ key: text(80), is_on: z.boolean() }),
  reply: memory,
  perMinute: 120,
})

const lineParams = z.object({ lineId: id })

export const saveMemoryLine = route({
  method: 'PUT',
  path: '/api/memory/lines/:lineId',
  access: 'member',
  summary: 'Add a line under an id made on the phone, change one, keep it without its chat, or bring it back',
  params: lineParams,
  body: z.object({
    text: requiredText(limits.memoryLineMax, 'Please write a word or two.'),
    /** It stays when its chat goes. */
    is_kept: z.boolean(),
    /** Where a deleted line is brought back: the chat that it came from, and whether she had asked for it. */
    chat_id: z.optional(z.nullable(id)),
    is_asked: z.optional(z.boolean()),
  }),
  reply: z.object({
    memory,
    safety: safetyNotice,
    /** As many lines as fit stand there already: it was read, and not kept. */
    is_full: z.boolean(),
  }),
  perMinute: 60,
})

export const deleteMemoryLine = route({
  method: 'DELETE',
  path: '/api/memory/lines/:lineId',
  access: 'member',
  summary: 'Forget a line; one that is not there is fine',
  params: lineParams,
  reply: memory,
})

/** Where her words may go: to the model that is set up, or nowhere beyond this service. */
export const modelConsentChoices = ['model', 'here'] as const
const modelConsentChoice = z.enum(modelConsentChoices)
export type ModelConsentChoice = z.infer<typeof modelConsentChoice>

const modelConsent = z.object({
  /** Whose machine the model stands on, name and country; null where no word leaves this service. */
  hosted_by: z.nullable(z.string()),
  /** What she chose; null until she has, and again where another machine took its place. */
  choice: z.nullable(modelConsentChoice),
})
export type ModelConsent = z.infer<typeof modelConsent>

export const getModelConsent = route({
  method: 'GET',
  path: '/api/memory/words',
  access: 'member',
  summary: 'Where her words would go to be answered, and what she chose',
  reply: modelConsent,
})

export const setModelConsent = route({
  method: 'PUT',
  path: '/api/memory/words',
  access: 'member',
  summary: 'Say where her words may go; until she has, they go nowhere',
  body: z.object({
    choice: modelConsentChoice,
    /** Whom she was shown: a yes holds for them alone. */
    hosted_by: text(200),
  }),
  reply: modelConsent,
  perMinute: 30,
})
