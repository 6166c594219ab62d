import { chatTexts } from '#content/chat.ts'
import type { Message } from '#contract/companion.ts'
import { Button } from '#web/ui/button.tsx'
import { useCopy } from './use-copy.ts'
import { Words } from './words.tsx'

/** The words of a message, hers as she wrote them; in a reply, what she may want to copy stands apart. */
export function MessageWords({
  message: { role, content, block },
}: {
  message: Pick<Message, 'role' | 'content' | 'block'>
}) {
  if (role === 'user') return content
  const at = block ? content.indexOf(block) : -1
  if (!block || at < 0) return <Words text={content} />
  return (
    <>
      <Words text={content.slice(0, at)} />
      <Copyable text={block} />
      <Words text={content.slice(at + block.length)} />
    </>
  )
}

function Copyable({ text }: { text: string }) {
  const { copy, isCopied } = useCopy(text)
  return (
    <div className="my-2 grid justify-items-start gap-2 rounded-2xl border border-line bg-sunken px-3 py-2">
      <div className="select-text">
        <Words text={text} />
      </div>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? chatTexts.copied : chatTexts.copy}</span>
      </Button>
    </div>
  )
}
