import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldTexts } from './field.tsx'
import { GrowingTextarea } from './growing-textarea.tsx'

type TextareaFieldProps = FieldTexts &
  Omit<ComponentProps<typeof GrowingTextarea>, 'id' | 'aria-describedby' | 'aria-invalid' | 'className'>

/**
 * A box of several lines, in whichever direction she writes, that grows with what is written, up to half the screen, and scrolls after
 * that.
 */
export function TextareaField({ label, hint, error, optional, ...rest }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <GrowingTextarea
          dir="auto"
          rows={3}
          {...rest}
          {...control}
          className={`${controlClass} block max-h-[50dvh] min-h-26`}
        />
      )}
    </Field>
  )
}
