import { useId } from 'react'
import { chipClass } from './chip-class.ts'
import { ChoiceFrame, type ChoiceTexts } from './choice-frame.tsx'
import { classes } from './classes.ts'

export interface Choice<Value extends string> {
  value: Value
  label: string
}

interface ChoiceGroupProps<Value extends string> extends ChoiceTexts {
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Chips side by side as wide as their words, or in columns of equal width. */
  layout?: 'wrap' | 'columns'
}

/** One of a few, as chips. They are native radios: one tab stop, arrow keys move between them. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { choices, value, onChange, layout = 'wrap', ...texts } = props
  const name = useId()
  return (
    <ChoiceFrame {...texts}>
      <div
        className={
          layout === 'columns'
            ? 'grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2'
            : 'flex flex-wrap gap-2'
        }
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes(chipClass, layout === 'columns' ? 'flex-col px-1 text-sm' : 'px-4')}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </ChoiceFrame>
  )
}
