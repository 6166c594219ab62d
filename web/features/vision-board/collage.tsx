import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { limits } from '#contract/limits.ts'
import type { Position, VisionItem } from '#contract/vision-board.ts'
import { toast } from '#web/ui/toast.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { moveTo } from './change.ts'
import { CollageItem } from './collage-item.tsx'
import { EmptyBoard } from './empty-board.tsx'
import type { LayoutProps } from './item-card.tsx'

/** Things that lie where she puts them. They stay inside, and where they are is saved when she lets go. */
export function Collage({ board, added, onRemove }: LayoutProps) {
  const area = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  const [said, setSaid] = useState('')
  const [onTop, setOnTop] = useState<string>()
  // Given to each thing as what never changes, so that one is drawn anew alone.
  const latest = useRef(onRemove)
  latest.current = onRemove
  const put = useCallback(
    (id: string, position: Position) =>
      void moveTo(board.id, id, position).catch((error: Error) =>
        toast({ title: error.message, variant: 'destructive' }),
      ),
    [board.id],
  )
  const remove = useCallback((item: VisionItem) => latest.current(item), [])

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <p className="justify-self-start rounded-xl bg-card px-3 py-1 text-muted text-sm print:hidden">
        {texts.moveHelp}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: things that are placed freely are no fields */}
      <div
        ref={area}
        role="group"
        aria-label={texts.board}
        className="relative overflow-hidden rounded-2xl bg-card/45"
        style={{ height: limits.collageHeight }}
      >
        {board.items.length === 0 && <EmptyBoard />}
        {width !== undefined &&
          board.items.map((item, index) => (
            <CollageItem
              key={item.id}
              item={item}
              waits={added.has(item.id)}
              index={index}
              width={width}
              isOnTop={item.id === onTop}
              onTouch={setOnTop}
              onPut={put}
              onSay={setSaid}
              onRemove={remove}
            />
          ))}
      </div>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  )
}
