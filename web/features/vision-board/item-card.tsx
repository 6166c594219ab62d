import { Sprout } from 'lucide-react'
import { useState } from 'react'
import { goalTexts } from '#content/rediscover/texts.ts'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import type { VisionBoard, VisionItem } from '#contract/vision-board.ts'
import type { OutboxItem } from '#web/lib/offline/outbox-item.ts'
import { classes } from '#web/ui/classes.ts'
import { itemName, pictureAlt } from './item-name.ts'

export interface LayoutProps {
  board: VisionBoard
  /** What of it waits on this phone, by the item's id. */
  added: ReadonlyMap<string, OutboxItem>
  onRemove: (item: VisionItem) => void
}

interface ItemFaceProps {
  item: VisionItem
  /** It is on this phone alone. */
  waits: boolean
  /** It is as high as what it stands in. */
  fills?: boolean
}

/** What an item shows. */
export function ItemFace({ item, waits, fills = false }: ItemFaceProps) {
  if (item.kind === 'image') return <Picture {...item.content} waits={waits} fills={fills} />
  const { text } = item.content
  const credit = item.kind === 'quote' ? item.content.credit : null
  return (
    <div
      className={classes(
        'grid flex-1 content-center gap-1 overflow-y-auto p-3 text-center',
        fills ? 'h-full' : 'min-h-24',
      )}
    >
      {item.kind === 'goal' && (
        <p className="flex items-center justify-center gap-1 font-bold text-primary-ink text-sm">
          <Sprout aria-hidden className="size-4 shrink-0" />
          {texts.goal}
        </p>
      )}
      <p dir="auto" className={classes('wrap-anywhere', item.kind === 'quote' && 'font-bold')}>
        {text}
      </p>
      {credit && <p className="text-muted text-sm">{credit}</p>}
      {item.kind === 'goal' && item.week && (
        <p className="text-muted text-sm">{goalTexts.statuses[item.week.status]}</p>
      )}
      {waits && <p className="text-muted text-sm">{texts.waitsHere}</p>}
    </div>
  )
}

interface PictureProps {
  url: string
  credit?: string | null | undefined
  waits: boolean
  fills: boolean
}

function Picture({ url, credit, waits, fills }: PictureProps) {
  const [isMissing, setIsMissing] = useState(false)
  const alt = pictureAlt(url)
  return (
    <figure className={classes('flex flex-col', fills && 'h-full')}>
      {isMissing ? (
        <p className="grid min-h-24 flex-1 place-items-center bg-sunken p-3 text-center text-muted text-sm">
          {alt}
        </p>
      ) : (
        <img
          src={url}
          alt={alt}
          draggable={false}
          loading="lazy"
          onError={() => setIsMissing(true)}
          className={classes('w-full object-cover', fills ? 'min-h-0 flex-1' : 'aspect-4/3')}
        />
      )}
      {(credit || waits) && (
        <figcaption className="px-3 pt-1 text-muted text-sm">{waits ? texts.waitsHere : credit}</figcaption>
      )}
    </figure>
  )
}

interface ItemCardProps extends Pick<ItemFaceProps, 'item' | 'waits'> {
  onRemove: LayoutProps['onRemove']
}

/** An item with its way off the board. */
export function ItemCard({ item, waits, onRemove }: ItemCardProps) {
  return (
    <li className="flex min-w-0 flex-col justify-between overflow-hidden rounded-2xl bg-card shadow-card">
      <ItemFace item={item} waits={waits} />
      <button
        type="button"
        aria-label={`${texts.remove}: ${itemName(item)}`}
        onClick={() => onRemove(item)}
        className="min-h-11 rounded-2xl px-2 font-bold text-primary-ink text-sm hover:bg-accent-soft print:hidden"
      >
        {texts.remove}
      </button>
    </li>
  )
}
