import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type BannerTone = 'warm' | 'good' | 'danger'

const tones: Record<BannerTone, string> = {
  warm: 'bg-accent-soft text-on-accent',
  good: 'bg-good-soft text-good',
  danger: 'bg-danger-soft text-on-danger-soft',
}

interface BannerProps {
  tone?: BannerTone
  icon?: ReactNode
  title?: string
  children?: ReactNode
  /** A link or a small button. */
  action?: ReactNode
  /** 'status' or 'alert' where it appears while the member is on the screen. */
  role?: 'status' | 'alert'
}

/** A line or two that matter on this screen, in the flow of the page. */
export function Banner({ tone = 'warm', icon, title, children, action, role }: BannerProps) {
  return (
    <div role={role} className={classes('flex items-start gap-3 rounded-2xl px-4 py-3 text-sm', tones[tone])}>
      {icon && (
        <span aria-hidden className="shrink-0 *:size-5">
          {icon}
        </span>
      )}
      <div className="grid min-w-0 flex-1 gap-0.5">
        {title && <p className="font-bold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-1.5">{action}</div>}
      </div>
    </div>
  )
}
