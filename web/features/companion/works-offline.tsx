import { chatTexts } from '#content/chat.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import type { QueuedMessage } from './queued-messages.ts'

const question = /\?|^(?:how|what|when|where|why|which|who|is|are|can|could|may|should|do|does|will|would)\b/i

/** What may be searched for on the shelf. */
const asksSomething = (text: string): boolean => question.test(text.trim())

/**
 * Beneath words of hers that wait because there is no network: that nobody answers them yet, and what does answer without one. The search
 * bears her words beside its address and not in it.
 */
export function WorksOffline({ of: { text, context } }: { of: QueuedMessage }) {
  const isAsked = asksSomething(text)
  return (
    <div className="grid gap-1 px-2">
      <p className="text-muted text-sm">{chatTexts.offline}</p>
      <div className="-ml-3 flex flex-wrap">
        <AppLink
          to={paths.facts()}
          className={buttonClass('quiet', 'sm')}
          {...(isAsked && { state: { factsPlace: { search: text, topic: '' } } })}
        >
          {isAsked ? chatTexts.offlineSearch : chatTexts.offlineFacts}
        </AppLink>
        {!context.isSOS && (
          <AppLink to={paths.chat({ sos: true })} className={buttonClass('quiet', 'sm')}>
            {chatTexts.offlineSos}
          </AppLink>
        )}
      </div>
    </div>
  )
}
