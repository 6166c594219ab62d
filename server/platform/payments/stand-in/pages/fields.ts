import type { CardProblems } from '../billing/checkout.ts'
import { freshTestCard } from '../cards.ts'
import { type Html, html } from './html.ts'

interface Field {
  name: string
  label: string
  type?: string
  autocomplete: string
  inputmode?: string
  placeholder?: string
  value?: string
  maxlength?: number
  problem?: string | undefined
}

/** One labelled input with its own error under it. */
export function field(options: Field): Html {
  const {
    name,
    label,
    type = 'text',
    autocomplete,
    inputmode,
    placeholder,
    value,
    maxlength,
    problem,
  } = options
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required
${inputmode && html`inputmode="${inputmode}"`} ${placeholder && html`placeholder="${placeholder}"`}
${maxlength && html`maxlength="${maxlength}"`} ${value && html`value="${value}"`}
${problem && html`aria-invalid="true" aria-describedby="${name}-problem"`}>
${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}</div>`
}

/** Card number, expiry and security code. They are never filled in again after an error. */
export function cardFields(problems: CardProblems): Html {
  return html`${field({
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    placeholder: '1234 1234 1234 1234',
    maxlength: 23,
    problem: problems.number,
  })}
<div class="pair">${field({
    name: 'expiry',
    label: 'Expiry date',
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
    placeholder: 'MM / YY',
    maxlength: 9,
    problem: problems.expiry,
  })}
${field({
  name: 'cvc',
  label: 'CVC',
  autocomplete: 'cc-csc',
  inputmode: 'numeric',
  placeholder: 'CVC',
  maxlength: 4,
  problem: problems.cvc,
})}</div>`
}

export const alert = (text: string | undefined) =>
  text ? html`<p class="alert" role="alert">${text}</p>` : null

export const testCardHint = () => html`<details class="hint"><summary>Test cards</summary>
<dl><dt>4242 4242 4242 4242</dt><dd>works</dd>
<dt>4000 0000 0000 0002</dt><dd>is declined</dd>
<dt>4000 0000 0000 0341</dt><dd>works now, fails at the first payment</dd>
<dt>4000 0025 0000 3155</dt><dd>asks the bank first</dd></dl>
<p>A card has one free trial, ever. This one is still new: ${freshTestCard().replace(/\d{4}(?=\d)/g, '$& ')}</p>
<p>Any date to come and any 3 digits will do.</p></details>`
