import { type FormEvent, useId, useState } from 'react'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { limits } from '#contract/limits.ts'
import { isVisible } from '#contract/visible.ts'
import { Button } from '#web/ui/button.tsx'
import { controlClass, FieldError } from '#web/ui/field.tsx'
import { GrowingTextarea } from '#web/ui/growing-textarea.tsx'
import { Modal } from '#web/ui/modal.tsx'

interface TextPromptProps {
  label: string
  onClose: () => void
  /** Puts the words on the board. @throws where that fails: then they stay in the box. */
  onGive: (text: string, itemId: string) => Promise<void>
}

/** Asks for a line. Nothing typed is nothing added. */
export function TextPrompt({ label, onClose, onGive }: TextPromptProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  // Sent again, it is the same one.
  const [itemId] = useState(() => crypto.randomUUID())

  async function give(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!isVisible(text)) return onClose()
    setIsBusy(true)
    setError(undefined)
    try {
      await onGive(text.trim(), itemId)
      onClose()
    } catch (thrown) {
      setError((thrown as Error).message)
      setIsBusy(false)
    }
  }

  return (
    <Modal open onClose={onClose} labelledBy={id}>
      <form onSubmit={give} className="grid gap-4 p-[min(1.25rem,6vw)]">
        <h2 id={id} className="text-lg">
          {label}
        </h2>
        <GrowingTextarea
          aria-labelledby={id}
          aria-invalid={error ? true : undefined}
          dir="auto"
          maxLength={limits.boardTextMax}
          className={`${controlClass} min-h-24`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {error && <FieldError id={undefined}>{error}</FieldError>}
        <div className="flex flex-wrap-reverse gap-2">
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" className="flex-1" busy={isBusy}>
            {texts.put}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
