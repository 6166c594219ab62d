import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldTexts } from '#contract/field-texts.ts'
import { useFieldError } from '#web/lib/api/field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useVerify } from './api.ts'

interface CodeFormProps {
  factorId: string
  hint: string
  /** Where the code is the next thing that she does; a phone's keyboard would cover what she needs to see first. */
  takesFocus?: boolean
  /** `recoveryCodes` come with the first factor only. */
  onVerified: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}

/** Takes the first code of a new factor. */
export function CodeForm({ factorId, hint, takesFocus = false, onVerified, onCancel }: CodeFormProps) {
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { error, refuse, accept } = useFieldError(form)
  const verify = useVerify()

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!code.trim()) return refuse(fieldTexts.codeMissing)
    verify.mutate(
      { factorId, code },
      {
        onSuccess: ({ recovery_codes }) => onVerified(recovery_codes),
        onError: (failure) => refuse(failure.message),
      },
    )
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={accept} className="grid gap-4">
      <TextField
        label="Code"
        hint={hint}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex flex-wrap-reverse gap-2">
        <Button variant="secondary" className="flex-1" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" className="flex-1" busy={verify.isPending} busyLabel="Checking…">
          Turn it on
        </Button>
      </div>
    </form>
  )
}
