import { useMutation } from '@tanstack/react-query'
import { savePost } from '#contract/village-interactions.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { removeKeptIfEmpty } from '#web/lib/offline/kept.ts'
import { toast } from '#web/ui/toast.ts'
import { savedPostsQuery } from './api.ts'
import { changePost } from './cache.ts'

/** Saves a post or takes it off what is saved: shown at once, taken back when the server says no. */
export function useSavePost() {
  return useMutation({
    mutationFn: ({ id, isSaved }: { id: string; isSaved: boolean }) =>
      call(savePost, { params: { postId: id }, body: { is_saved: isSaved } }),
    onMutate: ({ id, isSaved }) => {
      if (isSaved) removeKeptIfEmpty('saved-posts')
      changePost(id, { is_saved: isSaved })
    },
    onError: (error, { id, isSaved }) => {
      changePost(id, { is_saved: !isSaved })
      toast({ title: error.message, variant: 'destructive' })
    },
    // Read anew though nobody looks at it: the phone keeps it, and should keep nothing that is gone.
    onSettled: () => queryClient.prefetchQuery({ ...savedPostsQuery, staleTime: 0 }),
  })
}
