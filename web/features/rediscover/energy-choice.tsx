import { CloudRain, Sun } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type ExerciseText, occupations } from '#content/rediscover/exercises.ts'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import { limits } from '#contract/limits.ts'
import type { AnswerData } from '#contract/rediscover.ts'
import { useIsLossMode } from '#web/member/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { chipClass } from '#web/ui/chip-class.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { addOwnWord } from './chosen-words.ts'
import { isMarked, toggleEffect } from './energy-map.ts'

const marks = [
  { effect: 'fills', name: texts.energyFills, Icon: Sun },
  { effect: 'drains', name: texts.energyDrains, Icon: CloudRain },
] as const

type Sorted = AnswerData['sorted']

interface EnergyChoiceProps {
  list: NonNullable<ExerciseText['list']>
  sorted: Sorted
  onChange: (sorted: Sorted) => void
}

/** The things of a day, each with a sun for what filled her and a cloud for what drained her; both for what did both. */
export function EnergyChoice({ list, sorted, onChange }: EnergyChoiceProps) {
  const isLossMode = useIsLossMode()
  const [own, setOwn] = useState('')
  const [error, setError] = useState<string>()
  const [added, setAdded] = useState<readonly string[]>([])
  const offered = occupations
    .filter(({ isWithChildren }) => !isLossMode || !isWithChildren)
    .map(({ label }) => label)
  const all = [...new Set([...offered, ...sorted.map(({ label }) => label), ...added])]
  function add(event: FormEvent) {
    event.preventDefault()
    const { words, error: wrong } = addOwnWord([], own, limits.rediscoverSortedMax, all)
    setError(wrong)
    if (wrong) return
    setAdded([...added, ...words])
    setOwn('')
  }

  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1 font-bold">{list.legend}</legend>
        <p className="mb-2 text-muted text-sm">{texts.energyHint}</p>
        <div aria-hidden className="flex justify-end gap-2 text-center font-bold text-muted text-xs">
          <span className="w-18">{texts.energyFills}</span>
          <span className="w-18">{texts.energyDrains}</span>
        </div>
        <ul className="grid">
          {all.map((label) => (
            <li key={label} className="flex flex-wrap items-center gap-2 border-line border-t py-1.5">
              <span dir="auto" className="min-w-0 flex-[1_1_6rem] wrap-anywhere">
                {label}
              </span>
              {marks.map(({ effect, name, Icon }) => (
                <label key={effect} className={`${chipClass} w-18`}>
                  <input
                    type="checkbox"
                    aria-label={`${label}: ${name}`}
                    checked={sorted.some((thing) => thing.label === label && isMarked(thing.effect, effect))}
                    onChange={() => onChange(toggleEffect(sorted, label, effect))}
                    className="sr-only"
                  />
                  <Icon aria-hidden className="size-5.5" />
                </label>
              ))}
            </li>
          ))}
        </ul>
      </fieldset>
      <form onSubmit={add} className="grid gap-2">
        <TextField
          label={list.own}
          optional
          dir="auto"
          maxLength={60}
          value={own}
          error={error}
          onChange={(event) => {
            setOwn(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" variant="secondary" size="sm" className="justify-self-start">
          {list.add}
        </Button>
      </form>
    </>
  )
}
