import { useId } from 'react'
import { templates } from '#content/vision-board/templates.ts'
import { layoutNames, boardTexts as texts } from '#content/vision-board/texts.ts'
import type { EditedFields, VisionBoard } from '#contract/vision-board.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import type { BoardFieldsForm } from './use-board-fields.ts'

const labels: Record<keyof EditedFields, string> = {
  title: texts.title,
  intent: texts.intent,
  theme_hex: texts.colour,
  board_kind: texts.template,
  layout: texts.layout,
}

/** A field's value as it is read. */
function shown(fields: EditedFields, name: keyof EditedFields): string {
  if (name === 'board_kind') return templates[fields.board_kind].name
  if (name === 'layout') return layoutNames[fields.layout]
  return fields[name] || texts.nothing
}

interface ConflictProps {
  board: VisionBoard
  form: BoardFieldsForm
  isOpen: boolean
  /** She puts the choice off. */
  onClose: () => void
}

/** The board was changed elsewhere while she changed it here: shows both, and she chooses. */
export function ConflictDialog({ board, form, isOpen, onClose }: ConflictProps) {
  const id = useId()
  const names = (Object.keys(form.changes) as (keyof EditedFields)[]).filter(
    (name) => form.changes[name] !== board[name],
  )
  return (
    <Modal open={isOpen} onClose={onClose} labelledBy={id} role="alertdialog">
      <div className="grid gap-4 p-[min(1.25rem,6vw)]">
        <h2 id={id} className="text-xl">
          {texts.conflict}
        </h2>
        <p className="text-muted">{texts.conflictAbout}</p>
        <dl className="grid gap-3">
          {names.map((name) => (
            <div key={name} className="grid gap-0.5">
              <dt className="font-bold">{labels[name]}</dt>
              <dd className="wrap-anywhere">
                {texts.yours}: {shown(form.fields, name)}
              </dd>
              <dd className="wrap-anywhere">
                {texts.theirs}: {shown(board, name)}
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-2">
          <Button onClick={() => void form.keepMine()}>{texts.keepMine}</Button>
          <Button variant="secondary" onClick={form.keepTheirs}>
            {texts.keepTheirs}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
