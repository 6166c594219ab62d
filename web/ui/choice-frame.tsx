import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export interface ChoiceTexts {
  legend: string
  hint?: string | undefined
  error?: string | undefined
}

/** A legend, a hint, chips and what is wrong with them, tied together for screen readers. */
export function ChoiceFrame({ legend, hint, error, children }: ChoiceTexts & { children: ReactNode }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset aria-describedby={describedBy} className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
