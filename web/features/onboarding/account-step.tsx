import { type FormEvent, useRef, useState } from 'react'
import { fieldTexts } from '#contract/field-texts.ts'
import { limits } from '#contract/limits.ts'
import { CallError } from '#web/lib/api/call.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { type FieldErrors, useFieldErrors } from '#web/lib/api/field-errors.ts'
import { useLastFailure } from '#web/lib/api/last-failure.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { LegalLinks } from '#web/ui/legal-links.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { isKeyboardClick, useSettled } from '#web/ui/use-settled.ts'
import { isCreatingAccount, useCreateAccount } from './api.ts'
import { readEmail, storeEmail } from './draft.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepHeading } from './step-heading.tsx'

/** Step 1: an account of her own. `onDone` gets her user id once she is signed in. */
export function AccountStep({ onDone }: { onDone: (userId: string) => void }) {
  const [values, setValues] = useState(() => ({ email: readEmail(), password: '', confirmation: '' }))
  const [isAdult, setIsAdult] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { errors, show, clear } = useFieldErrors(form)
  const create = useCreateAccount(onDone)
  const { error, nth } = useLastFailure(create)
  const isTaken = error instanceof CallError && error.status === 409
  const isSeen = useSettled(nth)

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      if (name === 'email') storeEmail(target.value)
      setValues((known) => ({ ...known, [name]: target.value }))
    },
  })

  function check(): FieldErrors {
    const { email, password, confirmation } = values
    if (!email.trim()) return { email: fieldTexts.emailMissing }
    if (password.length < limits.passwordMin) return { password: fieldTexts.passwordShort }
    if (password !== confirmation) return { confirmation: fieldTexts.passwordsDiffer }
    return isAdult ? {} : { adult: fieldTexts.adultMissing }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isCreatingAccount() || show(check())) return
    const { email, password } = values
    create.mutate({ email: email.trim().toLowerCase(), password, adult_confirmed: true })
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={clear} className="grid gap-5">
      <StepHeading step={1} title="Set up your account" />
      <Card className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          {...field('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          maxLength={limits.passwordMax}
          {...field('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          maxLength={limits.passwordMax}
          {...field('confirmation')}
        />
        <Checkbox
          label="I am 18 or over"
          name="adult"
          checked={isAdult}
          error={errors.adult}
          onChange={({ target }) => setIsAdult(target.checked)}
        />
      </Card>
      {error && (
        <Banner
          key={nth}
          tone="danger"
          role="alert"
          action={
            isTaken && (
              <AppLink
                to={paths.signIn()}
                className="font-bold underline"
                // It may have come up between two taps on Next.
                onClick={(event) => isSeen || isKeyboardClick(event) || event.preventDefault()}
              >
                Go to sign in
              </AppLink>
            )
          }
        >
          {failureText(error, 'Could not create account')}
        </Banner>
      )}
      <StepButtons busy={create.isPending} busyLabel="Creating your account…" />
      <AppLink to={paths.signIn()} className={buttonClass('quiet')}>
        Already a member? Sign in here
      </AppLink>
      <LegalLinks />
    </form>
  )
}
