import { LifeBuoy } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { AppLink, type AppLinkProps } from './app-link.tsx'

/** Help for the hardest moments, one tap from every screen. */
export function SosLink({ onClick }: Pick<AppLinkProps, 'onClick'>) {
  return (
    <AppLink
      to={paths.chat({ sos: true })}
      onClick={onClick}
      aria-label="SOS: help right now"
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full bg-danger-soft px-3.5 font-extrabold text-on-danger-soft text-sm tracking-wide shadow-card transition-[scale] duration-200 active:scale-95"
    >
      <LifeBuoy aria-hidden className="size-5" />
      SOS
    </AppLink>
  )
}
