import { Check } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { templates } from '#content/vision-board/templates.ts'
import { layoutNames, boardTexts as texts } from '#content/vision-board/texts.ts'
import { limits } from '#contract/limits.ts'
import { type BoardKind, type BoardLayout, boardKinds, boardLayouts } from '#contract/vision-board.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { ThemeColour } from './theme-colour.tsx'
import type { BoardFieldsForm, SaveState } from './use-board-fields.ts'

const saveStates: Record<SaveState, string> = {
  saved: texts.allSaved,
  saving: texts.saving,
  unsaved: texts.unsaved,
  waiting: texts.waiting,
  conflict: texts.conflict,
}

interface BoardFormProps {
  form: BoardFieldsForm
  /** She wants to save what was refused: she must choose first. */
  onConflict: () => void
}

/** What the board is called, what it is for and how it looks. It saves itself, and the button at once. */
export function BoardForm({ form, onConflict }: BoardFormProps) {
  const id = useId()
  const { fields, change, state } = form
  const [isTried, setIsTried] = useState(false)
  const isNameless = !fields.title.trim()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (state === 'conflict') return onConflict()
    if ((await form.save()) && !isNameless) toast({ title: texts.saved })
  }

  return (
    <Card aria-labelledby={id} className="print:hidden">
      <form onSubmit={submit} className="grid gap-4">
        <h2 id={id} className="text-lg">
          {texts.settings}
        </h2>
        <TextField
          label={texts.title}
          dir="auto"
          maxLength={limits.boardTitleMax}
          value={fields.title}
          error={isNameless && isTried ? texts.nameless : undefined}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextField
          label={texts.intent}
          hint={texts.intentHint}
          optional
          dir="auto"
          maxLength={limits.boardIntentMax}
          value={fields.intent ?? ''}
          onChange={(event) => change({ intent: event.target.value })}
        />
        <ThemeColour value={fields.theme_hex} onChange={(theme_hex) => change({ theme_hex })} />
        <SelectField
          label={texts.template}
          options={boardKinds.map((kind) => ({ value: kind, label: templates[kind].name }))}
          value={fields.board_kind}
          onChange={(event) => change({ board_kind: event.target.value as BoardKind })}
        />
        <SelectField
          label={texts.layout}
          options={boardLayouts.map((layout) => ({ value: layout, label: layoutNames[layout] }))}
          value={fields.layout}
          onChange={(event) => change({ layout: event.target.value as BoardLayout })}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="flex items-center gap-1.5 text-muted text-sm">
            {state === 'saved' && <Check aria-hidden className="size-4" />}
            {saveStates[state]}
          </p>
          <Button type="submit" busy={state === 'saving'} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
