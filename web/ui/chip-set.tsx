import { useId } from 'react'
import { chipClass } from './chip-class.ts'
import type { Choice } from './choice-group.tsx'
import { FieldError } from './field.tsx'

interface ChipSetProps<Value extends string> {
  legend: string
  choices: readonly Choice<Value>[]
  values: readonly Value[]
  onToggle: (value: Value) => void
  hint?: string
  error?: string | undefined
}

/** Any number of a few, as chips. They are native checkboxes, so Tab and Space work as she knows them. */
export function ChipSet<Value extends string>(props: ChipSetProps<Value>) {
  const { legend, choices, values, onToggle, hint, error } = props
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset aria-describedby={describedBy} className="min-w-0">
      <legend className="mb-1.5 font-bold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-muted text-sm">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className={`${chipClass} px-4`}>
            <input
              type="checkbox"
              checked={values.includes(choice.value)}
              onChange={() => onToggle(choice.value)}
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
