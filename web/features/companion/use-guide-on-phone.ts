import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Message, Thread } from '#contract/companion.ts'
import type { CardId, SafetyNotice } from '#contract/safety.ts'
import type { PhoneReply, WaitingTalk } from '#guide/phone/messages.ts'
import { useIsLossMode } from '#web/member/profile.ts'
import { gravestCard, isGraveCard } from '#web/safety/card-for-reply.ts'
import { answerOnPhone, closeGuide, leaveGuide } from './guide-on-phone.ts'
import type { ChatContext, OutgoingMessage } from './queued-messages.ts'

/** A chat as the phone has it. */
interface ChatOnPhone {
  said: readonly Pick<Message, 'role' | 'content'>[]
  /** Nobody has heard these; one may stand there twice. */
  waiting: readonly OutgoingMessage[]
  /** What held before them. */
  safety: SafetyNotice
  isSOS: boolean
  mode: Thread['mode']
  youToday: ChatContext['youToday']
}

export interface OnPhone {
  /** What it has said to this message, if it has and that waits still. */
  replyTo: (messageId: string | undefined) => PhoneReply | undefined
  /** The messages that it has answered and that wait still. */
  answered: readonly PhoneReply[]
  /** The gravest card that one of those calls for. */
  cardId: CardId | null
  /** It is still at it. */
  isThinking: boolean
}

/**
 * What the guide on this phone says to what waits in a chat. It comes up as soon as nobody can be reached, and what it has said stays until
 * that was sent.
 */
export function useGuideOnPhone(chat: ChatOnPhone, isUnreached: boolean): OnPhone {
  const lossMode = useIsLossMode()
  // With another hour some of its words would change under her eyes.
  const [localHour] = useState(() => new Date().getHours())
  const waiting = [...new Map(chat.waiting.map(({ messageId, text }) => [messageId, text]))]
  const isWanted = isUnreached || waiting.length > 0
  const talk: WaitingTalk = {
    said: chat.said.map(({ role, content }) => ({ role, content })),
    waiting: waiting.map(([id, text]) => ({ id, text })),
    card: isGraveCard(chat.safety.cardId) ? chat.safety.cardId : null,
    softLine: chat.safety.softLine,
    isSOS: chat.isSOS,
    mode: chat.mode,
    youToday: chat.youToday,
    lossMode,
    localHour,
  }
  const { data, isFetching } = useQuery({
    queryKey: ['guide-on-phone', isWanted ? talk : null],
    queryFn: isWanted ? () => answerOnPhone(talk) : skipToken,
    enabled: isUnreached,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (!isWanted) closeGuide()
  }, [isWanted])
  useEffect(() => leaveGuide, [])
  const ids = new Set(waiting.map(([id]) => id))
  const answered = (data ?? []).filter(({ to }) => ids.has(to))
  return {
    replyTo: (messageId) => answered.find(({ to }) => to === messageId),
    answered,
    cardId: gravestCard(answered.map(({ callsFor }) => callsFor)),
    isThinking: isFetching && waiting.length > 0,
  }
}
