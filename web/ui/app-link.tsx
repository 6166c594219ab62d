import type { ComponentProps } from 'react'
import { Link } from 'wouter'

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  replace?: boolean
  /** Goes with the new entry of the browser's history. */
  state?: unknown
}

/** A link inside the app. `to` is a whole address with its query, as `paths` builds it. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  return <Link href={to} {...rest} />
}
