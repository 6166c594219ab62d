import { queryOptions } from '@tanstack/react-query'
import type { BoardKind, ItemContent, VisionBoard } from '#contract/vision-board.ts'
import * as contract from '#contract/vision-board.ts'
import { call, upload } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { boardKey } from '#web/query-keys.ts'
import { addToBoard } from './board-actions.ts'

/** Her board. The phone keeps it, so that she can go on with it without a network. */
export const boardQuery = queryOptions({
  queryKey: boardKey,
  queryFn: () => call(contract.openBoard, { body: {} }),
  meta: { keep: { name: 'vision-board', pick: (board: VisionBoard) => board } },
})

/** Opens the board with a template, which is written to it, and shows it. */
export async function openBoardWith(template: BoardKind): Promise<void> {
  const board = await call(contract.openBoard, { body: { template } })
  queryClient.setQueryData(boardQuery.queryKey, board)
}

export const refetchBoard = () => queryClient.fetchQuery({ ...boardQuery, staleTime: 0 })

/** Uploads a picture, which takes a network, and puts it on the board. @throws Error with words for her */
export async function addPicture(boardId: string, file: File) {
  const query = { name: file.name.slice(-200) }
  const { url } = await upload(contract.uploadPicture, { params: { boardId }, query }, file)
  const item: ItemContent = { kind: 'image', content: { url } }
  return addToBoard(boardId, item, crypto.randomUUID())
}
