import { LayoutDashboard } from 'lucide-react'
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { limits } from '#contract/limits.ts'
import type { Position, VisionItem } from '#contract/vision-board.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { autoLayout } from './auto-layout.ts'
import { moveOnBoard } from './board-actions.ts'
import { CollageItem } from './collage-item.tsx'
import { EmptyBoard } from './empty-board.tsx'
import { FullTextDialog } from './full-text-dialog.tsx'
import type { LayoutProps } from './item-card.tsx'
import { defaultPosition } from './position.ts'

/** Things that lie where she puts them. They stay inside, and where they are is saved when she lets go. */
export function Collage({ board, added, onRemove }: LayoutProps) {
  const area = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  const [said, setSaid] = useState('')
  const [onTop, setOnTop] = useState<string>()
  const [readId, setReadId] = useState<string>()
  const helpId = useId()
  const read = board.items.find(({ id }) => id === readId)
  // Given to each thing as what never changes, so that one is drawn anew alone.
  const latest = useRef(onRemove)
  latest.current = onRemove
  const put = useCallback(
    (id: string, position: Position) =>
      void moveOnBoard(board.id, id, position).catch((error: Error) =>
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

  /** One in each frame, so that the first is there at once however many there are. */
  async function putAll(places: ReadonlyMap<string, Position>) {
    for (const [id, position] of places) {
      put(id, position)
      await new Promise(requestAnimationFrame)
    }
  }

  /** Where each was is hers, so she can have it back. */
  function spread(across: number) {
    const before = new Map(
      board.items.map(({ id, kind, position }, index) => [id, position ?? defaultPosition(kind, index)]),
    )
    void putAll(autoLayout(board.items, across))
    toast({ title: texts.spread, action: { label: texts.undo, onPress: () => void putAll(before) } })
  }

  return (
    <>
      {width !== undefined && board.items.length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start bg-card print:hidden"
          onClick={() => spread(width)}
        >
          <LayoutDashboard aria-hidden className="size-5" />
          {texts.spreadOut}
        </Button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: things that are placed freely are no fields */}
      <div
        ref={area}
        role="group"
        aria-label={texts.board}
        aria-describedby={helpId}
        className="relative overflow-hidden rounded-2xl bg-card/65"
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
              onRead={setReadId}
              onSay={setSaid}
              onRemove={remove}
            />
          ))}
      </div>
      <p
        id={helpId}
        className="justify-self-start rounded-xl bg-card px-3 py-1 text-muted text-sm print:hidden"
      >
        {texts.moveHelp}
      </p>
      {read && read.kind !== 'image' && (
        <FullTextDialog item={read} waits={added.has(read.id)} onClose={() => setReadId(undefined)} />
      )}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  )
}
