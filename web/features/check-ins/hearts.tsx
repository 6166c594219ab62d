import { heartHints, heartLabels, heartQuestions } from '#content/check-ins.ts'
import { HeartRating } from '#web/ui/heart-rating.tsx'

interface Hearts {
  energy: number
  mood: number
  stress: number
}

/** The three heart ratings, in the order in which they are asked. */
export function Hearts({
  value,
  order,
  missing,
  onChange,
}: {
  value: Hearts
  order: readonly (keyof Hearts)[]
  /** Whether she tried to send it with a rating left out. */
  missing: boolean
  onChange: (hearts: Partial<Hearts>) => void
}) {
  return order.map((name) => (
    <HeartRating
      key={name}
      legend={heartQuestions[name]}
      hint={heartHints[name]}
      labels={heartLabels}
      value={value[name]}
      onChange={(hearts) => onChange({ [name]: hearts })}
      error={missing && value[name] === 0 ? 'Please pick the heart that is closest.' : undefined}
    />
  ))
}
