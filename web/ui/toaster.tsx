import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { dismissToast, type ShownToast, useToast } from './toast.ts'
import { useSettled } from './use-settled.ts'

/**
 * Where messages appear: under the header, with which they stay, clear of SOS, the bottom bar and a composer. They
 * stay long, so they take room of their own and cover no field, and follow only when the page scrolls. Both live
 * regions are always in the page, because a screen reader only hears changes in a region that it already knows.
 */
export function Toaster() {
  const toast = useToast()
  const urgent = toast?.variant === 'destructive'
  return (
    <div className="mx-auto w-full max-w-sm px-[min(1rem,5vw)]">
      <div role="status">{toast && !urgent && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast && urgent && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
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
