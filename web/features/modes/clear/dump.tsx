import { useEffect, useRef, useState } from 'react'
import { clearTexts as texts } from '#content/modes/clear.ts'
import { limits } from '#contract/limits.ts'
import { asText } from '#web/lib/device/parse.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { draftKeys } from '../draft-keys.ts'
import { splitLines } from './lines.ts'

interface DumpProps {
  /** Answers whether the lines could be kept. */
  onSort: (texts: string[]) => boolean
  /** When she comes back to it. */
  again: boolean
}

/** Where everything in her head goes. What is typed is kept until it is sorted. */
export function Dump({ onSort, again }: DumpProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [draft, setDraft] = useStoredState(`${draftKeys.clear}-draft`, '', asText)
  const [error, setError] = useState<string>()

  useEffect(() => {
    if (again) heading.current?.focus()
  }, [again])

  function sort() {
    const found = splitLines(draft)
    if (found.length === 0) return setError(texts.nothingYet)
    if (onSort(found)) setDraft('')
  }

  return (
    <Card aria-labelledby="dump" className="grid gap-4">
      <h2 id="dump" ref={heading} tabIndex={-1} className="text-lg">
        {texts.dumpTitle}
      </h2>
      <TextareaField
        label={texts.dumpLabel}
        hint={texts.dumpHint}
        placeholder={texts.dumpPlaceholder}
        rows={5}
        maxLength={limits.messageMax}
        value={draft}
        error={error}
        onChange={(event) => {
          setDraft(event.target.value)
          setError(undefined)
        }}
      />
      <Button onClick={sort}>{texts.sortButton}</Button>
    </Card>
  )
}
