import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { chatTexts } from '#content/chat.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { toast } from '#web/ui/toast.ts'
import { createChat } from './api.ts'
import { RetentionChoice } from './retention-choice.tsx'
import { ThreadList } from './thread-list.tsx'
import { ThreadPages } from './thread-pages.tsx'
import { ThreadSearch } from './thread-search.tsx'

const mutationKey = ['new-chat']

/** All her chats, and a new one. */
export function ThreadsScreen() {
  const [, navigate] = useLocation()
  const create = useMutation({ mutationKey, mutationFn: createChat })

  function startNew() {
    // The second of two quick taps comes before the button shows that it is busy.
    if (queryClient.isMutating({ mutationKey }) > 0) return
    create.mutate(
      { mode: null, is_sos: false },
      {
        onSuccess: (id) => navigate(paths.chatThread(id)),
        onError: () => toast({ title: chatTexts.couldNotStart, variant: 'destructive' }),
      },
    )
  }

  return (
    <div className="grid gap-4">
      <PageHeader title="All chats" backTo={paths.chat()} backLabel="Back to chat" />
      <Button busy={create.isPending} onClick={startNew}>
        New chat
      </Button>
      <ThreadSearch>
        <ThreadPages>{(threads) => <ThreadList threads={threads} />}</ThreadPages>
      </ThreadSearch>
      <RetentionChoice />
    </div>
  )
}
