import { Check } from 'lucide-react'
import { useId } from 'react'
import { boardTexts as texts, themeColours } from '#content/vision-board/texts.ts'

interface ThemeColourProps {
  /** `#rrggbb`. */
  value: string
  onChange: (hex: string) => void
}

/** A few colours that go with ours, and any other. */
export function ThemeColour({ value, onChange }: ThemeColourProps) {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-bold">{texts.colour}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {themeColours.map(({ hex, label }) => (
          <label
            key={hex}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full border-2 border-control has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
            style={{ backgroundColor: hex }}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              aria-label={label}
              checked={value.toUpperCase() === hex}
              onChange={() => onChange(hex)}
            />
            {value.toUpperCase() === hex && (
              <span className="grid size-6 place-items-center rounded-full bg-card text-ink">
                <Check aria-hidden className="size-4" />
              </span>
            )}
          </label>
        ))}
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="color"
            value={value}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
            className="size-11 cursor-pointer rounded-xl border border-control bg-card p-1"
          />
          {texts.ownColour}
        </label>
      </div>
    </fieldset>
  )
}
