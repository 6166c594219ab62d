import { useState } from 'react'
import { startersFor, startersShown, starterTexts as texts } from '#content/companion/starters.ts'
import { hourIn } from '#contract/day.ts'
import { asText } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { chatDraftKey } from '#web/member/chat-draft.ts'
import { useMember, useProfile } from '#web/member/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { pageOf } from '#web/ui/page-of.ts'
import { draftWith } from './starter-draft.ts'

/** Lines to start a chat from: a tap puts one into the message box, where she can change it before it goes. */
export function Starters() {
  const { timezone, isLossMode } = useMember()
  const profile = useProfile()
  const [hour] = useState(() => hourIn(timezone, new Date()))
  const [page, setPage] = useState(0)
  const [announcement, setAnnouncement] = useState('')
  const season = profile.data?.profile.season ?? null
  const lines = startersFor(hour, isLossMode ? null : season)

  function pick(line: string) {
    const key = chatDraftKey('chat')
    writeStored(key, draftWith(line, readStored(key, asText)))
    setAnnouncement(texts.inBox)
  }

  return (
    <section aria-labelledby="starters" className="grid gap-2 pb-4">
      <h2 id="starters" className="text-lg">
        {texts.title}
      </h2>
      <p className="text-muted text-sm">{texts.intro}</p>
      <ul aria-labelledby="starters" className="grid gap-2">
        {pageOf(lines, page, startersShown).map((line) => (
          <li key={line} className="grid">
            <Button
              variant="secondary"
              size="sm"
              className="justify-start text-left font-semibold"
              onClick={() => pick(line)}
            >
              {line}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 justify-self-start"
        onClick={() => {
          setPage(page + 1)
          setAnnouncement(texts.moreShown)
        }}
      >
        {texts.more}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  )
}
