import { mutationOptions, useMutation } from '@tanstack/react-query'
import * as companion from '#contract/companion.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { toast } from '#web/ui/toast.ts'
import { threadQuery } from './api.ts'

interface Mark {
  message: companion.Message
  isNotHelpful: boolean
}

function show({ message: { id, thread_id }, isNotHelpful }: Mark): void {
  queryClient.setQueryData(
    threadQuery(thread_id).queryKey,
    (chat) =>
      chat && {
        ...chat,
        messages: chat.messages.map((each) =>
          each.id === id ? { ...each, is_not_helpful: isNotHelpful } : each,
        ),
      },
  )
}

/** Says of a reply whether it did not help: shown at once, taken back where it could not be told. */
const marking = mutationOptions({
  mutationKey: ['not-helpful'],
  // One after the other, so that what she said last is what holds.
  scope: { id: 'not-helpful' },
  mutationFn: ({ message: { id }, isNotHelpful }: Mark) =>
    call(companion.markNotHelpful, { params: { replyId: id }, body: { is_not_helpful: isNotHelpful } }),
  onMutate: async (mark) => {
    // What is being read now may be older than this.
    await queryClient.cancelQueries({ queryKey: threadQuery(mark.message.thread_id).queryKey })
    show(mark)
  },
  onError: (error, { message, isNotHelpful }) => {
    show({ message, isNotHelpful: !isNotHelpful })
    toast({ title: error.message, variant: 'destructive' })
  },
  onSettled: (_data, _error, { message }) => {
    if (queryClient.isMutating({ mutationKey: ['not-helpful'] }) > 1) return
    void queryClient.invalidateQueries({ queryKey: threadQuery(message.thread_id).queryKey })
  },
})

export const useMarkNotHelpful = () => useMutation(marking)
