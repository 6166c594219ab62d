import { lazy, Suspense } from 'react'
import type { AskedProps } from './asked.tsx'

/** Where the question cannot be fetched SOS is at the top. */
const nothing = (_: AskedProps) => null
const Asked = lazy(async () => ({
  default: await import('./asked.tsx').then(
    (part) => part.Asked,
    () => nothing,
  ),
}))

/** The question whether she is safe, for a first screen, which has no bytes to spare. */
export function AskedWhenNeeded(props: AskedProps) {
  return (
    <Suspense>
      <Asked {...props} />
    </Suspense>
  )
}
