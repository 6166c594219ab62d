import { type ReactNode, useId } from 'react'
import { decideTexts, caseTexts as texts } from '#content/moderation/texts.ts'
import { reportTexts } from '#content/village/report.ts'
import type { ModerationCase } from '#contract/cases.ts'
import { useDateTimeLabel } from '#web/member/use-date-time-label.ts'
import { Card } from '#web/ui/card.tsx'
import { CaseMarks } from './case-marks.tsx'

/** The copy of what a case is of, why it is here, and what was decided and said to it before. */
export function CaseContent({ moderationCase }: { moderationCase: ModerationCase }) {
  const label = useDateTimeLabel()
  const { beneath, former, notes, reasons, reports } = moderationCase
  return (
    <>
      <Part title={texts.whyHere}>
        <CaseMarks moderationCase={moderationCase} />
        <p>{texts.kindsWhy[moderationCase.kind]}</p>
        {reports > 0 && (
          <>
            <p>{texts.reports(reports)}</p>
            <ul className="list-disc pl-5">
              {reasons.map((reason) => (
                <li key={reason}>{reportTexts.reasons[reason]}</li>
              ))}
            </ul>
          </>
        )}
        <Quotes title={texts.notes} of={notes} />
        <p className="text-muted text-sm">{texts.since(label(moderationCase.opened_at))}</p>
      </Part>
      <Part title={texts.words}>
        <Quotes title={texts.beneath} of={beneath} />
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-lg">
          {moderationCase.content}
        </p>
        <p className="wrap-anywhere font-semibold">
          {texts.by(moderationCase.label, moderationCase.person)} · {moderationCase.topic}
        </p>
        <p className="text-muted text-sm">{texts.personHint}</p>
        <Quotes title={texts.former} of={former} />
      </Part>
      {moderationCase.why && (
        <Part title={texts.last}>
          <p className="font-semibold">{moderationCase.is_shown ? texts.shown : texts.hidden}</p>
          {moderationCase.sanction && <p>{decideTexts.sanctions[moderationCase.sanction]}</p>}
          <Quotes title={texts.why} of={[moderationCase.why]} />
          {moderationCase.appeal && <Quotes title={texts.appeal} of={[moderationCase.appeal]} />}
          {moderationCase.closed_at && (
            <p className="text-muted text-sm">{texts.decidedAt(label(moderationCase.closed_at))}</p>
          )}
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card padding="sm" aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** What somebody wrote, in the order in which it was. Texts may be the same, so their places are their keys. */
function Quotes({ title, of: quotes }: { title: string; of: string[] }) {
  if (quotes.length === 0) return null
  return (
    <div className="grid gap-1">
      <p className="font-bold text-sm">{title}</p>
      {quotes.map((quote, place) => (
        <blockquote
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={place}
          dir="auto"
          className="wrap-anywhere whitespace-pre-wrap border-line border-s-4 ps-3"
        >
          {quote}
        </blockquote>
      ))}
    </div>
  )
}
