import { type ComponentProps, useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { classes } from './classes.ts'

/** A row of a list. The one that her address names (`?at=`) comes into view once it stands, and has the focus. */
export function ListRow({ at, className, ...rest }: ComponentProps<'li'> & { at: string }) {
  const isMeant = useSearchParams()[0].get('at') === at
  const id = `row-${at}`
  useEffect(() => {
    if (!isMeant) return
    const row = document.getElementById(id)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [isMeant, id])
  return <li id={id} tabIndex={-1} className={classes('outline-none', className)} {...rest} />
}
