import * as z from 'zod/mini'
import { type AddRoute, pathPart } from '../api.ts'
import { cardDeclined } from '../billing/invoices.ts'
import { retryPayment } from '../billing/lifecycle.ts'
import { find, invalid } from '../errors.ts'
import { listPage } from '../lists.ts'
import { listing } from '../params.ts'
import { serializeInvoice } from '../serialize/invoice.ts'
import type { StandIn } from '../stand-in.ts'
import type { InvoiceRecord } from '../state.ts'

const list = z.strictObject({
  ...listing,
  customer: z.optional(z.string()),
  subscription: z.optional(z.string()),
  status: z.optional(z.enum(['open', 'paid', 'void'])),
})

export function invoiceRoutes(add: AddRoute, standIn: StandIn): void {
  const { state } = standIn
  const serialize = (invoice: InvoiceRecord) => serializeInvoice(state, invoice)
  add('GET', '/v1/invoices', list, (params) => {
    const invoices = Object.values(state.invoices).filter(
      (invoice) =>
        (params.customer === undefined || invoice.customer === params.customer) &&
        (params.subscription === undefined || invoice.subscription === params.subscription) &&
        (params.status === undefined || invoice.status === params.status),
    )
    return listPage('/v1/invoices', invoices, params, serialize)
  })
  add('GET', '/v1/invoices/:id', z.strictObject({}), (_params, path) =>
    serialize(find(state.invoices, 'invoice', pathPart(path))),
  )
  add('POST', '/v1/invoices/:id/pay', z.strictObject({}), (_params, path) => {
    const invoice = find(state.invoices, 'invoice', pathPart(path))
    if (invoice.status !== 'open') throw invalid(`Invoice is already ${invoice.status}.`)
    retryPayment(standIn, find(state.subscriptions, 'subscription', invoice.subscription))
    if (!isPaid(invoice)) throw cardDeclined()
    return serialize(invoice)
  })
}

const isPaid = (invoice: InvoiceRecord) => invoice.status === 'paid'
