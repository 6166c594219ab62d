import { emit } from '../events.ts'
import { newId } from '../ids.ts'
import { serializeCustomer } from '../serialize/customer.ts'
import type { StandIn } from '../stand-in.ts'
import type { CustomerRecord } from '../state.ts'

type Details = Partial<Pick<CustomerRecord, 'email' | 'name' | 'phone' | 'description' | 'metadata'>>

export function createCustomer(standIn: StandIn, details: Details): CustomerRecord {
  const customer: CustomerRecord = {
    email: null,
    name: null,
    phone: null,
    description: null,
    metadata: {},
    ...details,
    id: newId('cus'),
    defaultPaymentMethod: null,
    created: standIn.clock.now(),
  }
  standIn.state.customers[customer.id] = customer
  emit(standIn, 'customer.created', serializeCustomer(customer))
  return customer
}
