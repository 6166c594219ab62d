import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { controlClass, Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password with a button that shows it. Give `autoComplete`: 'current-password' or 'new-password'. */
export function PasswordField({ label, hint, error, optional, ...rest }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${controlClass} pr-13`}
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            className="absolute top-1/2 right-0.5 -translate-y-1/2 text-muted"
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
