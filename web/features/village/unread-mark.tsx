import { villageTexts as texts } from '#content/village/texts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useHasUnread } from './use-unread.ts'

/** A quiet dot on the tab that leads to the Village, where a thread of hers has something new. */
export function UnreadMark() {
  return (
    useHasUnread() && (
      <>
        <span
          aria-hidden
          className="absolute top-0.5 right-1 size-2.5 rounded-full border-2 border-card bg-muted"
        />
        <VisuallyHidden>{texts.somethingNew}</VisuallyHidden>
      </>
    )
  )
}
