import { SendHorizontal, Square, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import { chatTexts } from '#content/chat.ts'
import { limits } from '#contract/limits.ts'
import { isVisible } from '#contract/visible.ts'
import { asText } from '#web/lib/device/parse.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { CharactersLeft } from '#web/ui/characters-left.tsx'
import { GrowingTextarea } from '#web/ui/growing-textarea.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useSettled } from '#web/ui/use-settled.ts'

interface ComposerProps {
  /** Where the phone keeps what is not sent yet. */
  draftKey: string
  /** What stands in the box where the phone keeps nothing. */
  initial?: string | undefined
  pending: boolean
  onSend: (text: string) => void
  /** Offered in the place of sending while a reply comes. */
  onStop?: (() => void) | undefined
  /** Another message has to go out, or be changed, before this one. */
  waits?: boolean
  /** Whether she was typing when the chat came up: then she goes on here. */
  isTyping?: boolean
  /** Given while a message is changed: puts the change away. */
  onCancel?: (() => void) | undefined
}

/** Enter sends, Shift+Enter starts a new line, Esc puts a change away. What is typed stays on the phone until it is sent. */
export function Composer({
  draftKey,
  initial = '',
  pending,
  waits = false,
  isTyping = false,
  onSend,
  onStop,
  onCancel,
}: ComposerProps) {
  const [draft, setDraft] = useStoredState(draftKey, undefined, asText)
  const text = draft ?? initial
  const box = useRef<HTMLTextAreaElement>(null)
  const isEditing = onCancel !== undefined
  const canSend = isVisible(text) && !pending && !waits

  useEffect(() => {
    if (isEditing || isTyping) box.current?.focus()
  }, [isEditing, isTyping])

  const change = (next: string) => setDraft(next === initial ? undefined : next)

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (!canSend) return
    onSend(text.trim())
    setDraft(undefined)
  }

  function cancel() {
    setDraft(undefined)
    onCancel?.()
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isEditing) return cancel()
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    send()
  }

  return (
    <form onSubmit={send} className="grid gap-1 pt-[8px] pb-[12px]">
      {isEditing && (
        <div className="flex items-center justify-between pl-4 text-muted text-sm">
          <span>Changing this changes its reply too.</span>
          <IconButton label="Keep it as it was" onClick={cancel}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
      {waits && <p className="pl-4 text-muted text-sm">{chatTexts.firstTheOther}</p>}
      <div className="flex items-end gap-2">
        <MessageBox ref={box} text={text} onChange={change} onKeyDown={pressKey} />
        {onStop ? <StopButton onClick={onStop} /> : <SendButton disabled={!canSend} />}
      </div>
      <CharactersLeft text={text} max={limits.messageMax} />
    </form>
  )
}

/** Whether this key chooses a word that is being put together. Safari says so by the code alone. */
const isComposing = (event: globalThis.KeyboardEvent) => event.isComposing || event.keyCode === 229

interface MessageBoxProps {
  ref: Ref<HTMLTextAreaElement>
  text: string
  onChange: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function MessageBox({ ref, text, onChange, onKeyDown }: MessageBoxProps) {
  return (
    <GrowingTextarea
      ref={ref}
      aria-label="Your message"
      placeholder="Say it however it comes"
      dir="auto"
      maxLength={limits.messageMax}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      enterKeyHint="send"
      // However large the text, what was said keeps half of the chat's 360 px.
      className="max-h-[min(9rem,max(144px,25dvh))] min-h-[48px] rounded-3xl border border-control bg-card px-4 py-[10px] text-base placeholder:text-muted"
    />
  )
}

const round = 'grid size-[48px] shrink-0 place-items-center rounded-full shadow-card'

function SendButton({ disabled }: { disabled: boolean }) {
  return (
    <button
      type="submit"
      aria-label="Send"
      disabled={disabled}
      className={`${round} bg-primary text-on-primary disabled:bg-sunken disabled:text-muted disabled:shadow-none`}
    >
      <SendHorizontal aria-hidden className="size-[22px]" />
    </button>
  )
}

/** It takes the place of Send under her thumb. */
function StopButton({ onClick }: { onClick: () => void }) {
  const isSeen = useSettled(true)
  return (
    <button
      type="button"
      aria-label="Stop this reply"
      aria-disabled={!isSeen || undefined}
      onClick={() => isSeen && onClick()}
      className={`${round} bg-accent text-on-accent`}
    >
      <Square aria-hidden className="size-[18px]" fill="currentColor" />
    </button>
  )
}
