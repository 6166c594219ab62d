import { AppError } from '../http/app-error.ts'

const noPhone = 'Please enter a mobile number, such as 0412 345 678.'

/**
 * A number as it was typed, in E.164 ('+61412345678'), or null where it is none. Without a country code it is an
 * Australian mobile: '0412 345 678', '(04) 1234 5678' and '412 345 678' are the same.
 */
export function toE164(typed: string): string | null {
  const compact = typed.replace(/[\s().-]/g, '').replace(/^00(?=[1-9])/, '+')
  const australian = /^(?:0|\+61|\+610|61)?(4\d{8})$/.exec(compact)?.[1]
  if (australian) return `+61${australian}`
  return /^\+[1-9]\d{6,14}$/.test(compact) ? compact : null
}

/** A number that must be one. @throws AppError 400 */
export function readPhone(typed: string): string {
  const phone = toE164(typed)
  if (!phone) throw new AppError('bad_input', noPhone, { fields: { phone: noPhone } })
  return phone
}

/** Enough of a number for its owner to know it: '•••• 678'. */
export function maskPhone(number: string): string {
  return `•••• ${number.slice(-3)}`
}
