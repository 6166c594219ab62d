import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { postTexts as texts } from '#content/village/texts.ts'
import { limits } from '#contract/limits.ts'
import { type PostWarning, postWarnings } from '#contract/village.ts'
import { villageErrors } from '#contract/village-writing.ts'
import { isVisible } from '#contract/visible.ts'
import { useFieldError } from '#web/lib/api/field-errors.ts'
import { asText } from '#web/lib/device/parse.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { Button } from '#web/ui/button.tsx'
import { CharactersLeft } from '#web/ui/characters-left.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { HouseRulesDialog } from './house-rules-dialog.tsx'
import { editKey } from './use-draft.ts'
import { useHouseRules } from './use-house-rules.ts'
import { sendEdit, showItem, threadOf, type VillageItem } from './village-item.ts'
import { Warnings } from './warnings.tsx'
import { noteWriting } from './writer-notice.ts'

interface EditFormProps {
  item: VillageItem
  onDone: () => void
}

/** Has her former words there again. They were there before, so that nothing of them is warned of. */
async function putBack(former: VillageItem): Promise<void> {
  try {
    const { written } = await sendEdit(former, {
      content: former.content,
      seen_warnings: [...postWarnings],
    })
    if (written) showItem(former, written)
  } catch (error) {
    toast({ title: (error as Error).message, variant: 'destructive' })
  }
}

/** Her words, to be changed in their place. What she has changed stays on the phone until it is saved or put away. */
export function EditForm({ item, onDone }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const refusal = useFieldError(form)
  const rules = useHouseRules()
  const [warnings, setWarnings] = useState<readonly PostWarning[]>([])
  const [draft, setDraft] = useStoredState(editKey(item.id), undefined, asText)
  const words = draft ?? item.content

  const saving = useMutation({
    mutationFn: (seen: readonly PostWarning[]) =>
      sendEdit(item, { content: words, seen_warnings: [...seen] }),
    onSuccess: ({ written, warnings: found, safety }) => {
      if (!written) return setWarnings(found)
      noteWriting(threadOf(item), safety)
      showItem(item, written)
      setDraft(undefined)
      onDone()
      toast({ title: texts.changed, action: { label: 'Undo', onPress: () => void putBack(item) } })
    },
    onError: (error, seen) => {
      if (!rules.askAfter(error, () => saving.mutate(seen))) refusal.refuse(error.message)
    },
  })

  function submit(seen: readonly PostWarning[] = []) {
    if (saving.isPending) return
    if (!isVisible(words)) return refusal.refuse(villageErrors.postMissing)
    saving.mutate(seen)
  }

  function change(next: string) {
    if (saving.isPending) return
    refusal.accept()
    setWarnings([])
    setDraft(next === item.content ? undefined : next)
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="grid gap-1.5">
        <TextareaField
          label={texts.editLabel}
          autoFocus
          maxLength={limits.postMax}
          value={words}
          error={refusal.error}
          onChange={({ target }) => change(target.value)}
        />
        <CharactersLeft text={words} max={limits.postMax} />
      </div>
      <Warnings warnings={warnings} busy={saving.isPending} onPostAnyway={() => submit(warnings)} />
      <HouseRulesDialog open={rules.isAsking} onClose={rules.putOff} onAccepted={rules.accept} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={saving.isPending} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setDraft(undefined)
            onDone()
          }}
        >
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
