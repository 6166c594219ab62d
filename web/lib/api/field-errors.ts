import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'

/** What is wrong, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>

/** Puts the focus on the first field that is marked wrong, its label in view. Answers whether there is one. */
export function focusFirstError(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLInputElement>('[aria-invalid=true]')
  field?.focus()
  field?.labels?.[0]?.scrollIntoView({ block: 'nearest' })
  return Boolean(field)
}

/**
 * What is wrong with a form. `show` marks the fields, goes to the first and answers whether there is one. What is marked
 * stays until she types, when `clear` takes it away: if it went as she submits, the button would move from under her thumb.
 */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  function show(found: FieldErrors): boolean {
    flushSync(() => setErrors(found))
    return focusFirstError(form.current)
  }
  return { errors, show, clear: () => setErrors({}) }
}

/**
 * What is wrong with a form of one field. `refuse` says it at the field, which is marked with `error`, and goes there; `accept` is for
 * when she types, and not for when she submits.
 */
export function useFieldError(form: RefObject<HTMLFormElement | null>) {
  const [error, setError] = useState<string>()
  function refuse(message: string) {
    flushSync(() => setError(message))
    focusFirstError(form.current)
  }
  return { error, refuse, accept: () => setError(undefined) }
}
