import { type CheckIn, starCheckIn } from '#contract/check-ins.ts'
import { asBoolean, isRecord } from '#web/lib/device/parse.ts'
import { visibleOutboxItems } from '#web/lib/offline/outbox-item.ts'

/** What a star waits under; the check-in itself may wait as well. */
export const starId = (checkInId: string) => `star:${checkInId}`

/** A check-in as the server has it, starred as she has pressed since where it has not heard of that. */
export function asStarred(checkIn: CheckIn): CheckIn {
  const item = visibleOutboxItems().find(({ id }) => id === starId(checkIn.id))
  const body = item?.route.path === starCheckIn.path ? item.input.body : undefined
  const pressed = isRecord(body) ? asBoolean(body.is_starred) : undefined
  return { ...checkIn, is_starred: pressed ?? checkIn.is_starred }
}
