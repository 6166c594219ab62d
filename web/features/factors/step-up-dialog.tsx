import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import * as factors from '#contract/factors.ts'
import type { RouteReply } from '#contract/route.ts'
import { call } from '#web/lib/api/call.ts'
import { emitAuthEvent } from '#web/lib/session/auth-events.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Way = RouteReply<typeof factors.getStepUp>

const lead: Record<Way['by'], string> = {
  password: 'This matters, so please type your password again.',
  factor: 'This matters, so please type a code from your app or phone, or a recovery code.',
  mail: 'This matters, so we ask first. We can send a code to your email.',
}

interface StepUpDialogProps {
  way: Way
  /** True once she has proved that it is her, false when she goes back. */
  onEnd: (isProven: boolean) => void
}

/** Asks for her password or a code. Esc and 'Not now' leave everything as it was. */
export function StepUpDialog({ way, onEnd }: StepUpDialogProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const field = way.by === 'password' ? 'password' : 'code'
  const canSend = way.by === 'mail' || way.phone_end !== null

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function attempt(work: () => Promise<unknown>, after: () => void) {
    setBusy(true)
    try {
      await work()
      setError(undefined)
      after()
    } catch (failure) {
      setError((failure as Error).message)
      form.current?.querySelector('input')?.focus()
    }
    setBusy(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    void attempt(
      () => call(factors.stepUp, { body: { [field]: value } }),
      () => {
        if (way.by === 'factor') emitAuthEvent('MFA_CHALLENGE_VERIFIED')
        onEnd(true)
      },
    )
  }

  const shared = {
    value,
    error,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  }
  return (
    <Modal open onClose={() => onEnd(false)} labelledBy={`${id}-title`} describedBy={`${id}-text`}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4 p-[min(1.25rem,6vw)]">
        <h2 id={`${id}-title`} className="text-xl">
          Is it you?
        </h2>
        <p id={`${id}-text`} className="text-muted">
          {lead[way.by]}
        </p>
        {field === 'password' ? (
          <PasswordField label="Password" autoComplete="current-password" {...shared} />
        ) : (
          <TextField
            label="Code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...shared}
          />
        )}
        {canSend && (
          <Button
            variant="quiet"
            onClick={() =>
              attempt(
                () => call(factors.sendStepUpCode, {}),
                () => setSent(true),
              )
            }
          >
            {way.by === 'mail' ? 'Email me a code' : `Text a code to ${way.phone_end}`}
          </Button>
        )}
        <p role="status" className="text-sm empty:hidden">
          {sent && 'A code is on its way. It works for 10 minutes.'}
        </p>
        <div className="flex flex-wrap-reverse gap-2">
          <Button variant="secondary" className="flex-1" onClick={() => onEnd(false)}>
            Not now
          </Button>
          <Button type="submit" className="flex-1" busy={busy} busyLabel="Checking…">
            Confirm
          </Button>
        </div>
      </form>
    </Modal>
  )
}
