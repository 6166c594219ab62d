import { chipClass } from './chip-class.ts'
import { ChoiceFrame, type ChoiceTexts } from './choice-frame.tsx'
import type { Choice } from './choice-group.tsx'

interface ChipSetProps<Value extends string> extends ChoiceTexts {
  choices: readonly Choice<Value>[]
  values: readonly Value[]
  onToggle: (value: Value) => void
}

/** Any number of a few, as chips. They are native checkboxes, so Tab and Space work as she knows them. */
export function ChipSet<Value extends string>({ choices, values, onToggle, ...texts }: ChipSetProps<Value>) {
  return (
    <ChoiceFrame {...texts}>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className={`${chipClass} px-4 wrap-anywhere`}>
            <input
              type="checkbox"
              checked={values.includes(choice.value)}
              onChange={() => onToggle(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </ChoiceFrame>
  )
}
