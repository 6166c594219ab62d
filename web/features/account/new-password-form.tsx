import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldTexts } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import { CallError } from '#web/lib/api/call.ts'
import { type FieldErrors, useFieldErrors } from '#web/lib/api/field-errors.ts'
import { useLastFailure } from '#web/lib/api/last-failure.ts'
import { endSession } from '#web/lib/api/query-client.ts'
import { emitAuthEvent } from '#web/lib/session/auth-events.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useResetPassword } from './api.ts'

/** Takes her new password, twice. `token` is the one of the mailed link. */
export function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { errors, show, clear } = useFieldErrors(form)
  const reset = useResetPassword()
  const { error, nth } = useLastFailure(reset)

  useEffect(() => emitAuthEvent('PASSWORD_RECOVERY'), [])

  function check(): FieldErrors {
    if (password.length < limits.passwordMin) return { password: fieldTexts.passwordShort }
    if (password !== confirmation) return { confirmation: fieldTexts.passwordsDiffer }
    return {}
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (show(check())) return
    reset.mutate(
      { token, password },
      // Every session has ended with the old password, that of this browser included.
      {
        onSuccess: endSession,
        onError: (failure) => show(failure instanceof CallError ? failure.fields : {}),
      },
    )
  }

  if (reset.isSuccess)
    return (
      <Card role="status" className="grid gap-4">
        <p className="font-bold text-lg">Your new password is saved.</p>
        <AppLink to={paths.signIn()} className={buttonClass()}>
          Sign in
        </AppLink>
      </Card>
    )
  return (
    <Card>
      <form ref={form} method="post" noValidate onSubmit={submit} onInput={clear} className="grid gap-4">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters. Three or four words in a row work well."
          maxLength={limits.passwordMax}
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          maxLength={limits.passwordMax}
          value={confirmation}
          error={errors.confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        {error && !errors.password && (
          <Banner
            key={nth}
            tone="danger"
            role="alert"
            action={
              <AppLink to={paths.reset()} className="font-bold underline">
                Ask for a new link
              </AppLink>
            }
          >
            {error.message}
          </Banner>
        )}
        <Button type="submit" busy={reset.isPending} busyLabel="Saving…">
          Save new password
        </Button>
      </form>
    </Card>
  )
}
