import { useMutation } from '@tanstack/react-query'
import { postTexts as texts } from '#content/village/texts.ts'
import type { FollowChoice, Post } from '#contract/village.ts'
import { followPost } from '#contract/village-interactions.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { toast } from '#web/ui/toast.ts'
import { unreadQuery } from './api.ts'
import { changePost } from './cache.ts'

/** Hearing of new replies to a post, and how to change that. Null where there is no post. */
export function useFollow(post: Post | null): { isOn: boolean; toggle: () => void } | null {
  const following = useMutation({
    mutationFn: ({ id, follow }: { id: string; follow: FollowChoice }) =>
      call(followPost, { params: { postId: id }, body: { follow } }),
    onSuccess: ({ id, follow }) => {
      changePost(id, { follow })
      // What she mutes is not new to her any more.
      void queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey })
      toast({ title: follow === 'following' ? texts.followed : texts.muted })
    },
    onError: (error) => toast({ title: error.message, variant: 'destructive' }),
  })
  if (!post) return null
  const { id, follow, is_mine } = post
  const isOn = follow === 'following' || (follow === 'default' && is_mine)
  // What she has taken back of somebody else's is as if she had never followed it.
  const off: FollowChoice = is_mine ? 'muted' : 'default'
  return { isOn, toggle: () => following.mutate({ id, follow: isOn ? off : 'following' }) }
}
