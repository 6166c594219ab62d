import { composeTexts } from '#content/village/texts.ts'
import { useProfile } from '#web/member/profile.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

interface AnonymousSwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Whether her name stands beside it. What others will see is said under it, either way. */
export function AnonymousSwitch({ label, isOn, onChange }: AnonymousSwitchProps) {
  const name = useProfile().data?.profile.display_name
  return (
    <Checkbox
      role="switch"
      label={label}
      hint={isOn ? composeTexts.anonymousHint : composeTexts.named(name)}
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
