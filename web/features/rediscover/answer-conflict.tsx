import { useEffect } from 'react'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import type { RediscoverEntry } from '#contract/rediscover.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type OutboxItem, removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { rediscoverKey } from '#web/query-keys.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AnswerView } from './answer-view.tsx'
import type { LocalAnswer } from './local-answers.ts'
import { saveAnswer } from './save-answer.ts'
import { sendWaiting } from './send.ts'

interface AnswerConflictProps {
  sessionId: string
  answer: LocalAnswer
  waiting: OutboxItem
  /** What was chosen stands, and nothing else of it is on this screen. */
  onChosen: () => void
}

/** An answer that the server would not have: because another stands in its place, which she may keep instead, or for a reason that it gave. */
export function AnswerConflict({ sessionId, answer, waiting, onChosen }: AnswerConflictProps) {
  useEffect(() => void queryClient.invalidateQueries({ queryKey: rediscoverKey }), [])
  const { there, response, base } = answer
  if (!there || there.version === base)
    return (
      <Banner tone="danger" role="alert" title={texts.refusedTitle}>
        {waiting.refused}
      </Banner>
    )

  const keepHere = (other: RediscoverEntry) =>
    void saveAnswer(sessionId, response, {
      base: other.version,
      editId: answer.editId ?? crypto.randomUUID(),
    })
  return (
    <Card role="alert" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">{texts.twoTitle}</h2>
        <p className="text-muted">{texts.twoIntro}</p>
      </div>
      {[
        { title: texts.here, of: response, label: texts.keepHere, keep: () => keepHere(there) },
        {
          title: texts.there,
          of: there.response,
          label: texts.keepThere,
          keep: () => {
            removeOutboxItem(waiting.id)
            void sendWaiting(sessionId)
          },
        },
      ].map(({ title, of, label, keep }) => (
        <div key={title} className="grid gap-2 rounded-2xl bg-sunken p-4">
          <h3 className="font-bold text-sm">{title}</h3>
          <AnswerView response={of} />
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => {
              keep()
              onChosen()
            }}
          >
            {label}
          </Button>
        </div>
      ))}
    </Card>
  )
}
