import { limits } from '#contract/limits.ts'
import type { FieldErrors } from '#web/lib/api/field-errors.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { ChildForm } from './child-form.ts'

interface ChildFieldsProps {
  child: ChildForm
  errors: FieldErrors
  onChange: (child: ChildForm) => void
  /** Whether an age in words does where there is no birthdate. */
  withAge?: boolean
  /** Whether its age and its nudges are not asked for: what is known of them stays as it is. */
  isQuiet?: boolean
}

/** The fields of one child, inside a form. */
export function ChildFields({ child, errors, onChange, withAge = false, isQuiet = false }: ChildFieldsProps) {
  const field = (name: 'name' | 'birthdate' | 'age' | 'notes' | 'sensitivities' | 'allergies') => ({
    name,
    value: child[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...child, [name]: event.target.value }),
  })

  const nudge = (name: 'notify_wake' | 'notify_bedtime') => ({
    name,
    checked: child[name],
    onChange: (event: { target: { checked: boolean } }) =>
      onChange({ ...child, [name]: event.target.checked }),
  })

  return (
    <>
      <TextField label="Name" autoComplete="off" maxLength={limits.nameMax} {...field('name')} />
      {!isQuiet && <TextField label="Birthdate" type="date" optional={withAge} {...field('birthdate')} />}
      {withAge && !isQuiet && (
        <TextField
          label="Age"
          optional
          hint="In your own words, if you'd rather not give a date."
          maxLength={limits.nameMax}
          {...field('age')}
        />
      )}
      <TextareaField label="Notes" optional maxLength={limits.notesMax} {...field('notes')} />
      <TextField
        label="Sensitivities"
        optional
        hint="With commas between, like: loud rooms, wool"
        {...field('sensitivities')}
      />
      <TextField
        label="Allergies"
        optional
        hint="With commas between, like: nuts, eggs"
        {...field('allergies')}
      />
      {!isQuiet && (
        <div>
          <Checkbox label="Wake-up nudge" {...nudge('notify_wake')} />
          <Checkbox label="Bedtime nudge" {...nudge('notify_bedtime')} />
        </div>
      )}
      <p role="alert" className="sr-only">
        {Object.values(errors).join(' ')}
      </p>
    </>
  )
}
