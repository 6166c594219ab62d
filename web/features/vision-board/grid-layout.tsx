import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { EmptyBoard } from './empty-board.tsx'
import { ItemCard, type LayoutProps } from './item-card.tsx'

/** Two columns, and three where there is room. */
export function GridLayout({ board, added, onRemove }: LayoutProps) {
  if (board.items.length === 0) return <EmptyBoard />
  return (
    <ul aria-label={texts.board} className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {board.items.map((item) => (
        <ItemCard key={item.id} item={item} waits={added.has(item.id)} onRemove={onRemove} />
      ))}
    </ul>
  )
}
