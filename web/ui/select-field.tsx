import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'className'> & {
    options: readonly (string | { value: string; label: string })[]
    /** An empty first choice, such as 'Choose one'. */
    placeholder?: string
  }

/**
 * The phone's own picker, in our clothes. A picker cuts off what is longer than itself, so its choice is written over
 * it, where it goes on in a second line.
 */
export function SelectField({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const choices = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  )
  const chosen = choices.find(({ value }) => value === rest.value)?.label ?? placeholder
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <div className="relative">
          <select {...rest} {...control} className="peer absolute inset-0 size-full opacity-0">
            {placeholder && <option value="">{placeholder}</option>}
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <div
            aria-hidden
            className={classes(
              controlClass,
              'peer-hover:border-primary peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
              'pointer-events-none flex items-center gap-2',
              control['aria-invalid'] && 'border-2 border-danger',
            )}
          >
            <span className="min-w-0 flex-1">{chosen}</span>
            <ChevronDown className="size-[min(1.25rem,6.25vw)] shrink-0 text-muted" />
          </div>
        </div>
      )}
    </Field>
  )
}
