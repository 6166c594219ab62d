import { useEffect } from 'react'
import { LazySafetyNotice, type SafetyNoticeProps } from './lazy-safety-notice.tsx'

/** The same for what she has just sent from further down: it stands at the top of the screen, and she is taken there. */
export function SafetyNoticeAtTop(props: SafetyNoticeProps) {
  const { cardId, softLine } = props.notice
  const shown = cardId ?? softLine
  useEffect(() => {
    if (shown) window.scrollTo(0, 0)
  }, [shown])
  return <LazySafetyNotice {...props} />
}
