import { useRef } from 'react'
import { useLocation, useParams } from 'wouter'
import { postTexts as texts, villageTexts } from '#content/village/texts.ts'
import { calm, levelOf } from '#contract/safety.ts'
import type { Post } from '#contract/village.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { goBack } from '#web/lib/device/go-back.ts'
import { paths } from '#web/paths.ts'
import { SafetyNoticeAtTop } from '#web/safety/safety-notice-at-top.tsx'
import { useUndeliveredCard } from '#web/safety/use-undelivered-card.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { KeptNote } from './kept-note.tsx'
import { NotFound } from './not-found.tsx'
import { PostArticle } from './post-article.tsx'
import { useQueuedReplies } from './queued-replies.ts'
import { QueuedReply } from './queued-reply.tsx'
import { Replies } from './replies.tsx'
import { ReplyBox } from './reply-box.tsx'
import { StateNote } from './state-note.tsx'
import { useCanWrite } from './use-can-write.ts'
import { useSendReply } from './use-send-reply.ts'
import { useThread } from './use-thread.ts'
import { setWriterNotice, useWriterNotice } from './writer-notice.ts'

/** One post and what was said to it. */
export function ThreadScreen() {
  const { postId = '' } = useParams<{ postId: string }>()
  const thread = useThread(postId)
  const [, navigate] = useLocation()
  if (thread.isGone) return <NotFound title={texts.goneTitle} text={texts.gone} />
  const parent = thread.post ? paths.villageSection(thread.post.topic) : paths.village()
  return (
    <div className="grid gap-4">
      <PageHeader
        title={texts.title}
        onBack={() => goBack(() => navigate(parent, { replace: true }))}
        backLabel="Back"
      />
      {thread.isKept && thread.post && <KeptNote busy={thread.isFetching} onRetry={thread.retry} />}
      {thread.isPending && <LoadingCards label={villageTexts.loadingThread} />}
      {thread.post && <Thread key={postId} post={thread.post} thread={thread} />}
      {thread.error && !thread.post && (
        <ErrorState
          message={loadFailureText(villageTexts.thisThread, thread.error)}
          onRetry={thread.retry}
          busy={thread.isFetching}
        />
      )}
    </div>
  )
}

function Thread({ post, thread }: { post: Post; thread: ReturnType<typeof useThread> }) {
  const reply = useSendReply(post.id)
  const box = useRef<HTMLElement>(null)
  const known = new Set(thread.replies.map(({ id }) => id))
  const queued = useQueuedReplies(post.id).filter(({ id }) => !known.has(id))
  const answered = thread.replies.find(({ id }) => id === reply.draft.parentId)
  const canWrite = useCanWrite()

  function write(parentId: string) {
    reply.change({ parentId })
    box.current?.querySelector('textarea')?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <Notice postId={post.id} unheard={queued.map(({ content }) => content)} />
      <StateNote />
      <PostArticle post={post} onReply={canWrite ? () => write('') : undefined} />
      <Replies postId={post.id} thread={thread} onAnswer={canWrite ? write : undefined} />
      {queued.length > 0 && (
        <ul aria-label={texts.waitingList} className="grid gap-3">
          {queued.map((item, at) => (
            <QueuedReply
              key={item.id}
              reply={item}
              isSending={reply.isSending}
              isBehind={queued.slice(0, at).some(({ refused }) => refused)}
              onChange={() => reply.takeBack(item)}
            />
          ))}
        </ul>
      )}
      {canWrite && !post.is_removed && (
        <ReplyBox reply={reply} box={box} answering={answered ? (answered.author_label ?? '') : null} />
      )}
    </>
  )
}

/** What her own words here ask for: told by the server, or read on the phone while nobody has heard them. It is hers alone. */
function Notice({ postId, unheard }: { postId: string; unheard: string[] }) {
  const notice = useWriterNotice(postId)
  const cardId = useUndeliveredCard(unheard)
  const isCalm = notice.cardId === null && notice.softLine === null
  const shown = isCalm && cardId ? { ...calm, level: levelOf(cardId), cardId } : notice
  return (
    <SafetyNoticeAtTop
      notice={shown}
      surface="village"
      onChange={(changed) => setWriterNotice(postId, changed)}
    />
  )
}
