import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface ChatScrollerProps {
  ref: RefObject<HTMLDivElement | null>
  /** Changes when something is put before what is there: then nothing moves under her eyes. */
  start: string | undefined
  /** Changes when something new stands at the end: then it comes into view. */
  end: string
  /** False while something else than the newest message is to be read first: the top then. */
  follow: boolean
  children: ReactNode
}

/** A chat's own scrolling box. */
export function ChatScroller({ ref, start, end, follow, children }: ChatScrollerProps) {
  const foot = useRef<HTMLDivElement>(null)
  const last = useRef({ start, height: 0 })

  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    if (last.current.start !== start) box.scrollTop += box.scrollHeight - last.current.height
    last.current = { start, height: box.scrollHeight }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new stands at the end, it comes into view
  useEffect(() => {
    if (follow) foot.current?.scrollIntoView({ block: 'end' })
    else ref.current?.scrollTo(0, 0)
  }, [end, follow])

  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto outline-none [overflow-anchor:none]"
    >
      {children}
      <div ref={foot} />
    </div>
  )
}
