import { useEffect, useRef, useState } from 'react'
import { productName } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'

/** Her recovery codes, this once: to copy, to save, and to put away. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState(false)
  const text = `${productName} recovery codes. Each works once.\n\n${codes.join('\n')}\n`

  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast({ title: 'Could not copy', description: 'Please save the file instead.' })
    }
  }

  return (
    <Card aria-labelledby="recovery-codes" className="grid gap-4">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-lg">
        Keep these recovery codes
      </h2>
      <p className="text-muted">
        They get you in if your phone is lost or broken. Each works once, and we show them only now.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-2 rounded-2xl bg-sunken px-4 py-3 text-center font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="flex-1" onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${productName.toLowerCase()}-recovery-codes.txt`}
          className={`${buttonClass('secondary')} flex-1`}
        >
          Save as a file
        </a>
      </div>
      <Button onClick={onDone}>I have kept them</Button>
    </Card>
  )
}
