import { mutationOptions, useMutation } from '@tanstack/react-query'
import { postTexts as texts } from '#content/village/texts.ts'
import { blockMember, unblockMember } from '#contract/moderation.ts'
import { removeAliasBlock } from '#contract/village-acting.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { takeStored } from '#web/lib/device/stored-state.ts'
import { forgetKept } from '#web/lib/offline/kept.ts'
import { blocksKey } from '#web/query-keys.ts'
import { toast } from '#web/ui/toast.ts'
import { threadKey, topicsQuery } from './api.ts'
import { dropReply, rereadLists, rereadVillage } from './cache.ts'
import { dropKeptThread } from './kept-village.ts'
import { editKey, replyDraftKey } from './use-draft.ts'
import {
  isReply,
  sendAliasBlock,
  sendAnonymous,
  sendDeletion,
  sendRestoring,
  show,
  threadOf,
  type Written,
} from './written.ts'

const onError = (error: Error) => toast({ title: error.message, variant: 'destructive' })

const rereadThread = (one: Written) => queryClient.invalidateQueries({ queryKey: threadKey(threadOf(one)) })

/** Brings back what she deleted a moment ago. Where it fails she may press Undo again. */
async function restore(one: Written, putBack: () => void, onBack?: () => void): Promise<void> {
  try {
    await sendRestoring(one)
    putBack()
  } catch (error) {
    onError(error as Error)
    return
  }
  rereadLists()
  await rereadThread(one)
  onBack?.()
}

interface Deletion {
  onGone?: () => void
  /** Once she has taken it back. */
  onBack?: () => void
}

/** Deletes what she wrote, and what she had begun to write there, with a way back for as long as the message about it stays. */
export const deletionOf = (one: Written, { onGone, onBack }: Deletion = {}) =>
  mutationOptions({
    mutationFn: () => sendDeletion(one),
    onSuccess: () => {
      if (isReply(one)) dropReply(one.post_id, one.id)
      else dropKeptThread(one.id)
      onGone?.()
      rereadLists()
      // Where somebody answered it, its place stays.
      if (isReply(one)) void rereadThread(one)
      const putBack = takeStored([editKey(one.id), replyDraftKey(one.id)])
      const onPress = () => void restore(one, putBack, onBack)
      toast({ title: texts.removedNow, action: { label: 'Undo', onPress } })
    },
    onError,
  })

export const useDelete = (one: Written, then?: Deletion) => useMutation(deletionOf(one, then))

/** Takes her name off what she wrote, and of a post off her replies beneath it. */
export function useHideName(one: Written) {
  return useMutation({
    mutationFn: () => sendAnonymous(one),
    onSuccess: (now) => {
      show(one, now)
      rereadLists()
      void rereadThread(one)
      toast({ title: texts.nameHidden })
    },
    onError,
  })
}

/** Blocks whoever wrote it: by name the member, else what it was written under in this thread. Answers how to take that back. */
async function block(one: Written): Promise<() => Promise<unknown>> {
  if (one.user_id) {
    const params = { memberId: one.user_id }
    await call(blockMember, { params, body: { name: one.author_label ?? '' } })
    return () => call(unblockMember, { params })
  }
  const { id } = await sendAliasBlock(one)
  return () => call(removeAliasBlock, { params: { aliasBlockId: id } })
}

async function rereadAfterBlock(): Promise<void> {
  // She may have been met in any of what the phone keeps.
  forgetKept('village-threads', 'village-sections')
  void queryClient.invalidateQueries({ queryKey: blocksKey })
  await queryClient.cancelQueries({ queryKey: topicsQuery.queryKey })
  await rereadVillage()
}

/** Blocks whoever wrote it. @param onGone where it was the post that she was reading */
export function useBlock(one: Written, onGone?: () => void) {
  return useMutation({
    mutationFn: () => block(one),
    onSuccess: (takeBack) => {
      if (!isReply(one)) onGone?.()
      void rereadAfterBlock()
      toast({
        title: texts.blocked,
        action: {
          label: 'Undo',
          onPress: () => void takeBack().then(rereadAfterBlock, onError),
        },
      })
    },
    onError,
  })
}
