import { productName } from '#contract/limits.ts'
import type { CardProblems } from '../billing/checkout.ts'
import { find } from '../errors.ts'
import type { StandIn } from '../stand-in.ts'
import type { CheckoutSessionRecord } from '../state.ts'
import { alert, cardFields, field, testCardHint } from './fields.ts'
import { html } from './html.ts'
import { dayCountLabel, priceLabel } from './labels.ts'
import type { Page } from './layout.ts'

export interface CardPageState {
  email: string
  name: string
  problems: CardProblems & { email?: string; name?: string }
}

function offer({ state }: StandIn, session: CheckoutSessionRecord) {
  const price = find(state.prices, 'price', session.price)
  const product = find(state.products, 'product', price.product)
  const each = priceLabel(price, session.quantity)
  if (session.trialDays === null) return html`<p class="plan">${product.name}</p><p class="price">${each}</p>`
  return html`<p class="plan">Try ${product.name}</p><p class="price">${dayCountLabel(session.trialDays)} free</p>
<p class="terms">Free for ${dayCountLabel(session.trialDays)}, then ${each}. Nothing is charged today.</p>`
}

/** The address that a session was opened for; the person cannot change it. */
export function fixedEmail({ state }: StandIn, session: CheckoutSessionRecord): string | null {
  return session.customer ? (state.customers[session.customer]?.email ?? null) : null
}

/** The page on which a card is typed. */
export function cardPage(standIn: StandIn, session: CheckoutSessionRecord, typed: CardPageState): Page {
  const { email, name, problems } = typed
  const fixed = fixedEmail(standIn, session)
  const hasTrial = session.trialDays !== null
  const title = hasTrial ? 'Start your free trial' : 'Subscribe'
  const emailField = fixed
    ? html`<p class="fixed"><span>Email</span> ${fixed}</p>`
    : field({
        name: 'email',
        label: 'Email',
        type: 'email',
        autocomplete: 'email',
        value: email,
        problem: problems.email,
      })
  const body = html`<p class="back">${
    session.cancelUrl && html`<a href="${session.cancelUrl}">Back to ${productName}</a>`
  }</p>
<h1>${title}</h1>
<section class="offer" aria-label="Your plan">${offer(standIn, session)}</section>
<form class="card" method="post" action="/c/pay/${session.id}" novalidate>
${alert(problems.card)}
${emailField}
${cardFields(problems)}
${field({ name: 'name', label: 'Name on card', autocomplete: 'cc-name', value: name, problem: problems.name })}
<button class="button" type="submit">${hasTrial ? 'Start trial' : 'Subscribe'}</button>
${hasTrial && html`<p class="terms">You can cancel at any time before the trial ends and pay nothing.</p>`}
</form>
${testCardHint()}`
  return {
    title: `${title} | ${productName}`,
    body,
    status: Object.keys(problems).length > 0 ? 422 : 200,
    formTargets: [session.successUrl],
  }
}

/** The bank's own question about a card. Both answers go back to `action`. */
export function bankPage(action: string, formTargets: (string | null)[]): Page {
  const title = '3-D Secure check'
  const body = html`<form class="card" method="post" action="${action}">
<h1>${title}</h1>
<p>This stands for the page of your bank. A real bank would ask you here to confirm that it is you.</p>
<button class="button" type="submit" name="outcome" value="complete">Complete</button>
<button class="button quiet" type="submit" name="outcome" value="fail">Fail</button>
</form>`
  return { title, body, formTargets }
}
