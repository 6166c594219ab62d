import { X } from 'lucide-react'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import type { Position, VisionItem } from '#contract/vision-board.ts'
import { ClampedText } from './clamped-text.tsx'
import { attachDrag, positionStyle } from './drag.ts'
import { itemName } from './item-name.ts'
import { ItemPicture } from './item-picture.tsx'
import { defaultPosition, fitToWidth, type Grip, moveByKey } from './position.ts'

interface CollageItemProps {
  item: VisionItem
  /** It is on this phone alone. */
  waits: boolean
  /** In the order, by which it has its place until she moves it. */
  index: number
  /** Of the area that it stays inside of. */
  width: number
  isOnTop: boolean
  onTouch: (id: string) => void
  onPut: (id: string, position: Position) => void
  /** Shows all of its words. */
  onRead: (id: string) => void
  /** Has it read aloud. */
  onSay: (text: string) => void
  onRemove: (item: VisionItem) => void
}

/** How long no key has come before where it went is saved, in milliseconds. */
const restMs = 400

/** What can be taken hold of to change its size, and where it lies; the corner is a fingertip wide. */
const grips: Record<Exclude<Grip, 'all'>, string> = {
  right: 'inset-y-0 right-0 w-1.5 cursor-ew-resize',
  bottom: 'inset-x-0 bottom-0 h-1.5 cursor-ns-resize',
  corner: 'right-0 bottom-0 size-7 cursor-nwse-resize',
}

/** One thing on the collage: drawn by hand or finger, or moved by arrow keys. */
export const CollageItem = memo(function CollageItem(props: CollageItemProps) {
  const { item, index, width, onPut, onSay } = props
  const [keyed, setKeyed] = useState<Position | null>(null)
  const position = keyed ?? fitToWidth(item.position ?? defaultPosition(item.kind, index), width)
  const touch = () => props.onTouch(item.id)

  const element = useRef<HTMLDivElement>(null)
  const hand = { position, width, onTake: touch, onPut: putByHand }
  const latest = useRef(hand)
  latest.current = hand
  useEffect(() => (element.current ? attachDrag(element.current, () => latest.current) : undefined), [])

  useEffect(() => {
    if (!keyed) return
    const timer = setTimeout(() => {
      onPut(item.id, keyed)
      setKeyed(null)
    }, restMs)
    return () => clearTimeout(timer)
  }, [keyed, item.id, onPut])

  const waiting = useRef(keyed)
  waiting.current = keyed
  useEffect(() => () => void (waiting.current && onPut(item.id, waiting.current)), [item.id, onPut])

  function press(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return
    const next = moveByKey(position, event.key, event.shiftKey, width)
    if (!next) return
    event.preventDefault()
    setKeyed(next)
    onSay(event.shiftKey ? texts.sized(next) : texts.moved(next))
  }

  /** Where keys had taken it is of no matter any more. */
  function putByHand(next: Position) {
    setKeyed(null)
    onPut(item.id, next)
  }

  /** Where it went meanwhile is of no matter any more. */
  function remove() {
    setKeyed(null)
    props.onRemove(item)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a thing that is placed freely is no field
    <div
      ref={element}
      style={{ ...positionStyle(position), zIndex: props.isOnTop ? 2 : 1 }}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move it
      tabIndex={0}
      aria-label={itemName(item)}
      aria-roledescription={texts.movable}
      onFocus={touch}
      onKeyDown={press}
      className="absolute top-0 left-0 cursor-grab touch-none select-none overflow-hidden rounded-2xl border border-control/50 bg-card shadow-lift active:cursor-grabbing"
    >
      {item.kind === 'image' ? (
        <ItemPicture {...item.content} waits={props.waits} fills />
      ) : (
        <ClampedText item={item} waits={props.waits} onRead={props.onRead} />
      )}
      <span
        aria-hidden
        className="pointer-events-none absolute right-0 bottom-0 grid size-6 place-items-center rounded-tl-xl bg-card print:hidden"
      >
        <span className="size-3 rounded-br-lg border-control border-r-3 border-b-3" />
      </span>
      {/* Beneath the button, which is a button up to its edge. */}
      {Object.entries(grips).map(([grip, where]) => (
        <span key={grip} data-grip={grip} className={`absolute ${where}`} />
      ))}
      <button
        type="button"
        aria-label={`${texts.remove}: ${itemName(item)}`}
        onClick={remove}
        className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-start justify-end rounded-2xl p-1 text-ink -outline-offset-3 print:hidden"
      >
        <span className="grid size-7 place-items-center rounded-full bg-card">
          <X aria-hidden className="size-4" />
        </span>
      </button>
    </div>
  )
})
