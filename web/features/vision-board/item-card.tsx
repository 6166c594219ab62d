import { boardTexts as texts } from '#content/vision-board/texts.ts'
import type { VisionBoard, VisionItem } from '#contract/vision-board.ts'
import type { OutboxItem } from '#web/lib/offline/outbox-item.ts'
import { itemName } from './item-name.ts'
import { ItemPicture } from './item-picture.tsx'
import { ItemText } from './item-text.tsx'

export interface LayoutProps {
  board: VisionBoard
  /** What of it waits on this phone, by the item's id. */
  added: ReadonlyMap<string, OutboxItem>
  onRemove: (item: VisionItem) => void
}

interface ItemCardProps {
  item: VisionItem
  /** It is on this phone alone. */
  waits: boolean
  /** What is above it says already of which kind it is. */
  isUnderHeading?: boolean
  onRemove: LayoutProps['onRemove']
}

/** An item with its way off the board. */
export function ItemCard({ item, waits, isUnderHeading = false, onRemove }: ItemCardProps) {
  return (
    <li className="flex min-w-0 flex-col justify-between overflow-hidden rounded-2xl border border-line bg-card shadow-card">
      {item.kind === 'image' ? (
        <ItemPicture {...item.content} waits={waits} />
      ) : (
        <div className="grid min-h-24 flex-1 content-center gap-1 px-[min(0.75rem,6%)] py-3 text-center">
          <ItemText item={item} waits={waits} isUnderHeading={isUnderHeading} />
        </div>
      )}
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
