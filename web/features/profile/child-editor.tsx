import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Child } from '#contract/profile.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { ChildFields } from '#web/children/child-fields.tsx'
import { checkChild, emptyChild, toDetails, toForm } from '#web/children/child-form.ts'
import { isQuietAbout } from '#web/children/quiet.ts'
import { useFieldErrors } from '#web/lib/api/field-errors.ts'
import { useLastFailure } from '#web/lib/api/last-failure.ts'
import { useUnsaved } from '#web/lib/offline/unsaved.ts'
import { useMember } from '#web/member/profile.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveChild } from './api.ts'

interface ChildEditorProps {
  child?: Child
  onClose: () => void
  /** What was made of her words. */
  onSaved: (safety: SafetyNotice) => void
}

/** A child as a form: the one given, or a new one. */
export function ChildEditor({ child, onClose, onSaved }: ChildEditorProps) {
  const [id] = useState(() => child?.id ?? crypto.randomUUID())
  const [opened] = useState(() => (child ? toForm(child) : emptyChild))
  const [values, setValues] = useState(opened)
  const form = useRef<HTMLFormElement>(null)
  const { errors, show, clear } = useFieldErrors(form)
  const heading = useId()
  const { isLossMode } = useMember()
  const save = useSaveChild()
  const { error, nth } = useLastFailure(save)

  useUnsaved(JSON.stringify(values) !== JSON.stringify(opened))
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const details = toDetails(values)
    if (show(checkChild(details))) return
    save.mutate(
      { id, details },
      {
        onSuccess: ({ safety }) => {
          toast({ title: `${details.name} is saved` })
          onSaved(safety)
          onClose()
        },
      },
    )
  }

  return (
    <Card aria-labelledby={heading}>
      <form ref={form} noValidate onSubmit={submit} onInput={clear} className="grid gap-4">
        <h2 id={heading} className="text-lg">
          {child ? `Edit ${child.name}` : 'Add a child'}
        </h2>
        <ChildFields
          child={values}
          errors={errors}
          onChange={setValues}
          withAge
          isQuiet={isQuietAbout(child, isLossMode)}
        />
        {error && (
          <Banner key={nth} tone="danger" role="alert">
            {error.message}
          </Banner>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" className="flex-2" busy={save.isPending} busyLabel="Saving…">
            Save
          </Button>
        </div>
      </form>
    </Card>
  )
}
