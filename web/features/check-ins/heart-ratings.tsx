import { heartHints, heartLabels, heartQuestions } from '#content/check-ins.ts'
import type { Heart, Hearts as Ratings } from '#contract/hearts.ts'
import { HeartRating } from '#web/ui/heart-rating.tsx'

/** The heart ratings, in the order in which they are asked. */
export function HeartRatings({
  value,
  order,
  missing,
  onChange,
}: {
  value: Ratings
  order: readonly Heart[]
  /** Whether she tried to send it with a rating left out. */
  missing: boolean
  onChange: (hearts: Partial<Ratings>) => void
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
