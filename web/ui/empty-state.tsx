import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  children?: ReactNode
  /** The one thing to do next: a Button, or an AppLink with `buttonClass()`. */
  action?: ReactNode
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-3xl border border-line bg-card/60 px-5 py-9 text-center">
      {icon && (
        <div aria-hidden className="grid size-16 place-items-center rounded-full bg-accent text-on-accent">
          {icon}
        </div>
      )}
      <h2 className="text-lg">{title}</h2>
      {children && <p className="max-w-xs text-muted">{children}</p>}
      {action && <div className="mt-2 grid w-full max-w-xs">{action}</div>}
    </div>
  )
}
