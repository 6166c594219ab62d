import { type ReactNode, useId } from 'react'
import { chipClass } from './chip-class.ts'
import { classes } from './classes.ts'
import { FieldError } from './field.tsx'

export interface Choice<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
}

interface ChoiceGroupProps<Value extends string> {
  legend: string
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  hint?: string
  error?: string | undefined
  /** Chips side by side as wide as their words, or in columns of equal width. */
  layout?: 'wrap' | 'columns'
  className?: string
}

/** One of a few, as chips. They are native radios: one tab stop, arrow keys move between them. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, choices, value, onChange, hint, error, layout = 'wrap', className } = props
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset aria-describedby={describedBy} className={classes('min-w-0', className)}>
      <legend className="mb-1.5 font-bold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      <div
        className={
          layout === 'columns'
            ? 'grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2'
            : 'flex flex-wrap gap-2'
        }
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes(chipClass, layout === 'columns' ? 'flex-col px-1 text-sm' : 'px-4')}
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.icon}
            {choice.label}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
