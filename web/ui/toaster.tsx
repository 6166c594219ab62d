import { lazy, Suspense, useEffect } from 'react'
import { type ShownToast, useToast } from './toast.ts'

const load = () => import('./toast-card.tsx')
const ToastCard = lazy(async () => {
  const part = await load().catch(() => null)
  return { default: part?.ToastCard ?? BareToast }
})

/** What a message comes down to, for when its card cannot be fetched. */
function BareToast({ toast }: { toast: ShownToast }) {
  return <p className="pb-3 font-bold">{toast.title}</p>
}

/**
 * Where messages appear: under the header, with which they stay, clear of SOS, the bottom bar and a composer. They
 * stay long, so they take room of their own and cover no field, and follow only when the page scrolls. Both live
 * regions are always in the page, because a screen reader only hears changes in a region that it already knows. The card of one is fetched
 * as soon as the screen stands.
 */
export function Toaster() {
  const toast = useToast()
  const urgent = toast?.variant === 'destructive'
  useEffect(() => {
    void load().catch(() => undefined)
  }, [])
  return (
    <div className="mx-auto w-full max-w-sm px-[min(1rem,5vw)]">
      <div role="status">
        <Suspense>{toast && !urgent && <ToastCard key={toast.id} toast={toast} />}</Suspense>
      </div>
      <div role="alert">
        <Suspense>{toast && urgent && <ToastCard key={toast.id} toast={toast} />}</Suspense>
      </div>
    </div>
  )
}
