import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { postTexts as texts, villageTexts } from '#content/village/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { branchesOf } from './branches.ts'
import { ReplyItem } from './reply-item.tsx'
import { useMarkThreadRead } from './use-mark-thread-read.ts'
import { useNewReplies } from './use-new-replies.ts'
import type { useThread } from './use-thread.ts'

interface RepliesProps {
  postId: string
  thread: ReturnType<typeof useThread>
  /** Left out where nothing can be written. */
  onAnswer?: ((replyId: string) => void) | undefined
}

/** The replies, oldest first, each with its answers under it. What comes meanwhile waits behind one button. */
export function Replies({ postId, thread, onAnswer }: RepliesProps) {
  const { replies, isLoaded, isWhole, hasMore } = thread
  const { shown, fresh, showNew } = useNewReplies(replies, isWhole)
  // Of a long thread she has looked at all that is there once she opens it; what is on later pages is no debt.
  useMarkThreadRead(postId, isLoaded ? (isWhole ? (shown.at(-1)?.position ?? 0) : null) : undefined)
  const list = useFocusFallback()
  const [goTo, setGoTo] = useState<string | null>(useSearchParams()[0].get('reply'))

  // It may be on a page that is still to come.
  const isThere = goTo !== null && shown.some(({ id }) => id === goTo)
  useEffect(() => {
    if (goTo === null || !isThere) return
    const found = document.getElementById(`reply-${goTo}`)
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
    setGoTo(null)
  }, [goTo, isThere])

  function showFresh() {
    setGoTo(fresh[0]?.id ?? null)
    showNew()
  }

  return (
    <section ref={list} aria-labelledby="replies" tabIndex={-1} className="grid gap-3 outline-none">
      <h2 id="replies" className="text-lg">
        {texts.replies}
      </h2>
      {isWhole && replies.length === 0 && <p className="text-muted">{texts.noReplies}</p>}
      <ol className="grid gap-3">
        {branchesOf(shown).map(({ reply, answers }) => (
          <li key={reply.id} className="grid gap-3">
            <ReplyItem reply={reply} onAnswer={onAnswer && (() => onAnswer(reply.id))} />
            {answers.length > 0 && (
              <ol
                aria-label={texts.answersTo(reply.author_label)}
                className="ml-2 grid gap-3 border-accent border-l-3 pl-2.5"
              >
                {answers.map((answer) => (
                  <li key={answer.id}>
                    <ReplyItem reply={answer} onAnswer={onAnswer && (() => onAnswer(answer.id))} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button
          variant="secondary"
          busy={thread.isFetchingMore}
          busyLabel={villageTexts.fetchingMore}
          onClick={() => void thread.showMore()}
        >
          {villageTexts.more}
        </Button>
      )}
      <div
        role="status"
        className="sticky bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-20 grid justify-items-center empty:hidden"
      >
        {fresh.length > 0 && (
          <Button size="sm" className="rounded-full shadow-lift" onClick={showFresh}>
            <ArrowDown aria-hidden className="size-4.5" />
            {texts.newReplies(fresh.length)}
          </Button>
        )}
      </div>
    </section>
  )
}
