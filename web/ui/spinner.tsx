import { LoaderCircle } from 'lucide-react'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A turning circle. `label` is read aloud where nothing beside it says what is going on. */
export function Spinner({ label }: { label?: string }) {
  return (
    <>
      <LoaderCircle aria-hidden className="size-5 shrink-0 motion-safe:animate-spin" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
