import { useEffect, useRef } from 'react'
import { warningText, warningTexts } from '#content/village/warnings.ts'
import type { PostWarning } from '#contract/village.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

interface WarningsProps {
  warnings: readonly PostWarning[]
  busy: boolean
  onPostAnyway: () => void
}

/** Says, gently, what she may not have meant for everyone, before it stands there. */
export function Warnings({ warnings, busy, onPostAnyway }: WarningsProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (warnings.length > 0) place.current?.scrollIntoView({ block: 'center' })
  }, [warnings])
  if (warnings.length === 0) return null
  return (
    <div ref={place}>
      <Banner
        role="alert"
        title={warningTexts.title}
        action={
          <Button variant="secondary" size="sm" busy={busy} onClick={onPostAnyway}>
            {warningTexts.postAnyway}
          </Button>
        }
      >
        {warningText(warnings)}
      </Banner>
    </div>
  )
}
