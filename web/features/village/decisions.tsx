import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { decisionTexts as texts } from '#content/village/report.ts'
import { limits } from '#contract/limits.ts'
import { appealDecision, type Decision } from '#contract/reports.ts'
import { call } from '#web/lib/api/call.ts'
import { useFieldError } from '#web/lib/api/field-errors.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useDayText } from '#web/member/use-day-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { decisionsQuery } from './api.ts'

/** What of hers waits for a moderator, was hidden or kept, and why. Where there is none, nothing stands here. */
export function Decisions() {
  const { data: decisions } = useQuery(decisionsQuery)
  if (!decisions?.length) return null
  return (
    <section aria-labelledby="decisions" className="grid gap-3">
      <h2 id="decisions" className="text-lg">
        {texts.title}
      </h2>
      <ul className="grid gap-3">
        {decisions.map((decision) => (
          <li key={decision.case_id}>
            <OneDecision decision={decision} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneDecision({ decision }: { decision: Decision }) {
  const dayText = useDayText()
  const { content, is_hidden, is_open, sanction, until, why, appeal } = decision
  return (
    <Card padding="sm" className="grid gap-2">
      <p dir="auto" className="wrap-anywhere line-clamp-5 overflow-clip whitespace-pre-line text-muted">
        {content}
      </p>
      <p className="font-semibold">
        {is_hidden ? texts.hidden : texts.shown} {is_open && texts.open}
      </p>
      {sanction && (
        <p>
          {texts.sanctions[sanction]} {until && texts.until(dayText(until))}
        </p>
      )}
      {why && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          <strong>{texts.why}:</strong> {why}
        </p>
      )}
      {appeal && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          <strong>{texts.youSaid}:</strong> {appeal}
        </p>
      )}
      {why && !appeal && !is_open && <Appeal caseId={decision.case_id} />}
    </Card>
  )
}

function Appeal({ caseId }: { caseId: string }) {
  const form = useRef<HTMLFormElement>(null)
  const refusal = useFieldError(form)
  const [text, setText] = useState('')
  const appeal = useMutation({
    mutationFn: () => call(appealDecision, { params: { caseId }, body: { text } }),
    onSuccess: () => {
      toast({ title: texts.sent })
      return queryClient.invalidateQueries({ queryKey: decisionsQuery.queryKey })
    },
    onError: (error) => refusal.refuse(error.message),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!appeal.isPending) appeal.mutate()
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-2">
      <TextareaField
        label={texts.appeal}
        hint={texts.appealHint}
        rows={2}
        maxLength={limits.appealMax}
        value={text}
        error={refusal.error}
        onChange={({ target }) => {
          refusal.accept()
          setText(target.value)
        }}
      />
      <Button type="submit" size="sm" busy={appeal.isPending} busyLabel={texts.sending}>
        {texts.send}
      </Button>
    </form>
  )
}
