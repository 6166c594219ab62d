/** What is wrong, by the field's name. */
export type FieldErrors = Partial<Record<string, string>>

/** Puts the focus on the first field that is marked wrong, its label in view. Answers whether there is one. */
export function focusFirstError(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLInputElement>('[aria-invalid=true]')
  field?.focus()
  field?.labels?.[0]?.scrollIntoView({ block: 'nearest' })
  return Boolean(field)
}
