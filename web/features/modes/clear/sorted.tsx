import { useEffect, useRef } from 'react'
import { letGoText, clearTexts as texts } from '#content/modes/clear.ts'
import { paths } from '#web/paths.ts'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { firstStepFor, type Line } from './lines.ts'

interface SortedProps {
  lines: readonly Line[]
  onDone: (line: Line) => void
  onLater: (line: Line) => void
  onAgain: () => void
}

/** What came of the sorting: one thing for now with its first step, and what is off her plate. */
export function Sorted({ lines, onDone, onLater, onAgain }: SortedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const now = lines.find((line) => line.place === 'now')
  // A line that is no chore: nothing urges her on.
  const isGrave = useExplicitCard(now ? [now.text] : []) !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons of the thing before are gone, and the focus with them
  useEffect(() => heading.current?.focus(), [now?.id])
  const letGo = lines.filter((line) => line.place === 'let-go').length
  return (
    <Card tone="accent" aria-labelledby="now" className="grid gap-4">
      <h2 id="now" ref={heading} tabIndex={-1} className="text-lg">
        {isGrave ? texts.graveTitle : texts.nowTitle}
      </h2>
      <div aria-live="polite" className="grid gap-3">
        {now ? (
          <>
            <p dir="auto" className="font-extrabold text-xl">
              {now.text}
            </p>
            {isGrave ? (
              <p>{texts.graveText}</p>
            ) : (
              <p>
                <span className="font-bold">{texts.nowFirst}:</span> {firstStepFor(now.text)}
              </p>
            )}
          </>
        ) : (
          <p>{texts.noNow}</p>
        )}
      </div>
      {now && (
        <div className="flex flex-wrap gap-2">
          {isGrave ? (
            <>
              <AppLink to={paths.modeChat('clear')} className={`${buttonClass('primary')} w-full`}>
                Talk it through
              </AppLink>
              <Button variant="quiet" className="w-full bg-card" onClick={() => onDone(now)}>
                {texts.graveDone}
              </Button>
            </>
          ) : (
            <>
              <Button className="flex-1" onClick={() => onDone(now)}>
                {texts.nowDone}
              </Button>
              <Button variant="quiet" className="flex-1 bg-card" onClick={() => onLater(now)}>
                {texts.nowNotYet}
              </Button>
            </>
          )}
        </div>
      )}
      {letGo > 0 && <p className="text-sm">{letGoText(letGo)}</p>}
      {!now && (
        <Button variant="primary" onClick={onAgain}>
          {texts.again}
        </Button>
      )}
    </Card>
  )
}
