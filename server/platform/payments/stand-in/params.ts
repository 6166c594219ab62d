import * as z from 'zod/mini'
import { type BillingError, invalid } from './errors.ts'
import type { Form } from './form-body.ts'
import type { Metadata } from './state.ts'

/** Values of a form are texts; these say what each stands for. An empty text means 'unset'. */
export const whole = z.coerce.number().check(z.int())
export const flag = z.stringbool()
export const metadata = z.record(z.string(), z.string())
export const expand = z.optional(z.array(z.string()))

export const emptyable = <T extends z.ZodMiniType>(type: T) =>
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    type,
  ])

const range = z.strictObject({
  gt: z.optional(whole),
  gte: z.optional(whole),
  lt: z.optional(whole),
  lte: z.optional(whole),
})

/** What every list takes. */
export const listing = {
  limit: z._default(whole.check(z.minimum(1), z.maximum(100)), 10),
  starting_after: z.optional(z.string()),
  ending_before: z.optional(z.string()),
  created: z.optional(z.union([whole, range])),
}

type Issue = z.core.$ZodIssue

const nameOf = (path: readonly PropertyKey[]) =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')

const valueAt = (form: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    form,
  )

function errorOf(issue: Issue, form: Form): BillingError {
  if (issue.code === 'unrecognized_keys') {
    const name = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown')
  }
  const name = nameOf(issue.path)
  if (valueAt(form, issue.path) === undefined)
    return invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
  return invalid(`Invalid value for ${name}: ${issue.message}`, name, 'parameter_invalid')
}

/**
 * Checks what was sent against what the route takes. A parameter that the route does not take is refused, as Stripe
 * refuses one that it has withdrawn.
 * @throws BillingError 400 that names the parameter.
 */
export function readParams<T extends z.ZodMiniType>(schema: T, form: Form): z.output<T> {
  const result = z.safeParse(schema, form)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw issue ? errorOf(issue, form) : invalid('Invalid request')
}

/** Stripe merges metadata key by key; an empty value removes its key. */
export function mergeMetadata(current: Metadata, changes: Metadata | undefined): Metadata {
  const merged = { ...current, ...changes }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
