import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export const controlClass =
  'w-full min-h-12 rounded-2xl border border-control bg-card px-[min(1rem,5vw)] py-2.5 text-base text-ink placeholder:text-muted transition-colors duration-200 hover:border-primary aria-invalid:border-2 aria-invalid:border-danger [&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-muted'

export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  error?: string | undefined
  /** Says '(optional)' after the label. */
  optional?: boolean
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, a hint, a control and its error, tied together for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/** What is wrong with a control, in words and with a sign. It is said aloud when it appears. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
