import { useState } from 'react'
import { valuesTexts as texts } from '#content/modes/rediscover.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { sparkFor } from './chosen-words.ts'

/** Her words read back, and one small thing to do with one of them. */
export function SparkCard({ words }: { words: readonly string[] }) {
  const [turn, setTurn] = useState(0)
  const word = words[turn % words.length] ?? ''
  return (
    <Card tone="accent" aria-labelledby="chosen" className="grid gap-3">
      <h2 id="chosen" className="text-lg">
        {texts.chosenTitle}
      </h2>
      <ul
        aria-labelledby="chosen"
        className="flex flex-wrap gap-x-4 gap-y-1 font-extrabold text-xl wrap-anywhere"
      >
        {words.map((chosen) => (
          <li key={chosen}>{chosen}</li>
        ))}
      </ul>
      <div aria-live="polite" className="grid gap-1">
        <h3 className="text-base">
          {texts.sparkTitle}: {word}
        </h3>
        <p>{sparkFor(word)}</p>
      </div>
      {words.length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start bg-card"
          onClick={() => setTurn(turn + 1)}
        >
          {texts.another}
        </Button>
      )}
      <p className="text-sm">{texts.kept}</p>
    </Card>
  )
}
