import { Button } from './button.tsx'
import { cardClass } from './card.tsx'
import { isKeyboardClick, useSettled } from './use-settled.ts'

/** Stands in the place of what was deleted. The focus goes to the way back, which a second quick tap on the bin does not take. */
export function DeletedRow({ text, onUndo }: { text: string; onUndo: () => void }) {
  const isSeen = useSettled(true)
  return (
    <div className={`${cardClass({ padding: 'sm' })} flex items-center justify-between gap-3`}>
      <p role="status" className="text-muted">
        {text}
      </p>
      <Button
        variant="secondary"
        size="sm"
        autoFocus
        aria-disabled={!isSeen || undefined}
        onClick={(event) => (isSeen || isKeyboardClick(event)) && onUndo()}
      >
        Undo
      </Button>
    </div>
  )
}
