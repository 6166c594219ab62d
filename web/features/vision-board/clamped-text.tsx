import { useLayoutEffect, useRef, useState } from 'react'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { itemName } from './item-name.ts'
import { ItemText, type TextItem } from './item-text.tsx'

interface ClampedTextProps {
  item: TextItem
  /** It is on this phone alone. */
  waits: boolean
  onRead: (id: string) => void
}

/** Words in a place of a given size. Where they are longer than that their end fades, and a tap or its button shows all of them. */
export function ClampedText({ item, waits, onRead }: ClampedTextProps) {
  const [isCut, setIsCut] = useState(false)
  const face = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)

  // A finger on them draws them about, so they cannot be scrolled by one.
  useLayoutEffect(() => {
    const [around, within] = [face.current, words.current]
    if (!around || !within) return
    const observer = new ResizeObserver(() => setIsCut(around.scrollHeight > around.clientHeight))
    observer.observe(around)
    observer.observe(within)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <div
        ref={face}
        className={classes(
          'flex h-full items-center-safe overflow-hidden px-3 pt-7 pb-2 text-center leading-snug',
          isCut && 'mask-b-from-50% mask-b-to-90%',
        )}
      >
        <div ref={words} className="grid w-full gap-1">
          <ItemText item={item} waits={waits} />
        </div>
      </div>
      {isCut && (
        <button
          type="button"
          data-tap
          aria-label={`${texts.readAll}: ${itemName(item)}`}
          onClick={() => onRead(item.id)}
          className="absolute bottom-0 left-1/2 z-1 grid min-h-10 w-max -translate-x-1/2 items-end px-2 pb-1.5 -outline-offset-3 print:hidden"
        >
          <span className="rounded-full bg-accent px-2.5 py-0.5 font-bold text-on-accent text-xs">
            {texts.readAll}
          </span>
        </button>
      )}
    </>
  )
}
