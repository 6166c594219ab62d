import { createHash, randomInt } from 'node:crypto'

/** What a test card does. `needsBank` asks for 3-D Secure; `canPay` false attaches and fails when charged. */
export interface TestCard {
  number: string
  brand: string
  country: string
  declined?: true
  needsBank?: true
  canPay: boolean
}

const visa = { brand: 'visa', country: 'US', canPay: true }

/** The test cards of Stripe's documentation that the product's journeys need. */
const testCards: TestCard[] = [
  { ...visa, number: '4242424242424242' },
  { ...visa, number: '4000000360000006', country: 'AU' },
  { ...visa, number: '5555555555554444', brand: 'mastercard' },
  { ...visa, number: '378282246310005', brand: 'amex' },
  { ...visa, number: '4000000000000002', declined: true },
  { ...visa, number: '4000000000000341', canPay: false },
  { ...visa, number: '4000002500003155', needsBank: true },
]

/** Card ids that the API takes in place of a number, since numbers are not sent to it. */
export const cardTokens: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_au: '4000000360000006',
  pm_card_chargeCustomerFail: '4000000000000341',
}

export const digitsOf = (typed: string) => typed.replaceAll(/[\s-]/g, '')

/** The check digit that every card number carries (ISO/IEC 7812-1, Luhn). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = index % 2 === 0 ? digit : digit * 2
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/**
 * The test card with these digits. Any valid number that begins 4242 42 is a good card with a fingerprint of its own,
 * so that several people can each have one. Null for every other number: a real card is never taken.
 */
export function findTestCard(digits: string): TestCard | null {
  const known = testCards.find((card) => card.number === digits)
  if (known) return known
  return /^424242\d{10}$/.test(digits) && passesLuhn(digits) ? { ...visa, number: digits } : null
}

/** A good card that nobody has had, as sixteen digits: of each card the product grants one trial. */
export function freshTestCard(): string {
  const digits = `424242${String(randomInt(1e9)).padStart(9, '0')}`
  const last = Array.from({ length: 10 }, (_, check) => `${digits}${check}`).find(passesLuhn)
  return last ?? freshTestCard()
}

export const fingerprintOf = (digits: string) =>
  createHash('sha256').update(`card:${digits}`).digest('base64url').replaceAll(/[-_]/g, 'x').slice(0, 16)

/** Reads 'MM / YY' or 'MM/YYYY'. Null where it is not a month or has passed at `now` (seconds). */
export function readExpiry(typed: string, now: number): { month: number; year: number } | null {
  const [, monthText, yearText] = /^\s*(\d{1,2})\s*[/\-\s]?\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? []
  const month = Number(monthText)
  const year = Number(yearText) + (yearText?.length === 2 ? 2000 : 0)
  if (!(month >= 1 && month <= 12)) return null
  return Date.UTC(year, month, 1) / 1000 > now ? { month, year } : null
}
