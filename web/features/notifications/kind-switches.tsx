import { switchesTexts, switchTexts } from '#content/notifications/texts.ts'
import type { KindSwitch } from '#contract/notifications.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useSwitchKind } from './switch-kind.ts'

/** A switch for each kind that she may turn off. */
export function KindSwitches({ switches }: { switches: readonly KindSwitch[] }) {
  const { mutate } = useSwitchKind()
  return (
    <Card aria-labelledby="kinds" className="grid gap-2">
      <h2 id="kinds" className="text-lg">
        {switchesTexts.title}
      </h2>
      <p className="text-muted text-sm">{switchesTexts.hint}</p>
      {switches.map(({ kind, is_on }) => (
        <Checkbox
          key={kind}
          label={switchTexts[kind].label}
          hint={switchTexts[kind].hint}
          checked={is_on}
          onChange={({ target: { checked } }) => mutate({ kind, is_on: checked })}
        />
      ))}
    </Card>
  )
}
