import { useState } from 'react'
import { useLocation } from 'wouter'
import { openings, openingsShown, openingTexts as texts } from '#content/modes/chat.ts'
import { asText } from '#web/lib/device/parse.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { chatDraftKey } from '#web/member/chat-draft.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { pageOf } from '../page-of.ts'
import { draftWith } from './opening-draft.ts'

/** Lines to start a chat from: a tap puts one into the message box, where she can change it before it goes. */
export function ChatTool() {
  const [page, setPage] = useState(0)
  const [, navigate] = useLocation()

  function open(line: string) {
    const key = chatDraftKey('chat')
    writeStored(key, draftWith(line, readStored(key, asText)))
    navigate(paths.modeChat('chat'))
  }

  return (
    <Card aria-labelledby="openings" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="openings" className="text-lg">
          {texts.title}
        </h2>
        <p className="text-muted">{texts.intro}</p>
      </div>
      <ul aria-labelledby="openings" className="grid gap-2">
        {pageOf(openings, page, openingsShown).map((line) => (
          <li key={line} className="grid">
            <Button
              variant="secondary"
              className="justify-start text-left font-semibold"
              onClick={() => open(line)}
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
        onClick={() => setPage(page + 1)}
      >
        {texts.more}
      </Button>
      <p role="status" className="sr-only">
        {page > 0 && texts.moreShown}
      </p>
    </Card>
  )
}
