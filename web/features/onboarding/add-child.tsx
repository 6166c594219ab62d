import { type FormEvent, useRef } from 'react'
import type { ChildInput } from '#contract/profile.ts'
import { ChildFields } from '#web/children/child-fields.tsx'
import { type ChildForm, checkChild, toChild } from '#web/children/child-form.ts'
import { useFieldErrors } from '#web/lib/api/field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

interface AddChildProps {
  child: ChildForm
  onChange: (child: ChildForm) => void
  onAdd: (child: ChildInput) => void
}

/** The form of one child. What is in it lives in the draft. */
export function AddChild({ child, onChange, onAdd }: AddChildProps) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, show, clear } = useFieldErrors(form)

  function submit(event: FormEvent) {
    event.preventDefault()
    const next = toChild(child, crypto.randomUUID())
    if (!show(checkChild(next))) onAdd(next)
  }

  return (
    <Card aria-labelledby="add-child">
      <form ref={form} noValidate onSubmit={submit} onInput={clear} className="grid gap-4">
        <h3 id="add-child" className="text-lg">
          Add a child
        </h3>
        <ChildFields child={child} errors={errors} onChange={onChange} />
        <Button type="submit" variant="secondary">
          Add child
        </Button>
      </form>
    </Card>
  )
}
