import { napBands } from '#content/modes/naps.ts'
import { napTexts } from '#content/modes/sleep.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { napBandFor } from './nap-plan.ts'

const options = napBands.map(({ id, label }) => ({ value: id, label }))

interface AgeFieldProps {
  /** Undefined until one is picked. */
  months: number | undefined
  onChange: (months: number) => void
}

/** An age by hand, as one of the bands; what is picked is the first month of the band. */
export function AgeField({ months, onChange }: AgeFieldProps) {
  const band = months === undefined ? undefined : napBandFor(months)
  return (
    <SelectField
      label={napTexts.age}
      options={options}
      {...(!band && { placeholder: napTexts.pickAge })}
      value={band?.id ?? ''}
      onChange={({ target }) => {
        const picked = napBands.find(({ id }) => id === target.value)
        if (picked) onChange(picked.from)
      }}
    />
  )
}
