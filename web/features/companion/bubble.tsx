import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

interface BubbleProps {
  from: 'user' | 'assistant'
  /** Small controls below it. */
  actions?: ReactNode
  children: ReactNode
}

/** One thing said, hers on the right, the companion's on the left. Text direction follows the text itself. */
export function Bubble({ from, actions, children }: BubbleProps) {
  const mine = from === 'user'
  return (
    <div className={classes('grid', mine ? 'justify-items-end pl-10' : 'justify-items-start pr-10')}>
      <div
        dir="auto"
        className={classes(
          'min-w-0 whitespace-pre-wrap rounded-3xl px-4 py-3 wrap-anywhere',
          mine
            ? 'rounded-br-lg bg-accent text-on-accent'
            : 'rounded-bl-lg border border-line bg-card shadow-card',
        )}
      >
        <VisuallyHidden>{mine ? 'You: ' : 'Companion: '}</VisuallyHidden>
        {children}
      </div>
      {actions && (
        <div className={classes('-mt-1 -mb-3 flex items-center', mine && 'flex-row-reverse')}>{actions}</div>
      )}
    </div>
  )
}
