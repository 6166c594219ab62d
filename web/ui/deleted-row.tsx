import { Button } from './button.tsx'
import { cardClass } from './card.tsx'

/** Stands in the place of what was deleted. The focus goes to the way back. */
export function DeletedRow({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <div className={`${cardClass({ padding: 'sm' })} flex items-center justify-between gap-3`}>
      <p role="status" className="text-muted">
        {text}
      </p>
      <Button variant="secondary" size="sm" autoFocus onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
