import { lazy, type ReactNode, Suspense, useCallback, useId, useRef, useState } from 'react'
import { templates } from '#content/vision-board/templates.ts'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { calm, gravestNotice, type SafetyNotice } from '#contract/safety.ts'
import type { VisionItem } from '#contract/vision-board.ts'
import { SafetyNoticeAtTop } from '#web/safety/safety-notice-at-top.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { AddToBoard } from './add-to-board.tsx'
import { removeFromBoard, restoreToBoard } from './board-actions.ts'
import { BoardForm } from './board-form.tsx'
import { BoardGoals } from './board-goals.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ExportBoard } from './export-board.tsx'
import { GridLayout } from './grid-layout.tsx'
import { type LocalBoard, unsentTexts } from './local-board.ts'
import { PillarsLayout } from './pillars-layout.tsx'
import { RefusedItems } from './refused-items.tsx'
import { UndeliveredCard } from './undelivered-card.tsx'
import { useUnsyncedItems } from './use-board.ts'
import { useBoardFields } from './use-board-fields.ts'

/** What moves and changes size is fetched where a board is a collage. */
const Collage = lazy(async () => ({ default: (await import('./collage.tsx')).Collage }))

const failed = (error: Error) => ({ title: error.message, variant: 'destructive' }) as const

interface BoardProps {
  local: LocalBoard
  /** The goal of this week. */
  goal: ReactNode
}

/** The board: how to begin, what is on it, what can be added, and what it is. */
export function Board({ local, goal }: BoardProps) {
  const { board, refused } = local
  const added = useUnsyncedItems(local)
  const [notice, setNotice] = useState(calm)
  const [isPutOff, setPutOff] = useState(false)
  const area = useRef<HTMLElement>(null)
  const headingId = useId()
  const onNotice = useCallback(
    (safety: SafetyNotice) => setNotice((shown) => gravestNotice(safety, shown)),
    [],
  )
  const form = useBoardFields(board, { waiting: local.fields, onNotice })
  const { fields } = form
  const template = templates[fields.board_kind]

  function remove(item: VisionItem) {
    const putBack = () =>
      restoreToBoard(board.id, item).catch((error) => toast({ ...failed(error), action: undo }))
    const undo = { label: texts.undo, onPress: () => void putBack() }
    removeFromBoard(board.id, item.id).then(
      () => toast({ title: texts.removed, action: undo }),
      (error) => toast(failed(error)),
    )
    // What had the focus is gone.
    area.current?.focus({ preventScroll: true })
  }

  const parts = { board, added, onRemove: remove }
  return (
    <>
      <SafetyNoticeAtTop notice={notice} surface="vision-board" onChange={setNotice} />
      <UndeliveredCard texts={unsentTexts(local)} />
      {goal}
      <Card tone="accent" aria-labelledby={`${headingId}-guidance`} className="grid gap-2 print:hidden">
        <h2 id={`${headingId}-guidance`} className="text-lg">
          {template.title}
        </h2>
        <ul className="grid list-disc gap-1 pl-5">
          {template.guidance.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <section
        ref={area}
        tabIndex={-1}
        aria-labelledby={`${headingId}-board`}
        className="relative grid gap-3 rounded-3xl [print-color-adjust:exact] p-3 shadow-card outline-none md:left-1/2 md:w-[min(60rem,calc(100vw-4rem))] md:-translate-x-1/2 md:p-5"
        style={{ backgroundColor: fields.theme_hex }}
      >
        <div className="justify-self-start rounded-2xl bg-card px-4 py-2">
          <h2 id={`${headingId}-board`} className="text-lg wrap-anywhere">
            {fields.title.trim() || texts.board}
          </h2>
          {fields.intent && <p className="text-muted text-sm wrap-anywhere">{fields.intent}</p>}
        </div>
        {fields.layout === 'collage' ? (
          <Suspense fallback={<LoadingCards count={1} />}>
            <Collage {...parts} />
          </Suspense>
        ) : fields.layout === 'pillars' ? (
          <PillarsLayout {...parts} />
        ) : (
          <GridLayout {...parts} />
        )}
      </section>
      <RefusedItems items={refused} />
      <AddToBoard board={board} kind={fields.board_kind} onNotice={onNotice} />
      <BoardGoals board={board} onNotice={onNotice} />
      <BoardForm form={form} onConflict={() => setPutOff(false)} />
      <ExportBoard board={{ ...board, theme_hex: fields.theme_hex }} />
      {form.state === 'conflict' && (
        <ConflictDialog board={board} form={form} isOpen={!isPutOff} onClose={() => setPutOff(true)} />
      )}
    </>
  )
}
