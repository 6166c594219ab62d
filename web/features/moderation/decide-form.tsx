import { type FormEvent, useRef, useState } from 'react'
import { decideTexts as texts } from '#content/moderation/texts.ts'
import { decisionTexts } from '#content/village/report.ts'
import type { ModerationCase } from '#contract/cases.ts'
import { limits } from '#contract/limits.ts'
import { type SanctionKind, sanctionKinds } from '#contract/reports.ts'
import { CallError } from '#web/lib/api/call.ts'
import { useFieldErrors } from '#web/lib/api/field-errors.ts'
import { useUnsaved } from '#web/lib/offline/unsaved.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CharactersLeft } from '#web/ui/characters-left.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecide } from './api.ts'

const choices = ['show', 'hide'] as const
const lengths = [1, 3, 7, 14, 30, limits.sanctionDaysMax]
const holdsForDays = (kind: SanctionKind | undefined) => kind === 'freeze' || kind === 'limit'
const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** Shows or hides what a case is of, with what is asked of its writer and why. What a moderator typed stays until it is decided. */
export function DecideForm({
  moderationCase,
  onDecided,
}: {
  moderationCase: ModerationCase
  onDecided: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, show, clear } = useFieldErrors(form)
  const [choice, setChoice] = useState<(typeof choices)[number]>()
  const [sanction, setSanction] = useState<SanctionKind>()
  const [days, setDays] = useState(7)
  const [why, setWhy] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const decide = useDecide(moderationCase.id)
  useUnsaved(why.trim() !== '' && !decide.isSuccess)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (decide.isPending) return
    const missing = {
      ...(!choice && { choice: texts.missingShown }),
      ...(!why.trim() && { why: texts.missingWhy }),
    }
    if (!show(missing)) setIsAsking(true)
  }

  function send() {
    if (decide.isPending) return
    decide.mutate(
      { is_shown: choice === 'show', sanction: sanction ?? null, days, why },
      {
        onSuccess: () => {
          toast({ title: texts.done })
          onDecided()
        },
        onError: (error) => {
          setIsAsking(false)
          if (error instanceof CallError && error.fields.why) show({ why: error.fields.why })
        },
      },
    )
  }

  return (
    <Card padding="sm" aria-labelledby="decide">
      <form ref={form} noValidate onSubmit={submit} onInput={clear} className="grid gap-4">
        <h2 id="decide" className="text-lg">
          {moderationCase.closed_at ? texts.again : texts.title}
        </h2>
        {moderationCase.why && <p className="text-muted text-sm">{texts.againHint}</p>}
        <SelectField
          label={texts.shown}
          placeholder={texts.chooseShown}
          options={optionsOf(choices, texts.choices)}
          value={choice ?? ''}
          error={errors.choice}
          onChange={({ target }) => setChoice(choices.find((one) => one === target.value))}
        />
        <SelectField
          label={texts.sanction}
          placeholder={texts.none}
          options={optionsOf(sanctionKinds, texts.sanctions)}
          value={sanction ?? ''}
          onChange={({ target }) => setSanction(sanctionKinds.find((kind) => kind === target.value))}
        />
        {holdsForDays(sanction) && (
          <SelectField
            label={texts.days}
            options={lengths.map((length) => ({ value: String(length), label: texts.daysOf(length) }))}
            value={String(days)}
            onChange={({ target }) => setDays(Number(target.value))}
          />
        )}
        <div className="grid gap-1.5">
          <TextareaField
            label={texts.why}
            hint={texts.whyHint}
            maxLength={limits.appealMax}
            value={why}
            error={errors.why}
            onChange={({ target }) => setWhy(target.value)}
          />
          <CharactersLeft text={why} max={limits.appealMax} />
        </div>
        {decide.error && (
          <Banner tone="danger" role="alert">
            {decide.error.message}
          </Banner>
        )}
        <Button type="submit" busy={decide.isPending} busyLabel={texts.deciding}>
          {texts.decide}
        </Button>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={texts.confirm[choice ?? 'hide']}
        description={texts.confirmHow(sanction ? decisionTexts.sanctions[sanction] : null)}
        confirmLabel={texts.yes[choice ?? 'hide']}
        cancelLabel={texts.cancel}
        variant={choice === 'show' ? 'primary' : 'danger'}
        busy={decide.isPending}
        busyLabel={texts.deciding}
        onConfirm={send}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  )
}
