import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useLocation } from 'wouter'
import { chatTexts } from '#content/chat.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { threadsQuery, useCreateThread } from './api.ts'
import { KeepChoice } from './keep-choice.tsx'
import { ThreadList } from './thread-list.tsx'

/** All her chats, and a new one. */
export function ThreadsScreen() {
  const threads = useQuery(threadsQuery)
  const [, navigate] = useLocation()
  const create = useCreateThread()

  function startNew() {
    create.mutate(null, {
      onSuccess: ({ id }) => navigate(paths.chatThread(id)),
      onError: () => toast({ title: chatTexts.couldNotStart, variant: 'destructive' }),
    })
  }

  return (
    <div className="grid gap-4">
      <PageHeader title="All chats" backTo={paths.chat()} backLabel="Back to chat" />
      <Button busy={create.isPending} onClick={startNew}>
        New chat
      </Button>
      {threads.isPending && <LoadingCards />}
      {threads.isError && (
        <ErrorState
          message={threads.error.message}
          onRetry={() => threads.refetch()}
          busy={threads.isFetching}
        />
      )}
      {threads.data?.length === 0 && (
        <EmptyState icon={<MessageCircle className="size-7" />} title="No chats yet">
          What you talk about stays here, for you alone.
        </EmptyState>
      )}
      {threads.data && <ThreadList threads={threads.data} />}
      <KeepChoice />
    </div>
  )
}
