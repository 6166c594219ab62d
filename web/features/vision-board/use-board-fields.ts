import { useEffect, useRef, useState } from 'react'
import type { SafetyNotice } from '#contract/safety.ts'
import type { EditedFields, VisionBoard } from '#contract/vision-board.ts'
import { allOutboxItems, type OutboxItem, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { useUnsaved } from '#web/lib/offline/unsaved.ts'
import { refetchBoard } from './api.ts'
import {
  type Changes,
  changesIn,
  overwriteFields,
  queueFields,
  savable,
  sendFields,
  sendUnqueuedFields,
} from './queue-fields.ts'

export type SaveState = 'saved' | 'saving' | 'unsaved' | 'waiting' | 'conflict'

/** How long she has not typed before it is sent by itself, in milliseconds. */
const restMs = 1_200

const isEmpty = (changes: Changes) => Object.keys(changes).length === 0

interface Options {
  /** The change that waits on this phone. */
  waiting: OutboxItem | undefined
  onNotice: (notice: SafetyNotice) => void
}

/**
 * The fields of her board as she edits them. Each change is on the phone at once, and goes out when she rests and as she leaves. Where
 * the board was changed elsewhere meanwhile nothing is written over, and `state` is `conflict` until she has chosen.
 */
export function useBoardFields(board: VisionBoard, { waiting, onNotice }: Options) {
  /** What stands in the form alone: a name that is blank, or what the phone has no room for. */
  const [unkept, setUnkept] = useState<Changes>({})
  const [isSending, setSending] = useState(false)
  /** Whether what waits has been tried since she changed it last. */
  const [isTried, setTried] = useState(false)
  const latest = useRef({ board, unkept })
  latest.current = { board, unkept }
  const changes = { ...changesIn(waiting), ...unkept }
  const refused = waiting?.refused
  const waits = waiting !== undefined && allOutboxItems().some(({ id }) => id === waiting.id)
  useUnsaved(!isEmpty(unkept))

  function change(given: Changes): void {
    setTried(false)
    const toKeep = savable({ ...latest.current.unkept, ...given })
    const isKept = isEmpty(toKeep) || queueFields(latest.current.board, toKeep)
    setUnkept((held) => {
      const all = { ...held, ...given }
      if (!isKept) return all
      return all.title !== undefined && !all.title.trim() ? { title: all.title } : {}
    })
  }

  /** Sends what there is to send. Answers whether all of it is saved. */
  async function save(): Promise<boolean> {
    const { board: held, unkept: loose } = latest.current
    setSending(true)
    try {
      await sendFields()
      const sent = savable(loose)
      if (!isEmpty(sent)) {
        onNotice((await sendUnqueuedFields(held, sent)).safety)
        setUnkept({})
      }
    } catch {
      return false
    } finally {
      setSending(false)
      setTried(true)
    }
    return !allOutboxItems().some(({ id }) => id === waiting?.id)
  }

  const saveNow = useRef(save)
  saveNow.current = save
  const changedAt = waiting?.queuedAt
  const hasLoose = !isEmpty(savable(unkept))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of hers begins the rest anew
  useEffect(() => {
    if (refused !== undefined || (changedAt === undefined && !hasLoose)) return
    const timer = setTimeout(() => void saveNow.current(), restMs)
    return () => clearTimeout(timer)
  }, [changedAt, refused, unkept])

  useEffect(() => {
    const leave = () => void saveNow.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  // What stands there now is laid beside hers; where both say the same there is nothing to choose.
  useEffect(() => {
    if (refused !== undefined) void refetchBoard().catch(() => undefined)
  }, [refused])
  const isSettled =
    refused !== undefined &&
    Object.entries(changesIn(waiting)).every(([name, value]) => board[name as keyof EditedFields] === value)
  const waitingId = waiting?.id
  useEffect(() => {
    if (isSettled && waitingId) removeOutboxItem(waitingId)
  }, [isSettled, waitingId])

  const state = (): SaveState => {
    if (refused !== undefined) return 'conflict'
    if (!waits && isEmpty(unkept)) return 'saved'
    if (isSending) return 'saving'
    return isTried && waits ? 'waiting' : 'unsaved'
  }
  return {
    /** The fields as they stand in the form. */
    fields: { ...board, ...changes } satisfies EditedFields,
    changes,
    state: state(),
    change,
    save,
    /** Writes hers over what stands there now. */
    keepMine: () => overwriteFields(board),
    keepTheirs: () => waitingId && removeOutboxItem(waitingId),
  }
}

export type BoardFieldsForm = ReturnType<typeof useBoardFields>
