import { mutationOptions, useMutation } from '@tanstack/react-query'
import { postTexts as texts } from '#content/village/texts.ts'
import { blockMember, unblockMember } from '#contract/moderation.ts'
import { removeAliasBlock } from '#contract/village-interactions.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { removeStored } from '#web/lib/device/stored-state.ts'
import { removeKept } from '#web/lib/offline/kept.ts'
import { blocksKey } from '#web/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { threadKey, topicsQuery } from './api.ts'
import { refetchLists, refetchVillage, removeReply } from './cache.ts'
import { removeKeptThread } from './kept-village.ts'
import { editKey, replyDraftKey } from './use-draft.ts'
import {
  isReply,
  sendAliasBlock,
  sendAnonymous,
  sendDeletion,
  sendRestore,
  showItem,
  threadOf,
  type VillageItem,
} from './village-item.ts'

const onError = (error: Error) => toast({ title: error.message, variant: 'destructive' })

const refetchThread = (item: VillageItem) =>
  queryClient.invalidateQueries({ queryKey: threadKey(threadOf(item)) })

/** Brings back what she deleted a moment ago. Where it fails she may press Undo again. */
async function restore(item: VillageItem, putBack: () => void, onBack?: () => void): Promise<void> {
  try {
    await sendRestore(item)
    putBack()
  } catch (error) {
    onError(error as Error)
    return
  }
  refetchLists()
  await refetchThread(item)
  onBack?.()
}

interface Deletion {
  onGone?: () => void
  /** Once she has taken it back. */
  onBack?: () => void
}

/** Deletes what she wrote, and what she had begun to write there, with a way back for as long as the message about it stays. */
export const deletionOf = (item: VillageItem, { onGone, onBack }: Deletion = {}) =>
  mutationOptions({
    mutationFn: () => sendDeletion(item),
    onSuccess: () => {
      if (isReply(item)) removeReply(item.post_id, item.id)
      else removeKeptThread(item.id)
      onGone?.()
      refetchLists()
      // Where somebody answered it, its place stays.
      if (isReply(item)) void refetchThread(item)
      const putBack = removeStored([editKey(item.id), replyDraftKey(item.id)])
      const onPress = () => void restore(item, putBack, onBack)
      toast({ title: texts.removedNow, action: { label: 'Undo', onPress } })
    },
    onError,
  })

export const useDelete = (item: VillageItem, then?: Deletion) => useMutation(deletionOf(item, then))

/** Takes her name off what she wrote, and of a post off her replies beneath it. */
export function useMakeAnonymous(item: VillageItem) {
  return useMutation({
    mutationFn: () => sendAnonymous(item),
    onSuccess: (now) => {
      showItem(item, now)
      refetchLists()
      void refetchThread(item)
      toast({ title: texts.nameHidden })
    },
    onError,
  })
}

/** Blocks whoever wrote it: by name the member, else what it was written under in this thread. Answers how to take that back. */
async function block(item: VillageItem): Promise<() => Promise<unknown>> {
  if (item.user_id) {
    const params = { memberId: item.user_id }
    await call(blockMember, { params, body: { name: item.author_label ?? '' } })
    return () => call(unblockMember, { params })
  }
  const { id } = await sendAliasBlock(item)
  return () => call(removeAliasBlock, { params: { aliasBlockId: id } })
}

async function refetchAfterBlock(): Promise<void> {
  // She may have been met in any of what the phone keeps.
  removeKept('village-threads', 'village-sections')
  void queryClient.invalidateQueries({ queryKey: blocksKey })
  await queryClient.cancelQueries({ queryKey: topicsQuery.queryKey })
  await refetchVillage()
}

/** Blocks whoever wrote it. @param onGone where it was the post that she was reading */
export function useBlock(item: VillageItem, onGone?: () => void) {
  return useMutation({
    mutationFn: () => block(item),
    onSuccess: (takeBack) => {
      if (!isReply(item)) onGone?.()
      void refetchAfterBlock()
      toast({
        title: texts.blocked,
        action: {
          label: 'Undo',
          onPress: () => void takeBack().then(refetchAfterBlock, onError),
        },
      })
    },
    onError,
  })
}
