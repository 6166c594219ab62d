import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldTexts } from './field.tsx'

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'className'>

/** A one-line field: text, email, tel or date, by the native `type`. */
export function TextField({ label, hint, error, optional, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => <input {...rest} {...control} className={controlClass} />}
    </Field>
  )
}
