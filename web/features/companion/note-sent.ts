import { starMessage, updateThread } from '#contract/companion.ts'
import type { OnSent } from '#web/feature.ts'
import { rereadSaved } from './saving.ts'

/** A star or a bookmark that waited is in no list that the phone has kept. */
export const noteSent: OnSent = (_reply, { route }) => {
  if (route.path === starMessage.path || (route.path === updateThread.path && route.method === 'PATCH'))
    void rereadSaved()
}
