import type { OutboxItem } from './outbox-item.ts'

/** What a write is sent by. */
export type ToSend = Pick<OutboxItem, 'id' | 'owner' | 'route' | 'input'>

/** Sends one write that waits, in its owner's name. Answers once the server has it. @throws CallError where it has not. */
export type Send = (item: ToSend) => Promise<unknown>

/** How writes go out for which a call is not enough, by the path of their route. */
export type Senders = Record<string, () => Promise<Send>>

let senders: Senders = {}

/** Takes what sends some of what waits. */
export function setSenders(all: Senders): void {
  senders = all
}

/** What sends the writes of this path; undefined where a call does. @throws where it cannot be fetched */
export const senderFor = (path: string): Promise<Send> | undefined => senders[path]?.()
