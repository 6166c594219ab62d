import { Feather } from 'lucide-react'
import { productName } from '#contract/limits.ts'

/** The product's name and its feather. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-1.5 font-extrabold text-brand text-xl tracking-tight">
      <Feather aria-hidden className="size-5.5" />
      {productName}
    </span>
  )
}
