import { LoaderCircle } from 'lucide-react'

/** A turning circle; the words beside it say what is going on. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-5 shrink-0 motion-safe:animate-spin" />
}
