import type { ExerciseText } from '#content/rediscover/exercises.ts'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

interface TextBoxesProps {
  boxes: NonNullable<ExerciseText['boxes']>
  texts: Readonly<Record<string, string>>
  onChange: (texts: Record<string, string>) => void
}

/** Boxes to write in, each with openings to tap for when the page is too white. */
export function TextBoxes({ boxes, texts, onChange }: TextBoxesProps) {
  const put = (name: string, text: string) => onChange({ ...texts, [name]: text })
  return Object.entries(boxes).map(([name, { label, hint, starts = [] }]) => {
    const text = texts[name] ?? ''
    return (
      <div key={name} className="grid gap-2">
        <TextareaField
          label={label}
          hint={hint}
          maxLength={limits.rediscoverTextMax}
          value={text}
          onChange={(event) => put(name, event.target.value)}
        />
        {starts.length > 0 && text.trim() === '' && (
          <div className="flex flex-wrap gap-1.5">
            {starts.map((start) => (
              <Button
                key={start}
                variant="quiet"
                size="sm"
                className="bg-accent-soft"
                aria-label={`Begin with: ${start}`}
                onClick={(event) => {
                  put(name, `${start} `)
                  event.currentTarget.parentElement?.parentElement?.querySelector('textarea')?.focus()
                }}
              >
                {start}…
              </Button>
            ))}
          </div>
        )}
      </div>
    )
  })
}
