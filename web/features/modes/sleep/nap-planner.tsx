import { useState } from 'react'
import { notBornYet } from '#content/modes/naps.ts'
import { napTexts as texts } from '#content/modes/sleep.ts'
import { useActiveChildId } from '#web/children/active-child.ts'
import { useProfile } from '#web/lib/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AgeField } from './age-field.tsx'
import { napChildren } from './nap-children.ts'
import { napBandFor, napTimes } from './nap-plan.ts'
import { useLastAge } from './use-last-age.ts'

const otherAge = 'other'
const clockNow = () => new Date().toTimeString().slice(0, 5)

/** When a nap might fit, from a child's age and how long it has been awake. Where no age is known, one is picked. */
export function NapPlanner() {
  const { data, isPending } = useProfile()
  const [activeId] = useActiveChildId()
  const { children, active } = napChildren(data, activeId, new Date())
  const [picked, setPicked] = useState<string>()
  const choice = picked ?? active?.id ?? otherAge
  const child = children.find(({ id }) => id === choice)
  const [months, pickMonths] = useLastAge(child?.months)
  const [awakeSince, setAwakeSince] = useState(clockNow)

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
            value={awakeSince}
            onChange={(event) => setAwakeSince(event.target.value)}
          />
        </div>
        <Button variant="secondary" onClick={() => setAwakeSince(clockNow())}>
          {texts.justNow}
        </Button>
      </div>
      <NapGuess months={months} awakeSince={awakeSince} />
      <p className="text-muted text-sm">{texts.source}</p>
    </Card>
  )
}

interface NapGuessProps {
  months: number | undefined
  awakeSince: string
}

function NapGuess({ months, awakeSince }: NapGuessProps) {
  const band = months === undefined ? undefined : napBandFor(months)
  const times = band && napTimes(band, awakeSince)
  return (
    <div role="status" className="grid gap-1 rounded-2xl bg-accent-soft p-4 text-on-accent">
      {times && (
        <p className="font-extrabold text-lg">
          Maybe between {times.from} and {times.to}
        </p>
      )}
      <p>{months === undefined ? texts.noAge : (band?.says ?? notBornYet)}</p>
    </div>
  )
}
