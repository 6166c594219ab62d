import { CornerDownRight } from 'lucide-react'
import { useState } from 'react'
import { postTexts as texts } from '#content/village/texts.ts'
import type { VillageReply } from '#contract/village.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { Byline } from './byline.tsx'
import { EditForm } from './edit-form.tsx'
import { ItemMenu } from './item-menu.tsx'
import { ItemText } from './item-text.tsx'
import { Reactions } from './reactions.tsx'

interface ReplyItemProps {
  reply: VillageReply
  /** Left out where nothing can be written. */
  onAnswer?: (() => void) | undefined
}

/** One reply, with what may be done about it. */
export function ReplyItem({ reply, onAnswer }: ReplyItemProps) {
  const [isEditing, setIsEditing] = useState(false)
  const place = useFocusFallback()
  return (
    <article
      ref={place}
      id={`reply-${reply.id}`}
      tabIndex={-1}
      aria-label={texts.replyBy(reply.author_label)}
      className={`${cardClass({ padding: 'sm' })} grid gap-2 outline-offset-2`}
    >
      <div className="flex flex-wrap items-start gap-x-2">
        <Byline {...reply} />
        {!reply.is_removed && (
          <div className="-mt-2.5 -mr-2.5 -mb-2 ml-auto">
            <ItemMenu item={reply} onEdit={() => setIsEditing(true)} />
          </div>
        )}
      </div>
      {isEditing ? <EditForm item={reply} onDone={() => setIsEditing(false)} /> : <ItemText item={reply} />}
      {!reply.is_removed && !isEditing && (
        <div className="-mx-3 -mb-2 flex flex-wrap items-center gap-x-1">
          <Reactions item={reply} />
          {onAnswer && (
            <Button
              variant="quiet"
              size="sm"
              className="ml-auto"
              aria-label={texts.answer(reply.author_label)}
              onClick={onAnswer}
            >
              <CornerDownRight aria-hidden className="size-4.5" />
              {texts.reply}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
