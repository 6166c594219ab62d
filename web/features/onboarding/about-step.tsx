import { type FormEvent, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { focuses, seasons } from '#contract/options.ts'
import { useFieldErrors } from '#web/lib/api/field-errors.ts'
import { phoneZone } from '#web/lib/time/phone-zone.ts'
import { phoneZoneHint, timezoneOptions } from '#web/lib/time/timezone-options.ts'
import { useMember } from '#web/member/profile.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { type AboutForm, checkAbout } from './about-form.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepHeading } from './step-heading.tsx'

interface AboutStepProps {
  about: AboutForm
  onChange: (about: AboutForm) => void
  onNext: () => void
}

const zones = timezoneOptions(phoneZone)

/** Step 2: who she is and where she stands. */
export function AboutStep({ about, onChange, onNext }: AboutStepProps) {
  const { isLossMode } = useMember()
  const form = useRef<HTMLFormElement>(null)
  const { errors, show, clear } = useFieldErrors(form)

  const field = (name: 'first_name' | 'timezone' | 'season' | 'focus' | 'notes') => ({
    name,
    value: about[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...about, [name]: event.target.value }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!show(checkAbout(about))) onNext()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={clear} className="grid gap-5">
      <StepHeading step={2} title="About you" />
      <Card className="grid gap-4">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={limits.nameMax}
          {...field('first_name')}
        />
        <SelectField
          label="Timezone"
          hint={phoneZoneHint(phoneZone, about.timezone)}
          placeholder="Choose your timezone"
          options={zones}
          {...field('timezone')}
        />
        {!isLossMode && (
          <SelectField
            label="Season"
            optional
            hint="Where you are in motherhood right now."
            placeholder="Choose one"
            options={seasons}
            {...field('season')}
          />
        )}
        <SelectField
          label="Top focus"
          optional
          hint="What you would most like a hand with."
          placeholder="Choose one"
          options={focuses}
          {...field('focus')}
        />
        <TextareaField
          label="Notes"
          optional
          hint="Anything you'd like us to know."
          maxLength={limits.notesMax}
          {...field('notes')}
        />
        <Checkbox
          label="Send me the daily 'Real Talk' push"
          hint="One short, honest note a day."
          checked={about.allow_real_talk_push}
          onChange={(event) => onChange({ ...about, allow_real_talk_push: event.target.checked })}
        />
      </Card>
      <StepButtons />
    </form>
  )
}
