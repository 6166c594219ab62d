import type { Offer } from '#contract/membership.ts'

/** Such as '$14.99 a month'; dollars of another land say whose they are. */
export function priceText({ cents, currency, interval }: Offer['price']): string {
  const amount = new Intl.NumberFormat('en-AU', { style: 'currency', currency }).format(cents / 100)
  return `${amount} a ${interval}`
}
