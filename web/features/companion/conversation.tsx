import { useEffect, useRef } from 'react'
import type { Message } from '#contract/companion.ts'
import { Button } from '#web/ui/button.tsx'
import { Bubble } from './bubble.tsx'
import type { LiveReply } from './live-reply.ts'

interface ConversationProps {
  messages: Message[]
  live: LiveReply | null
  /** True while the server answers a message that this page did not send, such as before a reload. */
  replying: boolean
  /** False while something else than the newest message is to be read first. */
  follow: boolean
  onChoose: (option: string) => void
  onRetry: () => void
}

/** What was said, newest at the bottom and in view. New messages are read aloud as they come. */
export function Conversation({ messages, live, replying, follow, onChoose, onRetry }: ConversationProps) {
  const end = useRef<HTMLDivElement>(null)
  const said = messages.filter((message) => message.id !== live?.messageId)
  const last = said.at(-1)
  const waiting = live ? !live.failure && live.reply === '' : replying

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new stands at the end, it comes into view
  useEffect(() => {
    if (follow) end.current?.scrollIntoView({ block: 'end' })
  }, [last?.id, live?.said, live?.reply, live?.failure, follow])

  return (
    <div className="grid gap-3 pb-2">
      <div role="log" aria-label="Conversation" className="grid gap-3">
        {said.map((message) => (
          <Bubble key={message.id} from={message.role}>
            {message.content}
          </Bubble>
        ))}
        {live && <Bubble from="user">{live.said}</Bubble>}
        {live?.reply && <Bubble from="assistant">{live.reply}</Bubble>}
        {live?.failure && <Bubble from="assistant">{live.failure}</Bubble>}
      </div>
      {waiting && <Thinking />}
      {live?.failure && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onRetry}>
          Try again
        </Button>
      )}
      {!live && !replying && last?.role === 'assistant' && last.options.length > 0 && (
        <QuickReplies options={last.options} onChoose={onChoose} />
      )}
      <div ref={end} />
    </div>
  )
}

function Thinking() {
  return (
    <p role="status" className="flex items-center gap-2 px-2 text-muted text-sm">
      <span aria-hidden className="size-2.5 rounded-full bg-accent motion-safe:animate-pulse" />
      Reading what you wrote…
    </p>
  )
}

function QuickReplies({ options, onChoose }: { options: string[]; onChoose: (option: string) => void }) {
  return (
    <ul aria-label="Quick replies" className="flex flex-wrap gap-2">
      {options.map((option) => (
        <li key={option}>
          <Button variant="secondary" size="sm" onClick={() => onChoose(option)}>
            {option}
          </Button>
        </li>
      ))}
    </ul>
  )
}
