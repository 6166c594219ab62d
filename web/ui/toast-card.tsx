import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { dismissToast, type ShownToast } from './toast.ts'
import { useSettled } from './use-settled.ts'

/** A message, with the one thing that may be done about it. */
export function ToastCard({ toast }: { toast: ShownToast }) {
  const urgent = toast.variant === 'destructive'
  const { action } = toast
  const isSeen = useSettled(true)
  const Icon = urgent ? CircleAlert : CircleCheck
  return (
    <div
      className={classes(
        'pointer-events-auto mb-3 flex animate-arrive items-start gap-3 rounded-2xl border py-2 pr-2 pl-4 shadow-lift',
        urgent ? 'border-danger bg-danger-soft text-on-danger-soft' : 'border-line bg-card',
      )}
    >
      <Icon aria-hidden className={classes('my-2.5 size-6 shrink-0', !urgent && 'text-good')} />
      <div className="min-w-0 flex-1 self-center py-1">
        <p className="font-bold leading-snug">{toast.title}</p>
        {toast.description && <p className="text-sm">{toast.description}</p>}
      </div>
      {action && (
        <Button
          variant="quiet"
          size="sm"
          className="text-inherit underline"
          aria-disabled={!isSeen || undefined}
          onClick={() => {
            if (!isSeen) return
            dismissToast()
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label="Dismiss message"
        className="text-inherit"
        aria-disabled={!isSeen || undefined}
        onClick={() => isSeen && dismissToast()}
      >
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  )
}
