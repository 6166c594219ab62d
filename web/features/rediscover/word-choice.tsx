import { type FormEvent, useState } from 'react'
import type { ExerciseText } from '#content/rediscover/exercises.ts'
import { countText } from '#content/rediscover/values.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipSet } from '#web/ui/chip-set.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { addOwnWord, type Chosen, toggleWord } from './chosen-words.ts'

interface WordChoiceProps {
  list: NonNullable<ExerciseText['list']>
  offered: readonly string[]
  words: readonly string[]
  most: number
  /** Letters of one of her own. */
  longest: number
  onChange: (words: string[]) => void
}

/** Words or lines to pick, her own among them, up to as many as there may be. */
export function WordChoice({ list, offered, words, most, longest, onChange }: WordChoiceProps) {
  const [own, setOwn] = useState('')
  const [pickError, setPickError] = useState<string>()
  const [ownError, setOwnError] = useState<string>()
  // One of her own that she takes out stays within reach, and so does the focus on it, until she leaves.
  const [seen, setSeen] = useState<readonly string[]>(words)
  const all = [...new Set([...offered, ...seen, ...words])]

  function take({ words: next, error }: Chosen) {
    if (!error) {
      onChange(next)
      setSeen([...seen, ...next])
    }
    return error
  }

  function add(event: FormEvent) {
    event.preventDefault()
    const error = take(addOwnWord(words, own, most, offered))
    setOwnError(error)
    if (!error) setOwn('')
  }

  return (
    <>
      <ChipSet
        legend={list.legend}
        choices={all.map((word) => ({ value: word, label: word }))}
        values={words}
        error={pickError}
        onToggle={(word) => {
          setPickError(take(toggleWord(words, word, most)))
          setOwnError(undefined)
        }}
      />
      {list.own && (
        <>
          <p role="status" className="font-bold text-muted text-sm">
            {countText(words.length, most)}
          </p>
          <form onSubmit={add} className="grid gap-2">
            <TextField
              label={list.own}
              hint={list.ownHint}
              optional
              dir="auto"
              maxLength={longest}
              value={own}
              error={ownError}
              onChange={(event) => {
                setOwn(event.target.value)
                setOwnError(undefined)
              }}
            />
            <Button type="submit" variant="secondary" size="sm" className="justify-self-start">
              {list.add}
            </Button>
          </form>
        </>
      )}
    </>
  )
}
