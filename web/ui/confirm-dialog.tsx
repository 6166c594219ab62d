import { useId } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { useSettled } from './use-settled.ts'

interface ConfirmDialogProps {
  open: boolean
  /** The question, such as 'Delete this thread?'. */
  title: string
  description?: string
  confirmLabel: string
  cancelLabel?: string
  variant?: 'primary' | 'danger'
  busy?: boolean
  busyLabel?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is done that cannot be undone. The focus starts on the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, confirmLabel, cancelLabel = 'Cancel', variant = 'danger' } = props
  const id = useId()
  const isSeen = useSettled(open)
  return (
    <Modal
      open={open}
      onClose={props.onCancel}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-text` : undefined}
    >
      <div className="grid gap-5 p-[min(1.25rem,6vw)]">
        <div className="grid gap-2">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className="text-muted">
              {description}
            </p>
          )}
        </div>
        <div className="flex flex-wrap-reverse gap-2">
          <Button variant="secondary" className="flex-1" onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={variant}
            className="flex-1"
            busy={props.busy ?? false}
            busyLabel={props.busyLabel ?? confirmLabel}
            aria-disabled={!isSeen || undefined}
            onClick={() => isSeen && props.onConfirm()}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
