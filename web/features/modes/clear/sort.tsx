import { useEffect, useRef } from 'react'
import { type Bucket, places, clearTexts as texts } from '#content/modes/clear.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import type { Line } from './lines.ts'

interface SortProps {
  line: Line
  left: number
  onPlace: (place: Bucket) => void
}

/** One line at a time, one tap each; the buttons stay under the thumb. */
export function Sort({ line, left, onPlace }: SortProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isSeen = useSettled(line.id)
  return (
    <Card aria-labelledby="sort" className="grid gap-4">
      <h2 id="sort" ref={heading} tabIndex={-1} className="text-lg">
        {texts.sortTitle}
      </h2>
      <div aria-live="polite" className="grid min-h-24 place-items-center rounded-2xl bg-sunken p-4">
        <p dir="auto" className="max-w-full text-center font-bold text-xl">
          {line.text}
        </p>
        <p className="text-muted text-sm">{left === 1 ? 'The last one' : `${left} to go`}</p>
      </div>
      <ul className="grid gap-2">
        {places.map(({ id, name, hint }) => (
          <li key={id} className="grid">
            <Button
              variant="secondary"
              className="flex-wrap justify-between"
              aria-disabled={!isSeen || undefined}
              onClick={() => isSeen && onPlace(id)}
            >
              {name} <span className="font-normal text-sm">{hint}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{texts.onlyHere}</p>
    </Card>
  )
}
