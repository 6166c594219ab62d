import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldTexts } from '#contract/field-texts.ts'
import { bornText } from '#web/children/born-text.ts'
import { CallError } from '#web/lib/api/call.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { focusFirstError } from '#web/lib/api/field-errors.ts'
import { useLastFailure } from '#web/lib/api/last-failure.ts'
import { timezoneOptions } from '#web/lib/time/timezone-options.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { toAbout } from './about-form.ts'
import type { useFinishOnboarding } from './api.ts'
import type { Draft } from './draft.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepHeading } from './step-heading.tsx'

interface ReviewStepProps {
  finish: ReturnType<typeof useFinishOnboarding>
  draft: Draft
  /** Whether she has confirmed already that she is 18 or over. */
  isAdult: boolean
  /** Whether this phone will ring for 'Real Talk'. */
  pushOffer: ReactNode
  onBack: () => void
}

/** Step 4: what she has told, once more, and the end. */
export function ReviewStep({ finish, draft, isAdult, pushOffer, onBack }: ReviewStepProps) {
  const { about, children } = draft
  const form = useRef<HTMLFormElement>(null)
  const [confirms, setConfirms] = useState(false)
  const [adultError, setAdultError] = useState<string>()
  const { error, nth } = useLastFailure(finish)
  const isSignedOut = error instanceof CallError && error.code === 'unauthorized'
  const zone = timezoneOptions(about.timezone).find(({ value }) => value === about.timezone)

  function submit(event: FormEvent) {
    event.preventDefault()
    flushSync(() => setAdultError(isAdult || confirms ? undefined : fieldTexts.adultMissing))
    if (focusFirstError(form.current)) return
    finish.mutate({ about: toAbout(about), children, ...(!isAdult && { adult_confirmed: true }) })
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <StepHeading step={4} title="Review & finish" />
      <Card aria-labelledby="you" className="grid gap-3">
        <h3 id="you" className="text-lg">
          You
        </h3>
        <dl className="grid gap-3">
          <Answer label="First name">{about.first_name}</Answer>
          <Answer label="Timezone">{zone?.label}</Answer>
          <Answer label="Season">{about.season}</Answer>
          <Answer label="Top focus">{about.focus}</Answer>
          <Answer label="Notes">{about.notes}</Answer>
          <Answer label="'Real Talk' push">{about.allow_real_talk_push ? 'On' : 'Off'}</Answer>
        </dl>
        {about.allow_real_talk_push && pushOffer}
      </Card>
      <Card aria-labelledby="children" className="grid gap-3">
        <h3 id="children" className="text-lg">
          Your children
        </h3>
        {children.length === 0 && <p className="text-muted">None added. You can do that any time.</p>}
        <ul className="grid gap-3 empty:hidden">
          {children.map((child) => (
            <li key={child.id}>
              <p className="font-bold">{child.name}</p>
              <p className="text-muted text-sm">{bornText(child.birthdate)}</p>
              {child.allergies.length > 0 && (
                <p className="text-sm">Allergies: {child.allergies.join(', ')}</p>
              )}
              {child.sensitivities.length > 0 && (
                <p className="text-sm">Sensitivities: {child.sensitivities.join(', ')}</p>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {!isAdult && (
        <Card>
          <Checkbox
            label="I am 18 or over"
            checked={confirms}
            error={adultError}
            onChange={({ target }) => {
              setConfirms(target.checked)
              setAdultError(undefined)
            }}
          />
        </Card>
      )}
      {error && (
        <Banner
          key={nth}
          tone="danger"
          role="alert"
          action={
            isSignedOut && (
              <AppLink to={paths.signIn()} className="font-bold underline">
                Go to sign in
              </AppLink>
            )
          }
        >
          {isSignedOut ? 'Not signed in.' : failureText(error, 'Something went wrong')}
        </Banner>
      )}
      <StepButtons onBack={onBack} label="Finish" busy={finish.isPending} busyLabel="Saving…" />
    </form>
  )
}

/** One line of the recap; nothing where she told nothing. */
function Answer({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="whitespace-pre-line font-semibold">{children}</dd>
    </div>
  )
}
