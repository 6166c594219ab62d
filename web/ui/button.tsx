import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  busy?: boolean
  /** Takes the label's place while busy, such as 'Signing in…'. */
  busyLabel?: string
}

/** A button that keeps its focus while busy and cannot be pressed twice. It is no submit button unless told. */
export function Button(props: ButtonProps) {
  const { variant, size, busy = false, busyLabel, className, children, onClick, type, ...rest } = props

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={classes(buttonClass(variant, size), className)}
      onClick={press}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
