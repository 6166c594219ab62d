import { type FormEvent, useRef, useState } from 'react'
import { lossTexts as texts } from '#content/loss/texts.ts'
import { dayIn } from '#contract/day.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import type { Child } from '#contract/profile.ts'
import { useFieldError } from '#web/lib/api/field-errors.ts'
import { useSetDiedOn } from '#web/member/loss.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'

/** Her children by name, to say of one that it has died, or to take that back. */
export function LostChildren({ all, timezone }: { all: readonly Child[]; timezone: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useFocusFallback(heading)
  if (all.length === 0) return null
  return (
    <Card ref={card} aria-labelledby="lost" className="grid gap-3">
      <div>
        <h2 id="lost" ref={heading} tabIndex={-1} className="text-lg">
          {texts.childrenTitle}
        </h2>
        <p className="text-muted text-sm">{texts.childrenHint}</p>
      </div>
      <ul className="grid gap-3">
        {all.map((child) => (
          <li key={child.id}>
            <LostChild child={child} today={dayIn(timezone, new Date())} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function LostChild({ child: { id, name, died_on }, today }: { child: Child; today: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [day, setDay] = useState(today)
  const form = useRef<HTMLFormElement>(null)
  const { error, refuse, accept } = useFieldError(form)
  const save = useSetDiedOn()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!day) return refuse(fieldTexts.dayMissing)
    save.mutate(
      { id, died_on: day },
      { onSuccess: () => setIsAsking(false), onError: (cause) => refuse(cause.message) },
    )
  }

  if (isAsking)
    return (
      <form ref={form} noValidate onSubmit={submit} onInput={accept} className="grid gap-3">
        <TextField
          label={`${name}: ${texts.dayLabel}`}
          type="date"
          max={today}
          error={error}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" className="flex-1" onClick={() => setIsAsking(false)}>
            Cancel
          </Button>
          <Button type="submit" className="flex-2" busy={save.isPending} busyLabel="Saving…">
            {texts.save}
          </Button>
        </div>
      </form>
    )
  return died_on ? (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-muted text-sm">{texts.diedNote}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${texts.takeBack}: ${texts.died(name)}`}
        busy={save.isPending}
        onClick={() =>
          save.mutate(
            { id, died_on: null },
            { onError: (cause) => toast({ title: cause.message, variant: 'destructive' }) },
          )
        }
      >
        {texts.takeBack}
      </Button>
    </div>
  ) : (
    <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
      {texts.died(name)}
    </Button>
  )
}
