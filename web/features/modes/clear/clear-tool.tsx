import { useState } from 'react'
import { type Bucket, clearTexts as texts } from '#content/modes/clear.ts'
import { useUndoableDeletion } from '#web/lib/offline/use-undoable-deletion.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { Button } from '#web/ui/button.tsx'
import { Dump } from './dump.tsx'
import { LaterList, type LaterProps } from './later-list.tsx'
import { type Line, onlyLater, sortLine, stageOf, without } from './lines.ts'
import { Sort } from './sort.tsx'
import { Sorted } from './sorted.tsx'
import { useLines } from './use-lines.ts'

/** Empty the head, sort it line by line, do one thing. All of it stays on this phone, but for what she asks to be reminded of. */
export function ClearTool({ later }: { later: LaterProps }) {
  const [lines, change] = useLines()
  const reminder = useUndoableDeletion(later)
  const [lastId, setLastId] = useState<string | null>(null)
  /** What is said where her last step led back to the dump; null until she has taken one. */
  const [announcement, setAnnouncement] = useState<string | null>(null)
  const [undone, setUndone] = useState(0)
  const open = lines.filter((line) => line.place === null)
  const next = open[0]
  const stage = stageOf(lines)
  const cardId = useExplicitCard(lines.map(({ text }) => text))

  function sortOne(line: Line, where: Bucket) {
    change((now) => sortLine(now, line.id, where))
    if (where === 'later') reminder.undo(line.id)
    setLastId(line.id)
    setAnnouncement(texts.allLater)
  }

  /** A line that is for later no longer takes its reminder along, unless it goes back there. */
  function undo() {
    const last = lines.find(({ id }) => id === lastId)
    if (last?.place === 'later' && !reminder.remove(last.id)) return
    if (last) change((now) => sortLine(now, last.id, null))
    setLastId(null)
    setUndone(undone + 1)
  }

  function settle(next: (now: Line[]) => Line[], announced: string) {
    change(next)
    setLastId(null)
    setAnnouncement(announced)
  }

  return (
    <>
      <LazySafetyCard id={cardId} of={lines.at(-1)?.id ?? ''} />
      <p role="status" className="empty:hidden">
        {stage === 'dump' && announcement}
      </p>
      {stage === 'dump' && (
        <Dump
          again={announcement !== null}
          onSort={(found) =>
            change((now) => [
              ...now,
              ...found.map((text) => ({ id: crypto.randomUUID(), text, place: null }) satisfies Line),
            ])
          }
        />
      )}
      {next && <Sort key={undone} line={next} left={open.length} onPlace={(where) => sortOne(next, where)} />}
      {stage === 'sorted' && (
        <Sorted
          lines={lines}
          onDone={(line) => settle((now) => without(now, line.id), texts.wasDone)}
          onLater={(line) => settle((now) => sortLine(now, line.id, 'later'), texts.allLater)}
          onAgain={() => settle(onlyLater, '')}
        />
      )}
      {lastId && (
        <Button variant="quiet" size="sm" className="-ml-4 justify-self-start" onClick={undo}>
          {texts.undo}
        </Button>
      )}
      {stage !== 'sort' && <LaterList lines={lines} later={later} onChange={change} />}
    </>
  )
}
