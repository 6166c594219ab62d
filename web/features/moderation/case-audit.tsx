import { useQuery } from '@tanstack/react-query'
import { auditTexts as texts } from '#content/moderation/texts.ts'
import { useDateTimeLabel } from '#web/member/use-date-time-label.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { auditQuery } from './api.ts'
import { CaseLoadError } from './case-load-error.tsx'

/** An act as it is written down, `hide, warn`, in words. */
function actText(act: string): string {
  const [done = '', asked] = act.split(', ')
  const what = texts.acts[done] ?? act
  return asked ? `${what}, ${texts.asked[asked] ?? asked}` : what
}

/** What moderators did about a case, the latest first. */
export function CaseAudit({ caseId }: { caseId: string }) {
  const label = useDateTimeLabel()
  const { data, error, isFetching, refetch } = useQuery(auditQuery)
  const entries = data?.filter(({ case_id }) => case_id === caseId)
  return (
    <Card padding="sm" aria-labelledby="done" className="grid gap-2">
      <h2 id="done" className="text-lg">
        {texts.title}
      </h2>
      {entries ? (
        entries.length === 0 && <p className="text-muted">{texts.none}</p>
      ) : error ? (
        <CaseLoadError what={texts.what} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <LoadingCards count={1} label={texts.loading} />
      )}
      {entries && entries.length > 0 && (
        <ol className="grid gap-3">
          {entries.map(({ id, at, moderator, act, reason }) => (
            <li key={id} className="grid gap-0.5">
              <p className="font-semibold">{actText(act)}</p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {reason}
              </p>
              <p className="text-muted text-sm">{texts.by(moderator, label(at))}</p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
