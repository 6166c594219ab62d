import { limits } from '#contract/limits.ts'
import type { Child, Kid } from '#contract/profile.ts'
import { bornText } from '#web/children/born-text.ts'
import { isQuietAbout } from '#web/children/quiet.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

const emptyKid = (): Kid => ({ id: crypto.randomUUID(), name: '', age: '', notes: '' })

/** Her children as the profile's fields hold them. */
export const toKids = (children: Child[]): Kid[] =>
  children.map(({ id, name, age_note, notes }) => ({ id, name, age: age_note ?? '', notes: notes ?? '' }))

/** A row that she added and left empty. */
export const isBlank = ({ name, age, notes }: Kid) => !`${name}${age ?? ''}${notes ?? ''}`.trim()

interface KidsFieldsProps {
  kids: Kid[]
  /** As they are saved: a birthdate shows beside the age. */
  saved: Child[]
  /** What the server found wrong, by the kid's id. */
  errors: Record<string, string>
  disabled: boolean
  /** After a loss no age is asked for. */
  isLossMode: boolean
  onChange: (kids: Kid[]) => void
}

/** Name, age and likes of each child, inside the profile's form. */
export function KidsFields({ kids, saved, errors, disabled, isLossMode, onChange }: KidsFieldsProps) {
  return (
    <section aria-labelledby="kids" className="grid gap-4">
      <h2 id="kids" className="text-lg">
        Kids
      </h2>
      {kids.map((kid, index) => {
        const known = saved.find(({ id }) => id === kid.id)
        const born = known?.birthdate
        const who = kid.name.trim() || `child ${index + 1}`
        const field = (name: 'name' | 'age' | 'notes') => ({
          value: kid[name] ?? '',
          disabled,
          onChange: (event: { target: { value: string } }) =>
            onChange(
              kids.map((each) => (each.id === kid.id ? { ...each, [name]: event.target.value } : each)),
            ),
        })
        return (
          <fieldset key={kid.id} className="grid min-w-0 gap-3 rounded-2xl bg-sunken p-4">
            <legend className="sr-only">{who}</legend>
            <TextField label="Name" maxLength={limits.nameMax} error={errors[kid.id]} {...field('name')} />
            {!isQuietAbout(known, isLossMode) && (
              <TextField
                label="Age"
                optional
                hint={born ? bornText(born) : undefined}
                maxLength={limits.nameMax}
                {...field('age')}
              />
            )}
            <TextareaField
              label="Likes, dislikes, notes"
              optional
              maxLength={limits.notesMax}
              {...field('notes')}
            />
            <Button
              variant="quiet"
              size="sm"
              className="-ml-4 justify-self-start"
              aria-label={`Remove ${who}`}
              onClick={() => onChange(kids.filter(({ id }) => id !== kid.id))}
            >
              Remove
            </Button>
          </fieldset>
        )
      })}
      {kids.length < limits.childrenMax && (
        <Button variant="secondary" disabled={disabled} onClick={() => onChange([...kids, emptyKid()])}>
          Add child
        </Button>
      )}
    </section>
  )
}
