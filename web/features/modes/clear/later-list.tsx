import { Check, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { clearTexts as texts } from '#content/modes/clear.ts'
import { type UndoableDeletion, useUndoableDeletion } from '#web/lib/offline/use-undoable-deletion.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { isKeyboardClick, useSettled } from '#web/ui/use-settled.ts'
import { type Line, putBack, without } from './lines.ts'
import type { ChangeLines } from './use-lines.ts'

/** What else can be done with a line that is for later, and how what came of that goes once the line is off the list. */
export interface LaterProps extends UndoableDeletion {
  action: (line: { id: string; text: string }) => ReactNode
}

interface LaterListProps {
  lines: readonly Line[]
  later: LaterProps
  onChange: ChangeLines
}

/** What can wait, until it is done or no longer matters. The last one taken off can be put back. */
export function LaterList({ lines, later: { action, ...deletion }, onChange }: LaterListProps) {
  const { remove, undo } = useUndoableDeletion(deletion)
  const [gone, setGone] = useState<{ line: Line; before: readonly Line[]; text: string } | null>(null)
  // The next line comes up where the last one stood, or the way back does.
  const isSeen = useSettled(gone?.line.id ?? null, null)
  const heading = useRef<HTMLHeadingElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (gone) back.current?.focus()
  }, [gone])
  const later = lines.filter((line) => line.place === 'later')
  if (later.length === 0 && !gone) return null

  function take(line: Line, text: string) {
    if (!remove(line.id)) return
    setGone({ line, before: lines, text })
    onChange((now) => without(now, line.id))
  }

  function takeBack() {
    if (gone) {
      onChange((now) => putBack(now, gone.line, gone.before))
      undo(gone.line.id)
    }
    setGone(null)
    heading.current?.focus()
  }

  return (
    <Card aria-labelledby="later" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="later" ref={heading} tabIndex={-1} className="text-lg">
          {texts.laterTitle}
        </h2>
        <p className="text-muted text-sm">{texts.laterHint}</p>
      </div>
      <ul aria-labelledby="later" className="grid">
        {later.map((line) => (
          <li key={line.id} className="border-line border-t py-1">
            <div className="flex items-center gap-1">
              <span dir="auto" className="min-w-0 flex-1">
                {line.text}
              </span>
              <IconButton
                label={`${texts.done}: ${line.text}`}
                aria-disabled={!isSeen || undefined}
                onClick={() => isSeen && take(line, texts.wasDone)}
              >
                <Check aria-hidden className="size-5" />
              </IconButton>
              <IconButton
                label={`${texts.remove}: ${line.text}`}
                aria-disabled={!isSeen || undefined}
                onClick={() => isSeen && take(line, texts.wasRemoved)}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            </div>
            {action(line)}
          </li>
        ))}
      </ul>
      <div role="status" className="empty:hidden">
        {gone && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-sm">{gone.text}</p>
            <Button
              ref={back}
              variant="quiet"
              size="sm"
              aria-disabled={!isSeen || undefined}
              onClick={(event) => (isSeen || isKeyboardClick(event)) && takeBack()}
            >
              {texts.putBack}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
