import { type FormEvent, useRef, useState } from 'react'
import { fieldTexts } from '#contract/field-texts.ts'
import { useFieldError } from '#web/lib/api/field-errors.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useChangeEmail } from './api.ts'

/** Takes the e-mail that she wants from now on; it changes once the link mailed there is opened. */
export function ChangeEmailForm() {
  const [email, setEmail] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { error, refuse, accept } = useFieldError(form)
  const change = useChangeEmail()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!email.trim()) return refuse(fieldTexts.emailMissing)
    change.mutate(email, { onSuccess: accept, onError: (failure) => refuse(failure.message) })
  }

  return (
    <Card aria-labelledby="change-email">
      <form ref={form} method="post" noValidate onSubmit={submit} onInput={accept} className="grid gap-4">
        <h2 id="change-email" className="text-lg">
          Change your email
        </h2>
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          hint="We send a link there first. Your email stays as it is until you open it."
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        {change.isSuccess && (
          <Banner tone="good" role="status">
            Check the inbox of {change.variables.trim()}. The link works for a day.
          </Banner>
        )}
        <Button type="submit" variant="secondary" busy={change.isPending} busyLabel="Sending…">
          Send the link
        </Button>
      </form>
    </Card>
  )
}
