import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#web/lib/api/query-client.ts'

const key = (threadId: string) => ['card-open', threadId]

/** Opens or closes the safety card of a chat. It is kept beside the chat, because a reply may be over within a frame. */
export function setCardOpen(threadId: string, open: boolean): void {
  queryClient.setQueryData(key(threadId), open)
}

export function useCardOpen(threadId: string): boolean {
  const { data } = useQuery({
    queryKey: key(threadId),
    queryFn: () => false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? false
}
