import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { readStored, writeStored } from '#web/lib/stored-state.ts'

interface ComposerProps {
  /** Where the phone keeps what is not sent yet. */
  draftKey: string
  pending: boolean
  onSend: (text: string) => void
}

/** Enter sends, Shift+Enter starts a new line. What is typed stays on the phone until it is sent. */
export function Composer({ draftKey, pending, onSend }: ComposerProps) {
  const [text, setText] = useState(() => readStored<string>(draftKey) ?? '')
  const canSend = text.trim() !== '' && !pending

  function change(next: string) {
    setText(next)
    writeStored(draftKey, next || undefined)
  }

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (!canSend) return
    onSend(text.trim())
    change('')
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form onSubmit={send} className="flex items-end gap-2 pt-2 pb-3">
      <textarea
        aria-label="Your message"
        placeholder="Say it however it comes"
        rows={1}
        dir="auto"
        maxLength={limits.messageMax}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={pressKey}
        enterKeyHint="send"
        className="field-sizing-content max-h-36 min-h-12 min-w-0 flex-1 resize-none rounded-3xl border border-control bg-card px-4 py-2.5 text-base placeholder:text-muted"
      />
      <button
        type="submit"
        aria-label="Send"
        disabled={!canSend}
        className="grid size-12 shrink-0 place-items-center rounded-full bg-primary text-on-primary shadow-card disabled:bg-sunken disabled:text-muted disabled:shadow-none"
      >
        <SendHorizontal aria-hidden className="size-5.5" />
      </button>
    </form>
  )
}
