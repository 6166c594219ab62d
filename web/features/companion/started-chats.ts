import { asText } from '#web/lib/device/parse.ts'
import { asList } from '#web/lib/device/parse-composed.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { undeliveredIn } from './live-state.ts'

const key = (place: string) => `begun:${place}`

const waitingIn = (place: string) =>
  (readStored(key(place), asList(asText)) ?? []).filter((threadId) => undeliveredIn(threadId) !== null)

/** Remembers a chat whose first words are on their way: until the server has them, no list shows it. */
export function noteStarted(place: string, threadId: string): void {
  writeStored(key(place), [...waitingIn(place).filter((id) => id !== threadId), threadId])
}

/** The last chat of this place, a mode or 'chat', whose first words the server may not have. */
export function undeliveredStarted(place: string): string | undefined {
  return waitingIn(place).at(-1)
}
