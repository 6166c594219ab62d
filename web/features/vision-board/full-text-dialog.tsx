import { useId } from 'react'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { ItemText, type TextItem } from './item-text.tsx'

interface FullTextDialogProps {
  item: TextItem
  /** It is on this phone alone. */
  waits: boolean
  onClose: () => void
}

/** All of the words that are longer than the place they have on the collage. */
export function FullTextDialog({ item, waits, onClose }: FullTextDialogProps) {
  const id = useId()
  return (
    <Modal open onClose={onClose} labelledBy={id}>
      <div className="grid gap-4 p-[min(1.25rem,6vw)]">
        <h2 id={id} className="text-lg">
          {item.kind === 'goal' ? texts.goal : texts.pillars.quote}
        </h2>
        <div className="grid gap-2 text-lg">
          <ItemText item={item} waits={waits} isUnderHeading />
        </div>
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  )
}
