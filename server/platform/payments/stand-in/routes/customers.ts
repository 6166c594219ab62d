import * as z from 'zod/mini'
import { type AddRoute, pathPart } from '../api.ts'
import { createCustomer } from '../billing/customers.ts'
import { attachCard } from '../billing/payment-methods.ts'
import { cancelNow } from '../billing/subscriptions.ts'
import { find, invalid } from '../errors.ts'
import { emit } from '../events.ts'
import { listPage } from '../lists.ts'
import { emptyable, listing, mergeMetadata, metadata } from '../params.ts'
import { serializeCustomer } from '../serialize/customer.ts'
import { serializePaymentMethod } from '../serialize/payment-method.ts'
import type { StandIn } from '../stand-in.ts'
import type { CustomerRecord } from '../state.ts'
import { cardNamed } from './payment-methods.ts'

const text = z.optional(emptyable(z.string()))
const details = {
  email: text,
  name: text,
  phone: text,
  description: text,
  metadata: z.optional(metadata),
  invoice_settings: z.optional(z.strictObject({ default_payment_method: z.optional(z.string()) })),
}
const creation = z.strictObject({ ...details, payment_method: z.optional(z.string()) })
const update = z.strictObject(details)
const list = z.strictObject({ ...listing, email: z.optional(z.string()) })

export function customerRoutes(add: AddRoute, standIn: StandIn): void {
  const { state } = standIn
  const customerAt = (path: Record<string, string>) => find(state.customers, 'customer', pathPart(path))

  function applyDetails(customer: CustomerRecord, params: z.output<typeof update>): void {
    for (const key of ['email', 'name', 'phone', 'description'] as const) {
      const value = params[key]
      if (value !== undefined) customer[key] = value
    }
    customer.metadata = mergeMetadata(customer.metadata, params.metadata)
    const card = params.invoice_settings?.default_payment_method
    if (card === undefined) return
    const param = 'invoice_settings[default_payment_method]'
    if (find(state.paymentMethods, 'PaymentMethod', card, param).customer !== customer.id)
      throw invalid('The customer does not have a payment method with this id.', param)
    customer.defaultPaymentMethod = card
  }

  add('POST', '/v1/customers', creation, ({ payment_method, invoice_settings, ...params }) => {
    const card = payment_method === undefined ? null : cardNamed(standIn, payment_method, 'payment_method')
    const customer = createCustomer(standIn, {})
    if (card) attachCard(standIn, card, customer)
    const wanted = invoice_settings?.default_payment_method
    const isThisCard = wanted !== undefined && wanted === payment_method
    if (card && isThisCard) customer.defaultPaymentMethod = card.id
    applyDetails(customer, { ...params, ...(!isThisCard && { invoice_settings }) })
    return serializeCustomer(customer)
  })
  add('GET', '/v1/customers', list, (params) => {
    const customers = Object.values(state.customers).filter(
      (customer) => params.email === undefined || customer.email === params.email,
    )
    return listPage('/v1/customers', customers, params, serializeCustomer)
  })
  add('GET', '/v1/customers/:id', z.strictObject({}), (_params, path) => serializeCustomer(customerAt(path)))
  add('POST', '/v1/customers/:id', update, (params, path) => {
    const customer = customerAt(path)
    const before = serializeCustomer(customer)
    applyDetails(customer, params)
    emit(standIn, 'customer.updated', serializeCustomer(customer), before)
    return serializeCustomer(customer)
  })
  add('DELETE', '/v1/customers/:id', z.strictObject({}), (_params, path) => {
    const customer = customerAt(path)
    for (const subscription of Object.values(state.subscriptions))
      if (subscription.customer === customer.id && subscription.endedAt === null)
        cancelNow(standIn, subscription, 'cancellation_requested')
    delete state.customers[customer.id]
    emit(standIn, 'customer.deleted', serializeCustomer(customer))
    return { id: customer.id, object: 'customer', deleted: true }
  })
  add('GET', '/v1/customers/:id/payment_methods', z.strictObject(listing), (params, path) => {
    const { id } = customerAt(path)
    const cards = Object.values(state.paymentMethods).filter((card) => card.customer === id)
    return listPage(`/v1/customers/${id}/payment_methods`, cards, params, serializePaymentMethod)
  })
}
