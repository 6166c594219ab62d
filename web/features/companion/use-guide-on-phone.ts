import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PhoneReply, WaitingTalk } from '#guide/phone/messages.ts'
import { answerOnPhone, closeGuide } from './guide-on-phone.ts'

export interface OnPhone {
  /** What it has said to this message, if it has. */
  replyTo: (messageId: string | undefined) => PhoneReply | undefined
  /** It is still at it. */
  isThinking: boolean
}

/**
 * What the guide on this phone says to what waits in a chat. It comes up as soon as nobody can be reached, and what it has said stays until
 * that was sent.
 * @param talk null where nothing waits and somebody can be reached
 */
export function useGuideOnPhone(talk: WaitingTalk | null, isUnreached: boolean): OnPhone {
  const { data, isFetching } = useQuery({
    queryKey: ['guide-on-phone', talk],
    queryFn: talk ? () => answerOnPhone(talk) : skipToken,
    enabled: isUnreached,
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (!isUnreached) closeGuide()
  }, [isUnreached])
  return {
    replyTo: (messageId) => data?.find(({ to }) => to === messageId),
    isThinking: isFetching && talk !== null && talk.waiting.length > 0,
  }
}
