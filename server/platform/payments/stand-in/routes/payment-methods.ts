import * as z from 'zod/mini'
import { type AddRoute, pathPart } from '../api.ts'
import { attachCard, storeCard } from '../billing/payment-methods.ts'
import { cardTokens, findTestCard } from '../cards.ts'
import { find, invalid } from '../errors.ts'
import { emit } from '../events.ts'
import { listPage } from '../lists.ts'
import { listing } from '../params.ts'
import { serializePaymentMethod } from '../serialize/payment-method.ts'
import type { StandIn } from '../stand-in.ts'
import type { PaymentMethodRecord } from '../state.ts'

const list = z.strictObject({
  ...listing,
  customer: z.optional(z.string()),
  type: z.optional(z.literal('card')),
})

/** A stored card by id, or a new one for a test id such as `pm_card_visa`. */
export function cardNamed(standIn: StandIn, id: string, param?: string): PaymentMethodRecord {
  const number = Object.hasOwn(cardTokens, id) ? cardTokens[id] : undefined
  const card = number === undefined ? null : findTestCard(number)
  if (!card) return find(standIn.state.paymentMethods, 'PaymentMethod', id, param)
  return storeCard(standIn, { card, expiry: { month: 12, year: 2034 }, email: null, name: null })
}

export function paymentMethodRoutes(add: AddRoute, standIn: StandIn): void {
  const { state } = standIn
  add('GET', '/v1/payment_methods', list, (params) => {
    const cards = Object.values(state.paymentMethods).filter(
      (card) =>
        card.customer !== null && (params.customer === undefined || card.customer === params.customer),
    )
    return listPage('/v1/payment_methods', cards, params, serializePaymentMethod)
  })
  add('GET', '/v1/payment_methods/:id', z.strictObject({}), (_params, path) =>
    serializePaymentMethod(find(state.paymentMethods, 'PaymentMethod', pathPart(path))),
  )
  add('POST', '/v1/payment_methods/:id/attach', z.strictObject({ customer: z.string() }), (params, path) => {
    const customer = find(state.customers, 'customer', params.customer, 'customer')
    const card = cardNamed(standIn, pathPart(path))
    if (card.customer !== null && card.customer !== customer.id)
      throw invalid('The payment method you provided has already been attached to a customer.')
    attachCard(standIn, card, customer)
    return serializePaymentMethod(card)
  })
  add('POST', '/v1/payment_methods/:id/detach', z.strictObject({}), (_params, path) => {
    const card = find(state.paymentMethods, 'PaymentMethod', pathPart(path))
    if (card.customer === null) throw invalid('This payment method is not attached to a customer.')
    const before = serializePaymentMethod(card)
    const owner = state.customers[card.customer]
    if (owner?.defaultPaymentMethod === card.id) owner.defaultPaymentMethod = null
    for (const subscription of Object.values(state.subscriptions))
      if (subscription.defaultPaymentMethod === card.id) subscription.defaultPaymentMethod = null
    card.customer = null
    emit(standIn, 'payment_method.detached', serializePaymentMethod(card), before)
    return serializePaymentMethod(card)
  })
}
