import { postTexts, villageTexts } from '#content/village/texts.ts'
import { relativeTime } from '#web/lib/time/relative-time.ts'
import { useNow } from '#web/lib/time/use-now.ts'
import type { VillageItem } from './village-item.ts'

type BylineProps = Pick<VillageItem, 'author_label' | 'created_at' | 'is_mine' | 'is_edited'>

/** Who wrote it, and when. A name is kept apart from what stands around it, whichever way it runs. */
export function Byline({ author_label, created_at, is_mine, is_edited }: BylineProps) {
  const now = useNow()
  return (
    <span className="flex flex-[1_1_6rem] flex-wrap items-baseline gap-x-2 text-muted text-sm">
      <bdi className="wrap-anywhere font-bold text-ink">{author_label ?? postTexts.removedWriter}</bdi>
      {is_mine && (
        <span className="rounded-full bg-accent-soft px-2 font-bold text-on-accent text-xs">
          {villageTexts.yours}
        </span>
      )}
      <span>
        <time dateTime={created_at}>{relativeTime(created_at, now)}</time>
        {is_edited && ` · ${postTexts.edited}`}
      </span>
    </span>
  )
}
