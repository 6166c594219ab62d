import * as z from 'zod/mini'
import { isVisible } from './visible.ts'

const withoutNul = z.refine<string>(
  (value) => !value.includes('\0'),
  'This text has a character we cannot store.',
)

/** Text as a member typed it, up to `max` characters. A NUL byte is refused because Postgres cannot store one. */
// @__NO_SIDE_EFFECTS__
export function text(max: number) {
  return z
    .string()
    .check(z.maxLength(max, `Please keep this under ${max.toLocaleString('en-AU')} characters.`), withoutNul)
}

/** Text of which something can be seen; `message` is what a member reads where nothing can. Surrounding space is dropped. */
// @__NO_SIDE_EFFECTS__
export function requiredText(max: number, message: string) {
  return text(max).check(z.trim(), z.minLength(1, message), z.refine(isVisible, message))
}

/** Optional text: trimmed, and null when nothing is left to be seen. */
// @__NO_SIDE_EFFECTS__
export function optionalText(max: number) {
  return z.pipe(
    z.nullable(text(max)),
    z.transform((value) => (value && isVisible(value) ? value.trim() : null)),
  )
}

const wrongLink = 'That link does not look right.'

export const id = z.uuid(wrongLink)

/** Where a page of a list ended: the moment that the list goes by, to the microsecond, and an id. */
export const cursor = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[\da-f-]{36}$/, wrongLink))

/** Where a page of a list ended that goes by a running number. */
export const positionCursor = z.string().check(z.regex(/^\d{1,15}$/, wrongLink))

/** A moment as an ISO 8601 string in UTC. */
export const moment = z.string()
