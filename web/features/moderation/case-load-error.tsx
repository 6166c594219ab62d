import { casesTexts as texts } from '#content/moderation/texts.ts'
import { CallError } from '#web/lib/api/call.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

interface CaseLoadErrorProps {
  what: string
  error: Error
  busy: boolean
  onRetry: () => void
}

/** Why nothing stands here. That she does not moderate only the server knows, and says. */
export function CaseLoadError({ what, error, busy, onRetry }: CaseLoadErrorProps) {
  if (!(error instanceof CallError && error.code === 'forbidden'))
    return <ErrorState message={loadFailureText(what, error)} busy={busy} onRetry={onRetry} />
  return (
    <div role="alert">
      <EmptyState
        title={texts.notYours}
        action={
          <AppLink replace to={paths.home()} className={buttonClass()}>
            {texts.home}
          </AppLink>
        }
      >
        {error.message}
      </EmptyState>
    </div>
  )
}
