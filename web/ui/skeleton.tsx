import { classes } from './classes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A soft shape in the place of what is still loading. Size it with `className`. */
function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className={classes('rounded-2xl bg-accent/45 motion-safe:animate-pulse', className)} />
  )
}

/** A column of cards that are still loading, announced once. */
export function LoadingCards({ count = 3, label = 'Loading…' }: { count?: number; label?: string }) {
  return (
    <div role="status" className="grid gap-4">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // The cards are all alike and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className="grid gap-3 rounded-3xl border border-line bg-card p-5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  )
}
