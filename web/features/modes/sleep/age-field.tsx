import { napBands } from '#content/modes/naps.ts'
import { napTexts } from '#content/modes/sleep.ts'
import { SelectField } from '#web/ui/select-field.tsx'

const options = napBands.map(({ id, label }) => ({ value: id, label }))

/** An age by hand, as one of the bands; `months` is the first month of the band. */
export function AgeField({ months, onChange }: { months: number; onChange: (months: number) => void }) {
  const band = napBands.find(({ from, to }) => months >= from && months < to)
  return (
    <SelectField
      label={napTexts.age}
      options={options}
      value={band?.id}
      onChange={({ target }) => onChange(napBands.find(({ id }) => id === target.value)?.from ?? months)}
    />
  )
}
