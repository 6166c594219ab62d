import { type CheckIn, saveCheckIn } from '#contract/check-ins.ts'
import type { OnSent } from '#web/feature.ts'
import { removeKeptIfEmpty } from '#web/lib/offline/kept.ts'

/** A check-in that waited is in no list that the phone has kept. */
export const noteSent: OnSent = (reply, { route }) => {
  if (route.method === saveCheckIn.method && route.path === saveCheckIn.path)
    removeKeptIfEmpty(`check-ins-${(reply as CheckIn).type}`)
}
