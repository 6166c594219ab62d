import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { type OutboxItem, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { retry } from './board-actions.ts'
import { textsInWrite } from './local-board.ts'

/** What she did offline and the server would not have, in its own words: sent again, or let go. Nothing goes by itself. */
export function RefusedItems({ items }: { items: readonly OutboxItem[] }) {
  return items.map((item) => (
    <Banner
      key={item.id}
      role="alert"
      tone="danger"
      title={item.refused ?? ''}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => void retry(item)}>
            {texts.tryAgain}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => removeOutboxItem(item.id)}>
            {texts.letGo}
          </Button>
        </div>
      }
    >
      {textsInWrite(item).map((words) => (
        <p key={words} dir="auto" className="wrap-anywhere">
          {words}
        </p>
      ))}
    </Banner>
  ))
}
