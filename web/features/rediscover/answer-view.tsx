import { CloudRain, Sun } from 'lucide-react'
import { exerciseTexts } from '#content/rediscover/exercises.ts'
import { iAm } from '#content/rediscover/summary.ts'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import type { AnswerData, RediscoverResponse } from '#contract/rediscover.ts'
import { isMarked } from './energy-map.ts'
import { isBlank } from './parse-answer.ts'

/** What she answered in an exercise, as it is read again. */
export function AnswerView({ response }: { response: RediscoverResponse | undefined }) {
  const { data, exercise } = response ?? { data: null, exercise: undefined }
  if (!data || !exercise || isBlank(data)) return <p className="text-muted">{texts.noAnswer}</p>
  const { choices, scale, boxes } = exerciseTexts[exercise]
  const isMany = Object.keys(boxes ?? {}).length > 1
  return (
    <div className="grid gap-2 wrap-anywhere">
      {data.choice && <p className="font-bold text-lg">{choices?.[data.choice] ?? data.choice}</p>}
      {data.scale && <p className="font-bold text-lg">{scale?.labels[data.scale - 1]}</p>}
      {Object.entries(boxes ?? {}).map(([name, { label }]) => {
        const text = data.texts[name]?.trim()
        if (!text) return null
        return (
          <div key={name}>
            {isMany && <p className="text-muted text-sm">{label}</p>}
            <p dir="auto" className="whitespace-pre-line font-semibold">
              {text}
            </p>
          </div>
        )
      })}
      {data.words.length > 0 && <Words exercise={exercise} words={data.words} />}
      {data.sorted.length > 0 && <EnergyMap sorted={data.sorted} />}
    </div>
  )
}

function Words({ exercise, words }: { exercise: RediscoverResponse['exercise']; words: readonly string[] }) {
  if (exercise === 'values')
    return (
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li
            key={word}
            dir="auto"
            className="rounded-full bg-accent px-3.5 py-1 font-extrabold text-on-accent"
          >
            {word}
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="grid gap-1.5 font-semibold">
      {words.map((word) => (
        <li key={word} dir="auto">
          {exercise === 'i-am' ? iAm(word) : word}
        </li>
      ))}
    </ul>
  )
}

/** What fills her beside what drains her. */
function EnergyMap({ sorted }: { sorted: AnswerData['sorted'] }) {
  const sides = [
    { effect: 'fills', label: texts.energyFills, Icon: Sun },
    { effect: 'drains', label: texts.energyDrains, Icon: CloudRain },
  ] as const
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
      {sides.map(({ effect, label, Icon }) => (
        <div key={effect} className="rounded-2xl bg-sunken p-3">
          <p className="flex items-center gap-1.5 font-bold text-sm">
            <Icon aria-hidden className="size-4.5 shrink-0 text-primary-ink" />
            {label}
          </p>
          <ul className="mt-1.5 grid gap-1">
            {sorted
              .filter((thing) => isMarked(thing.effect, effect))
              .map((thing) => (
                <li key={thing.label}>{thing.label}</li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
