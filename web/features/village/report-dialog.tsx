import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { reportTexts as texts } from '#content/village/report.ts'
import { limits } from '#contract/limits.ts'
import { type ReportReason, reportReasons } from '#contract/reports.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSettled } from '#web/ui/use-settled.ts'
import { sendReport, type VillageItem } from './village-item.ts'

interface ReportDialogProps {
  item: VillageItem
  open: boolean
  onClose: () => void
  /** She may block whoever wrote it as well. */
  onBlock: () => void
}

/** Tells those who look after the Village of something: one tap for the reason, and a line where none of them says it. */
export function ReportDialog({ item, open, onClose, onBlock }: ReportDialogProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOther, setIsOther] = useState(false)
  const [note, setNote] = useState('')
  // The second of two quick taps was meant for what stood there before.
  const isSeen = useSettled(open, false)
  const report = useMutation({
    mutationFn: (reason: ReportReason) => sendReport(item, { reason, note: note.trim() || null }),
    onSuccess: () => {
      close()
      toast({
        title: texts.thanks,
        description: texts.whatNext,
        action: { label: texts.blockToo, onPress: onBlock },
      })
    },
  })

  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])

  function close() {
    setIsOther(false)
    report.reset()
    onClose()
  }

  function choose(reason: ReportReason) {
    if (!isSeen || report.isPending) return
    if (reason === 'other') setIsOther(true)
    else report.mutate(reason)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!report.isPending) report.mutate('other')
  }

  return (
    <Modal open={open} onClose={close} labelledBy={id}>
      <div className="grid gap-3 p-[min(1.25rem,6vw)]">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-lg outline-none">
          {texts.title}
        </h2>
        <p className="text-muted text-sm">{texts.private}</p>
        {isOther ? (
          <form onSubmit={submit} className="grid gap-3">
            <TextareaField
              label={texts.note}
              optional
              autoFocus
              rows={2}
              maxLength={limits.reportNoteMax}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
            <Button type="submit" busy={report.isPending} busyLabel={texts.sending}>
              {texts.send}
            </Button>
          </form>
        ) : (
          <div className="grid gap-2">
            {reportReasons.map((reason) => (
              <Button
                key={reason}
                variant="secondary"
                aria-disabled={!isSeen || undefined}
                onClick={() => choose(reason)}
              >
                {texts.reasons[reason]}
              </Button>
            ))}
          </div>
        )}
        {report.error && <FieldError id={undefined}>{report.error.message}</FieldError>}
        <Button variant="quiet" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </Modal>
  )
}
