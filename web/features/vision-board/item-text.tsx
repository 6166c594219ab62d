import { Sprout } from 'lucide-react'
import { goalTexts } from '#content/rediscover/texts.ts'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import type { VisionItem } from '#contract/vision-board.ts'
import { classes } from '#web/ui/classes.ts'

export type TextItem = Exclude<VisionItem, { kind: 'image' }>

interface ItemTextProps {
  item: TextItem
  /** It is on this phone alone. */
  waits: boolean
  /** What is above it says already whether it is a goal. */
  isUnderHeading?: boolean
}

/** All that a quote or a goal says, one under the other. */
export function ItemText({ item, waits, isUnderHeading = false }: ItemTextProps) {
  const { text } = item.content
  const credit = item.kind === 'quote' ? item.content.credit : null
  return (
    <>
      {item.kind === 'goal' && !isUnderHeading && (
        <p className="flex items-center justify-center gap-1 font-bold text-primary-ink text-sm">
          <Sprout aria-hidden className="size-4 shrink-0" />
          {texts.goal}
        </p>
      )}
      <p dir="auto" className={classes('text-balance wrap-anywhere', item.kind === 'quote' && 'font-bold')}>
        {text}
      </p>
      {credit && <p className="text-muted text-sm">{credit}</p>}
      {item.kind === 'goal' && item.week && (
        <p className="text-muted text-sm">{goalTexts.statuses[item.week.status]}</p>
      )}
      {waits && <p className="text-muted text-sm">{texts.waitsHere}</p>}
    </>
  )
}
