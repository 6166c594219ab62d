import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** The look of a round 44 px control that shows only an icon. */
export const iconButtonClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors duration-200 hover:bg-accent-soft aria-pressed:text-primary-ink'

/** A round button that shows only an icon; `label` is what it does, read aloud. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" aria-label={label} {...rest} className={classes(iconButtonClass, className)} />
}
