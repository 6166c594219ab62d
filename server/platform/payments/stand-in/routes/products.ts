import * as z from 'zod/mini'
import { type AddRoute, pathPart } from '../api.ts'
import { find } from '../errors.ts'
import { emit } from '../events.ts'
import { newId } from '../ids.ts'
import { listPage } from '../lists.ts'
import { flag, listing, metadata } from '../params.ts'
import { serializeProduct } from '../serialize/product.ts'
import type { StandIn } from '../stand-in.ts'

const creation = z.strictObject({
  name: z.string(),
  active: z.optional(flag),
  description: z.optional(z.string()),
  metadata: z.optional(metadata),
})

const list = z.strictObject({ ...listing, active: z.optional(flag) })

export function productRoutes(add: AddRoute, standIn: StandIn): void {
  const { state, clock } = standIn
  add('POST', '/v1/products', creation, (params) => {
    const created = clock.now()
    const product = {
      id: newId('prod'),
      name: params.name,
      active: params.active ?? true,
      description: params.description ?? null,
      metadata: params.metadata ?? {},
      created,
      updated: created,
    }
    state.products[product.id] = product
    emit(standIn, 'product.created', serializeProduct(product))
    return serializeProduct(product)
  })
  add('GET', '/v1/products', list, (params) => {
    const products = Object.values(state.products).filter(
      (product) => params.active === undefined || product.active === params.active,
    )
    return listPage('/v1/products', products, params, serializeProduct)
  })
  add('GET', '/v1/products/:id', z.strictObject({}), (_params, path) =>
    serializeProduct(find(state.products, 'product', pathPart(path))),
  )
}
