import { type ComponentType, type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { energyLabels, moodLabels } from '#content/you-today.ts'
import { dayIn } from '#contract/day.ts'
import { errorTexts } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { isGrave, type SafetyAnswer, withAnswer } from '#contract/safety.ts'
import { type CheckInOfDay, type Energy, energies, type Mood, moods } from '#contract/you-today.ts'
import { CallError } from '#web/lib/api/call.ts'
import { useLastFailure } from '#web/lib/api/last-failure.ts'
import { readStored, useStoredState, writeStored } from '#web/lib/device/stored-state.ts'
import { asDay, type DayState, dayStateKey } from '#web/member/day-state.ts'
import { useMember } from '#web/member/profile.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { LazySafetyQuestion } from '#web/safety/lazy-safety-question.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { SafetyFirst } from './safety-first.tsx'
import { TipCard } from './tip-card.tsx'
import { useAskInsight } from './use-ask-insight.ts'

/** Comes after the first screen has; where it cannot come, the form does without. */
const later = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => () => null) }))
const WaitingDay = later(async () => (await import('./queued-day.tsx')).QueuedDay)
const LengthLeft = later(async () => (await import('#web/ui/characters-left.tsx')).CharactersLeft)

const moodChoices = moods.map((value) => ({ value, label: moodLabels[value] }))
const energyChoices = energies.map((value) => ({ value, label: energyLabels[value] }))
const emptyDay: DayState = { given: {}, insight: null }
/** In the first group that nothing is chosen in. */
const firstOpenChoice = 'fieldset:not(:has(:checked)) input'

/** The ten-second check-in of her own day. */
export function YouToday() {
  const { name, timezone, isPending } = useMember()
  if (isPending) return <LoadingCards count={1} label="Loading your day…" />
  return <YouTodayCard name={name} timezone={timezone} />
}

/**
 * Everything chosen is kept on the phone for the day, so that nothing is asked twice. At midnight a day that she is telling stays, and so
 * do people to call.
 */
function YouTodayCard({ name, timezone }: { name: string; timezone: string }) {
  const now = () => dayIn(timezone, new Date())
  const today = now()
  const [day, setDay] = useState(today)
  const [state, setState] = useStoredState(dayStateKey(day), emptyDay, asDay)
  const [missing, setMissing] = useState(false)
  const ask = useAskInsight()
  const { error, nth } = useLastFailure(ask)
  const { given, insight, again } = state
  const { mood, energy, focus = '' } = given
  const tip = again ? null : insight
  const grave = tip !== null && isGrave(tip.safety.level)
  if (day !== today && (tip ? !grave : Object.keys(given).length === 0)) setDay(today)
  const heading = useFocusOnChange(tip !== null, grave)
  const asked = ask.isSuccess ? '' : ask.variables?.focus
  const undelivered = (asked === focus && asked) || ''

  function choose(part: Partial<CheckInOfDay>) {
    setState((now) => ({ ...now, given: { ...now.given, ...part } }))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setMissing(!mood || !energy)
    if (!mood || !energy) return event.currentTarget.querySelector<HTMLInputElement>(firstOpenChoice)?.focus()
    if (ask.isPending) return
    if (insight && day === now() && isSame(given, insight)) return setState({ given, insight })
    const sentOn = moveTo(now())
    setDay(sentOn)
    ask.mutate({ day: sentOn, name, mood, energy, focus, answered_at: new Date().toISOString() })
  }

  /** What is sent is of the day that it is sent on. What she began there in another tab changes places with it. */
  function moveTo(newDay: string): string {
    const begun = readStored(dayStateKey(newDay), asDay)
    if (!writeStored(dayStateKey(newDay), { given, insight: null } satisfies DayState)) return day
    if (newDay !== day) writeStored(dayStateKey(day), begun)
    return newDay
  }

  /** What she says stays with the tip, on this phone. */
  const answerSafety = (answer: SafetyAnswer) =>
    tip && setState({ given, insight: { ...tip, safety: withAnswer(tip.safety, answer) } })
  const tellAgain = () => setState({ given, insight, again: true })
  if (grave) return <SafetyFirst insight={tip} place={heading} onChange={tellAgain} />

  return (
    <div className="grid gap-4">
      {tip ? (
        <>
          {tip.safety.softLine && (
            <LazySafetyQuestion cardId={tip.safety.softLine} surface="you-today" onAnswer={answerSafety} />
          )}
          <TipCard insight={tip} heading={heading} onChange={tellAgain} />
          <LazySafetyCard id={tip.safety.softLine ? null : tip.safety.cardId} of={tip.focus} />
        </>
      ) : (
        <Card aria-labelledby="you-today">
          <form onSubmit={submit} className="grid gap-5" noValidate>
            <h2 id="you-today" ref={heading} tabIndex={-1} className="text-lg">
              You Today
            </h2>
            <ChoiceGroup<Mood>
              legend="How are you?"
              choices={moodChoices}
              value={mood}
              onChange={(chosen) => choose({ mood: chosen })}
              error={missing && !mood ? 'Please pick the one that is closest.' : undefined}
            />
            <ChoiceGroup<Energy>
              legend="How much energy is left?"
              layout="columns"
              choices={energyChoices}
              value={energy}
              onChange={(chosen) => choose({ energy: chosen })}
              error={missing && !energy ? 'Please pick the one that is closest.' : undefined}
            />
            <div className="grid gap-1.5">
              <TextareaField
                label="What is taking up your head?"
                optional
                rows={2}
                maxLength={limits.focusMax}
                value={focus}
                onChange={(event) => choose({ focus: event.target.value })}
              />
              <Suspense>
                <LengthLeft text={focus} max={limits.focusMax} />
              </Suspense>
            </div>
            {error && (
              <Banner key={nth} tone="danger" role="alert">
                {error instanceof CallError ? error.message : errorTexts.unexpected}
              </Banner>
            )}
            <Suspense>
              <WaitingDay day={day} isPending={ask.isPending} undelivered={undelivered} />
            </Suspense>
            <Button type="submit" busy={ask.isPending} busyLabel="Finding a tip…">
              Get my tip
            </Button>
          </form>
        </Card>
      )}
    </div>
  )
}

/** Whether this tip answers what is chosen. */
const isSame = ({ mood, energy, focus = '' }: Partial<CheckInOfDay>, insight: CheckInOfDay) =>
  mood === insight.mood && energy === insight.energy && focus.trim() === insight.focus.trim()

/** Form and tip stand in each other's place: the focus that went with the one goes to the heading of the other. */
function useFocusOnChange(isAnswered: boolean, isGrave: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(isAnswered)
  useEffect(() => {
    if (last.current === isAnswered) return
    last.current = isAnswered
    // The card begins far above the button that she pressed.
    if (isGrave) heading.current?.scrollIntoView()
    // Where she is on to something else it stays there.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: isGrave })
  }, [isAnswered, isGrave])
  return heading
}
