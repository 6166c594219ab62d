import { CloudRain } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface ErrorStateProps {
  /** Fit for a member to read. */
  message: string
  onRetry?: () => void
  busy?: boolean
  /** Another way on, below the button. */
  children?: ReactNode
}

/** Something did not load, and a way to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { message, onRetry, busy = false, children } = props
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-3xl bg-card px-5 py-8 text-center shadow-card"
    >
      <div aria-hidden className="grid size-14 place-items-center rounded-full bg-accent-soft text-on-accent">
        <CloudRain className="size-7" />
      </div>
      <p className="max-w-xs font-semibold">{message}</p>
      {onRetry && (
        <Button variant="secondary" busy={busy} busyLabel="Trying again…" onClick={onRetry}>
          Try again
        </Button>
      )}
      {children}
    </div>
  )
}
