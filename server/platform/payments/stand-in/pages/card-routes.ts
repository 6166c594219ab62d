import type { FastifyInstance } from 'fastify'
import { productName } from '#contract/limits.ts'
import { completeSession, readCard, successUrl, takeCard } from '../billing/checkout.ts'
import { BillingError, find } from '../errors.ts'
import type { StandIn } from '../stand-in.ts'
import type { CheckoutSessionRecord } from '../state.ts'
import { bankPage, type CardPageState, cardPage, fixedEmail } from './card-page.ts'
import { messagePage, type Page } from './layout.ts'
import { redirect, sendPage, typedForm } from './replies.ts'

interface Session {
  Params: { id: string }
}

const bankRefused =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What a session that is no longer open shows; null while it is. */
function closedPage(session: CheckoutSessionRecord): Page | null {
  if (session.status === 'complete')
    return messagePage('All done', 'This checkout is complete. You can close this page.', {
      link: { href: successUrl(session), label: `Go to ${productName}` },
    })
  if (session.status === 'expired')
    return messagePage('This page has expired', 'No card was added. Please go back and start again.', {
      status: 410,
      link: session.cancelUrl ? { href: session.cancelUrl, label: `Back to ${productName}` } : null,
    })
  return null
}

function firstView(standIn: StandIn, session: CheckoutSessionRecord, refused: boolean): Page {
  return cardPage(standIn, session, {
    email: session.pendingCard?.email ?? session.customerEmail ?? '',
    name: session.pendingCard?.name ?? '',
    problems: refused ? { card: bankRefused } : {},
  })
}

/** Where a typed form leads: a url, or the same page with what is wrong. */
function submit(standIn: StandIn, session: CheckoutSessionRecord, form: URLSearchParams): string | Page {
  const email = fixedEmail(standIn, session) ?? (form.get('email') ?? '').trim()
  const name = (form.get('name') ?? '').trim()
  const fieldProblems: CardPageState['problems'] = {
    ...(!emailPattern.test(email) && { email: 'Enter your email address.' }),
    ...(!name && { name: 'Enter the name on the card.' }),
  }
  const typed = {
    number: form.get('number') ?? '',
    expiry: form.get('expiry') ?? '',
    cvc: form.get('cvc') ?? '',
  }
  const read = readCard(typed, standIn.clock.now())
  const problems = { ...fieldProblems, ...(!read.ok && read.problems) }
  if (!read.ok || Object.keys(problems).length > 0)
    return cardPage(standIn, session, { email, name, problems })
  try {
    const outcome = takeCard(standIn, session, read.card, { email, name })
    return outcome === 'complete' ? successUrl(session) : `/c/pay/${session.id}/bank`
  } catch (error) {
    if (!(error instanceof BillingError && error.status === 402)) throw error
    return cardPage(standIn, session, { email, name, problems: { card: error.message } })
  }
}

/** The card page and the bank's page behind it. */
export function cardRoutes(pages: FastifyInstance, standIn: StandIn): void {
  const { state } = standIn
  const sessionAt = (id: string) => find(state.checkoutSessions, 'checkout.session', id)

  pages.get<Session & { Querystring: { bank?: string } }>('/c/pay/:id', (request, reply) => {
    const session = sessionAt(request.params.id)
    return sendPage(
      reply,
      closedPage(session) ?? firstView(standIn, session, request.query.bank === 'refused'),
    )
  })
  pages.post<Session>('/c/pay/:id', (request, reply) => {
    const session = sessionAt(request.params.id)
    const next = closedPage(session) ?? submit(standIn, session, typedForm(request))
    return typeof next === 'string' ? redirect(reply, next) : sendPage(reply, next)
  })
  pages.get<Session>('/c/pay/:id/bank', (request, reply) => {
    const session = sessionAt(request.params.id)
    if (session.status === 'open' && !session.pendingCard) return redirect(reply, `/c/pay/${session.id}`)
    return sendPage(reply, closedPage(session) ?? bankPage(`/c/pay/${session.id}/bank`, [session.successUrl]))
  })
  pages.post<Session>('/c/pay/:id/bank', (request, reply) => {
    const session = sessionAt(request.params.id)
    const closed = closedPage(session)
    if (closed) return sendPage(reply, closed)
    const pending = session.pendingCard
    if (!pending) return redirect(reply, `/c/pay/${session.id}`)
    if (typedForm(request).get('outcome') !== 'complete')
      return redirect(reply, `/c/pay/${session.id}?bank=refused`)
    completeSession(standIn, session, find(state.paymentMethods, 'PaymentMethod', pending.cardId), pending)
    return redirect(reply, successUrl(session))
  })
}
