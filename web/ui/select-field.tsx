import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldTexts } from './field.tsx'

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'className'> & {
    options: readonly (string | { value: string; label: string })[]
    /** An empty first choice, such as 'Choose one'. */
    placeholder?: string
  }

/** The phone's own picker, in our clothes; a choice that is longer than it goes on in a second line. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={`${controlClass} appearance-none whitespace-normal pr-[min(2.75rem,13.5vw)]`}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => {
              const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
              return (
                <option key={value} value={value}>
                  {label}
                </option>
              )
            })}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-[min(1rem,5vw)] size-[min(1.25rem,6.25vw)] -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  )
}
