import { useEffect } from 'react'
import { type NoticeProps, NoticeWhenNeeded } from './notice-when-needed.tsx'

/** The same for what she has just sent from further down: it stands at the top of the screen, and she is taken there. */
export function NoticeAtTop(props: NoticeProps) {
  const { cardId, softLine } = props.notice
  const shown = cardId ?? softLine
  useEffect(() => {
    if (shown) window.scrollTo(0, 0)
  }, [shown])
  return <NoticeWhenNeeded {...props} />
}
