import { askInsight, type InsightReply } from '#contract/you-today.ts'
import type { OnSent } from '#web/feature.ts'
import { keepInsight } from '#web/member/day-state.ts'

/** A day that waited was told on a screen that may be gone: its tip is kept for her all the same. */
export const noteSent: OnSent = (reply, { id, route }) => {
  if (route.path === askInsight.path) keepInsight(id, reply as InsightReply)
}
