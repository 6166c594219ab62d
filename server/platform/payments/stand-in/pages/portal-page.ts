import { productName } from '#contract/limits.ts'
import type { CardProblems } from '../billing/checkout.ts'
import { cardOf } from '../billing/invoices.ts'
import { find } from '../errors.ts'
import type { StandIn } from '../stand-in.ts'
import type { PortalSessionRecord, SubscriptionRecord } from '../state.ts'
import { alert, cardFields, testCardHint } from './fields.ts'
import { type Html, html } from './html.ts'
import { cardLabel, dateLabel, priceLabel } from './labels.ts'
import type { Page } from './layout.ts'

const base = (session: PortalSessionRecord) => `/p/session/${session.id}`

/** The subscription that the portal is about: the one that still runs, else the newest. */
export function subscriptionOf({ state }: StandIn, session: PortalSessionRecord): SubscriptionRecord | null {
  const own = Object.values(state.subscriptions).filter((one) => one.customer === session.customer)
  return own.findLast((one) => one.endedAt === null) ?? own.at(-1) ?? null
}

function standing(standIn: StandIn, subscription: SubscriptionRecord): string {
  const { status, cancelAt, endedAt, periodEnd } = subscription
  const price = priceLabel(find(standIn.state.prices, 'price', subscription.price), subscription.quantity)
  if (endedAt !== null) return `Ended on ${dateLabel(endedAt)}.`
  if (cancelAt !== null) return `Ends on ${dateLabel(cancelAt)}. You will not be charged again.`
  if (status === 'trialing') return `Free until ${dateLabel(periodEnd)}, then ${price}.`
  if (status === 'past_due') return 'The last payment did not go through. Please update your card.'
  if (status === 'paused') return 'Paused. Please add a card to go on.'
  return `${price}. Renews on ${dateLabel(periodEnd)}.`
}

function planActions(session: PortalSessionRecord, subscription: SubscriptionRecord): Html | null {
  if (subscription.endedAt !== null) return null
  if (subscription.cancelAt === null)
    return html`<p><a class="button quiet" href="${base(session)}/cancel">Cancel subscription</a></p>`
  return html`<form method="post" action="${base(session)}/keep">
<button class="button" type="submit">Don't cancel subscription</button></form>`
}

const returnLink = (session: PortalSessionRecord) =>
  session.returnUrl && html`<p class="back"><a href="${session.returnUrl}">Return to ${productName}</a></p>`

/** The portal's front: the plan and the card. */
export function portalPage(standIn: StandIn, session: PortalSessionRecord): Page {
  const subscription = subscriptionOf(standIn, session)
  const product =
    subscription &&
    find(standIn.state.products, 'product', find(standIn.state.prices, 'price', subscription.price).product)
  const card = subscription && cardOf(standIn, subscription)
  const body = html`${returnLink(session)}
<h1>Your plan</h1>
<section class="card" aria-label="Plan">${
    subscription
      ? html`<h2>${product?.name}</h2><p>${standing(standIn, subscription)}</p>${planActions(session, subscription)}`
      : html`<p>You have no plan.</p>`
  }</section>
<section class="card" aria-label="Card"><h2>Card</h2><p>${card ? cardLabel(card) : 'No card yet.'}</p>
<p><a class="button quiet" href="${base(session)}/card">Update card</a></p></section>`
  return { title: `Your plan | ${productName}`, body }
}

/** Asks whether to cancel. `until` is the end of what is paid for, or of the trial (seconds). */
export function cancelPage(session: PortalSessionRecord, until: number): Page {
  const body = html`<p class="back"><a href="${base(session)}/plan">Back</a></p>
<h1>Cancel subscription?</h1>
<form class="card" method="post" action="${base(session)}/cancel">
<p>You keep everything until ${dateLabel(until)}. You will not be charged again.</p>
<button class="button" type="submit">Cancel subscription</button>
</form>`
  return { title: `Cancel subscription | ${productName}`, body }
}

/** Takes another card. */
export function newCardPage(session: PortalSessionRecord, problems: CardProblems): Page {
  const body = html`<p class="back"><a href="${base(session)}/plan">Back</a></p>
<h1>Update card</h1>
<form class="card" method="post" action="${base(session)}/card" novalidate>
${alert(problems.card)}
${cardFields(problems)}
<button class="button" type="submit">Save card</button>
</form>
${testCardHint()}`
  return {
    title: `Update card | ${productName}`,
    body,
    status: Object.keys(problems).length > 0 ? 422 : 200,
  }
}
