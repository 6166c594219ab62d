import { type FormEvent, useState } from 'react'
import { countText, valuesTexts as texts, valueLengthMax, values } from '#content/modes/rediscover.ts'
import { asText } from '#web/lib/device/parse.ts'
import { asList } from '#web/lib/device/parse-composed.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { SafetyCardWhenNeeded } from '#web/safety/safety-card-when-needed.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChipSet } from '#web/ui/chip-set.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { draftKeys } from '../draft-keys.ts'
import { addOwnWord, type Chosen, toggleWord } from './chosen-words.ts'
import { SparkCard } from './spark-card.tsx'

const offered: string[] = values.map(({ word }) => word)

const asWords = asList(asText)

/** Up to five words that feel like her, and one small thing to do with them. */
export function RediscoverTool() {
  const [words, setWords] = useStoredState(draftKeys.rediscover, [], asWords)
  const [own, setOwn] = useState('')
  const cardId = useExplicitCard(words)
  const [pickError, setPickError] = useState<string>()
  const [ownError, setOwnError] = useState<string>()
  // A word of her own that she takes out stays within reach, and so does the focus on it, until she leaves.
  const [seen, setSeen] = useState(words)
  const all = [...new Set([...offered, ...seen, ...words])]

  function take({ words: next, error }: Chosen) {
    if (!error) {
      setWords(next)
      setSeen([...seen, ...next])
    }
    return error
  }

  function add(event: FormEvent) {
    event.preventDefault()
    const error = take(addOwnWord(words, own))
    setOwnError(error)
    if (!error) setOwn('')
  }

  return (
    <>
      <Card aria-labelledby="values" className="grid gap-5">
        <div className="grid gap-1">
          <h2 id="values" className="text-lg">
            {texts.title}
          </h2>
          <p className="text-muted">{texts.intro}</p>
        </div>
        <ChipSet
          legend={texts.legend}
          choices={all.map((word) => ({ value: word, label: word }))}
          values={words}
          error={pickError}
          onToggle={(word) => {
            setPickError(take(toggleWord(words, word)))
            setOwnError(undefined)
          }}
        />
        <p role="status" className="font-bold text-muted text-sm">
          {countText(words.length)}
        </p>
        <form onSubmit={add} className="grid gap-2">
          <TextField
            label={texts.ownLabel}
            optional
            dir="auto"
            maxLength={valueLengthMax}
            value={own}
            error={ownError}
            onChange={(event) => {
              setOwn(event.target.value)
              setOwnError(undefined)
            }}
          />
          <Button type="submit" variant="secondary" size="sm" className="justify-self-start">
            {texts.add}
          </Button>
        </form>
      </Card>
      <SafetyCardWhenNeeded id={cardId} />
      {words.length > 0 && !cardId && <SparkCard words={words} />}
    </>
  )
}
