import type { PaymentMethodRecord, PriceRecord } from '../state.ts'

/** Such as 'A$14.99'; `cents` of the currency. */
function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100)
}

/** Such as 'A$14.99 a month'. */
export function priceLabel(price: PriceRecord, quantity: number): string {
  const amount = money(price.unitAmount * quantity, price.currency)
  const { interval, intervalCount } = price
  return intervalCount === 1 ? `${amount} a ${interval}` : `${amount} every ${intervalCount} ${interval}s`
}

export const dayCountLabel = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** A day in Melbourne, such as '28 November 2026'; `seconds` since 1970. */
export function dateLabel(seconds: number): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Melbourne' }).format(
    seconds * 1000,
  )
}

/** Such as 'Visa ending in 4242, expires 12/34'. */
export function cardLabel({ brand, last4, expMonth, expYear }: PaymentMethodRecord): string {
  const name = brand.charAt(0).toUpperCase() + brand.slice(1)
  const month = String(expMonth).padStart(2, '0')
  return `${name} ending in ${last4}, expires ${month}/${String(expYear).slice(-2)}`
}
