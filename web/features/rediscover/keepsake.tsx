import { iAm } from '#content/rediscover/summary.ts'
import type { RediscoverResponse } from '#contract/rediscover.ts'
import type { ExerciseId } from '#contract/rediscover-exercises.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressFlower } from './progress-flower.tsx'

interface KeepsakeProps {
  title: string
  responses: readonly RediscoverResponse[]
  heading?: React.ReactNode
}

/** The page that she takes along: her words, who she is, and the thought said a truer way. */
export function Keepsake({ title, responses, heading }: KeepsakeProps) {
  const dataOf = (exercise: ExerciseId) =>
    responses.find((response) => response.exercise === exercise)?.data ?? null
  const words = dataOf('values')?.words ?? []
  const lines = dataOf('i-am')?.words ?? []
  const reworded = dataOf('reword')?.texts.reworded?.trim()
  return (
    <Card
      tone="accent"
      aria-label={title}
      className="relative grid justify-items-center gap-5 overflow-hidden text-center"
    >
      <ProgressFlower open={5} className="size-28" />
      {heading ?? <p className="font-extrabold text-xl">{title}</p>}
      {words.length > 0 && (
        <ul className="flex flex-wrap justify-center gap-x-3 gap-y-1 font-extrabold text-2xl wrap-anywhere">
          {words.map((word) => (
            <li key={word} dir="auto">
              {word}
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <ul className="grid gap-2 font-bold text-lg wrap-anywhere">
          {lines.map((line) => (
            <li key={line} dir="auto">
              {iAm(line)}
            </li>
          ))}
        </ul>
      )}
      {reworded && (
        <p dir="auto" className="w-full rounded-2xl bg-card/70 p-4 text-ink wrap-anywhere">
          “{reworded}”
        </p>
      )}
    </Card>
  )
}
