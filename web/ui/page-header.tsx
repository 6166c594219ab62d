import { ChevronLeft } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { productName } from '#contract/limits.ts'
import { AppLink } from './app-link.tsx'
import { IconButton, iconButtonClass } from './icon-button.tsx'

/** The frame's header, into which a screen's title is put. Without a frame the title stays where it is written. */
export const HeaderSlot = createContext<HTMLElement | null>(null)

interface PageHeaderProps {
  title: string
  /** Where the back button goes; `onBack` instead where it goes one step back. */
  backTo?: string
  onBack?: () => void
  backLabel?: string
  /** Controls of this screen, such as a save toggle. */
  actions?: ReactNode
}

/** A screen's title, with a way back. It names the browser tab as well. */
export function PageHeader({ title, backTo, onBack, backLabel = 'Back', actions }: PageHeaderProps) {
  const slot = use(HeaderSlot)
  const back = <ChevronLeft aria-hidden className="size-6" />
  const header = (
    <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-1">
      {backTo && (
        <AppLink to={backTo} aria-label={backLabel} className={`${iconButtonClass} -ml-2.5`}>
          {back}
        </AppLink>
      )}
      {onBack && (
        <IconButton label={backLabel} className="-ml-2.5" onClick={onBack}>
          {back}
        </IconButton>
      )}
      {/* Never narrower than its longest word, for which it takes a line of its own where need be. */}
      <h1 className="min-w-0 flex-[1_1_min-content] text-[min(1.375rem,11.5vw)] leading-tight">{title}</h1>
      {actions}
    </div>
  )
  return (
    <>
      <title>{`${title} · ${productName}`}</title>
      {slot ? createPortal(header, slot) : header}
    </>
  )
}
