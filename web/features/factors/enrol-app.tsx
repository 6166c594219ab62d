import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { CodeForm } from './code-form.tsx'
import { QrCode } from './qr-code.tsx'

interface EnrolAppProps {
  factorId: string
  totp: { secret: string; uri: string }
  onVerified: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}

/** The key of an authenticator app, as a picture and in groups of four, and the first code. */
export function EnrolApp({ factorId, totp, onVerified, onCancel }: EnrolAppProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState(false)
  const groups = totp.secret.match(/.{1,4}/g)?.join(' ') ?? ''

  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(totp.secret)
      setCopied(true)
    } catch {
      toast({ title: 'Could not copy', description: 'Please type the key into your app instead.' })
    }
  }

  return (
    <Card aria-labelledby="enrol-app" className="grid gap-4">
      <h2 id="enrol-app" ref={heading} tabIndex={-1} className="text-lg">
        Add it to your app
      </h2>
      <p className="text-muted">
        Open an authenticator app, such as the one your phone came with, and scan this.
      </p>
      <QrCode text={totp.uri} label="QR code with the key for your app" />
      <div className="grid gap-2">
        <p className="text-muted text-sm">On this phone? Copy the key, or type it in.</p>
        <p className="break-words rounded-2xl bg-sunken px-4 py-3 text-center font-mono text-sm">{groups}</p>
        <Button variant="quiet" size="sm" onClick={copy}>
          {copied ? 'Copied' : 'Copy the key'}
        </Button>
      </div>
      <CodeForm
        factorId={factorId}
        hint="The six digits your app shows now."
        onVerified={onVerified}
        onCancel={onCancel}
      />
    </Card>
  )
}
