import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>

/** A one-line field: text, email, tel or date, by the native `type`. */
export function TextField({ label, hint, error, optional, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => <input {...rest} {...control} className={classes(controlClass, className)} />}
    </Field>
  )
}
