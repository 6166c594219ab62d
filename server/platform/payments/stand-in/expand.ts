import { invalid } from './errors.ts'
import { serializeLineItems } from './serialize/checkout-session.ts'
import { serializeCustomer } from './serialize/customer.ts'
import { serializeInvoice } from './serialize/invoice.ts'
import { serializePaymentMethod } from './serialize/payment-method.ts'
import { serializePrice } from './serialize/price.ts'
import { serializeProduct } from './serialize/product.ts'
import { serializeSubscription } from './serialize/subscription.ts'
import type { StandIn } from './stand-in.ts'

type Json = { [key: string]: unknown }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The whole object behind an id, null where nothing that can be expanded has it. */
function objectOf({ state }: StandIn, id: string): object | null {
  const make = <T>(table: Record<string, T>, serialize: (record: T) => object) => {
    const record = Object.hasOwn(table, id) ? table[id] : undefined
    return record ? serialize(record) : null
  }
  return (
    make(state.customers, serializeCustomer) ??
    make(state.subscriptions, (record) => serializeSubscription(state, record)) ??
    make(state.invoices, (record) => serializeInvoice(state, record)) ??
    make(state.paymentMethods, serializePaymentMethod) ??
    make(state.products, serializeProduct) ??
    make(state.prices, serializePrice)
  )
}

function memberOf(standIn: StandIn, owner: Json, key: string): unknown {
  const session = typeof owner.id === 'string' ? standIn.state.checkoutSessions[owner.id] : undefined
  if (key === 'line_items' && session) return serializeLineItems(standIn, session)
  const value = owner[key]
  return typeof value === 'string' ? (objectOf(standIn, value) ?? value) : value
}

function expandPath(standIn: StandIn, value: unknown, path: string[], whole: string): unknown {
  const [key, ...rest] = path
  if (key === undefined || value === null) return value
  if (Array.isArray(value)) return value.map((item) => expandPath(standIn, item, path, whole))
  if (!isObject(value)) throw invalid(`This property cannot be expanded (${whole}).`, 'expand')
  if (!(key in value) && key !== 'line_items')
    throw invalid(`This property cannot be expanded (${whole}).`, 'expand')
  return { ...value, [key]: expandPath(standIn, memberOf(standIn, value, key), rest, whole) }
}

/**
 * Puts whole objects where an answer holds their ids: `expand[0]=latest_invoice`, `expand[0]=data.customer`.
 * @throws BillingError 400 for a path that the answer does not have.
 */
export function expandAnswer(standIn: StandIn, answer: object, paths: string[] | undefined): unknown {
  return (paths ?? []).reduce<unknown>((value, path) => {
    const plain: unknown = JSON.parse(JSON.stringify(value))
    return expandPath(standIn, plain, path.split('.'), path)
  }, answer)
}
