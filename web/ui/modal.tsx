import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { QuickExit } from './quick-exit.tsx'
import { SosLink } from './sos-link.tsx'
import { useBackdropTap } from './use-backdrop-tap.ts'

interface ModalProps {
  open: boolean
  /** Esc, a tap beside it, or the browser closed it. */
  onClose: () => void
  labelledBy: string
  describedBy?: string | undefined
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

const look =
  'm-auto mb-[calc(1rem+env(safe-area-inset-bottom))] scroll-pt-20 max-h-[calc(100dvh-2rem-env(safe-area-inset-top)-env(safe-area-inset-bottom))] w-[calc(100%-min(2rem,10vw))] max-w-sm overflow-y-auto rounded-3xl sm:mb-auto bg-card text-ink shadow-lift opacity-0 open:flex open:flex-col transition-[opacity,translate,overlay,display] transition-discrete duration-300 ease-soft translate-y-6 open:opacity-100 open:translate-y-0 starting:open:opacity-0 starting:open:translate-y-6 backdrop:bg-scrim backdrop:opacity-0 backdrop:transition-[opacity,overlay,display] backdrop:transition-discrete backdrop:duration-300 open:backdrop:opacity-100 starting:open:backdrop:opacity-0'

/**
 * The browser's own modal dialog: it holds the focus, makes the page behind inert and gives the focus back.
 * Nothing is injected into the page, so it fits a strict content security policy.
 */
export function Modal({ open, onClose, labelledBy, describedBy, role = 'dialog', children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  // The event arrives late; by then the dialog may have been opened again.
  function closed(event: SyntheticEvent<HTMLDialogElement>) {
    if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose()
  }

  return (
    // The keyboard's way to do the same as a tap beside the dialog is Esc, which the browser handles.
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={look}
      onClose={closed}
      {...useBackdropTap(onClose)}
    >
      {children}
      {/* Those in the header are inert meanwhile. These are seen first and come last, so that the focus starts elsewhere. */}
      <div className="sticky top-0 z-10 order-first -mb-6 flex flex-wrap justify-end gap-x-1.5 bg-linear-to-b from-70% from-card to-transparent px-3 py-3">
        <QuickExit />
        {/* Closed before the screen behind goes: the next one, inert no more, can have the focus. */}
        <SosLink onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}
