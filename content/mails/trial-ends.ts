import { dayText } from '#contract/day-text.ts'
import { defaultTimezone, productName } from '#contract/limits.ts'
import type { Offer } from '#contract/membership.ts'
import { priceText } from '../price.ts'
import type { MailContent } from './mail-content.ts'

interface TrialEnd {
  end: Date
  /** Her own; null where she has not said. */
  timezone: string | null
  price: Offer['price']
  /** Leads to a page that asks once more; the page needs no sign-in. */
  cancelUrl: string
}

/** Two days before the first payment: what will happen, and how to say no. */
export function trialEndsMail({ end, timezone, price, cancelUrl }: TrialEnd): MailContent {
  const day = dayText(end, timezone ?? defaultTimezone)
  return {
    subject: `Your ${productName} trial ends on ${day}`,
    paragraphs: [
      'Hi,',
      `Your free trial ends on ${day}. From then on ${productName} is ${priceText(price)}, charged to the card that you gave.`,
      'If you want to stay, there is nothing to do. If not, you can cancel here, without signing in. You keep everything until the trial ends:',
    ],
    action: { label: 'Cancel my trial', url: cancelUrl },
    afterwards: ['What you wrote stays yours either way, and SOS is always free.'],
  }
}
