import { emergency, lifeline } from '#content/urgent-helplines.ts'
import { errorTexts } from '#contract/errors.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { ErrorState } from '#web/ui/error-state.tsx'

/** The id that the server gave an unexpected error, where there is one. */
function requestIdOf(error: unknown): string | undefined {
  const id = error instanceof Error && 'requestId' in error ? error.requestId : undefined
  return typeof id === 'string' ? id : undefined
}

/**
 * A screen that broke, or that could not be fetched. Two numbers to call stand here, which need no connection; the way
 * to SOS is a plain link, which loads the page afresh and so needs nothing of what has just failed.
 */
export function ErrorScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const id = requestIdOf(error)
  // A screen that could not be fetched is only asked for again by a page that loads afresh.
  const tryAgain = () => (navigator.onLine ? location.reload() : reset())
  return (
    <div className="mx-auto grid w-full max-w-sm gap-4 py-6">
      <ErrorState message={errorTexts.unexpected} onRetry={tryAgain}>
        <a href={paths.chat({ sos: true })} className={buttonClass('quiet', 'sm')}>
          SOS: help right now
        </a>
        {[emergency, lifeline].map((line) => (
          <a key={line.id} href={line.tel} className={buttonClass('quiet', 'sm')}>
            Call {line.name} {line.phone}
          </a>
        ))}
        {id && <p className="text-muted text-sm">Error id: {id}</p>}
      </ErrorState>
    </div>
  )
}
