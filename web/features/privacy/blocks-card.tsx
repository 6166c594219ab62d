import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Block } from '#contract/moderation.ts'
import { useDayText } from '#web/member/use-day-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { blocksQuery, useUnblock } from './api.ts'

/** Whom she has blocked. It is there only where she has, and stays while she takes the last one back. */
export function BlocksCard() {
  const { data: blocks } = useQuery(blocksQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useFocusFallback(heading)
  const [isWanted, setIsWanted] = useState(false)
  if (blocks?.length && !isWanted) setIsWanted(true)
  if (!blocks || !isWanted) return null
  return (
    <Card ref={card} aria-labelledby="blocks" className="grid gap-3">
      <h2 id="blocks" ref={heading} tabIndex={-1} className="text-lg">
        People you have blocked
      </h2>
      {blocks.length === 0 ? (
        <p>Nobody is blocked now. You can block someone again whenever you need to.</p>
      ) : (
        <>
          <p>You don't see each other by name. They are not told, and you never have to say why.</p>
          <ul className="grid gap-3">
            {blocks.map((block) => (
              <BlockRow key={block.member_id} block={block} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function BlockRow({ block }: { block: Block }) {
  const unblock = useUnblock()
  const dayText = useDayText()
  return (
    <li className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="wrap-anywhere font-semibold">{block.name}</p>
        <p className="text-muted text-sm">Since {dayText(block.blocked_at)}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Unblock ${block.name}`}
        busy={unblock.isPending}
        busyLabel="One moment…"
        onClick={() =>
          unblock.mutate(block.member_id, {
            onSuccess: () => toast({ title: `${block.name} is not blocked any more` }),
            onError: (error) =>
              toast({ title: 'That did not work', description: error.message, variant: 'destructive' }),
          })
        }
      >
        Unblock
      </Button>
    </li>
  )
}
