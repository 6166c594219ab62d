import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

interface GrowingTextareaProps extends ComponentProps<'textarea'> {
  value: string
  /** Its look, and how low and how high it may be. */
  className: string
}

/**
 * A box that is as high as what is written in it. The same words stand unseen in the same place and stretch it, in
 * browsers without `field-sizing` as well, and nothing is measured. Past its greatest height it scrolls.
 */
export function GrowingTextarea({ value, className, ...rest }: GrowingTextareaProps) {
  return (
    <div className="grid min-w-0 flex-1 *:[grid-area:1/1]">
      <div
        aria-hidden
        // A line that is still empty has its height, too.
        data-words={`${value}\u200b`}
        className={classes(
          className,
          'pointer-events-none invisible overflow-hidden wrap-break-word whitespace-pre-wrap after:content-[attr(data-words)]',
        )}
      />
      <textarea rows={1} {...rest} value={value} className={classes(className, 'resize-none')} />
    </div>
  )
}
