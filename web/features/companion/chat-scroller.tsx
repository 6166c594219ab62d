import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** So near to its end a chat counts as being read there, in pixels. */
const nearFoot = 80

interface ChatScrollerProps {
  ref: RefObject<HTMLDivElement | null>
  /** Changes when something is put before what is there: then nothing moves under her eyes. */
  start: string | undefined
  /** Changes when something new stands at the end: then it comes into view, unless she has scrolled up to read. */
  end: string
  /** Her message on its way; a new one always comes into view. */
  sent: string | undefined
  /** False while something else than the newest message is to be read first: what `first` holds, or the top, for a card or SOS. */
  follow: boolean
  first: RefObject<HTMLElement | null> | null
  children: ReactNode
}

/** A chat's own scrolling box. */
export function ChatScroller({ ref, start, end, sent, follow, first, children }: ChatScrollerProps) {
  const content = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const last = useRef({ start, height: 0 })
  const isAtFoot = useRef(true)
  const isDue = useRef(false)

  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    if (last.current.start !== start) box.scrollTop += box.scrollHeight - last.current.height
    last.current = { start, height: box.scrollHeight }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new stands at the end, it comes into view
  useEffect(() => {
    if (follow && isAtFoot.current) foot.current?.scrollIntoView({ block: 'end' })
  }, [end])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever she has said something, what is to be read comes into view
  useEffect(() => {
    isDue.current = true
  }, [sent, follow])

  useEffect(() => {
    // What is to be read first may come a moment later than what it is about.
    if (!isDue.current || (!follow && first && !first.current)) return
    isDue.current = false
    if (follow) foot.current?.scrollIntoView({ block: 'end' })
    else if (first) first.current?.scrollIntoView({ block: 'start' })
    else ref.current?.scrollTo(0, 0)
  })

  // What comes above the box, or grows in it, takes the end of the chat out of view as well.
  useEffect(() => {
    const [box, all] = [ref.current, content.current]
    if (!box || !all || !follow) return
    const resizing = new ResizeObserver(() => {
      if (isAtFoot.current) foot.current?.scrollIntoView({ block: 'end' })
    })
    resizing.observe(box)
    resizing.observe(all)
    return () => resizing.disconnect()
  }, [ref, follow])

  return (
    <div
      ref={ref}
      tabIndex={-1}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtFoot.current = scrollHeight - scrollTop - clientHeight < nearFoot
      }}
      className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto outline-none [overflow-anchor:none]"
    >
      <div ref={content}>
        {children}
        <div ref={foot} />
      </div>
    </div>
  )
}
