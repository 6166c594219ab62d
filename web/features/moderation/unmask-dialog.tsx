import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { unmaskTexts as texts } from '#content/moderation/texts.ts'
import type { unmaskCase } from '#contract/cases.ts'
import { limits } from '#contract/limits.ts'
import type { RouteReply } from '#contract/route.ts'
import { useFieldError } from '#web/lib/api/field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { useUnmask } from './api.ts'

export type Writer = RouteReply<typeof unmaskCase>

interface UnmaskDialogProps {
  caseId: string
  open: boolean
  onClose: () => void
  onSeen: (writer: Writer) => void
}

/** As long as the server asks for. */
const reasonMin = 10

/** Says that it is written down, and asks why, before a moderator learns who wrote something. */
export function UnmaskDialog({ caseId, open, onClose, onSeen }: UnmaskDialogProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { error, refuse, accept } = useFieldError(form)
  const [reason, setReason] = useState('')
  const unmask = useUnmask(caseId)
  // The second of two quick taps was meant for what stood there before.
  const isSettled = useSettled(open, false)

  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isSettled || unmask.isPending) return
    if (reason.trim().length < reasonMin) return refuse(texts.missing)
    unmask.mutate(reason, { onSuccess: onSeen, onError: (cause) => refuse(cause.message) })
  }

  return (
    <Modal open={open} onClose={onClose} labelledBy={`${id}-title`} describedBy={`${id}-text`}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4 p-[min(1.25rem,6vw)]">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="text-xl outline-none">
          {texts.ask}
        </h2>
        <p id={`${id}-text`}>{texts.recorded}</p>
        <TextareaField
          label={texts.reason}
          hint={texts.reasonHint}
          rows={2}
          maxLength={limits.appealMax}
          value={reason}
          error={error}
          onChange={({ target }) => {
            accept()
            setReason(target.value)
          }}
        />
        <div className="flex flex-wrap-reverse gap-2">
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            className="flex-1"
            busy={unmask.isPending}
            busyLabel={texts.looking}
            aria-disabled={!isSettled || undefined}
          >
            {texts.look}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
