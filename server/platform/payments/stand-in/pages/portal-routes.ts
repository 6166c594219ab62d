import type { FastifyInstance } from 'fastify'
import { readCard } from '../billing/checkout.ts'
import { attachCard, makeDefault, storeCard } from '../billing/payment-methods.ts'
import { change, planCancel, undoCancel } from '../billing/subscriptions.ts'
import { find, missing } from '../errors.ts'
import type { StandIn } from '../stand-in.ts'
import type { PortalSessionRecord, SubscriptionRecord } from '../state.ts'
import { bankPage } from './card-page.ts'
import { cancelPage, newCardPage, portalPage, subscriptionOf } from './portal-page.ts'
import { redirect, sendPage, typedForm } from './replies.ts'

const lifeSeconds = 60 * 60

interface Session {
  Params: { id: string }
}

/** Attaches a stored card, and charges the customer and her running subscription to it from now on. */
function chargeTo(standIn: StandIn, session: PortalSessionRecord, cardId: string): void {
  const customer = find(standIn.state.customers, 'customer', session.customer)
  const card = find(standIn.state.paymentMethods, 'PaymentMethod', cardId)
  attachCard(standIn, card, customer)
  makeDefault(standIn, card, customer)
  const subscription = subscriptionOf(standIn, session)
  if (subscription?.endedAt === null)
    change(standIn, subscription, () => {
      subscription.defaultPaymentMethod = card.id
    })
}

function running(standIn: StandIn, session: PortalSessionRecord): SubscriptionRecord | null {
  const subscription = subscriptionOf(standIn, session)
  return subscription?.endedAt === null ? subscription : null
}

/** The billing portal: look at the plan, cancel it, take that back, change the card. */
export function portalRoutes(pages: FastifyInstance, standIn: StandIn): void {
  const { state, clock } = standIn
  function sessionAt(id: string): PortalSessionRecord {
    const session = find(state.portalSessions, 'billing_portal.session', id)
    if (clock.now() - session.created > lifeSeconds || !state.customers[session.customer])
      throw missing('billing_portal.session', id)
    return session
  }
  const plan = (session: PortalSessionRecord) => `/p/session/${session.id}/plan`

  pages.get<Session>('/p/session/:id', (request, reply) => {
    const session = sessionAt(request.params.id)
    if (session.flow === null) return sendPage(reply, portalPage(standIn, session))
    const view = session.flow.type === 'subscription_cancel' ? 'cancel' : 'card'
    return redirect(reply, `/p/session/${session.id}/${view}`)
  })
  pages.get<Session>('/p/session/:id/plan', (request, reply) =>
    sendPage(reply, portalPage(standIn, sessionAt(request.params.id))),
  )
  pages.get<Session>('/p/session/:id/cancel', (request, reply) => {
    const session = sessionAt(request.params.id)
    const subscription = running(standIn, session)
    if (!subscription || subscription.cancelAt !== null) return redirect(reply, plan(session))
    return sendPage(reply, cancelPage(session, subscription.periodEnd))
  })
  pages.post<Session>('/p/session/:id/cancel', (request, reply) => {
    const session = sessionAt(request.params.id)
    const subscription = running(standIn, session)
    if (subscription && subscription.cancelAt === null)
      planCancel(standIn, subscription, { at: subscription.periodEnd, atPeriodEnd: false })
    return redirect(reply, plan(session))
  })
  pages.post<Session>('/p/session/:id/keep', (request, reply) => {
    const session = sessionAt(request.params.id)
    const subscription = running(standIn, session)
    if (subscription) undoCancel(standIn, subscription)
    return redirect(reply, plan(session))
  })
  pages.get<Session>('/p/session/:id/card', (request, reply) =>
    sendPage(reply, newCardPage(sessionAt(request.params.id), {})),
  )
  pages.post<Session>('/p/session/:id/card', (request, reply) => {
    const session = sessionAt(request.params.id)
    const form = typedForm(request)
    const typed = {
      number: form.get('number') ?? '',
      expiry: form.get('expiry') ?? '',
      cvc: form.get('cvc') ?? '',
    }
    const read = readCard(typed, clock.now())
    if (!read.ok) return sendPage(reply, newCardPage(session, read.problems))
    const { email = null, name = null } = state.customers[session.customer] ?? {}
    const { id } = storeCard(standIn, { ...read.card, email, name })
    if (read.card.card.needsBank) {
      session.pendingCard = id
      return redirect(reply, `/p/session/${session.id}/bank`)
    }
    chargeTo(standIn, session, id)
    return redirect(reply, plan(session))
  })
  pages.get<Session>('/p/session/:id/bank', (request, reply) =>
    sendPage(reply, bankPage(`/p/session/${sessionAt(request.params.id).id}/bank`, [])),
  )
  pages.post<Session>('/p/session/:id/bank', (request, reply) => {
    const session = sessionAt(request.params.id)
    const cardId = session.pendingCard
    session.pendingCard = null
    if (cardId === null || typedForm(request).get('outcome') !== 'complete')
      return redirect(reply, `/p/session/${session.id}/card`)
    chargeTo(standIn, session, cardId)
    return redirect(reply, plan(session))
  })
}
