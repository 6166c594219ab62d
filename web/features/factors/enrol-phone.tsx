import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLastFailure } from '#web/lib/api/last-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useChallenge, useEnrol } from './api.ts'
import { CodeForm } from './code-form.tsx'

interface EnrolPhoneProps {
  onVerified: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}

/** Takes a number, then the code that was texted to it. */
export function EnrolPhone({ onVerified, onCancel }: EnrolPhoneProps) {
  const [phone, setPhone] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const enrol = useEnrol()
  const { error } = useLastFailure(enrol)
  const again = useChallenge()
  const factorId = enrol.data?.id

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    enrol.mutate({ type: 'phone', phone })
  }

  return (
    <Card aria-labelledby="enrol-phone" className="grid gap-4">
      <h2 id="enrol-phone" className="text-lg">
        Codes by text
      </h2>
      {factorId ? (
        <>
          <CodeForm
            factorId={factorId}
            takesFocus
            hint={`The six digits we texted to ${phone}.`}
            onVerified={onVerified}
            onCancel={onCancel}
          />
          <Button variant="quiet" busy={again.isPending} onClick={() => again.mutate(factorId)}>
            Text it again
          </Button>
          <p role="status" className="text-center text-sm empty:hidden">
            {again.isSuccess && 'Another code is on its way. Use the newest one.'}
            {again.error?.message}
          </p>
        </>
      ) : (
        <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label="Mobile number"
            type="tel"
            autoComplete="tel"
            placeholder="0412 345 678"
            value={phone}
            error={error?.message}
            onChange={(event) => setPhone(event.target.value)}
          />
          <div className="flex flex-wrap-reverse gap-2">
            <Button variant="secondary" className="flex-1" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" className="flex-1" busy={enrol.isPending} busyLabel="Sending…">
              Text me a code
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
