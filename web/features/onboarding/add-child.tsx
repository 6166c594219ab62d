import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#contract/limits.ts'
import type { ChildInput } from '#contract/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { type ChildForm, checkChild, toChild } from './child-form.ts'
import { type FieldErrors, focusFirstError } from './field-errors.ts'

interface AddChildProps {
  child: ChildForm
  onChange: (child: ChildForm) => void
  onAdd: (child: ChildInput) => void
}

/** The form of one child. What is in it lives in the draft. */
export function AddChild({ child, onChange, onAdd }: AddChildProps) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)

  const field = (name: 'name' | 'birthdate' | 'notes' | 'sensitivities' | 'allergies') => ({
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

  function submit(event: FormEvent) {
    event.preventDefault()
    const next = toChild(child, crypto.randomUUID())
    flushSync(() => setErrors(checkChild(next)))
    if (!focusFirstError(form.current)) onAdd(next)
  }

  return (
    <Card aria-labelledby="add-child">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <h3 id="add-child" className="text-lg">
          Add a child
        </h3>
        <TextField label="Name" autoComplete="off" maxLength={limits.nameMax} {...field('name')} />
        <TextField label="Birthdate" type="date" {...field('birthdate')} />
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
        <div>
          <Checkbox label="Wake-up nudge" {...nudge('notify_wake')} />
          <Checkbox label="Bedtime nudge" {...nudge('notify_bedtime')} />
        </div>
        <p role="alert" className="sr-only">
          {Object.values(errors).join(' ')}
        </p>
        <Button type="submit" variant="secondary">
          Add child
        </Button>
      </form>
    </Card>
  )
}
