import * as z from 'zod/mini'
import { done } from './done.ts'
import { limits } from './limits.ts'
import { notificationKindNames, switchedKinds } from './notification-kinds.ts'
import { route } from './route.ts'
import { id, moment, text } from './text.ts'

export const notificationErrors = {
  pushUnusable: 'This browser’s address for notifications does not look right.',
} as const

const notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKindNames),
  /** What she reads; made when it is read, of what the row names. */
  text: z.string(),
  /** How many of the kind it stands for. */
  count: z.number(),
  is_read: z.boolean(),
  /** What it is of, for where it leads. */
  subject_id: z.nullable(z.uuid()),
  reminder: z.nullable(z.object({ id: z.uuid(), is_done: z.boolean() })),
  /** When it came, or the latest of those that it stands for. */
  created_at: moment,
})
export type InboxNotification = z.infer<typeof notification>

const unread = z.object({ unread: z.number() })

const kindSwitch = z.object({ kind: z.enum(switchedKinds), is_on: z.boolean() })
export type KindSwitch = z.infer<typeof kindSwitch>

const settings = z.object({
  switches: z.array(kindSwitch),
  /** What a browser needs to be told of notifications by this server. */
  push_key: z.string(),
})
export type NotificationSettings = z.infer<typeof settings>

/** A push service's key or secret, base64url. */
const key = (length: number) =>
  text(length + 4).check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`), notificationErrors.pushUnusable))
const endpoint = text(1000).check(z.refine((value) => URL.canParse(value), notificationErrors.pushUnusable))
const subscription = z.object({ endpoint, keys: z.object({ p256dh: key(87), auth: key(22) }) })
export type PushSubscriptionInput = z.input<typeof subscription>

export const listInbox = route({
  method: 'GET',
  path: '/api/inbox',
  access: 'member',
  summary: 'What came to her, newest first, at most sixty',
  reply: z.object({ notes: z.array(notification) }),
})

export const countUnread = route({
  method: 'GET',
  path: '/api/inbox/unread',
  access: 'member',
  summary: 'How many of the notes in her inbox are unread',
  reply: unread,
})

export const markRead = route({
  method: 'POST',
  path: '/api/inbox/read',
  access: 'member',
  summary: 'Mark notes as read; answers how many are left',
  body: z.object({ ids: z.array(id).check(z.maxLength(limits.inboxShown)) }),
  reply: unread,
})

export const getNotificationSettings = route({
  method: 'GET',
  path: '/api/notification-settings',
  access: 'member',
  summary: 'Which kinds of notifications come to her, of those that she may turn off',
  reply: settings,
})

export const switchKind = route({
  method: 'PATCH',
  path: '/api/notification-settings',
  access: 'member',
  summary: 'Turn one kind of notifications on or off',
  body: kindSwitch,
  reply: settings,
})

export const subscribePush = route({
  method: 'PUT',
  path: '/api/push-subscription',
  access: 'member',
  summary: 'Tell this browser of new notes for as long as this session lasts',
  body: subscription,
  reply: done,
  perMinute: 30,
})

export const unsubscribePush = route({
  method: 'POST',
  path: '/api/push-subscription/remove',
  access: 'member',
  summary: 'Stop telling this browser',
  body: z.object({ endpoint }),
  reply: done,
})
