import { Library, Quote, Sprout } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useId, useState } from 'react'
import { templates } from '#content/vision-board/templates.ts'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import type { SafetyNotice } from '#contract/safety.ts'
import type { BoardKind, ItemContent, VisionBoard } from '#contract/vision-board.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { addToBoard } from './board-actions.ts'
import { PickPicture } from './pick-picture.tsx'
import { TextPrompt } from './text-prompt.tsx'

const Bank = lazy(async () => ({ default: (await import('./picture-bank.tsx')).Bank }))

interface AddToBoardProps {
  board: VisionBoard
  kind: BoardKind
  onNotice: (notice: SafetyNotice) => void
}

/** Everything that can be put on the board. */
export function AddToBoard({ board, kind, onNotice }: AddToBoardProps) {
  const id = useId()
  const [open, setOpen] = useState<'quote' | 'goal' | 'bank'>()
  const { quotes, goals } = templates[kind]

  const put = async (item: ItemContent, itemId: string = crypto.randomUUID()) => {
    const safety = await addToBoard(board.id, item, itemId)
    if (safety) onNotice(safety)
  }
  /** The second half of a double tap adds nothing. */
  const putExample = (event: MouseEvent, item: ItemContent) => {
    if (event.detail > 1) return
    put(item).catch((error: Error) => toast({ title: error.message, variant: 'destructive' }))
  }

  return (
    <Card aria-labelledby={id} className="grid gap-3 print:hidden">
      <h2 id={id} className="text-lg">
        {texts.add}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        <PickPicture boardId={board.id} />
        <Button variant="secondary" size="sm" onClick={() => setOpen('bank')}>
          <Library aria-hidden className="size-5" />
          {texts.bank}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setOpen('quote')}>
          <Quote aria-hidden className="size-5" />
          {texts.addQuote}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setOpen('goal')}>
          <Sprout aria-hidden className="size-5" />
          {texts.addGoal}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={(event) => putExample(event, { kind: 'quote', content: { text: quotes[0] } })}
        >
          {texts.exampleQuote}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={(event) => putExample(event, { kind: 'goal', content: { text: goals[0] } })}
        >
          {texts.exampleGoal}
        </Button>
      </div>
      <p className="text-muted text-sm">{texts.uploadHint}</p>
      {(open === 'quote' || open === 'goal') && (
        <TextPrompt
          label={open === 'quote' ? texts.askQuote : texts.askGoal}
          onClose={() => setOpen(undefined)}
          onGive={(text, itemId) => put({ kind: open, content: { text } }, itemId)}
        />
      )}
      {open === 'bank' && (
        <Suspense>
          <Bank onClose={() => setOpen(undefined)} onPick={put} />
        </Suspense>
      )}
    </Card>
  )
}
