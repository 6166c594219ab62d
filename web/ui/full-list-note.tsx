import { AppLink } from './app-link.tsx'

interface FullListNoteProps {
  text: string
  /** Where the rest is. */
  to: string
  label: string
}

/** Below a list that shows its newest alone: that there may be more, and the way there. */
export function FullListNote({ text, to, label }: FullListNoteProps) {
  return (
    <p className="text-muted text-sm">
      {text}
      <AppLink to={to} className="flex min-h-11 w-fit items-center font-bold text-primary-ink underline">
        {label}
      </AppLink>
    </p>
  )
}
