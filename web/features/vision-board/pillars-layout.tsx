import { useId } from 'react'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import type { ItemKind } from '#contract/vision-board.ts'
import { ItemCard, type LayoutProps } from './item-card.tsx'

const kinds: readonly ItemKind[] = ['quote', 'image', 'goal']

/** Three columns, one for each kind. */
export function PillarsLayout({ board, added, onRemove }: LayoutProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-3 items-start gap-2 md:gap-4">
      {kinds.map((kind) => {
        const items = board.items.filter((item) => item.kind === kind)
        return (
          <section key={kind} aria-labelledby={`${id}-${kind}`} className="grid min-w-0 gap-2">
            <h3 id={`${id}-${kind}`} className="rounded-xl bg-card px-1 py-1.5 text-center text-sm">
              {texts.pillars[kind]}
            </h3>
            {items.length > 0 && (
              <ul aria-labelledby={`${id}-${kind}`} className="grid gap-2 text-sm md:text-base">
                {items.map((item) => (
                  <ItemCard
                    key={item.id}
                    item={item}
                    waits={added.has(item.id)}
                    isUnderHeading
                    onRemove={onRemove}
                  />
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}
