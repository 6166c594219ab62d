import { type FormEvent, useRef, useState } from 'react'
import { fieldTexts } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import { CallError } from '#web/lib/api/call.ts'
import { type FieldErrors, useFieldErrors } from '#web/lib/api/field-errors.ts'
import { useLastFailure } from '#web/lib/api/last-failure.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useChangePassword } from './api.ts'

const empty = { current_password: '', password: '', confirmation: '' }
type Values = typeof empty

function check({ current_password, password, confirmation }: Values): FieldErrors {
  if (!current_password) return { current_password: fieldTexts.currentPasswordMissing }
  if (password.length < limits.passwordMin) return { password: fieldTexts.passwordShort }
  return password === confirmation ? {} : { confirmation: fieldTexts.passwordsDiffer }
}

/** Takes the password that she has and, twice, the one she wants. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [values, setValues] = useState(empty)
  const form = useRef<HTMLFormElement>(null)
  const { errors, show, clear } = useFieldErrors(form)
  const change = useChangePassword()
  const { error, nth } = useLastFailure(change)

  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    maxLength: limits.passwordMax,
    onChange: (event: { target: { value: string } }) =>
      setValues((known) => ({ ...known, [name]: event.target.value })),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (show(check(values))) return
    const { current_password, password } = values
    change.mutate(
      { current_password, password },
      {
        onSuccess: () => setValues(empty),
        onError: (failure) => show(failure instanceof CallError ? failure.fields : {}),
      },
    )
  }

  return (
    <Card aria-labelledby="change-password">
      <form ref={form} method="post" noValidate onSubmit={submit} onInput={clear} className="grid gap-4">
        <h2 id="change-password" className="text-lg">
          Change your password
        </h2>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('current_password')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters. Three or four words in a row work well."
          {...field('password')}
        />
        <PasswordField label="Confirm new password" autoComplete="new-password" {...field('confirmation')} />
        {error && !Object.values(errors).some(Boolean) && (
          <Banner key={nth} tone="danger" role="alert">
            {error.message}
          </Banner>
        )}
        {change.isSuccess && (
          <Banner tone="good" role="status">
            Your new password is saved. You are signed out everywhere else.
          </Banner>
        )}
        <Button type="submit" variant="secondary" busy={change.isPending} busyLabel="Saving…">
          Save new password
        </Button>
      </form>
    </Card>
  )
}
