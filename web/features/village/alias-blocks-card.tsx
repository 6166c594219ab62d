import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { aliasBlockTexts as texts } from '#content/village/texts.ts'
import { type AliasBlock, removeAliasBlock } from '#contract/village-interactions.ts'
import { call } from '#web/lib/api/call.ts'
import { useDayText } from '#web/member/use-day-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { aliasBlocksQuery } from './api.ts'
import { refetchVillage } from './cache.ts'

/** Whom she has blocked under an alias. It is there only where she has, and stays while she takes the last one back. */
export function AliasBlocksCard() {
  const { data: blocks } = useQuery(aliasBlocksQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useFocusFallback(heading)
  const [isWanted, setIsWanted] = useState(false)
  if (blocks?.length && !isWanted) setIsWanted(true)
  if (!blocks || !isWanted) return null
  return (
    <Card ref={card} aria-labelledby="alias-blocks" className="grid gap-3">
      <h2 id="alias-blocks" ref={heading} tabIndex={-1} className="text-lg">
        {texts.title}
      </h2>
      <p>{blocks.length === 0 ? texts.none : texts.hint}</p>
      <ul className="grid gap-3 empty:hidden">
        {blocks.map((block) => (
          <Row key={block.id} block={block} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ block: { id, alias, blocked_at } }: { block: AliasBlock }) {
  const dayText = useDayText()
  const unblock = useMutation({
    mutationFn: () => call(removeAliasBlock, { params: { aliasBlockId: id } }),
    onSuccess: () => {
      toast({ title: texts.unblocked })
      return refetchVillage()
    },
    onError: (error) => toast({ title: error.message, variant: 'destructive' }),
  })
  return (
    <li className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="wrap-anywhere font-semibold">{alias}</p>
        <p className="text-muted text-sm">{texts.since(dayText(blocked_at))}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.unblockWho(alias)}
        busy={unblock.isPending}
        busyLabel="One moment…"
        onClick={() => unblock.mutate()}
      >
        {texts.unblock}
      </Button>
    </li>
  )
}
