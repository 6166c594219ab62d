import type { Ref } from 'react'
import { modes } from '#content/modes.ts'
import type { ModeId } from '#contract/options.ts'
import type { InsightReply } from '#contract/you-today.ts'
import { useModePath } from '#web/member/entitlement.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'

const nameOf = (id: ModeId) => modes.find((mode) => mode.id === id)?.name ?? id

interface TipCardProps {
  insight: InsightReply
  heading: Ref<HTMLHeadingElement>
  onChange: () => void
}

/** The tip that answers how she is, and of the two modes that fit it those that are open to her. */
export function TipCard({ insight, heading, onChange }: TipCardProps) {
  const wayTo = useModePath()
  const ways = [insight.primary, insight.secondary].flatMap((id) => {
    const to = wayTo(id)
    return to ? [{ id, to }] : []
  })
  return (
    <Card aria-labelledby="tip" className="grid gap-4">
      <div role="status" className="grid gap-2">
        <p className="font-bold text-muted text-sm">You Today</p>
        <h2 id="tip" ref={heading} tabIndex={-1} className="text-xl">
          {insight.title}
        </h2>
        <p>{insight.tip}</p>
        <ul className="grid list-disc gap-1.5 pl-5 marker:text-primary-ink">
          {insight.bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {ways.map(({ id, to }, index) => (
          <AppLink
            key={id}
            to={to}
            className={`${buttonClass(index === 0 ? 'primary' : 'secondary')} flex-1`}
          >
            {nameOf(id)}
          </AppLink>
        ))}
      </div>
      <Button variant="quiet" onClick={onChange}>
        Something changed?
      </Button>
    </Card>
  )
}
