import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { dayIn } from '#contract/day.ts'
import { type CardId, cardIds, type SafetySurface } from '#contract/safety.ts'
import type { Feature, OnSent } from '#web/feature.ts'
import { startOutbox } from '#web/lib/offline/outbox.ts'
import { useSession } from '#web/lib/session/session.ts'
import { dayStateKey } from '#web/member/day-state.ts'
import { useMember } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { isGraveCard, noticeOfReply } from '#web/safety/card-for-reply.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { LazySafetyQuestion } from '#web/safety/lazy-safety-question.tsx'
import { useIsScreenCard } from '#web/safety/screen-card.ts'

interface Shown {
  id: CardId
  /** The write that called for it. */
  of?: string
  /** Where she is only asked whether she is safe, and the card is behind the question: what her answer is of. */
  asked?: SafetySurface
}

/** How long a card is in view before it counts as seen: long enough to know it for what it is. */
const toSeeMs = 2_000
/** Of its height; large letters make it higher than a small phone. */
const goodPart = 0.2

/** Of two cards the graver one, which stands earlier in the list of all; else the later one. No question takes the place of a grave card. */
export function graverCard(shown: Shown | null, called: Shown): Shown {
  const stands = (one: Shown | null) => one !== null && !one.asked && isGraveCard(one.id)
  if (stands(shown) !== stands(called)) return stands(called) || !shown ? called : shown
  return shown && cardIds.indexOf(shown.id) < cardIds.indexOf(called.id) ? shown : called
}

/** What the features do once something was sent; one that cannot be fetched keeps nothing from going out. */
async function loadOnSent(features: readonly Feature[]): Promise<OnSent[]> {
  const loaded = await Promise.all(features.map(({ onSent }) => onSent?.().catch(() => undefined)))
  return loaded.filter((listener) => listener !== undefined)
}

/**
 * Sends what a member wrote while there was no connection. A text is fully read for safety when it arrives, wherever she
 * is by then: where it asks for the card, the card comes to her, here unless the screen she is on shows it itself. It goes
 * when she moves on, once she has seen it.
 */
export function OutboxRunner({ features }: { features: readonly Feature[] }) {
  const owner = useSession().data?.user.id
  const [pathname] = useLocation()
  const [shown, setShown] = useState<Shown | null>(null)
  const seen = useRef<Shown>(null)
  useEffect(() => {
    if (!owner) return
    let stop: (() => void) | undefined
    let isHere = true
    const asks = Object.assign({}, ...features.map((feature) => feature.asks)) as NonNullable<Feature['asks']>
    void loadOnSent(features).then((listeners) => {
      if (isHere)
        stop = startOutbox(owner, (reply, item) => {
          for (const listener of listeners) listener(reply, item)
          const { cardId, softLine } = noticeOfReply(reply)
          const asked = asks[item.route.path]
          if (cardId) setShown((shown) => graverCard(shown, { id: cardId, of: item.id }))
          else if (softLine && asked)
            setShown((shown) => graverCard(shown, { id: softLine, of: item.id, asked }))
        })
    })
    return () => {
      isHere = false
      stop?.()
      setShown(null)
    }
  }, [owner, features])

  const isOwn = useIsScreenCard(shown?.id)
  useLayoutEffect(() => {
    if (isOwn) setShown(null)
  }, [isOwn])

  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setShown((shown) => (shown === seen.current ? null : shown))
  }, [pathname])

  return shown && !isOwn && <CardAbove shown={shown} at={pathname} seen={seen} onChange={setShown} />
}

interface CardAboveProps {
  shown: Shown
  at: string
  /** Told once she has had the card in view. */
  seen: RefObject<Shown | null>
  onChange: (shown: Shown | null) => void
}

function CardAbove({ shown, at, seen, onChange }: CardAboveProps) {
  const { timezone } = useMember()
  const place = useRef<HTMLDivElement>(null)
  // Home shows the card of its own day, and does so even where it cannot be fetched.
  const isOfHome = at === paths.home() && shown.of === dayStateKey(dayIn(timezone, new Date()))
  useEffect(() => {
    if (isOfHome) seen.current = shown
    if (isOfHome || !place.current) return
    // On each screen that it comes along to: she may arrive further down.
    if (at) window.scrollTo(0, 0)
    return onceSeen(place.current, () => {
      seen.current = shown
    })
  }, [shown, at, isOfHome, seen])

  if (isOfHome) return null
  const { asked, ...card } = shown
  // As long as there is no card in it yet there is nothing to see.
  return (
    <div ref={place} className="pb-5 empty:hidden">
      {asked && (
        <LazySafetyQuestion
          cardId={shown.id}
          surface={asked}
          onAnswer={(answer) => onChange(answer === 'safe' ? null : card)}
        />
      )}
      <LazySafetyCard id={asked ? null : shown.id} onSafe={() => onChange(null)} />
    </div>
  )
}

/** Tells once a good part of this has been in view for a moment; a locked phone shows nothing. Answers how to stop. */
function onceSeen(element: HTMLElement, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer)
      if ((entries.at(-1)?.intersectionRatio ?? 0) >= goodPart) timer = setTimeout(tell, toSeeMs)
    },
    { threshold: goodPart },
  )
  observer.observe(element)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
