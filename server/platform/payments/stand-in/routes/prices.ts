import * as z from 'zod/mini'
import { type AddRoute, pathPart } from '../api.ts'
import { find, invalid } from '../errors.ts'
import { emit } from '../events.ts'
import { newId } from '../ids.ts'
import { listPage } from '../lists.ts'
import { flag, listing, metadata, whole } from '../params.ts'
import { serializePrice } from '../serialize/price.ts'
import type { StandIn } from '../stand-in.ts'
import type { PriceRecord } from '../state.ts'

const creation = z.strictObject({
  currency: z.string().check(z.length(3)),
  product: z.string(),
  unit_amount: whole.check(z.minimum(0)),
  recurring: z.strictObject({
    interval: z.enum(['day', 'week', 'month', 'year']),
    interval_count: z._default(whole.check(z.minimum(1)), 1),
  }),
  active: z.optional(flag),
  lookup_key: z.optional(z.string()),
  nickname: z.optional(z.string()),
  metadata: z.optional(metadata),
})

const list = z.strictObject({
  ...listing,
  active: z.optional(flag),
  currency: z.optional(z.string()),
  product: z.optional(z.string()),
  lookup_keys: z.optional(z.array(z.string())),
})

const holds = (price: PriceRecord, wanted: z.output<typeof list>) =>
  (wanted.active === undefined || price.active === wanted.active) &&
  (wanted.currency === undefined || price.currency === wanted.currency) &&
  (wanted.product === undefined || price.product === wanted.product) &&
  (wanted.lookup_keys === undefined ||
    (price.lookupKey !== null && wanted.lookup_keys.includes(price.lookupKey)))

export function priceRoutes(add: AddRoute, standIn: StandIn): void {
  const { state, clock } = standIn
  add('POST', '/v1/prices', creation, (params) => {
    const lookupKey = params.lookup_key ?? null
    if (lookupKey && Object.values(state.prices).some((price) => price.lookupKey === lookupKey))
      throw invalid(`A price already uses the lookup key '${lookupKey}'.`, 'lookup_key')
    const price: PriceRecord = {
      id: newId('price'),
      product: find(state.products, 'product', params.product, 'product').id,
      active: params.active ?? true,
      currency: params.currency,
      unitAmount: params.unit_amount,
      interval: params.recurring.interval,
      intervalCount: params.recurring.interval_count,
      lookupKey,
      nickname: params.nickname ?? null,
      metadata: params.metadata ?? {},
      created: clock.now(),
    }
    state.prices[price.id] = price
    emit(standIn, 'price.created', serializePrice(price))
    return serializePrice(price)
  })
  add('GET', '/v1/prices', list, (params) => {
    const prices = Object.values(state.prices).filter((price) => holds(price, params))
    return listPage('/v1/prices', prices, params, serializePrice)
  })
  add('GET', '/v1/prices/:id', z.strictObject({}), (_params, path) =>
    serializePrice(find(state.prices, 'price', pathPart(path))),
  )
}
