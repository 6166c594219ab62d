import { type Message, starMessage, type Thread, updateThread } from '#contract/companion.ts'
import { asBoolean, isRecord } from '#web/lib/device/parse.ts'
import { visibleOutboxItems } from '#web/lib/offline/outbox-item.ts'

/** What a star and a bookmark wait under. */
export const switchIds = {
  star: (messageId: string) => `star:${messageId}`,
  bookmark: (threadId: string) => `bookmark:${threadId}`,
}

/** A flag of what waits under this id; undefined where nothing does. */
function queuedFlag(id: string, { method, path }: typeof starMessage | typeof updateThread, name: string) {
  const item = visibleOutboxItems().find((waiting) => waiting.id === id)
  const isOfIt = item?.route.method === method && item.route.path === path
  return isOfIt && isRecord(item.input.body) ? asBoolean(item.input.body[name]) : undefined
}

/** What the server says of a chat or a message, with what she has pressed since and the server has not heard of. */
export const asSwitched = {
  message: (message: Message): Message => ({
    ...message,
    is_starred: queuedFlag(switchIds.star(message.id), starMessage, 'is_starred') ?? message.is_starred,
  }),
  chat: (thread: Thread): Thread => ({
    ...thread,
    is_saved: queuedFlag(switchIds.bookmark(thread.id), updateThread, 'is_saved') ?? thread.is_saved,
  }),
}
