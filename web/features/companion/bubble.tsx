import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** One thing said, hers on the right, the companion's on the left. Text direction follows the text itself. */
export function Bubble({ from, children }: { from: 'user' | 'assistant'; children: ReactNode }) {
  const mine = from === 'user'
  return (
    <div className={classes('flex', mine ? 'justify-end pl-10' : 'pr-6')}>
      <div
        dir="auto"
        className={classes(
          'whitespace-pre-wrap rounded-3xl px-4 py-3 wrap-anywhere',
          mine
            ? 'rounded-br-lg bg-accent text-on-accent'
            : 'rounded-bl-lg border border-line bg-card shadow-card',
        )}
      >
        <VisuallyHidden>{mine ? 'You: ' : 'Companion: '}</VisuallyHidden>
        {children}
      </div>
    </div>
  )
}
