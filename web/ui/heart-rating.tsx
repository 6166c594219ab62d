import { Heart } from 'lucide-react'
import { useId } from 'react'
import { ChoiceFrame, type ChoiceTexts } from './choice-frame.tsx'

interface HeartRatingProps extends ChoiceTexts {
  /** What each heart means, the first one lowest. */
  labels: readonly string[]
  /** 1 for the first heart; 0 while none is chosen. */
  value: number
  onChange: (value: number) => void
}

/** A row of hearts to rate with, filled up to the chosen one. They are native radios: one tab stop, arrow keys move. */
export function HeartRating({ labels, value, onChange, ...texts }: HeartRatingProps) {
  const name = useId()
  return (
    <ChoiceFrame {...texts}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(2.4rem,1fr))] gap-0.5">
        {labels.map((label, index) => (
          <label
            key={label}
            className="grid min-h-16 min-w-0 cursor-pointer content-start justify-items-center gap-1 rounded-2xl px-0.5 py-2 text-center text-muted text-xs leading-tight transition-colors duration-200 hover:bg-accent-soft has-checked:font-bold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              className="sr-only"
            />
            <Heart
              aria-hidden
              className={
                index < value
                  ? 'size-7.5 fill-current text-brand motion-safe:animate-arrive'
                  : 'size-7.5 text-control'
              }
              strokeWidth={1.75}
            />
            {label}
          </label>
        ))}
      </div>
    </ChoiceFrame>
  )
}
