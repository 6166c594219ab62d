import { useState } from 'react'
import { notBornYet } from '#content/modes/naps.ts'
import { napTexts as texts } from '#content/modes/sleep.ts'
import { wallClockIn } from '#contract/clock.ts'
import { useActiveChildId } from '#web/children/active-child.ts'
import { useNow } from '#web/lib/time/use-now.ts'
import { useProfile } from '#web/member/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AgeField } from './age-field.tsx'
import { napChildren } from './nap-children.ts'
import { type Awake, isOutdated, napBandFor, napTimes } from './nap-plan.ts'
import { useLastAge } from './use-last-age.ts'

const otherAge = 'other'
/** What the phone's own clock shows. */
const wallClock = (at: Date) => wallClockIn(Intl.DateTimeFormat().resolvedOptions().timeZone, at)
const wokeAt = (at: string): Awake => ({ since: at.slice(-5), at })

/** When a nap might fit, from a child's age and how long it has been awake. Where no age is known, one is picked. */
export function NapPlanner() {
  const { data, isPending } = useProfile()
  const [activeId] = useActiveChildId()
  const date = useNow()
  const now = wallClock(date)
  const { children, active } = napChildren(data, activeId, date)
  const [picked, setPicked] = useState<string>()
  const choice = picked ?? active?.id ?? otherAge
  const child = children.find(({ id }) => id === choice)
  const [months, pickMonths] = useLastAge(child?.months)
  const [awake, setAwake] = useState(() => wokeAt(now))
  // A screen that was left open overnight begins anew.
  if (isOutdated(awake, now)) setAwake(wokeAt(now))

  if (isPending && months === undefined) return <LoadingCards count={1} />
  return (
    <Card aria-labelledby="naps" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="naps" className="text-lg">
          {texts.title}
        </h2>
        <p className="text-muted">{texts.intro}</p>
      </div>
      {children.length > 0 && (
        <ChoiceGroup
          legend={texts.child}
          choices={[
            ...children.map(({ id, label }) => ({ value: id, label })),
            { value: otherAge, label: texts.someoneElse },
          ]}
          value={choice}
          onChange={setPicked}
        />
      )}
      {!child && <AgeField months={months} onChange={pickMonths} />}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-32 flex-1">
          <TextField
            type="time"
            label={texts.woke}
            value={awake.since}
            onChange={(event) => setAwake({ since: event.target.value, at: wallClock(new Date()) })}
          />
        </div>
        <Button variant="secondary" onClick={() => setAwake(wokeAt(wallClock(new Date())))}>
          {texts.justNow}
        </Button>
      </div>
      <NapGuess months={months} awakeSince={awake.since} now={now} />
      <p className="text-muted text-sm">{texts.source}</p>
    </Card>
  )
}

interface NapGuessProps {
  months: number | undefined
  awakeSince: string
  /** What the clock shows: HH:MM at its end. */
  now: string
}

function NapGuess({ months, awakeSince, now }: NapGuessProps) {
  const band = months === undefined ? undefined : napBandFor(months)
  const times = band && napTimes(band, awakeSince, now)
  const says = months === undefined ? texts.noAge : (band?.says ?? notBornYet)
  return (
    <div role="status" className="grid gap-1 rounded-2xl bg-accent-soft p-4 text-on-accent">
      {times && (
        <p className="font-extrabold text-lg">
          {typeof times === 'string' ? texts[times] : `Maybe between ${times.from} and ${times.to}`}
        </p>
      )}
      <p>{typeof times === 'string' ? texts[`${times}Says`] : says}</p>
    </div>
  )
}
