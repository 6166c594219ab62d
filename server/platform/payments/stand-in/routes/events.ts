import * as z from 'zod/mini'
import { type AddRoute, pathPart } from '../api.ts'
import { missing } from '../errors.ts'
import { listPage } from '../lists.ts'
import { listing } from '../params.ts'
import { serializeEvent } from '../serialize/event.ts'
import type { StandIn } from '../stand-in.ts'
import type { EventRecord } from '../state.ts'

const list = z.strictObject({
  ...listing,
  type: z.optional(z.string()),
  types: z.optional(z.array(z.string())),
})

export function eventRoutes(add: AddRoute, { state }: StandIn): void {
  const serialize = (event: EventRecord) => serializeEvent(state, event)
  add('GET', '/v1/events', list, ({ type, types, ...page }) => {
    const events = state.events.filter(
      (event) =>
        (type === undefined || event.type === type) && (types === undefined || types.includes(event.type)),
    )
    return listPage('/v1/events', events, page, serialize)
  })
  add('GET', '/v1/events/:id', z.strictObject({}), (_params, path) => {
    const event = state.events.find((candidate) => candidate.id === pathPart(path))
    if (!event) throw missing('event', pathPart(path))
    return serialize(event)
  })
}
