import { type FormEvent, useRef, useState } from 'react'
import { fieldTexts } from '#contract/field-texts.ts'
import { useFieldError } from '#web/lib/api/field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRequestReset } from './api.ts'

/** Asks for her e-mail address. What follows is the same whether it has an account or not. */
export function RequestResetForm() {
  const [email, setEmail] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { error, refuse, accept } = useFieldError(form)
  const request = useRequestReset()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!email.trim()) return refuse(fieldTexts.emailMissing)
    request.mutate(email, { onError: (failure) => refuse(failure.message) })
  }

  if (request.isSuccess)
    return (
      <Card role="status" className="grid gap-2">
        <p className="font-bold text-lg">Check your inbox</p>
        <p>
          If there is an account for that e-mail, we have sent a link to choose a new password. It works for
          an hour.
        </p>
        <p className="text-muted text-sm">Nothing there? Have a look in your spam folder.</p>
      </Card>
    )
  return (
    <Card>
      <form ref={form} method="post" noValidate onSubmit={submit} onInput={accept} className="grid gap-4">
        <p className="text-muted">Tell us your email and we'll send you a link.</p>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" busy={request.isPending} busyLabel="Sending…">
          Send the link
        </Button>
      </form>
    </Card>
  )
}
