import { type FormEvent, useEffect, useRef, useState } from 'react'
import { memoryTexts as texts } from '#content/memory/texts.ts'
import { limits } from '#contract/limits.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import { useFieldError } from '#web/lib/api/field-errors.ts'
import { useUnsaved } from '#web/lib/offline/unsaved.ts'
import { Button } from '#web/ui/button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveLine } from './api.ts'

interface LineFormProps {
  id: string
  label: string
  hint?: string
  initial: string
  isKept: boolean
  /** Given what was made of her words, also where they could not be kept. */
  onRead: (safety: SafetyNotice) => void
  /** It was kept, or she left it. */
  onDone: () => void
}

/** One line to write. What she typed stays in it until it is saved. */
export function LineForm({ id, label, hint, initial, isKept, onRead, onDone }: LineFormProps) {
  const [text, setText] = useState(initial)
  const form = useRef<HTMLFormElement>(null)
  const { error, refuse, accept } = useFieldError(form)
  const save = useSaveLine()
  useUnsaved(text !== initial)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!text.trim()) return refuse('Please write a word or two.')
    save.mutate(
      { id, body: { text, is_kept: isKept } },
      {
        onSuccess: ({ safety, is_full }) => {
          onRead(safety)
          if (is_full) return refuse(texts.full)
          toast({ title: texts.saved })
          onDone()
        },
        onError: (cause) => refuse(cause.message),
      },
    )
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={accept} className="grid gap-3 py-2">
      <TextareaField
        label={label}
        hint={hint}
        error={error}
        maxLength={limits.memoryLineMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="flex-1" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" className="flex-2" busy={save.isPending} busyLabel="Saving…">
          Save
        </Button>
      </div>
    </form>
  )
}
