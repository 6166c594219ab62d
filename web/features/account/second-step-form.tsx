import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldTexts } from '#contract/field-texts.ts'
import type { SecondStep } from '#contract/second-step.ts'
import { useFieldError } from '#web/lib/api/field-errors.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { secondStepQuery, useSendSignInCode, useSignInWithCode } from './second-step-api.ts'

interface SecondStepFormProps {
  /** What the sign-in answered, where she typed her password a moment ago. */
  known: SecondStep | undefined
  onEnter: () => void
  onLeave: () => void
}

/** The second step of signing in: a code from her app or phone, or a recovery code. */
export function SecondStepForm({ known, onEnter, onLeave }: SecondStepFormProps) {
  const asked = useQuery({ ...secondStepQuery, enabled: known === undefined })
  const step = known ?? asked.data
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const { error, refuse, accept } = useFieldError(form)
  const [useRecovery, setUseRecovery] = useState(false)
  const send = useSendSignInCode()
  const signIn = useSignInWithCode()
  const phones = step?.factors.filter((factor) => factor.type === 'phone') ?? []
  const hasApp = step?.factors.some((factor) => factor.type === 'totp')

  const isReady = step !== undefined && step !== null
  useEffect(() => {
    if (isReady) form.current?.querySelector('input')?.focus()
  }, [isReady])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!code.trim()) return refuse(fieldTexts.codeMissing)
    signIn.mutate(code, { onSuccess: onEnter, onError: (failure) => refuse(failure.message) })
  }

  if (step === undefined && asked.isPending) return <LoadingCards />
  if (!step)
    return (
      <div className="grid gap-5">
        <PageHeader title="Sign in" />
        <Banner>That took a little too long. Please sign in again.</Banner>
        <Button onClick={onLeave}>Back to sign in</Button>
      </div>
    )
  const hint = hasApp
    ? 'The six digits in your authenticator app.'
    : 'The six digits that we text to your phone.'
  return (
    <div className="grid gap-5">
      <PageHeader title="One more step" />
      <Card>
        <form ref={form} method="post" noValidate onSubmit={submit} onInput={accept} className="grid gap-4">
          <TextField
            key={useRecovery ? 'recovery' : 'code'}
            label={useRecovery ? 'Recovery code' : 'Code'}
            hint={useRecovery ? 'One of the ten you kept. Each works once.' : hint}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            inputMode={useRecovery ? 'text' : 'numeric'}
            value={code}
            error={error}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" busy={signIn.isPending} busyLabel="Signing in…">
            Sign in
          </Button>
        </form>
      </Card>
      <p role="status" className="text-center text-sm empty:hidden">
        {send.isSuccess && 'A code is on its way. It works for 10 minutes.'}
        {send.error?.message}
      </p>
      <div className="grid gap-1">
        {!useRecovery &&
          phones.map(({ id, phone_end }) => (
            <Button key={id} variant="quiet" busy={send.isPending} onClick={() => send.mutate(id)}>
              Text a code to {phone_end}
            </Button>
          ))}
        <Button
          variant="quiet"
          onClick={() => {
            setUseRecovery(!useRecovery)
            setCode('')
          }}
        >
          {useRecovery ? 'Use a code from my app or phone' : 'Use a recovery code'}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Back to sign in
        </Button>
      </div>
    </div>
  )
}
