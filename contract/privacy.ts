import * as z from 'zod/mini'
import { route } from './route.ts'
import { moment } from './text.ts'

const dataExport = z.object({
  state: z.enum(['waiting', 'ready', 'failed']),
  asked_at: moment,
  /** Until when it can be downloaded; only once it is ready. */
  expires_at: z.nullable(moment),
})

const privacy = z.object({
  export: z.nullable(dataExport),
  /** When her account will be deleted, where she asked for that. */
  leaving_at: z.nullable(moment),
})
/** What she has asked for about her own data. */
export type Privacy = z.infer<typeof privacy>

export const getPrivacy = route({
  method: 'GET',
  path: '/api/privacy',
  access: 'member',
  summary: 'The copy of her data that she asked for, and whether her account is about to go',
  reply: privacy,
})

export const requestExport = route({
  method: 'POST',
  path: '/api/privacy/export',
  access: 'member',
  summary: 'Have a copy of all her data made; asking again while one is being made changes nothing',
  reply: privacy,
  perMinute: 5,
})

export const openExport = route({
  method: 'POST',
  path: '/api/privacy/export/open',
  access: 'member',
  summary: 'Where her copy is downloaded; for her alone, and within ten minutes of proving that it is her',
  reply: z.object({ url: z.string() }),
  perMinute: 20,
})

export const deleteAccount = route({
  method: 'POST',
  path: '/api/privacy/delete-account',
  access: 'member',
  summary:
    'Delete her account after a grace of some days; she is signed out everywhere and not charged again',
  reply: z.object({ leaving_at: moment }),
  perMinute: 5,
})

export const cancelDeletion = route({
  method: 'POST',
  path: '/api/privacy/keep-account',
  access: 'member',
  summary: 'Take the deletion back; what was stopped at the payment provider goes on',
  reply: privacy,
  perMinute: 10,
})
