import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** A native checkbox whose whole row can be tapped. */
export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <span className="relative mt-0.5 size-6 shrink-0">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
            aria-invalid={error ? true : undefined}
            className="peer block size-full appearance-none rounded-md border-2 border-control bg-card transition-colors duration-200 checked:border-primary checked:bg-primary hover:border-primary aria-invalid:border-danger forced-colors:appearance-auto"
          />
          <Check
            aria-hidden
            strokeWidth={3.5}
            className="pointer-events-none invisible absolute inset-1 size-4 text-on-primary peer-checked:visible forced-colors:hidden"
          />
        </span>
        <span className="wrap-anywhere min-w-0">
          <span className="font-semibold">{label}</span>
          {hint && (
            <span id={hintId} className="block text-sm text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
