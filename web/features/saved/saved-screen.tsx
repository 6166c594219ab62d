import { Bookmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

interface SavedScreenProps {
  /** The sections of the features that have something to keep; one without anything renders nothing. */
  sections: (preview: boolean) => ReactNode
}

/** What she wants to find again. With ?preview=true a short look at the newest of it, with nothing to change. */
export function SavedScreen({ sections }: SavedScreenProps) {
  const [search] = useSearchParams()
  const preview = search.get('preview') === 'true'
  return (
    <div className="grid gap-4">
      <PageHeader title="Saved" backTo={paths.home()} backLabel="Back to home" />
      <div className="peer grid gap-7 empty:hidden">{sections(preview)}</div>
      <div className="hidden peer-empty:block">
        <EmptyState
          icon={<Bookmark className="size-7" />}
          title="Nothing saved yet."
          action={
            <AppLink to={paths.chat()} className={buttonClass('primary')}>
              Start a Conversation
            </AppLink>
          }
        />
      </div>
      {preview && (
        <AppLink to={paths.saved()} className={`${buttonClass('secondary')} peer-empty:hidden`}>
          See everything saved
        </AppLink>
      )}
    </div>
  )
}
