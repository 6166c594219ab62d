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

/** What is wrong with a form of one field. `refuse` says it at the field, which is marked with `error`, and goes there. */
export function useRefusal(form: RefObject<HTMLFormElement | null>) {
  const [error, setError] = useState<string>()
  function refuse(message: string) {
    flushSync(() => setError(message))
    focusFirstError(form.current)
  }
  return { error, refuse, accept: () => setError(undefined) }
}
