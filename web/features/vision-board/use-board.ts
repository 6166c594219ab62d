import { onlineManager, useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { readKept } from '#web/lib/offline/kept.ts'
import { useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { useMember } from '#web/member/profile.ts'
import { boardQuery } from './api.ts'
import { type LocalBoard, withQueued } from './local-board.ts'
import { asBoard } from './parse-board.ts'

const nothing: LocalBoard['added'] = new Map()

/** Whether this phone says that it has a network. */
const useIsOnline = () =>
  useSyncExternalStore(
    (tell) => onlineManager.subscribe(tell),
    () => onlineManager.isOnline(),
  )

/** What she put on the board that is to be marked as on this phone alone: with a network it is there in a moment. */
export function useUnsyncedItems({ added }: LocalBoard): LocalBoard['added'] {
  return useIsOnline() ? nothing : added
}

/** Her board, as the server has it or the phone kept it, under what waits here; `local` is undefined where neither knows it. */
export function useBoard({ enabled }: { enabled: boolean }) {
  const read = useQuery({ ...boardQuery, enabled })
  const [kept] = useState(() => asBoard(readKept('vision-board')))
  const outboxItems = useOutboxItems()
  const { timezone } = useMember()
  const held = read.data ?? kept
  const local = useMemo(() => held && withQueued(held, outboxItems, timezone), [held, outboxItems, timezone])
  return { read, local }
}
