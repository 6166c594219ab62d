import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { Feature } from '#web/feature.ts'
import { HeaderSlot } from '#web/ui/page-header.tsx'
import { QuickExit } from '#web/ui/quick-exit.tsx'
import { SosLink } from '#web/ui/sos-link.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { TabBar } from './tab-bar.tsx'
import { Wordmark } from './wordmark.tsx'

/** Comes after the first screen has; where it cannot come, what waits on the phone waits on, and the screens work without. */
const Overlays = lazy<ComponentType<{ features: readonly Feature[] }>>(async () => {
  const part = await import('./overlays.tsx').catch(() => null)
  return { default: part?.Overlays ?? (() => null) }
})

interface FrameProps {
  features: readonly Feature[]
  tabs?: boolean
  /** Something about her account that stands above every screen. */
  notice?: ReactNode
  children: ReactNode
}

/**
 * What stands around every screen: header with SOS, the scrolling content, and the tabs where a member is
 * signed in. A screen's `PageHeader` moves into the header; without one the product's name stands there.
 * A screen that scrolls inside itself, such as a chat, marks its outermost element with `data-fill`: then
 * it is exactly as high as the screen and what stands above leave room for, and at least 360 px. A box in it that
 * is to begin at its top, as the page does, is marked with `data-to-top`.
 * SOS stays in view on every screen. On a low one, a phone held sideways or text made large, that leaves no room for
 * the tabs to stay as well: they stand at the end of the page.
 */
export function Frame({ features, tabs = true, notice, children }: FrameProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const main = useRef<HTMLElement>(null)
  useFocusOnArrival(main)

  return (
    <HeaderSlot value={slot}>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only z-50 rounded-2xl bg-card px-4 py-3 font-bold shadow-lift focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <div className="pointer-events-none sticky top-0 z-40 print:hidden">
          <header className="safe-top pointer-events-auto bg-linear-to-b from-70% from-ground-top to-transparent">
            <div className="mx-auto flex min-h-14 max-w-sm flex-wrap items-center justify-end gap-x-1.5 px-[min(1rem,5vw)] pt-[6px] pb-[12px]">
              <div ref={setSlot} className="peer flex min-w-0 flex-[1_1_8rem] empty:hidden" />
              <div className="hidden flex-1 items-center peer-empty:flex">
                <Wordmark />
              </div>
              <QuickExit />
              <SosLink />
            </div>
          </header>
          <Toaster />
        </div>
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className={`flex flex-1 flex-col ${tabs ? 'tall:above-tab-bar' : 'safe-bottom'}`}
        >
          <div className="mx-auto flex w-full max-w-sm flex-1 flex-col px-[min(1rem,5vw)] pt-[8px] pb-6 has-data-fill:pb-0">
            <Suspense>
              <Overlays features={features} />
            </Suspense>
            {notice}
            {children}
          </div>
        </main>
        {tabs && <TabBar features={features} />}
      </div>
    </HeaderSlot>
  )
}

/**
 * A new screen gets the focus, as a new page would, unless it has put the focus somewhere itself; and it starts at
 * its top, unless she came back to it, when the browser knows where she was.
 */
function useFocusOnArrival(main: { current: HTMLElement | null }) {
  const [pathname] = useLocation()
  const [search] = useSearchParams()
  // SOS is a screen of its own, though it shares an address with the chat.
  const screen = search.get('sos') === 'true' ? `${pathname} sos` : pathname
  const last = useRef(screen)
  useEffect(() => {
    if (last.current === screen) return
    last.current = screen
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [main, screen])

  useEffect(() => {
    // wouter announces each navigation of its own under this name.
    const toTop = () => {
      window.scrollTo(0, 0)
      for (const box of main.current?.querySelectorAll('[data-to-top]') ?? []) box.scrollTo(0, 0)
    }
    window.addEventListener('pushState', toTop)
    return () => window.removeEventListener('pushState', toTop)
  }, [main])
}
